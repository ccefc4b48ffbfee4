import { Result, Schema } from "effect"
import { errorsByField } from "#domain/contract/Envelope.ts"
import { messageIds } from "#domain/contract/messageIds.ts"
import type { Wire } from "#domain/contract/Endpoint.ts"

/**
 * Message ids by the dotted path of the field, in the same format the server uses: `vehicle.vin` has `["vin.invalid"]`.
 */
export type FormErrors = Readonly<Record<string, ReadonlyArray<string>>>

/** Parses form values into the domain's value, or returns the errors of all invalid fields. */
export const readForm = <S extends Wire>(schema: S, values: S["Encoded"]): Result.Result<S["Type"], FormErrors> =>
  Result.mapError(Schema.decodeUnknownResult(schema)(values, { errors: "all" }), (error) =>
    errorsByField(messageIds(error.issue).issues)
  )

/** Trims all text values, except those of `secrets`, which are kept verbatim. */
export const trimmed = <V>(values: V, secrets: ReadonlyArray<string> = []): V => {
  if (typeof values === "string") return values.trim() as V
  if (Array.isArray(values)) return values.map((value) => trimmed(value)) as V
  if (values === null || typeof values !== "object") return values
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, secrets.includes(name) ? value : trimmed(value)])
  ) as V
}

/**
 * Focuses the first invalid field in page order; ui fields carry their path as `data-field`. With `isTypedAnew`, its
 * text is also selected, since users retype a password or code rather than correct a letter.
 */
export const focusFirstError = (paths: ReadonlyArray<string>, isTypedAnew = false) =>
  requestAnimationFrame(() => {
    const fields = [...document.querySelectorAll<HTMLElement>("[data-field]")]
    const wrong = fields.find(({ dataset }) => paths.some((path) => dataset["field"] === path))
    // A grid cell takes focus itself.
    const taking = wrong?.matches("[tabindex]")
      ? wrong
      : wrong?.querySelector<HTMLElement>("input, textarea, select, button, [tabindex]")
    taking?.focus()
    if (isTypedAnew && taking instanceof HTMLInputElement) taking.select()
  })

/** Focuses the field at a path once it is rendered. */
export const focusField = (path: string) => focusFirstError([path])
