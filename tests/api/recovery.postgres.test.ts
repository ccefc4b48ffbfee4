import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import pg from "pg"
import { inject } from "vitest"
import { CapturedMail } from "#adapters/mail/mailerFolder.ts"
import { Database } from "#adapters/postgres/Database.ts"
import { sendOutboxMessage } from "#domain/mail/sendOutboxMessage.ts"
import { Users } from "#domain/people/Users.ts"
import { attemptKey } from "#domain/credentials/Attempts.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { Tenant } from "#domain/tenants/Tenant.ts"
import { testServer } from "../support/testServer.ts"
import { password as oldPassword } from "../support/apiClient.ts"

const { ask, signIn, openShop, cookieOf, run } = testServer()

const newPassword = "Kestrel-41-vQ"
let callers = 0
/** A client address not used before: the server under test trusts one proxy. */
const fromAnywhere = () => ({ "x-forwarded-for": `198.18.${Math.floor(++callers / 250)}.${callers % 250}` })
const post = (
  prefix: string,
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = fromAnywhere()
) => ask(prefix, path, { method: "POST", body, headers })
const inShop = (tenant: Tenant) => Effect.provideService(CurrentTenant, { id: tenant.id })
const sql = (text: string, values: Array<unknown>) =>
  Database.use(({ write }) => write(({ execute }) => execute(text, values)))

const shop = async () => {
  const { tenant, prefix, users } = await openShop(["sales"])
  const emailAddress = `${users[0]!.userName}@copperstate.example`
  const user = { ...users[0]!, emailAddress }
  await run(Users.use((all) => all.save(user)).pipe(inShop(tenant)))
  return { tenant, prefix, user, email: emailAddress }
}

/** Does the worker's work and returns the latest mail to an address. */
const mailTo = async (tenant: Tenant, email: string) => {
  const waiting = await run(
    sql("select id from outbox where tenant_id = ? and done_at is null", [tenant.id]).pipe(inShop(tenant))
  )
  for (const { id } of waiting as unknown as ReadonlyArray<{ readonly id: string }>)
    await run(Effect.orDie(sendOutboxMessage(id)).pipe(inShop(tenant)))
  const mails = await run(Effect.flatMap(CapturedMail, (kept) => kept!.list))
  return mails.find(({ to }) => to.address === email)!
}
const linkIn = (text: string) => new URL(/http\S+/.exec(text)![0])
const askLink = async ({ tenant, prefix, email }: Awaited<ReturnType<typeof shop>>, headers = fromAnywhere()) => {
  assert.strictEqual((await post(prefix, "/identity/forgot-password", { email }, headers)).status, 200)
  const link = linkIn((await mailTo(tenant, email)).text)
  return { link, asked: { email, token: link.searchParams.get("token")! } }
}

const forged = { "x-forwarded-host": "evil.example", forwarded: "host=evil.example" }

describe("a forgotten password", () => {
  it("is reset by a link, once; all sessions end and the user is notified (P5)", async () => {
    const here = await shop()
    const before = await signIn(here.prefix, here.user.userName)
    const { asked } = await askLink(here)
    assert.strictEqual((await post(here.prefix, "/identity/verify-token", asked)).status, 200)
    const tries = await Promise.all(
      Array.from({ length: 8 }, () =>
        post(here.prefix, "/identity/reset-password", { ...asked, password: newPassword })
      )
    )
    assert.deepStrictEqual(tries.map(({ status }) => status).sort(), [200, ...Array.from({ length: 7 }, () => 422)])
    assert.deepStrictEqual(
      (await post(here.prefix, "/identity/reset-password", { ...asked, password: newPassword })).json().messages,
      ["TokenInvalid"]
    )

    assert.strictEqual((await ask(here.prefix, "/user/current", { cookie: before })).status, 401)
    assert.strictEqual((await ask(here.prefix, "/tokens/refresh/", { cookie: before })).status, 401)
    assert.strictEqual((await post("", "/login", { userName: here.user.userName, password: oldPassword })).status, 422)
    assert.strictEqual((await post("", "/login", { userName: here.user.userName, password: newPassword })).status, 200)
    assert.include((await mailTo(here.tenant, here.email)).subject, "was changed")
  })

  it("can be replaced by one of up to 128 characters of any script (P3)", async () => {
    const here = await shop()
    const { asked } = await askLink(here)
    const long = `Стекло-7${"密码🔑é".repeat(30)}`
    assert.strictEqual([...long].length, 128)
    assert.strictEqual((await post(here.prefix, "/identity/reset-password", { ...asked, password: long })).status, 200)
    assert.strictEqual((await post("", "/login", { userName: here.user.userName, password: long })).status, 200)
    assert.strictEqual(
      (await post("", "/login", { userName: here.user.userName, password: long.slice(0, -1) })).status,
      422
    )
  })

  it("cannot be replaced by one that breaks a rule or is common, and the link stays valid (P2)", async () => {
    const here = await shop()
    const { asked } = await askLink(here)
    const answers = await Promise.all(
      ["", "short-1A", "nothingbutletters", "Kestrel 41 vQ", "Password-2026", "CopperState-2026"].map(
        async (password) => {
          const answer = (await post(here.prefix, "/identity/reset-password", { ...asked, password })).json()
          return answer.errors?.["password"]?.[0] ?? answer.messages[0]
        }
      )
    )
    assert.deepStrictEqual(answers, [
      "required",
      "tooShort:10",
      "password.kinds",
      "password.spaces",
      "PasswordCommon",
      "PasswordCommon"
    ])
    assert.strictEqual(
      (await post(here.prefix, "/identity/reset-password", { ...asked, password: newPassword })).status,
      200
    )
  })

  it("requires a link less than ten minutes old; one older than three days is reported as such (P5)", async () => {
    const here = await shop()
    const { asked } = await askLink(here)
    const older = (minutes: number) =>
      run(
        sql("update password_reset set sent_at = sent_at - ? where tenant_id = ?", [
          minutes * 60_000,
          here.tenant.id
        ]).pipe(inShop(here.tenant))
      )
    const verified = async () => (await post(here.prefix, "/identity/verify-token", asked)).json().messages[0]
    await older(9)
    assert.isUndefined(await verified())
    await older(1.1)
    assert.strictEqual(await verified(), "TokenExpired")
    await older(3 * 24 * 60)
    assert.strictEqual(await verified(), "TokenTooOld")
    assert.strictEqual(
      (await post(here.prefix, "/identity/reset-password", { ...asked, password: newPassword })).json().messages[0],
      "TokenTooOld"
    )
  })

  it("is reset by a link with 256 random bits that are stored nowhere in the database (P5, S1)", async () => {
    const here = await shop()
    const {
      asked: { token }
    } = await askLink(here)
    assert.match(token, /^[\w-]{43}$/)
    const owner = new pg.Client(inject("ownerUrl"))
    await owner.connect()
    try {
      for (const table of ["password_reset", "outbox", "pgboss.job", "answered", "attempt"]) {
        await owner.query("select set_config('app.tenant_id', $1, false)", [here.tenant.id])
        const { rows } = await owner.query(
          `select count(*)::int as found from ${table} t where t::text like '%' || $1 || '%'`,
          [token]
        )
        assert.deepStrictEqual(rows, [{ found: 0 }], table)
      }
    } finally {
      await owner.end()
    }
  })

  it("is reset by a link whose host comes from configuration, whatever the request says (P6)", async () => {
    const here = await shop()
    const { link } = await askLink(here, { ...fromAnywhere(), ...forged })
    assert.strictEqual(link.origin, `http://${here.prefix}.localhost:3000`)
    assert.strictEqual((await post("evil.example", "/identity/forgot-password", { email: here.email })).status, 404)
  })

  it("is looked up only in the shop whose host is used; at the base domain, in all shops", async () => {
    const [here, there] = [await shop(), await shop()]
    const refusal = await post(there.prefix, "/identity/forgot-password", { email: here.email })
    assert.deepStrictEqual([refusal.status, refusal.json().messages], [422, ["EmailUnknown"]])
    assert.strictEqual((await post("", "/identity/forgot-password", { email: here.email.toUpperCase() })).status, 200)
    const link = linkIn((await mailTo(here.tenant, here.email)).text)
    assert.strictEqual(link.host, `${here.prefix}.localhost:3000`)
    const asked = { email: here.email, token: link.searchParams.get("token")! }
    for (const prefix of [there.prefix, ""])
      assert.deepStrictEqual((await post(prefix, "/identity/verify-token", asked)).json().messages, ["TokenInvalid"])
  })

  it("can be requested five times an hour, per email address and per client address", async () => {
    const here = await shop()
    const statuses = []
    for (let n = 0; n < 6; n++)
      statuses.push((await post(here.prefix, "/identity/forgot-password", { email: here.email })).status)
    assert.deepStrictEqual(statuses, [200, 200, 200, 200, 200, 429])
    const caller = fromAnywhere()
    const many = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        post(here.prefix, "/identity/forgot-password", { email: `nobody${n}@copperstate.example` }, caller)
      )
    )
    assert.deepStrictEqual(many.map(({ status }) => status).sort(), [422, 422, 422, 422, 422, 429, 429, 429])
  })
})

describe("password guessing (P4)", () => {
  it("returns 429 on the sixth attempt from one network, and accepts the right password a quarter of an hour later", async () => {
    const {
      user: { userName }
    } = await shop()
    const guesses = await Promise.all(
      Array.from({ length: 9 }, (_, n) => post("", "/login", { userName, password: `guess ${n}` }))
    )
    assert.deepStrictEqual(guesses.map(({ status }) => status).sort(), [422, 422, 422, 422, 422, 429, 429, 429, 429])
    const sixth = await post("", "/login", { userName, password: oldPassword })
    assert.match(String(sixth.headers["retry-after"]), /^(8[89]\d|900)$/)
    assert.deepInclude(sixth.json().failure as object, { _tag: "TooManyTries", minutes: 15 })
    const key = await run(attemptKey("signIn", "network", `${userName} 198.18.${Math.floor(callers / 250)}.0/24`))
    await run(
      Database.use(({ platform }) =>
        platform((em) =>
          em.execute(
            "update attempt set times = array(select at - 900001 from unnest(times) at order by 1) where key = ?",
            [key]
          )
        )
      )
    )
    assert.strictEqual((await post("", "/login", { userName, password: oldPassword })).status, 200)
  })

  it("returns 429 after fifty attempts from one address, whoever is guessed and whatever headers the client sends", async () => {
    const caller = fromAnywhere()["x-forwarded-for"]
    const guess = (n: number) =>
      post(
        "",
        "/login",
        { userName: `nobody.${crypto.randomUUID()}`, password: "a guess" },
        { "x-forwarded-for": `10.0.0.${n}, ${caller}` }
      )
    const statuses = (await Promise.all(Array.from({ length: 52 }, (_, n) => guess(n)))).map(({ status }) => status)
    assert.deepStrictEqual(statuses.filter((status) => status === 429).length, 2)
    const {
      user: { userName }
    } = await shop()
    assert.strictEqual(
      (await post("", "/login", { userName, password: oldPassword }, { "x-forwarded-for": caller })).status,
      429
    )
    assert.strictEqual((await post("", "/login", { userName, password: oldPassword })).status, 200)
  })
})

describe("a password set by an admin", () => {
  it("gives access only to the session endpoints until it is changed", async () => {
    const here = await shop()
    await run(Users.use((users) => users.save({ ...here.user, mustChangePassword: true })).pipe(inShop(here.tenant)))
    const cookie = await signIn(here.prefix, here.user.userName)
    const me = await ask(here.prefix, "/user/current", { cookie })
    assert.deepInclude(me.json().data as object, { mustChangePassword: true })
    for (const path of [
      "/customers",
      "/jobs",
      `/jobs/${crypto.randomUUID()}/document.pdf?kind=quote`,
      "/exports/customers.csv",
      "/exports/jobs.csv"
    ]) {
      const answer = await ask(here.prefix, path, { cookie })
      assert.deepStrictEqual([answer.status, answer.text.includes("mustChangePassword")], [403, true], path)
    }
    assert.strictEqual((await ask(here.prefix, "/tokens/refresh/", { cookie })).status, 200)
    const { asked } = await askLink(here)
    await post(here.prefix, "/identity/reset-password", { ...asked, password: newPassword })
    const login = await post("", "/login", { userName: here.user.userName, password: newPassword })
    const { key } = login.json().data as { key: string }
    const after = cookieOf(await post(here.prefix, "/tokens", { key }))
    assert.strictEqual((await ask(here.prefix, "/customers", { cookie: after })).status, 200)
  })
})

describe("the development mail page", () => {
  it("lists unsent mails and shows each with its link, only on the local machine", async () => {
    const here = await shop()
    const { link } = await askLink(here)
    const mail = await mailTo(here.tenant, here.email)
    const list = await ask("", "/!/dev/mail")
    assert.strictEqual(list.status, 200)
    assert.include(list.text, `href="/dev/mail/${mail.id}"`)
    const shown = await ask("", `/!/dev/mail/${mail.id}`)
    assert.include(shown.text.replaceAll("&amp;", "&"), `href="${link.href}"`)
    const html = await ask("", `/!/dev/mail/${mail.id}/html`)
    assert.include(html.text, "<!doctype html>")
    assert.include(String(html.headers["content-security-policy"]), "default-src 'none'")
    assert.notStrictEqual((await ask("", "/!/dev/mail/no-such-mail")).status, 200)
  })
})
