import { Clock, Context, Effect, Schema } from "effect"
import type { CurrentUser } from "#domain/access/CurrentUser.ts"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { handleRequest } from "./handleRequest.ts"
import type { Handler } from "./Endpoint.ts"
import { type ApiResponse, refused } from "./Envelope.ts"
import { Transaction } from "./Transaction.ts"

class NotKept extends Schema.TaggedError<NotKept>()("NotKept", { answer: Schema.Any }) {}

/**
 * Handles a request with an Idempotency-Key: retries, even concurrent ones, have one effect and the same response (I1).
 * The key is stored in the same transaction as the effect; a refusal stores neither, so the request can be retried.
 */
export const handleIdempotently = <R>(
  handler: Handler<R>,
  input: unknown,
  call: KeyedCall
): Effect.Effect<ApiResponse, never, R | CurrentUser | CurrentTenant | Transaction | IdempotencyStore> =>
  Transaction.use(({ run: around }) => around(keptAnswer(handler, input, call))).pipe(
    Effect.catchTag("NotKept", (refusal) => Effect.succeed(refusal.answer as ApiResponse))
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
  const before = yield* answered.claim(key, fingerprint, yield* Clock.currentTimeMillis)
  if (before === "otherCall") return refused(422, "keyUsedForAnotherCall")
  if (before !== "new") return before
  const given = yield* handleRequest(handler, input)
  if (!given.body.succeeded) return yield* new NotKept({ answer: given })
  yield* answered.save(key, given)
  return given
})

/** Storage for responses to requests with an Idempotency-Key, kept for 24 hours. */
export class IdempotencyStore extends Context.Service<
  IdempotencyStore,
  {
    /**
     * Claims the key, waiting for a concurrent request with the same key. Returns the stored response, "new" if there
     * is none, or "otherCall" if the key was used for a different request.
     */
    readonly claim: (
      key: string,
      fingerprint: string,
      now: number
    ) => Effect.Effect<ApiResponse | "new" | "otherCall", never, CurrentTenant>
    readonly save: (key: string, answer: ApiResponse) => Effect.Effect<void, never, CurrentTenant>
  }
>()("domain/contract/IdempotencyStore") {}

/** How long a key is stored, in milliseconds (I1). */
export const idempotencyWindow = 24 * 3_600_000
