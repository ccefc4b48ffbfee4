import { Agent, request } from "node:http"
import { assert, describe, it, vi } from "@effect/vitest"
import { Database } from "#adapters/postgres/Database.ts"
import { withTenant } from "../contracts/fresh.ts"
import { testSettingsWith } from "../support/testDatabase.ts"
import { testServer } from "../support/testServer.ts"
import { password } from "../support/apiClient.ts"
import { sized } from "../support/testSize.ts"

// Two nodes with separate memory and connections on one PostgreSQL, one with quotas, one that lets tries wait for long,
// and one that does not.
const nodes = [
  testServer({ settings: testSettingsWith({ FRIT_SIGN_IN_DELAY: "1" }) }),
  testServer({ settings: testSettingsWith({ FRIT_SIGN_IN_DELAY: "1" }) })
] as const
const busy = testServer({ settings: testSettingsWith({ FRIT_QUOTA_VISITS: "20" }) })
const slow = testServer({ settings: testSettingsWith({ FRIT_SIGN_IN_DELAY: "30" }) })
const quick = testServer()
const [one, other] = nodes
type Node = typeof one

const login = (node: Node, prefix: string, userName: string, typed: string, from: string, cookie?: string) =>
  node.ask(prefix, "/login", {
    method: "POST",
    body: { userName, password: typed },
    headers: { "x-forwarded-for": from },
    ...(cookie === undefined ? {} : { cookie })
  })

/** Tries one wrong password over keep-alive connections, as fast as possible. */
const agent = new Agent({ keepAlive: true, maxSockets: 50 })
const guess = (node: Node, userName: string, from: string) =>
  new Promise<{ readonly status: number; readonly retryAfter: string | undefined }>((resolve, reject) => {
    const body = JSON.stringify({ userName, password: "Wrong-View-2026" })
    const headers = {
      host: "localhost:3000",
      "x-frit": "1",
      "x-forwarded-for": from,
      "content-type": "application/json",
      "content-length": String(body.length)
    }
    const asked = request({ port: node.port(), method: "POST", path: "/api/V1/login", agent, headers }, (answer) => {
      answer
        .resume()
        .on("end", () => resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers["retry-after"] }))
    })
    // A keep-alive connection may close just as it is reused. Retry, as browsers do.
    asked.on("error", (fault) => (asked.reusedSocket ? resolve(guess(node, userName, from)) : reject(fault))).end(body)
  })

/** The device cookies, which outlive a session. */
const deviceOf = (node: Node, reply: Awaited<ReturnType<Node["ask"]>>) =>
  node
    .cookieOf(reply)
    .split("; ")
    .filter((cookie) => cookie.startsWith("__Host-frit-device=") && !cookie.endsWith("="))
    .join("; ")

/** Signs in on a new device and returns its cookies at the base domain and at the shop's host. */
const settleIn = async (node: Node, prefix: string, userName: string, from: string) => {
  const base = await login(node, "", userName, password, from)
  assert.strictEqual(base.status, 200)
  const { key } = base.json().data as { key: string }
  const shop = await node.ask(prefix, "/tokens", { method: "POST", body: { key } })
  return { base: deviceOf(node, base), shop: deviceOf(node, shop), cookie: String(base.headers["set-cookie"]) }
}

/** Returns addresses in distinct /24 networks of 10.0.0.0/8. */
const networks = (count: number) => Array.from({ length: count }, (_, n) => `10.${Math.floor(n / 256)}.${n % 256}.9`)

const inTurns = async (count: number, most: number, work: (at: number) => Promise<void>) => {
  let next = 0
  await Promise.all(
    Array.from({ length: most }, async () => {
      while (next < count) await work(next++)
    })
  )
}

const outboxOf = async (tenant: Parameters<typeof withTenant>[0]) =>
  one.run(
    Database.use(({ read }) =>
      read(({ execute }) =>
        execute("select kind, tries, since from outbox where tenant_id = ? and kind in ('manyTries', 'manyCodes')", [
          tenant
        ])
      )
    ).pipe(withTenant(tenant))
  )

const tries = sized({ quick: 2_000, full: 10_000 })

describe(`${tries} failed sign-ins from as many networks, at two nodes (P8)`, () => {
  it("locks no one out: the user can sign in from a known device during the attack and from a new one shortly after, and gets one mail", async () => {
    const { prefix, tenant, users } = await one.openShop(["sales"])
    const { userName } = users[0]!
    const device = await settleIn(quick, prefix, userName, "203.0.113.7")
    assert.match(device.cookie, /__Host-frit-device=[^;]+; Path=\/; Secure; HttpOnly; SameSite=Strict; Expires=/)

    const statuses = new Map<number, number>()
    const entered: Array<number> = []
    const strangers = networks(tries)
    await inTurns(strangers.length, 50, async (at) => {
      const { retryAfter, status } = await guess(nodes[at % 2]!, userName, strangers[at]!)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (status === 429) assert.match(String(retryAfter), /^[1-9]\d*$/)
      if (at % 1_000 !== 500) return
      // During the attack, at either node, at the base domain and at the shop's own host.
      for (const [node, place, cookie] of [
        [one, "", device.base],
        [other, prefix, device.shop]
      ] as const) {
        const mine = await login(node, place, userName, password, "203.0.113.7", cookie)
        entered.push(mine.status)
      }
    })
    assert.deepStrictEqual([...new Set(entered)], [200])
    assert.strictEqual(entered.length, tries / 500)
    assert.deepStrictEqual([...statuses.keys()].sort(), [422, 429])
    assert.isAtLeast(statuses.get(422)!, 10)

    const stranger = await login(other, "", userName, password, "198.51.100.7")
    assert.strictEqual(stranger.status, 200)
    const mails = await outboxOf(tenant.id)
    assert.strictEqual(mails.length, 1)
    assert.isAtLeast(mails[0]!["tries"], 10)
  }, 300_000)
})

describe("a known device", () => {
  it("is recognized only at the host that set its cookie, and not by an invented or altered cookie", async () => {
    const { prefix, users } = await one.openShop(["sales"])
    const { userName } = users[0]!
    const device = await settleIn(one, prefix, userName, "203.0.113.8")
    for (let tries = 0; tries < 5; tries++) await login(quick, prefix, userName, "Wrong-View-2026", "203.0.113.8")
    const from = (place: string, cookie: string) => login(one, place, userName, password, "203.0.113.8", cookie)
    // Not the last character, because some of its bits are unused.
    const changed = device.shop.replace(/.(?=.{9}$)/, (letter) => (letter === "A" ? "B" : "A"))
    for (const cookie of [changed, device.base, "__Host-frit-device=made-up", `__Host-frit-device=${"x".repeat(60)}`])
      assert.strictEqual((await from(prefix, cookie)).status, 429, cookie)
    assert.strictEqual((await from(prefix, device.shop)).status, 200)
  })

  it("can sign in even when strangers use up the shop's visitor quota", async () => {
    const { prefix, users } = await busy.openShop(["sales"])
    const { userName } = users[0]!
    const device = await settleIn(one, prefix, userName, "203.0.113.9")
    const flood = await Promise.all(
      networks(60).map((from) => busy.ask(prefix, "/tokens/refresh/", { headers: { "x-forwarded-for": from } }))
    )
    assert.include(
      flood.map(({ status }) => status),
      429
    )
    assert.strictEqual((await login(busy, prefix, userName, password, "203.0.113.9")).status, 429)
    assert.strictEqual((await login(busy, prefix, userName, password, "203.0.113.9", device.shop)).status, 200)
  })

  it("is stored without its cookie or fingerprint in the clear", async () => {
    const { prefix, tenant, users } = await one.openShop(["sales"])
    const device = await settleIn(one, prefix, users[0]!.userName, "203.0.113.10")
    const rows = await one.run(
      Database.use(({ read }) =>
        read(({ execute }) => execute("select * from known_device where tenant_id = ?", [tenant.id]))
      ).pipe(withTenant(tenant.id))
    )
    assert.strictEqual(rows.length, 2)
    for (const cookie of [device.base, device.shop]) assert.notInclude(JSON.stringify(rows), cookie.split("=")[1]!)
  })
})

describe("a delayed sign-in try", () => {
  it("holds no database connection, and gives up its place when the client disconnects", async () => {
    const { users } = await one.openShop(["sales"])
    const { userName } = users[0]!
    for (const from of networks(14)) await login(quick, "", userName, "Wrong-View-2026", from)
    const body = JSON.stringify({ userName, password: "Wrong-View-2026" })
    let answered = 0
    const tries = (from: ReadonlyArray<string>) =>
      from.map((address) => {
        const headers = {
          host: "localhost:3000",
          "x-frit": "1",
          "x-forwarded-for": address,
          "content-type": "application/json",
          "content-length": String(body.length)
        }
        const call = request(
          { port: slow.port(), method: "POST", path: "/api/V1/login", agent: false, headers },
          () => {
            answered += 1
          }
        )
        call.on("error", () => {})
        call.end(body)
        return call
      })
    // Twice as many as may wait: once half of them are refused, the others are waiting.
    const waiting = tries(networks(22).slice(14))
    await vi.waitFor(() => assert.strictEqual(answered, 4), { timeout: 20_000, interval: 20 })
    await vi.waitFor(
      async () => {
        const held = await one.run(
          Database.use(({ platform }) =>
            platform((em) =>
              em.execute(
                "select count(*)::int as held from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'"
              )
            )
          )
        )
        assert.deepStrictEqual(held, [{ held: 0 }])
      },
      { timeout: 10_000, interval: 20 }
    )
    assert.strictEqual(answered, 4)

    for (const call of waiting) call.destroy()
    await vi.waitFor(
      async () => {
        const next = await Promise.race([
          login(slow, "", userName, password, "198.51.100.8"),
          new Promise<"waits">((resolve) => void setTimeout(() => resolve("waits"), 200))
        ])
        assert.strictEqual(next === "waits" ? next : next.status, "waits")
      },
      { timeout: 10_000, interval: 50 }
    )
  }, 60_000)
})

describe("the record of refused tries", () => {
  it("appears in the user's history, along with the mail they were sent", async () => {
    const { prefix, users } = await one.openShop(["sales"])
    const { userName } = users[0]!
    for (const from of networks(14)) await login(quick, "", userName, "Wrong-View-2026", from)
    const cookie = await one.signIn(prefix, userName)
    await vi.waitFor(async () => {
      const { items } = (await one.ask(prefix, "/identity/sign-ins?size=50", { cookie })).json().data as {
        items: ReadonlyArray<{ kind: string }>
      }
      assert.strictEqual(items.filter(({ kind }) => kind === "manyTries").length, 1)
      assert.isAtLeast(items.filter(({ kind }) => kind === "signInRefused").length, 10)
    })
  }, 60_000)
})
