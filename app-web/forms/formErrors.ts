import { Result, Schema } from "effect"
import { errorsByField } from "#domain/contract/Envelope.ts"
import { messageIds } from "#domain/contract/messageIds.ts"
import type { Wire } from "#domain/contract/Endpoint.ts"

/** Message ids by the dotted path of their field, as the server sends them too: `vehicle.vin` has `["vin.invalid"]`. */
export type FormErrors = Readonly<Record<string, ReadonlyArray<string>>>

/** Reads what was typed: the domain's value, or every field that is wrong. */
export const readForm = <S extends Wire>(schema: S, values: S["Encoded"]): Result.Result<S["Type"], FormErrors> =>
  Result.mapError(Schema.decodeUnknownResult(schema)(values, { errors: "all" }), (error) =>
    errorsByField(messageIds(error.issue).issues)
  )

/** Values of a form without the spaces that were typed or pasted around them; those of `secrets` stay to the letter. */
export const trimmed = <V>(values: V, secrets: ReadonlyArray<string> = []): V => {
  if (typeof values === "string") return values.trim() as V
  if (Array.isArray(values)) return values.map((value) => trimmed(value)) as V
  if (values === null || typeof values !== "object") return values
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, secrets.includes(name) ? value : trimmed(value)])
  ) as V
}
