import { assert, it, vi } from "@effect/vitest"
import { sampleCustomer } from "#domain/testing/samples.ts"
import type { Reply } from "../../support/apiClient.ts"
import { dataOf, type JobSeen, openDesk } from "./desk.ts"
import { keeps } from "./keeps.ts"
import type { FaultEnvironment, Server } from "./openEnvironment.ts"
import { waitTimeout } from "./soon.ts"

/** The response to a request that may succeed if retried. */
export const tryAgain = [503, ["tryAgain"]]
export const said = ({ status, text }: Reply) => [
  status,
  (JSON.parse(text) as { messages: ReadonlyArray<string> }).messages
]
export const ready = async (node: Server) => (await node.ask("", "/!/readyz")).status

/**
 * Cuts the database connection during a save, and checks the response, that the process survives, and that a retry
 * succeeds exactly once.
 */
export const cut = (here: () => { readonly place: FaultEnvironment; readonly one: Server; readonly other: Server }) =>
  it("asks to try again while its database is cut off, survives, and then applies each retried request once", async () => {
    const { place, one, other } = here()
    const desk = await openDesk(place, one)
    const [job, paid] = [await desk.quote(), await desk.quote()]
    const [saved, unsaved, added] = [
      desk.draft.install,
      { ...desk.draft.install, notes: "the left door" },
      crypto.randomUUID()
    ]
    assert.notDeepEqual<unknown>(saved, unsaved)

    // One save never arrives. One payment and one new customer are committed, but the response is lost.
    const payment = {
      paymentId: crypto.randomUUID(),
      payer: "customer",
      collectionDate: "2026-11-21",
      source: "Cash",
      amountReceived: 1_500,
      description: ""
    }
    const holds = [
      one.line.hold("there", keeps(job.id)),
      one.line.hold("back", keeps(paid.id)),
      one.line.hold("back", keeps(added))
    ]
    const save = () => desk.put(one, `/jobs/${job.id}`, { ...desk.draft, install: unsaved, version: job.version })
    const pay = () => desk.post(one, `/jobs/${paid.id}/payments`, payment)
    const add = () => desk.post(one, "/customers", { ...sampleCustomer, customerName: added }, added)
    const answers = [save(), pay(), add()]
    await Promise.all(holds.map(({ caught }) => caught))
    await vi.waitFor(async () => {
      assert.strictEqual((await desk.sql("select 1 from payment where id = $1", [payment.paymentId])).length, 1)
      assert.strictEqual((await desk.sql("select 1 from customer where customer_name = $1", [added])).length, 1)
    }, waitTimeout)
    one.line.cut()
    assert.deepStrictEqual((await Promise.all(answers)).map(said), [tryAgain, tryAgain, tryAgain])
    assert.deepStrictEqual((await Promise.all([desk.get(one, `/jobs/${job.id}`), save(), pay(), add()])).map(said), [
      tryAgain,
      tryAgain,
      tryAgain,
      tryAgain
    ])
    assert.deepStrictEqual(
      [await ready(one), await ready(other), (await one.ask("", "/!/healthz")).status],
      [503, 200, 200]
    )

    one.line.mend()
    await vi.waitFor(async () => assert.strictEqual(await ready(one), 200), waitTimeout)
    const again = [await save(), await pay(), await add(), await add()]
    assert.deepStrictEqual(
      again.map(({ status }) => status),
      [200, 200, 200, 200]
    )
    const [now, money] = [await desk.job(other, job.id), await desk.job(other, paid.id)]
    assert.deepStrictEqual(
      [now.version, now.install, await desk.timeline(other, job.id)],
      [2, unsaved as object, ["created", "changed"]]
    )
    assert.deepStrictEqual(
      [money.payments.map(({ id }) => id), money.balance, await desk.timeline(one, paid.id)],
      [[payment.paymentId], -1_500, ["created", "payment paid"]]
    )
    assert.strictEqual(dataOf<{ total: number }>(await desk.get(other, `/customers?text=${added}`)).total, 1)
    assert.strictEqual(dataOf<JobSeen>(again[0]!).version, 2)
    assert.isTrue(one.isAlive())
  }, 60_000)
