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

/**
 * Focuses the first wrong field as it stands on the page; ui fields carry their path as `data-field`. `isTypedAnew`
 * selects what stands there, as nobody corrects a letter of a password or a code.
 */
export const focusFirstError = (paths: ReadonlyArray<string>, isTypedAnew = false) =>
  requestAnimationFrame(() => {
    const fields = [...document.querySelectorAll<HTMLElement>("[data-field]")]
    const wrong = fields.find(({ dataset }) => paths.some((path) => dataset["field"] === path))
    // A cell of a grid takes the focus itself.
    const taking = wrong?.matches("[tabindex]")
      ? wrong
      : wrong?.querySelector<HTMLElement>("input, textarea, select, button, [tabindex]")
    taking?.focus()
    if (isTypedAnew && taking instanceof HTMLInputElement) taking.select()
  })

/** Puts the cursor into the field at a path, once it is drawn. */
export const focusField = (path: string) => focusFirstError([path])
