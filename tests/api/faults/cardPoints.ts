import { assert, vi } from "@effect/vitest"
import { cardPayment, type Desk, type JobSeen } from "./desk.ts"
import type { Hold } from "./FaultProxy.ts"
import { keeps } from "./keeps.ts"
import type { FaultEnvironment, Server } from "./openEnvironment.ts"
import type { Press, Presses } from "./presses.ts"
import { waitTimeout } from "./soon.ts"

/**
 * The request never reaches the processor; its response is lost (twice); its response arrives but is not committed; it
 * is committed but not confirmed to the client.
 */
const points = ["neverAsked", "noAnswer", "unheardToo", "unkept", "untold"] as const

interface Point {
  readonly job: JobSeen
  readonly card: ReturnType<typeof cardPayment>
  readonly hold: Hold
  press: Press | undefined
}

/** Card payments and a refund, each on its own job, interrupted at every point at which a server can die. */
export const cardPoints = async (
  { books, cardLine }: FaultEnvironment,
  desk: Desk,
  dying: Server,
  { press }: Presses
) => {
  const at = Object.fromEntries(
    await Promise.all(
      points.map(async (point, nth): Promise<[string, Point]> => {
        const card = cardPayment(10_001 + nth)
        return [
          point,
          {
            job: await desk.quote(),
            card,
            hold: cardLine.hold(point === "neverAsked" ? "there" : "back", (said) => said.includes(card.paymentId)),
            press: undefined
          }
        ]
      })
    )
  ) as Record<(typeof points)[number], Point>
  const given = {
    job: await desk.quote(),
    card: cardPayment(20_000),
    refundId: crypto.randomUUID(),
    reason: crypto.randomUUID()
  }
  assert.strictEqual((await desk.post(dying, `/jobs/${given.job.id}/card-payments`, given.card)).status, 200)
  const refunded = cardLine.hold("back", (said) => said.includes(given.reason))

  return {
    /** The id of the job whose row the test locks before `goOn`. */
    unkept: at.unkept.job.id,
    /** Sends all requests and waits until they reach the processor. */
    go: async () => {
      for (const point of Object.values(at)) point.press = press(`/jobs/${point.job.id}/card-payments`, point.card)
      press(`/jobs/${given.job.id}/payments/${given.card.paymentId}/refunds`, {
        refundId: given.refundId,
        amount: 7_003,
        reason: given.reason,
        date: "2026-11-21",
        source: "Visa"
      })
      await Promise.all([refunded, ...Object.values(at).map(({ hold }) => hold)].map(({ caught }) => caught))
    },
    /** Lets the last two receive the processor's response: one is committed, the other waits for its job's row. */
    goOn: async () => {
      const untold = dying.line.hold("back", keeps(at.untold.job.id))
      at.untold.hold.release()
      await untold.caught
      await vi.waitFor(
        async () =>
          assert.deepStrictEqual(
            await desk.sql("select status from payment where id = $1", [at.untold.card.paymentId]),
            [{ status: "paid" }]
          ),
        waitTimeout
      )
      at.unkept.hold.release()
    },
    /** Ids of the charges that no client retries. A worker settles them. */
    leftAlone: [at.unheardToo.card.paymentId, given.refundId],
    settledAlone: async (by: Server) => {
      assert.strictEqual((await desk.job(by, at.unheardToo.job.id)).payments[0]!.status, "paid")
      assert.strictEqual((await desk.job(by, given.job.id)).payments[0]!.refunds?.[0]!.status, "refunded")
    },
    pressedAgain: [at.neverAsked, at.noAnswer, at.unkept, at.untold].map((point) => () => point.press!),
    /** The shop and the processor agree to the cent, and everything happened once. */
    agree: async (by: Server) => {
      for (const [point, { job, card }] of Object.entries(at)) {
        const now = await desk.job(by, job.id)
        assert.deepStrictEqual(
          now.payments.map(({ id, status, amountReceived }) => [id, status, amountReceived]),
          [[card.paymentId, "paid", card.amountReceived]],
          point
        )
        assert.strictEqual(now.balance, -card.amountReceived, point)
        assert.deepStrictEqual(await desk.timeline(by, job.id), ["created", "payment pending", "payment paid"], point)
      }
      const back = await desk.job(by, given.job.id)
      assert.deepStrictEqual([back.payments[0]!.status, back.balance], ["partlyRefunded", -20_000 + 7_003])
      assert.deepStrictEqual(await desk.timeline(by, given.job.id), [
        "created",
        "payment pending",
        "payment paid",
        "refund"
      ])
      const charged = Object.values(books.payments).filter(({ note }) => note.includes(desk.tenant.id))
      assert.deepStrictEqual(
        charged.map(({ status, amount_money: { amount } }) => `${status} ${amount}`).toSorted(),
        [10_001, 10_002, 10_003, 10_004, 10_005, 20_000].map((amount) => `COMPLETED ${amount}`)
      )
      assert.deepStrictEqual(
        Object.values(books.refunds)
          .filter(({ reason }) => reason === given.reason)
          .map(({ amount_money: { amount } }) => amount),
        [7_003]
      )
    }
  }
}
