import { assert, it, vi } from "@effect/vitest"
import { sampleCustomer } from "#domain/testing/samples.ts"
import { ready, said, tryAgain } from "./cut.ts"
import { dataOf, openDesk } from "./desk.ts"
import { keeps } from "./keeps.ts"
import type { FaultEnvironment, Server } from "./openEnvironment.ts"
import { waitTimeout } from "./soon.ts"

/** Freezes the connection to the database: nothing gets through, but it stays open. */
export const frozen = (
  here: () => { readonly place: FaultEnvironment; readonly one: Server; readonly other: Server }
) =>
  it("gives up a request on a frozen connection without partial effects, is not ready meanwhile, recovers once it thaws, and applies a retry once", async () => {
    const { place, one, other } = here()
    const desk = await openDesk(place, one)
    const [job, added] = [await desk.quote(), crypto.randomUUID()]
    const payment = {
      paymentId: crypto.randomUUID(),
      payer: "customer",
      collectionDate: "2026-11-21",
      source: "Cash",
      amountReceived: 1_500,
      description: ""
    }
    const [paying, adding] = [crypto.randomUUID(), crypto.randomUUID()]
    const pay = (at: Server) => desk.post(at, `/jobs/${job.id}/payments`, payment, paying)
    const add = (at: Server) => desk.post(at, "/customers", { ...sampleCustomer, customerName: added }, adding)

    // One transaction is open before its commit. It holds locks on the job and its key, and the database does not
    // notice that the connection is dead.
    const paid = one.line.hold("frozen", keeps(job.id), true)
    const answers = [pay(one)]
    await paid.caught
    const frozen = one.line.hold("frozen", () => true)
    answers.push(add(one), desk.get(one, `/jobs/${job.id}`))
    assert.strictEqual(await ready(one), 503)
    await vi.waitFor(async () => assert.strictEqual(await ready(other), 200), waitTimeout)
    assert.deepStrictEqual((await Promise.all(answers)).map(said), [tryAgain, tryAgain, tryAgain])
    assert.deepStrictEqual(
      [
        (await desk.job(other, job.id)).payments.length,
        dataOf<{ total: number }>(await desk.get(other, `/customers?text=${added}`)).total
      ],
      [0, 0]
    )

    // The database ends the idle transaction itself, which frees the job.
    const again = [
      await vi.waitFor(async () => {
        const answer = await pay(other)
        assert.strictEqual(answer.status, 200)
        return answer
      }, waitTimeout),
      await add(other)
    ]
    for (const held of [paid, frozen]) held.release()
    await vi.waitFor(async () => assert.strictEqual(await ready(one), 200), waitTimeout)
    assert.deepStrictEqual(
      [(await pay(one)).text, (await add(one)).text],
      again.map(({ text }) => text)
    )
    const now = await desk.job(one, job.id)
    assert.deepStrictEqual(
      [now.payments.map(({ id }) => id), now.balance, await desk.timeline(other, job.id)],
      [[payment.paymentId], -1_500, ["created", "payment paid"]]
    )
    assert.strictEqual(dataOf<{ total: number }>(await desk.get(one, `/customers?text=${added}`)).total, 1)
    assert.isTrue(one.isAlive())
  }, 60_000)
