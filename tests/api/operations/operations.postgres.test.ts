import { once } from "node:events"
import { Agent } from "node:http"
import { type AddressInfo, createServer } from "node:net"
import pg from "pg"
import { afterAll, assert, beforeAll, describe, expect, it, vi } from "@effect/vitest"
import { sampleCustomer } from "#domain/testing/samples.ts"
import { dataOf, type Desk, openDesk } from "../faults/desk.ts"
import { twoNodes } from "../faults/twoNodes.ts"
import { openEnvironment, type FaultEnvironment, type Server } from "../faults/openEnvironment.ts"
import { waitTimeout } from "../faults/soon.ts"
import { openPgBouncer } from "../../deploy/openPgBouncer.ts"
import { systemProgram } from "../../set-up/systemProgram.ts"
import { ask, type Asked, balance, keepAsking } from "./balancer.ts"

let place: FaultEnvironment
let nodes: [Server, Server]
let desk: Desk
const program = systemProgram("pgbouncer")
let pooler: Awaited<ReturnType<typeof openPgBouncer>> | undefined

/**
 * Starts a node that gives the balancer time to notice that it is stopping. The first connects directly to PostgreSQL,
 * the second through PgBouncer.
 */
const start = (at: number, port?: number) =>
  place.start(
    {
      FRIT_DRAIN: "1",
      FRIT_MIGRATE_URL: place.ownerUrl,
      DATABASE_URL: at === 1 ? (pooler?.url ?? place.ownerUrl) : place.ownerUrl
    },
    port
  )
beforeAll(async () => {
  place = await openEnvironment()
  if (program !== undefined) pooler = await openPgBouncer(program, place)
  nodes = await Promise.all([start(0), start(1)])
  desk = await openDesk(place, nodes[0])
}, 120_000)
afterAll(async () => {
  await place?.close()
  await pooler?.close()
})

/** Mostly reads a list; every tenth request saves a new customer. */
const asked = (nth: number): Asked => {
  const base = { host: `${desk.prefix}.localhost:3000`, headers: { cookie: desk.cookie, "x-frit": "1" } }
  if (nth % 10 > 0) return { ...base, path: "/api/V1/customers?size=5" }
  return {
    ...base,
    path: "/api/V1/customers",
    method: "POST",
    body: JSON.stringify({ ...sampleCustomer, customerName: `nr ${nth}` })
  }
}
const named = async () =>
  (await desk.sql("select count(*)::int as count from customer where customer_name like 'nr %'"))[0]!["count"] as number

describe.skipIf(program === undefined)(
  "a pair of nodes, one of them behind a PgBouncer in transaction pooling mode (D7)",
  () => {
    twoNodes(() => ({ place, one: nodes[0], other: nodes[1] }))

    it("refuses to migrate through it, and says what to configure", async () => {
      const node = await place.spawn({ DATABASE_URL: pooler!.url })
      await expect(node.ready).rejects.toThrow("name PostgreSQL's own address in FRIT_MIGRATE_URL")
      assert.notMatch(node.said(), /^\s+at /m)
    })
  }
)

describe("a pair of nodes behind a balancer", () => {
  it("answers all 1,000 requests in flight when the node serving them is asked to stop (D3, D6)", async () => {
    const [one] = nodes
    const agent = new Agent({ keepAlive: true })
    const before = await named()
    let answered = 0
    const first = Promise.withResolvers<void>()
    const calls = Array.from({ length: 1_000 }, (_, nth) =>
      ask(one.port, agent, asked(nth)).then(
        ({ status }) => {
          answered++
          first.resolve()
          return String(status)
        },
        ({ message }: Error) => message
      )
    )
    await first.promise
    const stopped = one.stop()
    const underWay = 1_000 - answered
    const told = await Promise.all(calls)
    assert.deepStrictEqual([...new Set(told)], ["200"], told.join(" ").slice(-500))
    assert.isAbove(underWay, 900)
    assert.include([0, 130, 143], await stopped)
    assert.strictEqual((await named()) - before, 100)
    agent.destroy()
    nodes[0] = await start(0, one.port)
  }, 60_000)

  it("ends the event channels of a stopping node, and the other node continues where they left off (D3)", async () => {
    const [one, other] = nodes
    const channels = await Promise.all(
      Array.from({ length: 15 }, () => one.follow(desk.prefix, "/events", { cookie: desk.cookie }))
    )
    await vi.waitFor(() => channels.forEach(({ lastId }) => assert.notStrictEqual(lastId(), "")), waitTimeout)
    const stopped = one.stop()
    await Promise.all(channels.map(({ ended }) => ended))
    assert.include([0, 130, 143], await stopped)
    const { id } = dataOf<{ id: string }>(await desk.post(other, "/customers", sampleCustomer))
    const again = await other.follow(desk.prefix, "/events", {
      cookie: desk.cookie,
      headers: { "last-event-id": channels[0]!.lastId() }
    })
    await vi.waitFor(
      () => assert.deepInclude(again.changes(), { kind: "customer", change: "made", id, job: null }),
      waitTimeout
    )
    again.close()
    nodes[0] = await start(0, one.port)
  }, 60_000)

  it("fails no request from 40 clients while the nodes restart one after the other (D6)", async () => {
    const { close, send } = balance(nodes.map(({ port }) => port))
    const load = keepAsking(40, (nth) => send(asked(nth)))
    for (const [at, node] of nodes.entries()) {
      await node.stop()
      nodes[at] = await start(at, node.port)
      await vi.waitFor(async () => assert.strictEqual((await nodes[at]!.ask("", "/!/readyz")).status, 200), waitTimeout)
    }
    const tally = await load.finish()
    await close()
    assert.deepStrictEqual(Object.keys(tally), ["200"], JSON.stringify(tally))
  }, 120_000)

  it("responds with 503 and Retry-After while PostgreSQL is down, and recovers automatically once it is back (D7)", async () => {
    const { close, send } = balance(nodes.map(({ port }) => port))
    const load = keepAsking(40, (nth) => send(asked(nth)))
    const seen = (what: string) => vi.waitFor(() => assert.isAbove(load.tally[what] ?? 0, 100), waitTimeout)
    await seen("200")
    await place.killDatabase()
    await seen("503 after 5")
    await place.startDatabase()
    await vi.waitFor(
      async () =>
        assert.deepStrictEqual(
          await Promise.all(nodes.map(async (node) => (await node.ask("", "/!/readyz")).status)),
          [200, 200]
        ),
      waitTimeout
    )
    load.tally["200"] = 0
    await seen("200")
    const tally = await load.finish()
    await close()
    assert.sameMembers(Object.keys(tally), ["200", "503 after 5"], JSON.stringify(tally))
    assert.deepStrictEqual(
      nodes.map((node) => node.isAlive()),
      [true, true]
    )
    // Their queues recover too.
    const { id } = await desk.quote()
    const to = `${crypto.randomUUID()}@example.com`
    await desk.post(nodes[1], `/jobs/${id}/messages`, {
      channel: "email",
      template: "quote",
      language: "en",
      to,
      subject: "Your quote",
      body: "Here: {link}",
      isTest: false
    })
    await vi.waitFor(() => assert.strictEqual(place.post.namesFor(to).length, 1), waitTimeout)
  }, 120_000)

  it("is not ready before its first glass catalog is complete, however often that start is interrupted, and stops cleanly", async () => {
    const catalogues = () => place.sql(desk.tenant.id, "select name from glass_catalogue")
    const settings = { DATABASE_URL: place.ownerUrl }
    await place.sql(desk.tenant.id, "delete from glass_catalogue")
    const loading = new pg.Client({ connectionString: place.ownerUrl })
    await loading.connect()
    await loading.query("select pg_advisory_lock(hashtext('frit glass catalogue'))")
    loading.on("error", () => {})
    // A process stopped while waiting for the lock still counts as waiting in PostgreSQL.
    const waits = (nth: number) =>
      vi.waitFor(
        async () =>
          assert.deepInclude(
            (
              await loading.query(
                "select count(*)::int as loads from pg_locks where locktype = 'advisory' and not granted"
              )
            ).rows,
            { loads: nth }
          ),
        waitTimeout
      )
    for (const nth of [1, 2]) {
      const node = await place.spawn(settings)
      node.ready.catch(() => {})
      await waits(nth)
      assert.strictEqual((await node.ask("", "/!/readyz")).text, "starting\n")
      assert.include([0, 130, 143], await node.stop())
      assert.notMatch(node.said(), /^\s+at /m)
    }
    const node = await place.spawn(settings)
    await waits(3)
    await loading.end()
    await node.ready
    assert.deepStrictEqual(await catalogues(), [{ name: "sample" }])
    await node.stop()
  }, 60_000)

  it("fails to start with a one-line message if the database at DATABASE_URL accepts connections but never responds, even after migrations succeeded", async () => {
    const silent = createServer((socket) => void socket.on("error", () => {}).resume()).listen(0, "127.0.0.1")
    await once(silent, "listening")
    const { port } = silent.address() as AddressInfo
    const node = await place.spawn({
      DATABASE_URL: `postgres://frit:hunter2@127.0.0.1:${port}/frit`,
      FRIT_MIGRATE_URL: place.ownerUrl
    })
    await expect(node.ready).rejects.toThrow(
      `Cannot reach the database at 127.0.0.1:${port} (it does not respond). Check DATABASE_URL, and that PostgreSQL is running there.\n`
    )
    assert.notMatch(node.said(), /^\s+at /m)
    silent.close()
  }, 60_000)
})
