import { assert, vi } from "@effect/vitest"
import type { Desk, JobSeen } from "./desk.ts"
import { keeps } from "./keeps.ts"
import type { Server } from "./place.ts"
import type { Press, Presses } from "./presses.ts"
import { soon } from "./soon.ts"

/** Invoices at every point at which a server can die: it waits for the job; what it writes is never kept; it is kept, and nobody is told. */
export const stagePoints = async (desk: Desk, dying: Server, { press }: Presses) => {
  const [waiting, unkept, untold] = await Promise.all([desk.quote(), desk.quote(), desk.quote()])
  const all = [untold, unkept, waiting]
  const again: Array<Press> = []
  const invoice = ({ id, version }: JobSeen) => void again.push(press(`/jobs/${id}/invoice`, { version }))
  const stages = async () => (await desk.sql("select id, stage from job where id = any($1::uuid[])", [all.map(({ id }) => id)])) as ReadonlyArray<{ id: string; stage: string }>
  const stageOf = async ({ id }: JobSeen) => (await stages()).find((one) => one.id === id)!.stage

  return {
    /** Its row is to be locked before `goOn`. */
    waiting: waiting.id,
    go: async () => {
      const [kept, lost] = [dying.line.hold("back", keeps(untold.id)), dying.line.hold("there", keeps(unkept.id))]
      // Who has taken an invoice number keeps the others waiting for theirs until it is kept.
      invoice(untold)
      await kept.caught
      await vi.waitFor(async () => assert.strictEqual(await stageOf(untold), "invoice"), soon)
      invoice(unkept)
      await lost.caught
    },
    goOn: () => invoice(waiting),
    again,
    /** What was not kept is as it was. */
    stands: async () => assert.deepStrictEqual(await Promise.all(all.map(stageOf)), ["invoice", "quote", "quote"]),
    /** Each is an invoice, once, and no number is missing. */
    agree: async (by: Server) => {
      const numbers = await Promise.all(all.map(async ({ id }) => (await desk.job(by, id)).invoiceNumber))
      assert.deepStrictEqual(numbers.toSorted(), [1, 2, 3])
      for (const { id } of all) assert.deepStrictEqual(await desk.timeline(by, id), ["created", "stage invoice", "changed"])
    }
  }
}
