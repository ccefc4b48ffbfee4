import { Result, Schema } from "effect"
import { errorsByField } from "#domain/contract/Envelope.ts"
import { messageIds } from "#domain/contract/messageIds.ts"

/** What is wrong with a value, as message ids by field, just as a call is answered. */
export const faultsOf = (schema: Schema.Codec<unknown>, value: unknown): Record<string, ReadonlyArray<string>> => {
  const decoded = Schema.decodeUnknownResult(Schema.toCodecJson(schema))(value, {
    errors: "all",
    onExcessProperty: "error"
  })
  return Result.isSuccess(decoded) ? {} : errorsByField(messageIds(decoded.failure.issue).issues)
}
