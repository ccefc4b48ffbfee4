import { Schema } from "effect"
import { field } from "./field.ts"

/** One save of a record: when, by whom, and of which fields, so that a conflict can say who changed what. */
export const RecordSave = Schema.Struct({
  at: field(Schema.Number, "When, milliseconds since 1970 in UTC.", 1763740800000),
  by: field(Schema.String, "Who saved it; empty where nobody signed in did.", "Sam Sales"),
  /** Dotted, as a form names them; none where it is not known what was changed. */
  fields: field(Schema.Array(Schema.String), "The paths of the fields that were changed; none where it is not known.")
})
export type RecordSave = typeof RecordSave.Type

/** The version of a record: which one it is, and as of which one a change was made. */
export const versionField = field(
  Schema.Int,
  "Counts the changes. Sent back with a change; refused with 409 when somebody was quicker.",
  1
)

/** The saves that a refusal of an older version tells of, newest first. */
export const savesField = field(
  Schema.optionalKey(Schema.Array(RecordSave)),
  "Who saved it lately and what they changed, newest first; absent where it is not known."
)

/** A refusal's saves, where they are known. */
export const savesGiven = (saves: ReadonlyArray<RecordSave> | undefined) => (saves === undefined ? {} : { saves })

/** A save as it is kept with its record: it made that version. */
export interface KeptSave extends RecordSave {
  readonly version: number
}

/** How many saves are kept with a record: enough for whoever has it open. */
const keptSaves = 10

/** The saves of a record with one more, by whoever asks, of the fields that differ between what was kept and what is. */
export const withSave = (
  before: ReadonlyArray<KeptSave>,
  was: Fields,
  is: Fields,
  { at, by, version }: Pick<KeptSave, "at" | "by" | "version">
): ReadonlyArray<KeptSave> => {
  const fields = Object.keys(is).filter((name) => !isAlike(was[name], is[name]))
  return [{ version, at, by, fields }, ...before].slice(0, keptSaves)
}

/** Who saved a record since it was opened, if all of it is known: a release before this one kept none. */
export const savesSince = (
  kept: ReadonlyArray<KeptSave>,
  opened: number,
  now: number
): ReadonlyArray<RecordSave> | undefined => {
  const since = kept.filter(({ version }) => version > opened)
  return since.length === now - opened ? since.map(({ at, by, fields }) => ({ at, by, fields })) : undefined
}

type Fields = Readonly<Record<string, unknown>>

/** Whether two values are the same once they are written as JSON, in whatever order their names stand. */
const isAlike = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other) || (one ?? null) === (other ?? null)) return true
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) =>
    isAlike((one as Fields)[name], (other as Fields)[name])
  )
}
