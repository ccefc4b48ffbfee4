import { Effect, Layer } from "effect"
import { type CardCharge, CardCharges, lookedAfter } from "#domain/card-payments/CardCharges.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { Database } from "../Database.ts"
import { WorkQueue } from "../queue/WorkQueue.ts"

/** For how long a message is remembered, in milliseconds: one is sent again for a day at most. */
const remembered = 7 * 24 * 3_600_000

export const cardChargesPostgres = Layer.effect(
  CardCharges,
  Effect.gen(function* () {
    const database = yield* Database
    const queue = yield* WorkQueue
    const asked = Effect.fnUntraced(function* (where: string, ...values: Array<unknown>) {
      const { id: tenant } = yield* CurrentTenant
      return (yield* database.read(({ execute }) =>
        execute(`${columns} where tenant_id = ? and ${where} order by asked_at, id`, [tenant, ...values])
      )) as unknown as ReadonlyArray<CardCharge>
    })
    return CardCharges.of({
      add: Effect.fn("CardCharges.add")(function* ({
        id,
        kind,
        jobId,
        paymentId,
        key,
        amount,
        token,
        askedAt,
        processorId,
        isSettled
      }) {
        const { id: tenant } = yield* CurrentTenant
        yield* database.write(({ execute }) =>
          execute(adding, [tenant, id, kind, jobId, paymentId, key, amount, token, askedAt, processorId, isSettled])
        )
        yield* queue.add("cards", { tenant, id }, lookedAfter)
      }),
      get: Effect.fn("CardCharges.get")(function* (id) {
        return (yield* asked("id = ?", id))[0]
      }),
      refundsOf: Effect.fn("CardCharges.refundsOf")(function* (payment) {
        return yield* asked("payment_id = ? and kind = 'refund'", payment)
      }),
      tell: Effect.fn("CardCharges.tell")(function* (id, { processorId, isSettled }) {
        const { id: tenant } = yield* CurrentTenant
        yield* database.write(({ execute }) => execute(telling, [processorId, isSettled, isSettled, tenant, id]))
      }),
      hasHeard: Effect.fn("CardCharges.hasHeard")(function* (eventId) {
        const { id: tenant } = yield* CurrentTenant
        return (
          (yield* database.read(({ execute }) =>
            execute("select 1 from card_event where tenant_id = ? and id = ?", [tenant, eventId])
          )).length > 0
        )
      }),
      hear: Effect.fn("CardCharges.hear")(function* (eventId, at) {
        const { id: tenant } = yield* CurrentTenant
        yield* database.write(async ({ execute }) => {
          await execute("delete from card_event where tenant_id = ? and heard_at < ?", [tenant, at - remembered])
          await execute("insert into card_event (tenant_id, id, heard_at) values (?, ?, ?) on conflict do nothing", [
            tenant,
            eventId,
            at
          ])
        })
      })
    })
  })
)

const columns = `select id, kind, job_id as "jobId", payment_id as "paymentId", key, amount::float8 as amount, token, asked_at::float8 as "askedAt",
  processor_id as "processorId", is_settled as "isSettled" from card_charge`

const adding = `insert into card_charge (tenant_id, id, kind, job_id, payment_id, key, amount, token, asked_at, processor_id, is_settled)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`

const telling =
  "update card_charge set processor_id = ?, is_settled = ?, token = case when ? then '' else token end where tenant_id = ? and id = ?"
