import { Clock, Effect, Schema } from "effect"
import { type Endpoint, inputCodecOf, type Wire } from "#domain/contract/Endpoint.ts"
import { errorsByField } from "#domain/contract/Envelope.ts"
import { messageIds } from "#domain/contract/messageIds.ts"
import { type Offline, Refused } from "./failures.ts"
import { Renewal, type RequestOptions, Transport } from "./Transport.ts"

/** How a request can fail: with an error declared by the endpoint, with any other refusal, or without a response. */
export type FailureOf<F extends Wire> = F["Type"] | Refused | Offline

/** Sends a request without renewing the session. Used by the session's own requests. */
export const callOnce = <I extends Wire, O extends Wire, F extends Wire>(
  endpoint: Endpoint<I, O, F>,
  input: I["Type"],
  sending?: RequestOptions
): Effect.Effect<O["Type"], FailureOf<F>, Transport> =>
  Effect.gen(function* () {
    const transport = yield* Transport
    const { status, body, retryAfter } = yield* transport.send(
      endpoint,
      yield* write(inputCodecOf(endpoint), input),
      sending
    )
    if (body.succeeded) return yield* read(endpoint.output, body.data)
    if (body.failure !== undefined)
      return yield* Effect.fail(yield* read(Schema.Union(endpoint.failures), body.failure))
    const until = retryAfter === undefined ? {} : { until: (yield* Clock.currentTimeMillis) + retryAfter * 1_000 }
    return yield* new Refused({ status, messages: body.messages, errors: body.errors, ...until })
  })

/** Sends a request. On a 401, renews the session and retries once (spec §8). */
export const call = <I extends Wire, O extends Wire, F extends Wire>(
  endpoint: Endpoint<I, O, F>,
  input: I["Type"],
  sending?: RequestOptions
): Effect.Effect<O["Type"], FailureOf<F>, Transport | Renewal> =>
  Effect.gen(function* () {
    const renewal = yield* Renewal
    const before = yield* renewal.count
    const once = callOnce(endpoint, input, sending)
    return yield* Effect.catchIf(once, isSessionOver, (refusal) =>
      Effect.flatMap(renewal.renew(before), (renewed) => (renewed ? once : Effect.fail(refusal)))
    )
  })

const isSessionOver = (failure: unknown): failure is Refused => failure instanceof Refused && failure.status === 401

const read = (schema: Wire, value: unknown) =>
  Effect.orDie(Schema.decodeUnknownEffect(Schema.toCodecJson(schema) as Wire)(value))
/**
 * Invalid input is rejected here, as the server would. For example, an entire document pasted into a search would be
 * too long for a URL.
 */
const write = (schema: Wire, value: unknown) =>
  Effect.mapError(
    Schema.encodeUnknownEffect(schema, { errors: "all" })(value),
    ({ issue }) =>
      new Refused({ status: 400, messages: ["checkFields"], errors: errorsByField(messageIds(issue).issues) })
  )
