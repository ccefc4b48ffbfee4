import { Effect, Schedule } from "effect"
import { CardDeclined, CardProcessor, ProcessorSilent, type RefundTold } from "#domain/card-payments/CardProcessor.ts"
import type { CardFrame } from "#domain/payments/Card.ts"
import { circuit } from "#domain/shared/circuit.ts"
import { chargedOf, type SquarePayment } from "./chargedOf.ts"
import { noteOf } from "./noteOf.ts"
import { refusalOf } from "./refusalOf.ts"

/** How Square is reached: the account's token, the place of business there, and the address of its API. */
export interface SquareAccount {
  readonly token: string
  readonly locationId: string
  readonly url: string
  readonly frame: CardFrame
}

/** Seconds Square may take to answer; then it is asked twice more, with the same key. */
const patience = { seconds: 10, times: 2, schedule: Schedule.exponential("200 millis") } as const

const statuses = { PENDING: "pending", APPROVED: "pending", COMPLETED: "refunded" } as const

/**
 * Square through its published package, which is read with the first card: it is large, and no start should wait for
 * it.
 */
export const cardProcessorSquare = ({ token, locationId, url, frame }: SquareAccount) => {
  const client = Effect.cached(
    Effect.promise(async () => {
      const { SquareClient } = await import("square")
      return new SquareClient({ token, baseUrl: url, timeoutInSeconds: patience.seconds, maxRetries: 0 })
    })
  ).pipe(Effect.runSync)
  const { isClosed, around } = circuit()
  type Client = Effect.Success<typeof client>
  const isSilence = (failure: CardDeclined | ProcessorSilent) => failure._tag === "ProcessorSilent"
  const ask = <A>(call: (square: Client) => PromiseLike<A>) =>
    around(
      Effect.flatMap(client, (square) => Effect.tryPromise({ try: async () => call(square), catch: refusalOf })),
      isSilence
    ).pipe(Effect.retry({ times: patience.times, schedule: patience.schedule, while: isSilence }))
  const toldOf = (
    refund:
      | {
          readonly id?: string
          readonly status?: string | null
          readonly amountMoney?: { readonly amount?: bigint | null }
          readonly reason?: string | null
        }
      | undefined
  ): RefundTold | undefined =>
    refund?.id === undefined
      ? undefined
      : {
          processorId: refund.id,
          status: statuses[refund.status as keyof typeof statuses] ?? "failed",
          amount: Number(refund.amountMoney?.amount ?? 0),
          reason: refund.reason ?? ""
        }
  const refundTold = (id: string) =>
    ask((square) => square.refunds.get({ refundId: id })).pipe(
      Effect.map(({ refund }) => toldOf(refund)),
      Effect.catchTag("CardDeclined", () => Effect.succeed(undefined))
    )

  const processor = CardProcessor.of({
    name: "square",
    answers: isClosed,
    charge: Effect.fn("CardProcessor.charge")(function* ({ key, token: sourceId, amount, currency, shop, paymentId }) {
      const { payment } = yield* ask((square) =>
        square.payments.create({
          sourceId,
          idempotencyKey: key,
          amountMoney: { amount: BigInt(amount), currency: currency as "USD" },
          locationId,
          referenceId: key,
          note: noteOf({ shop, paymentId }),
          autocomplete: true
        })
      )
      return yield* chargedOf(payment as SquarePayment)
    }),
    refund: Effect.fn("CardProcessor.refund")(function* ({ key, processorId, amount, currency, reason }) {
      const { refund } = yield* ask((square) =>
        square.refunds.refundPayment({
          idempotencyKey: key,
          paymentId: processorId,
          amountMoney: { amount: BigInt(amount), currency: currency as "USD" },
          reason
        })
      )
      const told = toldOf(refund)
      if (told === undefined) return yield* new ProcessorSilent()
      // It is pending first, always: asked once more it is often done.
      return told.status === "pending" ? ((yield* refundTold(told.processorId)) ?? told) : told
    }),
    find: Effect.fn("CardProcessor.find")(function* (key, askedAt) {
      const around = (shift: number) => new Date(askedAt + shift).toISOString()
      const page = yield* ask((square) =>
        square.payments.list({ beginTime: around(-300_000), endTime: around(3_600_000), locationId })
      )
      const known = yield* Effect.promise(async () => {
        for await (const payment of page) if (payment.referenceId === key) return payment
        return undefined
      })
      return known === undefined ? undefined : yield* chargedOf(known as SquarePayment)
    }),
    refundTold,
    frame
  })
  const noteOn = (id: string) =>
    ask((square) => square.payments.get({ paymentId: id })).pipe(
      Effect.map(({ payment }) => payment?.note),
      Effect.catchTag("CardDeclined", () => Effect.succeed(undefined))
    )
  return { processor, noteOn }
}
