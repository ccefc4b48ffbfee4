import { Effect } from "effect"
import type { Endpoint } from "#domain/contract/Endpoint.ts"
import { type Answer, refused } from "#domain/contract/Envelope.ts"
import { type ReadOnlyReason, ServiceWatch } from "./ServiceState.ts"

/** Seconds after which it is worth asking again. */
const retryAfter = 30

/**
 * Refuses, with 503, a call that would save something while the service does not save; reading and signing in go on.
 */
export const notSaved = Effect.fnUntraced(function* ({ method, whileReadOnly }: Endpoint) {
  if (method === "GET" || whileReadOnly === true) return undefined
  const { readOnly } = yield* (yield* ServiceWatch).state
  return readOnly === null ? undefined : readOnlyAnswer(readOnly)
})

/** The refusal for a reason. */
export const readOnlyAnswer = (reason: ReadOnlyReason): Answer => ({ ...said[reason], retryAfter })

const said: Readonly<Record<ReadOnlyReason, Answer>> = {
  maintenance: refused(503, "readOnly.maintenance"),
  diskFull: refused(503, "readOnly.diskFull"),
  database: refused(503, "readOnly.database")
}
