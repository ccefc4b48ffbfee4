import { Effect, Layer, Schema } from "effect"
import { DispatchNetwork } from "#domain/dispatches/Dispatch.ts"
import { StoredAnswer } from "#domain/dispatches/DispatchAnswer.ts"
import { DispatchAnswers } from "#domain/dispatches/DispatchAnswers.ts"
import { claimLifetime } from "#domain/mail/Outbox.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { Database } from "../Database.ts"
import { WorkQueue } from "../queue/WorkQueue.ts"
import { decodeStored } from "../storedJson.ts"

/** Prefix that distinguishes dispatch answers from invoices in the networks' queue. */
export const answerWork = "dispatch:"

/** Condition for a network that is set up to receive dispatch answers; must match the domain's `isAnswered`. */
export const answeredNetwork = (tenant: string, network: string): string =>
  `select from edi_partner where edi_partner.tenant_id = ${tenant} and edi_partner.network = ${network}
    and edi_partner.answers and edi_partner.is_active and edi_partner.shop_id <> ''`

/** PostgreSQL storage for answers to dispatch networks. */
export const dispatchAnswersPostgres = Layer.effect(
  DispatchAnswers,
  Effect.gen(function* () {
    const database = yield* Database
    const queue = yield* WorkQueue
    const executed = Effect.fnUntraced(function* (sql: string, ...values: ReadonlyArray<unknown>) {
      return yield* database.write((writing) => writing.execute(sql, [...values]))
    })
    const opened = Effect.fnUntraced(function* (id: string) {
      const tenant = yield* CurrentTenant
      const [row] = yield* executed(
        "select network, answer from dispatch where tenant_id = ? and id = ? and jsonb_typeof(answer) = 'object' for update",
        tenant.id,
        id
      )
      return row === undefined ? undefined : toKept(row)
    })
    const kept = Effect.fnUntraced(function* (id: string, answer: StoredAnswer) {
      const tenant = yield* CurrentTenant
      yield* executed(
        "update dispatch set answer = ?::jsonb where tenant_id = ? and id = ?",
        JSON.stringify(answer),
        tenant.id,
        id
      )
    })
    /** Updates the answer if it is still the latest and has not been delivered. */
    const changed = Effect.fnUntraced(function* (id: string, sequence: number, changes: Partial<StoredAnswer>) {
      const found = yield* opened(id)
      if (found?.answer.sequence === sequence && found.answer.toldAt === null)
        yield* kept(id, { ...found.answer, ...changes })
    })
    return DispatchAnswers.of({
      isWanted: Effect.fn("DispatchAnswers.isWanted")(function* (network) {
        const { id } = yield* CurrentTenant
        const [row] = yield* database.read((reading) =>
          reading.execute(`select exists (${answeredNetwork("?", "?")}) as found`, [id, network])
        )
        return row?.["found"] === true
      }),
      getForUpdate: Effect.fn("DispatchAnswers.getForUpdate")(function* (id) {
        return (yield* opened(id))?.answer
      }),
      enqueue: Effect.fn("DispatchAnswers.enqueue")(function* (dispatch, answer) {
        const { id: tenant } = yield* CurrentTenant
        yield* kept(dispatch, answer)
        const id = `${answerWork}${dispatch}`
        yield* queue.add("edi", { tenant, id })
      }),
      remove: Effect.fn("DispatchAnswers.remove")(function* (id) {
        const tenant = yield* CurrentTenant
        yield* executed(
          "update dispatch set answer = null where tenant_id = ? and id = ? and answer is not null",
          tenant.id,
          id
        )
      }),
      claim: Effect.fn("DispatchAnswers.claim")(function* (id, now) {
        const found = yield* opened(id)
        if (found === undefined || found.answer.toldAt !== null) return "done"
        const { claimedAt } = found.answer
        if (claimedAt !== null && claimedAt > now - claimLifetime) return "busy"
        const claimed = { ...found.answer, claimedAt: now }
        yield* kept(id, claimed)
        return { ...claimed, network: found.network }
      }),
      markDelivered: Effect.fn("DispatchAnswers.markDelivered")(function* (id, sequence, now) {
        yield* changed(id, sequence, { toldAt: now, trouble: "" })
      }),
      releaseClaim: Effect.fn("DispatchAnswers.releaseClaim")(function* (id, sequence, why) {
        yield* changed(id, sequence, { claimedAt: 0, trouble: why.slice(0, 300) })
      })
    })
  })
)

const toKept = decodeStored(Schema.Struct({ network: DispatchNetwork, answer: StoredAnswer }), { disableChecks: true })
