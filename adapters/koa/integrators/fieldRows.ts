import { ruleOf, type Shape } from "./ruleOf.ts"

/** A line of a table of fields. `billingAddress.city` is a field of a field, `phoneNumbers[].phoneType` one of each in a list. */
export interface FieldRow {
  readonly name: string
  readonly rule: string
  readonly isRequired: boolean
}

/** The fields of a shape, those within fields after them. */
export const fieldRows = (shape: Shape, before = ""): ReadonlyArray<FieldRow> =>
  Object.entries(shape.properties ?? {}).flatMap(([field, inner]) => {
    const name = `${before}${field}`
    const row = { name, rule: ruleOf(inner), isRequired: shape.required?.includes(field) === true }
    const [kept = inner] = (inner.anyOf ?? []).filter(({ type }) => type !== "null")
    if (kept.items?.properties !== undefined) return [row, ...fieldRows(kept.items, `${name}[].`)]
    return [row, ...fieldRows(kept, `${name}.`)]
  })
