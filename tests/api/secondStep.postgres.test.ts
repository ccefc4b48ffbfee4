import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { Database } from "#adapters/postgres/Database.ts"
import { CapturedMail } from "#adapters/mail/mailerFolder.ts"
import { sendOutboxMessage } from "#domain/mail/sendOutboxMessage.ts"
import { Users } from "#domain/people/Users.ts"
import type { PasskeyCreation, PasskeyRequest } from "#domain/second-step/WebAuthn.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { Role } from "#domain/access/Role.ts"
import { appCode, avoidStepBoundary, softAuthenticator } from "../support/softAuthenticator.ts"
import { testServer } from "../support/testServer.ts"
import { password } from "../support/apiClient.ts"

const { ask, signIn, openShop, cookieOf, run } = testServer()

const newShop = async (roles: ReadonlyArray<Role> = ["owner"]) => {
  const { prefix, tenant, users } = await openShop(roles)
  const inHere = <A, E, R>(work: Effect.Effect<A, E, R>) =>
    Effect.provideService(work, CurrentTenant, { id: tenant.id })
  return { prefix, tenant, users, inHere, origin: `http://${prefix}.localhost:3000`, userName: users[0]!.userName }
}
type Shop = Awaited<ReturnType<typeof newShop>>

const post = (
  prefix: string,
  path: string,
  body: unknown,
  cookie?: string,
  headers: Readonly<Record<string, string>> = {}
) => ask(prefix, path, { method: "POST", body, headers, ...(cookie === undefined ? {} : { cookie }) })
const dataOf = <A>(reply: {
  readonly status: number
  readonly text: string
  readonly json: () => { readonly data: never }
}) => {
  if (reply.status !== 200) throw new Error(reply.text)
  return reply.json().data as A
}
const said = (reply: { readonly status: number; readonly json: () => { readonly messages: Array<string> } }) => [
  reply.status,
  ...reply.json().messages
]
const login = (prefix: string, userName: string, headers = {}) =>
  post(prefix, "/login", { userName, password }, undefined, headers)
const tokenOf = (reply: Awaited<ReturnType<typeof login>>) => {
  assert.deepStrictEqual(said(reply), [401, "SecondStepNeeded"])
  return reply.json().failure as unknown as { token: string; methods: Array<string> }
}
/** Exchanges the hand-off key for a session at the shop. */
const enter = async (prefix: string, { key }: { readonly key: string }) =>
  cookieOf(await post(prefix, "/tokens", { key }))

const addApp = async ({ prefix }: Shop, cookie: string) => {
  const { secret, uri } = dataOf<{ secret: string; uri: string }>(
    await post(prefix, "/identity/authenticator", { currentPassword: password }, cookie)
  )
  // Uses the previous code, so that the ones after it are unused.
  await avoidStepBoundary()
  const { recoveryCodes } = dataOf<{ recoveryCodes: Array<string> }>(
    await post(prefix, "/identity/authenticator/code", { code: appCode(secret, -1) }, cookie)
  )
  return { secret, uri, recoveryCodes }
}
const addPasskey = async ({ origin, prefix }: Shop, cookie: string, authenticator = softAuthenticator()) => {
  const creation = dataOf<PasskeyCreation>(
    await post(prefix, "/identity/passkeys/challenge", { currentPassword: password }, cookie)
  )
  const { recoveryCodes } = dataOf<{ recoveryCodes: Array<string> }>(
    await post(
      prefix,
      "/identity/passkeys",
      { name: "Office PC", made: authenticator.make(creation, { origin }) },
      cookie
    )
  )
  return { authenticator, creation, recoveryCodes }
}
const challengeAt = async (prefix: string, body: unknown = {}) =>
  dataOf<PasskeyRequest>(await post(prefix, "/login/passkey-challenge", body))

describe("an authenticator app as a second step", () => {
  it("is required after the right password, accepts each code once, and then hands off like a password alone", async () => {
    const shop = await newShop()
    const { secret, uri } = await addApp(shop, await signIn(shop.prefix, shop.userName))
    assert.match(
      uri,
      new RegExp(
        `^otpauth://totp/.+:${encodeURIComponent(shop.userName)}\\?secret=${secret}&issuer=.+&algorithm=SHA1&digits=6&period=30$`
      )
    )

    for (const door of ["", shop.prefix]) {
      const { token, methods } = tokenOf(await login(door, shop.userName))
      assert.deepStrictEqual(methods, ["authenticator", "recoveryCode"])
      const code = appCode(secret, door === "" ? 0 : 1)
      const answer = dataOf<{ success: boolean; key: string; redirectUrl: string }>(
        await post(door, "/login/second-step", { token, code: `${code.slice(0, 3)} ${code.slice(3)}` })
      )
      assert.isTrue(answer.success)
      assert.strictEqual(answer.redirectUrl, `${shop.origin}/auth-transition`)
      assert.strictEqual(
        (await ask(shop.prefix, "/user/current", { cookie: await enter(shop.prefix, answer) })).status,
        200
      )
      // Neither the code nor the token works again.
      assert.deepStrictEqual(said(await post(door, "/login/second-step", { token, code: appCode(secret, 1) })), [
        401,
        "SecondStepOver"
      ])
      const again = tokenOf(await login(door, shop.userName))
      assert.deepStrictEqual(said(await post(door, "/login/second-step", { token: again.token, code })), [
        422,
        "CodeNotRight"
      ])
    }
  })

  it("stores the secret encrypted, and codes and tokens as fingerprints", async () => {
    const shop = await newShop()
    const { recoveryCodes, secret } = await addApp(shop, await signIn(shop.prefix, shop.userName))
    const { token } = tokenOf(await login("", shop.userName))
    const rows = await run(
      shop.inHere(
        Database.use(({ read }) =>
          read(async ({ execute }) => [
            ...(await execute("select * from authenticator where tenant_id = ?", [shop.tenant.id])),
            ...(await execute("select * from recovery_code where tenant_id = ?", [shop.tenant.id])),
            ...(await execute("select * from pending_sign_in where tenant_id = ?", [shop.tenant.id]))
          ])
        )
      )
    )
    const kept = JSON.stringify(rows)
    assert.isAbove(rows.length, recoveryCodes.length)
    for (const open of [
      secret,
      token.split(".")[1]!,
      ...recoveryCodes,
      ...recoveryCodes.map((code) => code.replaceAll("-", ""))
    ])
      assert.notInclude(kept, open)
  })

  it("limits a pending sign-in to its second step: in its own browser, at a host of its shop, five tries", async () => {
    const shop = await newShop()
    const other = await newShop()
    const { secret } = await addApp(shop, await signIn(shop.prefix, shop.userName))
    const { token } = tokenOf(await login("", shop.userName, { "user-agent": "Firefox" }))
    const finish = (door: string, code: string, browser = "Firefox") =>
      post(door, "/login/second-step", { token, code }, undefined, { "user-agent": browser })
    assert.deepStrictEqual(said(await post(shop.prefix, "/tokens", { key: token.split(".")[1]! })), [
      401,
      "KeyNotAccepted"
    ])
    assert.deepStrictEqual(
      said(await ask(shop.prefix, "/user/current", { cookie: `__Host-frit-access=${token.split(".")[1]!}` })),
      [401, "signInFirst"]
    )
    assert.deepStrictEqual(said(await finish("", appCode(secret), "Chrome")), [401, "SecondStepOver"])
    assert.deepStrictEqual(said(await finish(other.prefix, appCode(secret))), [401, "SecondStepOver"])
    for (let times = 0; times < 4; times++)
      assert.deepStrictEqual(said(await finish("", "000000")), [422, "CodeNotRight"])
    assert.strictEqual((await finish("", appCode(secret))).status, 429)
  })

  it("admits one of twenty who send the same code concurrently", async () => {
    const shop = await newShop()
    const { secret } = await addApp(shop, await signIn(shop.prefix, shop.userName))
    const { token } = tokenOf(await login("", shop.userName))
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => post("", "/login/second-step", { token, code: appCode(secret) }))
    )
    assert.strictEqual(answers.filter(({ status }) => status === 200).length, 1)
  })

  it("expires pending sign-ins after five minutes", async () => {
    const shop = await newShop()
    const { secret } = await addApp(shop, await signIn(shop.prefix, shop.userName))
    const { token } = tokenOf(await login("", shop.userName))
    await run(
      shop.inHere(
        Database.use(({ write }) =>
          write(({ execute }) =>
            execute("update pending_sign_in set expires = ? where tenant_id = ?", [Date.now() - 1, shop.tenant.id])
          )
        )
      )
    )
    assert.deepStrictEqual(said(await post("", "/login/second-step", { token, code: appCode(secret) })), [
      401,
      "SecondStepOver"
    ])
  })

  it("cannot be bypassed with a password set by an admin", async () => {
    const shop = await newShop(["owner", "sales"])
    const owner = await signIn(shop.prefix, shop.userName)
    const seller = shop.users[1]!
    await addApp(shop, await signIn(shop.prefix, seller.userName))
    const given = "Kestrel-41-vQ"
    assert.strictEqual(
      (
        await ask(shop.prefix, `/users/${seller.id}/password`, {
          method: "PUT",
          body: { password: given },
          cookie: owner
        })
      ).status,
      200
    )
    assert.deepStrictEqual(said(await post("", "/login", { userName: seller.userName, password: given })), [
      401,
      "SecondStepNeeded"
    ])
  })

  it("requires the password before it is set up, removed, or issues new codes", async () => {
    const shop = await newShop()
    const cookie = await signIn(shop.prefix, shop.userName)
    await addApp(shop, cookie)
    for (const path of [
      "/identity/authenticator",
      "/identity/authenticator/removal",
      "/identity/recovery-codes",
      "/identity/passkeys/challenge"
    ]) {
      assert.deepStrictEqual(
        said(await post(shop.prefix, path, { currentPassword: "Wrong-View-2026" }, cookie)),
        [422, "PasswordNotRight"],
        path
      )
      // Wrong passwords count as failed sign-ins; a correct one resets the count.
      assert.strictEqual(
        (await post(shop.prefix, "/identity/recovery-codes", { currentPassword: password }, cookie)).status,
        200
      )
    }
    assert.strictEqual(
      (await post(shop.prefix, "/identity/authenticator/removal", { currentPassword: password }, cookie)).status,
      200
    )
    assert.strictEqual((await login("", shop.userName)).status, 200)
  })
})

describe("a set of recovery codes", () => {
  it("contains ten codes that work once each, and replaces the previous set", async () => {
    const shop = await newShop()
    const cookie = await signIn(shop.prefix, shop.userName)
    const { recoveryCodes } = await addApp(shop, cookie)
    assert.strictEqual(new Set(recoveryCodes).size, 10)
    for (const code of recoveryCodes) assert.match(code, /^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/)
    const first = tokenOf(await login("", shop.userName))
    // As typed from paper: lowercase and with different spacing.
    const entered = dataOf<{ key: string }>(
      await post("", "/login/second-step", {
        token: first.token,
        code: recoveryCodes[0]!.toLowerCase().replaceAll("-", " ")
      })
    )
    assert.strictEqual(
      (await ask(shop.prefix, "/user/current", { cookie: await enter(shop.prefix, entered) })).status,
      200
    )
    const second = tokenOf(await login("", shop.userName))
    assert.deepStrictEqual(
      said(await post("", "/login/second-step", { token: second.token, code: recoveryCodes[0]! })),
      [422, "CodeNotRight"]
    )
    const { recoveryCodes: fresh } = dataOf<{ recoveryCodes: Array<string> }>(
      await post(shop.prefix, "/identity/recovery-codes", { currentPassword: password }, cookie)
    )
    assert.deepStrictEqual(
      said(await post("", "/login/second-step", { token: second.token, code: recoveryCodes[1]! })),
      [422, "CodeNotRight"]
    )
    assert.strictEqual((await post("", "/login/second-step", { token: second.token, code: fresh[1]! })).status, 200)
    assert.deepInclude(dataOf<object>(await ask(shop.prefix, "/identity/second-step", { cookie })), {
      recoveryCodesLeft: 9,
      hasAuthenticator: true
    })
  })
})

describe("a passkey", () => {
  it("signs in on its own, and as a second step only for its own user", async () => {
    const shop = await newShop(["owner", "sales"])
    const { authenticator, creation } = await addPasskey(shop, await signIn(shop.prefix, shop.userName))
    // Browsers do not share passkeys between localhost and its subdomains.
    assert.strictEqual(creation.rpId, `${shop.prefix}.localhost`)
    const asked = await challengeAt(shop.prefix)
    assert.deepStrictEqual(asked.allow, [])
    const answer = dataOf<{ success: boolean; key: string; redirectUrl: string }>(
      await post(shop.prefix, "/login/passkey", {
        credential: authenticator.show(asked, { origin: shop.origin, counter: 1 })
      })
    )
    assert.deepStrictEqual([answer.success, answer.redirectUrl], [true, `${shop.origin}/auth-transition`])
    assert.strictEqual(
      (await ask(shop.prefix, "/user/current", { cookie: await enter(shop.prefix, answer) })).status,
      200
    )

    const { token, methods } = tokenOf(await login(shop.prefix, shop.userName))
    assert.deepStrictEqual(methods, ["passkey", "recoveryCode"])
    const second = await challengeAt(shop.prefix, { token })
    assert.deepStrictEqual(second.allow.length, 1)
    assert.strictEqual(
      (
        await post(shop.prefix, "/login/passkey", {
          token,
          credential: authenticator.show(second, { origin: shop.origin, counter: 2 })
        })
      ).status,
      200
    )

    const seller = await addPasskey(shop, await signIn(shop.prefix, shop.users[1]!.userName))
    const mine = tokenOf(await login(shop.prefix, shop.userName))
    const third = await challengeAt(shop.prefix, { token: mine.token })
    assert.deepStrictEqual(
      said(
        await post(shop.prefix, "/login/passkey", {
          token: mine.token,
          credential: seller.authenticator.show(third, { origin: shop.origin, counter: 1 })
        })
      ),
      [422, "PasskeyNotAccepted"]
    )
  })

  it("is rejected with a challenge that was used, invented, too old or issued elsewhere; from another site; without user verification; or if its counter went back", async () => {
    const shop = await newShop()
    const other = await newShop()
    const { authenticator } = await addPasskey(shop, await signIn(shop.prefix, shop.userName))
    const show = async (
      flaws: Partial<Parameters<typeof authenticator.show>[1]>,
      at: PasskeyRequest,
      door = shop.prefix
    ) =>
      said(
        await post(door, "/login/passkey", { credential: authenticator.show(at, { origin: shop.origin, ...flaws }) })
      )
    const refused = [422, "PasskeyNotAccepted"]
    const used = await challengeAt(shop.prefix)
    assert.deepStrictEqual(await show({ counter: 5 }, used), [200])
    assert.deepStrictEqual(await show({ counter: 6 }, used), refused)
    assert.deepStrictEqual(
      await show({ counter: 6, challenge: Buffer.from("made up").toString("base64url") }, used),
      refused
    )
    const old = await challengeAt(shop.prefix)
    await run(
      shop.inHere(
        Database.use(({ write }) =>
          write(({ execute }) =>
            execute("update passkey_challenge set expires = ? where tenant_id = ?", [Date.now() - 1, shop.tenant.id])
          )
        )
      )
    )
    assert.deepStrictEqual(await show({ counter: 6 }, old), refused)
    assert.deepStrictEqual(await show({ counter: 6 }, await challengeAt(other.prefix)), refused)
    assert.deepStrictEqual(
      await show({ counter: 6, origin: other.origin }, await challengeAt(other.prefix), other.prefix),
      refused
    )
    assert.deepStrictEqual(
      await show({ counter: 6, origin: "https://evil.example" }, await challengeAt(shop.prefix)),
      refused
    )
    assert.deepStrictEqual(await show({ counter: 6, isVerified: false }, await challengeAt(shop.prefix)), refused)
    assert.deepStrictEqual(await show({ counter: 5 }, await challengeAt(shop.prefix)), refused)
    assert.deepStrictEqual(await show({ counter: 6 }, await challengeAt(shop.prefix)), [200])
  })

  it("is added with a challenge issued after the password to the same user, and no longer works once removed", async () => {
    const shop = await newShop(["owner", "sales"])
    const [owner, seller] = [
      await signIn(shop.prefix, shop.userName),
      await signIn(shop.prefix, shop.users[1]!.userName)
    ]
    const creation = dataOf<PasskeyCreation>(
      await post(shop.prefix, "/identity/passkeys/challenge", { currentPassword: password }, owner)
    )
    const add = (cookie: string, made: unknown) =>
      post(shop.prefix, "/identity/passkeys", { name: "Phone", made }, cookie)
    const authenticator = softAuthenticator()
    assert.deepStrictEqual(said(await add(seller, authenticator.make(creation, { origin: shop.origin }))), [
      422,
      "PasskeyNotAccepted"
    ])
    assert.deepStrictEqual(said(await add(owner, authenticator.make(creation, { origin: shop.origin }))), [
      422,
      "PasskeyNotAccepted"
    ])
    const signInChallenge = await challengeAt(shop.prefix)
    assert.deepStrictEqual(
      said(
        await add(
          owner,
          authenticator.make({ ...creation, challenge: signInChallenge.challenge }, { origin: shop.origin })
        )
      ),
      [422, "PasskeyNotAccepted"]
    )
    await addPasskey(shop, owner, authenticator)
    const { passkeys } = dataOf<{ passkeys: Array<{ id: string; name: string }> }>(
      await ask(shop.prefix, "/identity/second-step", { cookie: owner })
    )
    assert.deepStrictEqual(
      passkeys.map(({ name }) => name),
      ["Office PC"]
    )
    const path = `/identity/passkeys/${passkeys[0]!.id}`
    assert.strictEqual(
      (await ask(shop.prefix, path, { method: "PUT", body: { name: "Not mine" }, cookie: seller })).status,
      404
    )
    assert.strictEqual((await post(shop.prefix, `${path}/removal`, { currentPassword: password }, seller)).status, 404)
    assert.strictEqual(
      (await ask(shop.prefix, path, { method: "PUT", body: { name: "Front desk" }, cookie: owner })).status,
      200
    )
    assert.strictEqual((await post(shop.prefix, `${path}/removal`, { currentPassword: password }, owner)).status, 200)
    assert.deepStrictEqual(
      said(
        await post(shop.prefix, "/login/passkey", {
          credential: authenticator.show(await challengeAt(shop.prefix), { origin: shop.origin, counter: 1 })
        })
      ),
      [422, "PasskeyNotAccepted"]
    )
    assert.strictEqual((await login("", shop.userName)).status, 200)
  })

  it("gives a deactivated user no access", async () => {
    const shop = await newShop(["owner", "sales"])
    const seller = shop.users[1]!
    const { authenticator } = await addPasskey(shop, await signIn(shop.prefix, seller.userName))
    await run(shop.inHere(Users.use((users) => users.save({ ...seller, active: false }))))
    const credential = authenticator.show(await challengeAt(shop.prefix), { origin: shop.origin, counter: 1 })
    assert.deepStrictEqual(said(await post(shop.prefix, "/login/passkey", { credential })), [422, "PasskeyNotAccepted"])
  })
})

describe("a shop that requires a second step", () => {
  it("refuses everything else to users without one until they set one up, and lets no one remove their last", async () => {
    const shop = await newShop(["owner", "sales"])
    const [owner, seller] = [
      await signIn(shop.prefix, shop.userName),
      await signIn(shop.prefix, shop.users[1]!.userName)
    ]
    await addApp(shop, owner)
    const require = (cookie: string, isRequired: boolean) =>
      ask(shop.prefix, "/admin/security", { method: "PUT", body: { isRequired }, cookie })
    assert.strictEqual((await require(seller, true)).status, 403)
    assert.strictEqual((await require(owner, true)).status, 200)
    assert.strictEqual((await ask(shop.prefix, "/customers", { cookie: owner })).status, 200)
    const fresh = await signIn(shop.prefix, shop.users[1]!.userName)
    for (const path of ["/customers", "/jobs", "/identity/profile", "/identity/sessions"])
      assert.deepStrictEqual(said(await ask(shop.prefix, path, { cookie: fresh })), [403, "mustSetUpSecondStep"], path)
    assert.deepInclude(dataOf<object>(await ask(shop.prefix, "/user/current", { cookie: fresh })), {
      mustSetUpSecondStep: true
    })
    await addApp(shop, fresh)
    assert.strictEqual((await ask(shop.prefix, "/customers", { cookie: fresh })).status, 200)
    assert.deepStrictEqual(
      said(await post(shop.prefix, "/identity/authenticator/removal", { currentPassword: password }, fresh)),
      [422, "LastSecondStep"]
    )
  })

  it("applies the requirement at the next current-user request, however recently the same token was used", async () => {
    const { prefix, userName } = await newShop()
    const owner = await signIn(prefix, userName)
    const must = async () =>
      dataOf<{ mustSetUpSecondStep: boolean }>(await ask(prefix, "/user/current", { cookie: owner }))
        .mustSetUpSecondStep
    const require = (isRequired: boolean) =>
      ask(prefix, "/admin/security", { method: "PUT", body: { isRequired }, cookie: owner })
    assert.isFalse(await must())
    assert.strictEqual((await require(true)).status, 200)
    assert.isTrue(await must())
    // Nor does the node use what it remembered about the token.
    assert.deepStrictEqual(said(await ask(prefix, "/customers", { cookie: owner })), [403, "mustSetUpSecondStep"])
  })

  it("lets an admin reset another user's second step but not their own: sessions end, it is logged, and the user is notified", async () => {
    const shop = await newShop(["owner", "sales"])
    const seller = { ...shop.users[1]!, emailAddress: `${shop.users[1]!.userName}@example.com` }
    await run(shop.inHere(Users.use((users) => users.save(seller))))
    const owner = await signIn(shop.prefix, shop.userName)
    const sellers = await signIn(shop.prefix, seller.userName)
    await addApp(shop, sellers)
    assert.deepInclude(dataOf<object>(await ask(shop.prefix, `/users/${seller.id}/second-step`, { cookie: owner })), {
      hasAuthenticator: true,
      recoveryCodesLeft: 10
    })
    assert.deepStrictEqual(
      said(
        await ask(shop.prefix, `/users/${shop.users[0]!.id}/second-step`, { method: "DELETE", body: {}, cookie: owner })
      ),
      [422, "NotYourself"]
    )
    assert.deepInclude(
      dataOf<object>(
        await ask(shop.prefix, `/users/${seller.id}/second-step`, { method: "DELETE", body: {}, cookie: owner })
      ),
      { hasAuthenticator: false, recoveryCodesLeft: 0 }
    )
    assert.strictEqual((await ask(shop.prefix, "/user/current", { cookie: sellers })).status, 401)
    assert.strictEqual((await login("", seller.userName)).status, 200)
    const { items } = dataOf<{ items: Array<{ kind: string; userId: string; byName: string }> }>(
      await ask(shop.prefix, "/audit?kind=secondStepReset", { cookie: owner })
    )
    const { firstName, lastName } = shop.users[0]!
    assert.deepStrictEqual(
      items.map(({ byName, kind, userId }) => [kind, userId, byName]),
      [["secondStepReset", seller.id, `${firstName} ${lastName}`]]
    )
    const subjects = (await mailsTo(shop, seller.emailAddress)).map(({ subject }) => subject)
    assert.sameMembers(subjects, [
      `How you log in to ${shop.tenant.businessName} was changed`,
      `Your second step for ${shop.tenant.businessName} was reset`
    ])
  })
})

/** Does the worker's work and returns the mails to an address. */
const mailsTo = async (shop: Shop, email: string) => {
  const waiting = await run(
    shop.inHere(
      Database.use(({ read }) =>
        read(({ execute }) =>
          execute("select id from outbox where tenant_id = ? and done_at is null", [shop.tenant.id])
        )
      )
    )
  )
  for (const { id } of waiting) await run(shop.inHere(Effect.orDie(sendOutboxMessage(String(id)))))
  return (await run(Effect.flatMap(CapturedMail, (kept) => kept!.list))).filter(({ to }) => to.address === email)
}

describe("the sign-in log", () => {
  const chrome = {
    "user-agent":
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36"
  }
  const iphone = {
    "user-agent":
      "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1"
  }

  it("shows when, how, with what and from which network, successful or refused: to each user their own, to owner and admin everyone's; a new device is reported by mail", async () => {
    const shop = await newShop(["owner", "sales"])
    const seller = { ...shop.users[1]!, emailAddress: `${shop.users[1]!.userName}@example.com` }
    await run(shop.inHere(Users.use((users) => users.save(seller))))
    const enterWith = async (device: typeof chrome, from: string) => {
      const headers = { ...device, "x-forwarded-for": from }
      const { key } = dataOf<{ key: string }>(await login("", seller.userName, headers))
      return cookieOf(await post(shop.prefix, "/tokens", { key }, undefined, headers))
    }
    await post("", "/login", { userName: seller.userName, password: "Wrong-View-2026" }, undefined, {
      ...chrome,
      "x-forwarded-for": "203.0.113.77"
    })
    await enterWith(chrome, "203.0.113.77")
    await enterWith(chrome, "203.0.113.80")
    const cookie = await enterWith(iphone, "2001:db8:85a3:8d3::7")
    type Entry = {
      kind: string
      method: string
      refused: string | null
      device: string
      network: string
      userName: string
    }
    const { items } = dataOf<{ items: Array<Entry> }>(await ask(shop.prefix, "/identity/sign-ins", { cookie }))
    assert.deepStrictEqual(
      items.map(({ device, kind, method, network, refused }) => [kind, method, refused, device, network]),
      [
        ["signedIn", "password", null, "Safari, iPhone", "2001:db8:85a3::x"],
        ["signedIn", "password", null, "Chrome, Windows", "203.0.113.x"],
        ["signedIn", "password", null, "Chrome, Windows", "203.0.113.x"],
        ["signInRefused", "password", "wrongPassword", "Chrome, Windows", "203.0.113.x"]
      ]
    )
    assert.strictEqual((await ask(shop.prefix, "/audit", { cookie })).status, 403)
    const owner = await signIn(shop.prefix, shop.userName)
    const seen = dataOf<{ items: Array<Entry>; total: number }>(
      await ask(shop.prefix, `/audit?person=${seller.id}&about=signIns&size=100`, { cookie: owner })
    )
    assert.deepStrictEqual([seen.items, seen.total], [items, 4])
    const mails = await mailsTo(shop, seller.emailAddress)
    assert.deepStrictEqual(
      mails.map(({ subject }) => subject),
      [`New login to ${shop.tenant.businessName}`]
    )
    assert.include(mails[0]!.text, "Safari, iPhone · 2001:db8:85a3::x")
    assert.include(mails[0]!.text, `${shop.origin}/account/security`)
  })

  it("is limited to its own shop", async () => {
    const [shop, other] = [await newShop(), await newShop()]
    await signIn(shop.prefix, shop.userName)
    const { items } = dataOf<{ items: Array<{ userId: string }> }>(
      await ask(other.prefix, "/audit?size=100", { cookie: await signIn(other.prefix, other.userName) })
    )
    assert.deepStrictEqual([...new Set(items.map(({ userId }) => userId))], [other.users[0]!.id])
  })
})

describe("the export log", () => {
  it("shows who exported which list and how many rows; an export of the log itself is logged too", async () => {
    const shop = await newShop(["owner", "admin"])
    const owner = await signIn(shop.prefix, shop.userName)
    const admin = await signIn(shop.prefix, shop.users[1]!.userName)
    assert.strictEqual((await ask(shop.prefix, "/exports/users.csv", { cookie: admin })).status, 200)
    assert.strictEqual((await ask(shop.prefix, "/exports/users.csv?role=installer", { cookie: owner })).status, 200)
    const log = await ask(shop.prefix, "/exports/audit.csv?about=exports&language=en", { cookie: owner })
    const [head = "", ...lines] = log.text.trim().split("\r\n")
    assert.strictEqual(head.replace("\uFEFF", ""), "When,Person,Event,How,Device,Network,By,List,Rows,Details")
    const name = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }) =>
      `${firstName} ${lastName}`
    assert.deepStrictEqual(
      lines.map((line) => line.split(",")).map(([, person, what, , , , , list, rows]) => [person, what, list, rows]),
      [
        [name(shop.users[0]!), "List exported", "users", "0"],
        [name(shop.users[1]!), "List exported", "users", "2"]
      ]
    )
    const { items } = dataOf<{
      items: Array<{ kind: string; list: string; format: string; rows: number; userId: string }>
    }>(await ask(shop.prefix, "/audit?about=exports", { cookie: owner }))
    assert.deepStrictEqual(
      items.map(({ format, list, rows, userId }) => [list, format, rows, userId]),
      [
        ["audit", "csv", 2, shop.users[0]!.id],
        ["users", "csv", 0, shop.users[0]!.id],
        ["users", "csv", 2, shop.users[1]!.id]
      ]
    )
  })
})
