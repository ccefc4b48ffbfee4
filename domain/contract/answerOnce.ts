import { Clock, Context, Effect, Schema } from "effect"
import type { CurrentUser } from "#domain/access/CurrentUser.ts"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { answer } from "./answer.ts"
import type { Handler } from "./Endpoint.ts"
import { type Answer, refused } from "./Envelope.ts"
import { Transaction } from "./Transaction.ts"

class NotKept extends Schema.TaggedError<NotKept>()("NotKept", { answer: Schema.Any }) {}

/**
 * Answers a call that carries an Idempotency-Key: the same press sent again, however often and at once, has one effect
 * and the same answer (I1). Key and effect are kept in one transaction; a refusal keeps neither, so it can be
 * tried again.
 */
export const answerOnce = <R>(
  handler: Handler<R>,
  input: unknown,
  call: KeyedCall
): Effect.Effect<Answer, never, R | CurrentUser | CurrentTenant | Transaction | IdempotencyStore> =>
  Transaction.use(({ around }) => around(keptAnswer(handler, input, call))).pipe(
    Effect.catchTag("NotKept", (refusal) => Effect.succeed(refusal.answer as Answer))
  )

interface KeyedCall {
  readonly key: string
  readonly fingerprint: string
}

const keptAnswer = Effect.fnUntraced(function* <R>(
  handler: Handler<R>,
  input: unknown,
  { fingerprint, key }: KeyedCall
) {
  const answered = yield* IdempotencyStore
  const before = yield* answered.take(key, fingerprint, yield* Clock.currentTimeMillis)
  if (before === "otherCall") return refused(422, "keyUsedForAnotherCall")
  if (before !== "new") return before
  const given = yield* answer(handler, input)
  if (!given.body.succeeded) return yield* new NotKept({ answer: given })
  yield* answered.keep(key, given)
  return given
})

/** What was answered to calls that carried an Idempotency-Key, for 24 hours. */
export class IdempotencyStore extends Context.Service<
  IdempotencyStore,
  {
    /**
     * Takes the key; who comes second waits for the first. What was answered before, "otherCall" when the key was used
     * for something else.
     */
    readonly take: (
      key: string,
      fingerprint: string,
      now: number
    ) => Effect.Effect<Answer | "new" | "otherCall", never, CurrentTenant>
    readonly keep: (key: string, answer: Answer) => Effect.Effect<void, never, CurrentTenant>
  }
>()("domain/contract/IdempotencyStore") {}

/** How long a key is remembered, in milliseconds (I1). */
export const remembered = 24 * 3_600_000
