import { Result, Schema } from "effect"
import { errorsByField } from "#domain/contract/Envelope.ts"
import { messageIds } from "#domain/contract/messageIds.ts"

/** A value's validation errors, as message ids by field, as an endpoint returns them. */
export const validationErrors = (
  schema: Schema.Codec<unknown>,
  value: unknown
): Record<string, ReadonlyArray<string>> => {
  const decoded = Schema.decodeUnknownResult(Schema.toCodecJson(schema))(value, {
    errors: "all",
    onExcessProperty: "error"
  })
  return Result.isSuccess(decoded) ? {} : errorsByField(messageIds(decoded.failure.issue).issues)
}
