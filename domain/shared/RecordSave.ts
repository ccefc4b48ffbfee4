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

/** The saves that a refusal of an older version tells of, newest first. */
export const savesField = field(
  Schema.optionalKey(Schema.Array(RecordSave)),
  "Who saved it lately and what they changed, newest first; absent where it is not known."
)

/** A refusal's saves, where they are known. */
export const savesGiven = (saves: ReadonlyArray<RecordSave> | undefined) => (saves === undefined ? {} : { saves })
