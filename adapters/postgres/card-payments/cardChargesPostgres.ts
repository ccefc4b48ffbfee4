import { defineEntity, type FilterQuery, p } from "@mikro-orm/postgresql"
import { Effect, Layer } from "effect"
import { type CardCharge, CardCharges, settleGracePeriod } from "#domain/card-payments/CardCharges.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { belongsTo } from "../belongsTo.ts"
import { fieldValues } from "../columns.ts"
import { Database } from "../Database.ts"
import { insertIfAbsent } from "../insertRows.ts"
import { PaymentRow } from "../jobs/jobDetailRows.ts"
import { WorkQueue } from "../queue/WorkQueue.ts"
import { tenantPolicy } from "../tenantPolicy.ts"

/** Requests to the card processor, by the id of the payment or refund. Times in milliseconds UTC. */
const CardChargeSchema = defineEntity({
  name: "CardChargeRow",
  tableName: "card_charge",
  ...tenantPolicy,
  indexes: [{ name: "card_charge_by_payment", properties: ["tenantId", "paymentId"] }],
  properties: {
    tenantId: p.uuid().primary(),
    id: p.uuid().primary(),
    kind: p.text(),
    jobId: p.uuid(),
    paymentId: p.uuid(),
    key: p.uuid(),
    amount: p.bigint("number"),
    token: p.text(),
    askedAt: p.bigint("number"),
    processorId: p.text(),
    isSettled: p.boolean(),
    hold: p.text().default("none"),
    payment: () =>
      belongsTo(PaymentRow, {
        columns: ["tenant_id", "job_id", "payment_id"],
        key: "card_charge_payment",
        onDelete: "restrict"
      })
  }
})

export class CardChargeRow extends CardChargeSchema.class {}
CardChargeSchema.setClass(CardChargeRow)

/** Webhook events received from the processor and when, in milliseconds UTC. */
const CardEventSchema = defineEntity({
  name: "CardEventRow",
  tableName: "card_event",
  ...tenantPolicy,
  indexes: [{ name: "card_event_heard", properties: ["tenantId", "heardAt"] }],
  properties: {
    tenantId: p.uuid().primary(),
    id: p.text().primary(),
    heardAt: p.bigint("number")
  }
})

export class CardEventRow extends CardEventSchema.class {}
CardEventSchema.setClass(CardEventRow)

/** How long an event is remembered, in milliseconds. Events are redelivered for a day at most. */
const remembered = 7 * 24 * 3_600_000

export const cardChargesPostgres = Layer.effect(
  CardCharges,
  Effect.gen(function* () {
    const database = yield* Database
    const queue = yield* WorkQueue
    const found = Effect.fnUntraced(function* (where: FilterQuery<CardChargeRow>) {
      const { id: tenantId } = yield* CurrentTenant
      const rows = yield* database.query((em) =>
        em.find(
          CardChargeRow,
          { $and: [{ tenantId }, where] },
          { orderBy: { askedAt: "asc", id: "asc" }, disableIdentityMap: true }
        )
      )
      return rows.map((row) => {
        const { tenantId: _, ...charge } = fieldValues(row)
        return charge as unknown as CardCharge
      })
    })
    return CardCharges.of({
      add: Effect.fn("CardCharges.add")(function* (charge) {
        const { id: tenant } = yield* CurrentTenant
        const { id } = charge
        yield* database.query((em) => em.insert(CardChargeRow, { ...charge, tenantId: tenant }))
        yield* queue.add("cards", { tenant, id }, settleGracePeriod)
      }),
      get: Effect.fn("CardCharges.get")(function* (id) {
        return (yield* found({ id }))[0]
      }),
      refundsOf: Effect.fn("CardCharges.refundsOf")(function* (paymentId) {
        return yield* found({ paymentId, kind: "refund" })
      }),
      recordResult: Effect.fn("CardCharges.recordResult")(function* (id, { processorId, isSettled, hold }) {
        const { id: tenantId } = yield* CurrentTenant
        const told = {
          processorId,
          isSettled,
          ...(hold === undefined ? {} : { hold }),
          ...(isSettled ? { token: "" } : {})
        }
        yield* database.query((em) => em.nativeUpdate(CardChargeRow, { tenantId, id }, told))
      }),
      isProcessed: Effect.fn("CardCharges.isProcessed")(function* (eventId) {
        const { id: tenantId } = yield* CurrentTenant
        return (yield* database.query((em) => em.count(CardEventRow, { tenantId, id: eventId }))) > 0
      }),
      markProcessed: Effect.fn("CardCharges.markProcessed")(function* (eventId, at) {
        const { id: tenantId } = yield* CurrentTenant
        yield* database.query(async (em) => {
          await em.nativeDelete(CardEventRow, { tenantId, heardAt: { $lt: at - remembered } })
          await insertIfAbsent(em, CardEventRow, { tenantId, id: eventId, heardAt: at })
        })
      })
    })
  })
)
