import type { Shape } from "#domain/contract/exampleOf.ts"
import { ruleOf } from "./ruleOf.ts"

/**
 * A line of a table of fields. `billingAddress.city` is a field of a field, `phoneNumbers[].phoneType` one of each in a
 * list.
 */
export interface FieldRow {
  readonly name: string
  readonly rule: string
  /** What it is, in a sentence. */
  readonly says: string
  readonly isRequired: boolean
}

/** The fields of a shape, those within fields after them. */
export const fieldRows = (shape: Shape, before = ""): ReadonlyArray<FieldRow> =>
  Object.entries(shape.properties ?? {}).flatMap(([field, inner]) => {
    const name = `${before}${field}`
    const row = {
      name,
      rule: ruleOf(inner),
      says: inner.description ?? "",
      isRequired: shape.required?.includes(field) === true
    }
    const [kept = inner] = (inner.anyOf ?? []).filter(({ type }) => type !== "null")
    if (kept.items?.properties !== undefined) return [row, ...fieldRows(kept.items, `${name}[].`)]
    return [row, ...fieldRows(kept, `${name}.`)]
  })
