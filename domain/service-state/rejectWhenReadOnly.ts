import { Effect } from "effect"
import type { Endpoint } from "#domain/contract/Endpoint.ts"
import { type ApiResponse, refused } from "#domain/contract/Envelope.ts"
import { type ReadOnlyReason, ServiceWatch } from "./ServiceState.ts"

/** Retry delay in seconds. */
const retryAfter = 30

/** Rejects requests that would write data with 503 while the server is read-only. Reading and signing in still work. */
export const rejectWhenReadOnly = Effect.fnUntraced(function* ({
  method,
  allowedWhileReadOnly: whileReadOnly
}: Endpoint) {
  if (method === "GET" || whileReadOnly === true) return undefined
  const { readOnly } = yield* (yield* ServiceWatch).state
  return readOnly === null ? undefined : readOnlyAnswer(readOnly)
})

/** Returns the 503 response for a reason. */
export const readOnlyAnswer = (reason: ReadOnlyReason): ApiResponse => ({ ...said[reason], retryAfter })

const said: Readonly<Record<ReadOnlyReason, ApiResponse>> = {
  maintenance: refused(503, "readOnly.maintenance"),
  diskFull: refused(503, "readOnly.diskFull"),
  database: refused(503, "readOnly.database")
}
