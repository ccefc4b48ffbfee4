import { Effect, Schedule } from "effect"
import {
  CardDeclined,
  CardProcessor,
  ProcessorUnavailable,
  type ProcessorRefund,
  type ChargeRequest
} from "#domain/card-payments/CardProcessor.ts"
import type { CardFrame } from "#domain/payments/Card.ts"
import { circuitBreaker } from "#domain/shared/circuitBreaker.ts"
import { chargeOutcome, authorizationOutcome, refusalOf, type SquarePayment } from "./squareOutcomes.ts"
import { noteOf } from "./CardWebhooks.ts"

/** A Square account: its token, its location, and the API's URL. */
export interface SquareAccount {
  readonly token: string
  readonly locationId: string
  readonly url: string
  readonly frame: CardFrame
}

/** Timeout in seconds; after that the request is retried twice with the same key. */
const requestPolicy = { seconds: 10, times: 2, schedule: Schedule.exponential("200 millis") } as const

/**
 * How long Square holds money that is neither captured nor canceled (ISO 8601 duration, RFC 3339); a worker does either
 * long before.
 */
const authorizationDuration = "PT24H"

const statuses = { PENDING: "pending", APPROVED: "pending", COMPLETED: "refunded" } as const

/**
 * Card processing with Square's official package, imported on first use because it is large and must not slow down the
 * start.
 */
export const cardProcessorSquare = ({ token, locationId, url, frame }: SquareAccount) => {
  const client = Effect.cached(
    Effect.promise(async () => {
      const { SquareClient } = await import("square")
      return new SquareClient({ token, baseUrl: url, timeoutInSeconds: requestPolicy.seconds, maxRetries: 0 })
    })
  ).pipe(Effect.runSync)
  const { isClosed, around } = circuitBreaker()
  type Client = Effect.Success<typeof client>
  const isSilence = (failure: CardDeclined | ProcessorUnavailable) => failure._tag === "ProcessorUnavailable"
  const ask = <A>(call: (square: Client) => PromiseLike<A>) =>
    around(
      Effect.flatMap(client, (square) => Effect.tryPromise({ try: async () => call(square), catch: refusalOf })),
      isSilence
    ).pipe(Effect.retry({ times: requestPolicy.times, schedule: requestPolicy.schedule, while: isSilence }))
  const toldOf = (
    refund:
      | {
          readonly id?: string
          readonly status?: string | null
          readonly amountMoney?: { readonly amount?: bigint | null }
          readonly reason?: string | null
        }
      | undefined
  ): ProcessorRefund | undefined =>
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

  const made = Effect.fnUntraced(function* (
    { key, token: sourceId, amount, currency, shop, paymentId }: ChargeRequest,
    how: { readonly autocomplete: boolean; readonly delayDuration?: string; readonly delayAction?: string }
  ) {
    const { payment } = yield* ask((square) =>
      square.payments.create({
        sourceId,
        idempotencyKey: key,
        amountMoney: { amount: BigInt(amount), currency: currency as "USD" },
        locationId,
        referenceId: key,
        note: noteOf({ shop, paymentId }),
        ...how
      })
    )
    return payment as SquarePayment
  })
  /** Finds the payment with a key that was requested at that time, in Square's list of payments. */
  const known = Effect.fnUntraced(function* (key: string, askedAt: number) {
    const around = (shift: number) => new Date(askedAt + shift).toISOString()
    const page = yield* ask((square) =>
      square.payments.list({ beginTime: around(-300_000), endTime: around(3_600_000), locationId })
    )
    const found = yield* Effect.promise(async () => {
      for await (const payment of page) if (payment.referenceId === key) return payment
      return undefined
    })
    return found as SquarePayment | undefined
  })

  const processor = CardProcessor.of({
    name: "square",
    isResponding: isClosed,
    charge: Effect.fn("CardProcessor.charge")(function* (asked) {
      return yield* chargeOutcome(yield* made(asked, { autocomplete: true }))
    }),
    authorize: Effect.fn("CardProcessor.authorize")(function* (asked) {
      return yield* authorizationOutcome(
        yield* made(asked, { autocomplete: false, delayDuration: authorizationDuration, delayAction: "CANCEL" })
      )
    }),
    capture: Effect.fn("CardProcessor.capture")(function* (paymentId) {
      const taken = ask((square) => square.payments.complete({ paymentId }))
      // Completing fails if the payment was already completed or canceled; its current state then decides.
      const { payment } = yield* taken.pipe(
        Effect.catchTag("CardDeclined", () => ask((square) => square.payments.get({ paymentId })))
      )
      return yield* chargeOutcome(payment as SquarePayment)
    }),
    cancel: Effect.fn("CardProcessor.cancel")(function* (key, askedAt) {
      yield* ask((square) => square.payments.cancelByIdempotencyKey({ idempotencyKey: key })).pipe(
        // Canceling fails if the payment was already canceled or completed.
        Effect.catchTag("CardDeclined", () => Effect.void)
      )
      return yield* known(key, askedAt).pipe(
        Effect.flatMap((payment) => (payment === undefined ? Effect.succeed(undefined) : chargeOutcome(payment))),
        Effect.catchTag("CardDeclined", () => Effect.succeed(undefined))
      )
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
      if (told === undefined) return yield* new ProcessorUnavailable()
      // A new refund is always pending; often it is done when queried again.
      return told.status === "pending" ? ((yield* refundTold(told.processorId)) ?? told) : told
    }),
    find: Effect.fn("CardProcessor.find")(function* (key, askedAt) {
      const payment = yield* known(key, askedAt)
      return payment === undefined ? undefined : yield* chargeOutcome(payment)
    }),
    findRefund: refundTold,
    frame
  })
  const noteOn = (id: string) =>
    ask((square) => square.payments.get({ paymentId: id })).pipe(
      Effect.map(({ payment }) => payment?.note),
      Effect.catchTag("CardDeclined", () => Effect.succeed(undefined))
    )
  return { processor, noteOn }
}
