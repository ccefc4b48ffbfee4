import { assert, it } from "@effect/vitest"
import type { Reply } from "../../support/apiClient.ts"
import { dataOf, type JobSeen, openDesk } from "./desk.ts"
import type { FaultEnvironment, Server } from "./openEnvironment.ts"

interface Refusal {
  readonly _tag: string
  readonly current?: JobSeen
}
const refusalOf = (reply: Reply) => JSON.parse(reply.text).failure as Refusal

type Deed = "save" | "stage" | "payment" | "refund"
const refusals = ["JobChanged", "StageNotNext", "MoneyTaken", "PaymentAboveBalance", "RefundAboveLeft"]
const sumOf = (amounts: ReadonlyArray<{ readonly amount: number }> = []) =>
  amounts.reduce((sum, { amount }) => sum + amount, 0)

/** A thousand edits of one job, by twenty people over two servers concurrently. */
export const race = (here: () => { readonly place: FaultEnvironment; readonly one: Server; readonly other: Server }) =>
  it("survives a thousand racing edits of one job: each version has one winner, totals and timeline agree, and nothing breaks (I3, I5)", async () => {
    const { place, one, other } = here()
    const desk = await openDesk(place, one)
    const job = await desk.quote()
    const path = `/jobs/${job.id}`
    const done: Record<Deed, number> = { save: 0, stage: 0, payment: 0, refund: 0 }
    const won: Array<number> = []
    const paid: Array<string> = []

    const saves = (node: Server, version: number, nth: number) =>
      desk.put(node, path, { ...desk.draft, install: { ...desk.draft.install, notes: `by ${nth}` }, version })
    const steps = (node: Server, version: number, nth: number) =>
      nth % 4 === 1
        ? desk.post(node, `${path}/work-order`, { version, date: "2026-12-01", timeFrame: "morning" })
        : desk.post(node, `${path}/reopen`, { version })
    const pays = async (node: Server) => {
      const payment = {
        paymentId: crypto.randomUUID(),
        payer: "insurer",
        collectionDate: "2026-11-21",
        source: "Check",
        amountReceived: 500,
        description: ""
      }
      const reply = await desk.post(node, `${path}/payments`, payment)
      if (reply.status === 200) paid.push(payment.paymentId)
      return reply
    }
    const refunds = (node: Server, nth: number) =>
      desk.post(node, `${path}/payments/${paid[nth % paid.length]}/refunds`, {
        refundId: crypto.randomUUID(),
        amount: 200,
        reason: "chip came back",
        date: "2026-11-21",
        source: "Check"
      })

    let edits = 0
    let busy = 0
    /**
     * One person's edits, each based on the version they saw last: payments and refunds if `isAtTill`, otherwise
     * changes to the job itself.
     */
    const person = async (who: number, until: number, isAtTill = false) => {
      const node = who % 2 === 0 ? one : other
      let { version } = job
      while (edits < until) {
        const nth = edits++
        const deed: Deed = isAtTill
          ? nth % 2 === 0 || paid.length === 0
            ? "payment"
            : "refund"
          : nth % 2 === 0 || nth >= 500
            ? "save"
            : "stage"
        const reply = await { save: saves, stage: steps, payment: pays, refund: () => refunds(node, nth) }[deed](
          node,
          version,
          nth
        )
        if (reply.status === 200) {
          done[deed]++
          version = dataOf<JobSeen>(reply).version
          // A refund returns the current job, which may already be the next editor's version.
          if (deed !== "refund") won.push(version)
        } else if (reply.status === 503) busy++
        else {
          assert.include([409, 422], reply.status, reply.text)
          assert.include(refusals, refusalOf(reply)._tag)
          version = refusalOf(reply).current?.version ?? version
        }
      }
    }
    // Stages first: after a payment, a job cannot go back a stage.
    await Promise.all(Array.from({ length: 20 }, (_, who) => person(who, 500)))
    await Promise.all(Array.from({ length: 20 }, (_, who) => person(who, 1_000, who < 3)))

    const end = await desk.job(other, job.id)
    assert.deepStrictEqual([edits, new Set(won).size, end.version - 1], [1_000, won.length, won.length + done.refund])
    assert.isAbove(Math.min(...Object.values(done)), 0)
    // Under heavy load a request may wait too long for the job's row and be told to try again. Such a request changes
    // nothing.
    assert.isAtMost(busy, 10)
    assert.sameMembers(
      end.payments.map(({ id }) => id),
      paid
    )
    const back = end.payments.reduce((sum, one) => sum + sumOf(one.refunds), 0)
    // The total of a quote is not owed.
    const owed = end.stage === "quote" ? 0 : 90_918
    assert.deepStrictEqual([back, end.balance], [200 * done.refund, owed - 500 * done.payment + 200 * done.refund])
    for (const payment of end.payments) assert.isAtMost(sumOf(payment.refunds), payment.amountReceived)
    const entries = await desk.sql(
      "select what->>'_tag' as tag, count(*)::int as count from job_change where job_id = $1 group by 1",
      [job.id]
    )
    assert.deepInclude(Object.fromEntries(entries.map(({ tag, count }) => [tag, count])), {
      created: 1,
      stage: done.stage,
      payment: done.payment,
      refund: done.refund
    })

    const invoices = await Promise.all(
      Array.from({ length: 10 }, (_, nth) =>
        desk.post(nth % 2 === 0 ? one : other, `${path}/invoice`, { version: end.version })
      )
    )
    assert.deepStrictEqual(invoices.map(({ status }) => status).toSorted(), [
      200,
      ...Array.from({ length: 9 }, () => 409)
    ])
    assert.deepStrictEqual(
      await desk.sql("select deadlocks::int from pg_stat_database where datname = current_database()"),
      [{ deadlocks: 0 }]
    )
  }, 120_000)
