import { Schema } from "effect"
import { field } from "./field.ts"

/** One save of a record: when, by whom, and which fields changed. Used to explain conflicts. */
export const RecordSave = Schema.Struct({
  at: field(Schema.Number, "When it was saved, in milliseconds since 1970 UTC.", 1763740800000),
  by: field(Schema.String, "Name of the user who saved it; empty if it was not a signed-in user.", "Sam Sales"),
  /** Dotted paths, as in forms; empty if unknown. */
  fields: field(Schema.Array(Schema.String), "Paths of the changed fields; empty if unknown.")
})
export type RecordSave = typeof RecordSave.Type

/** The version of a record, and the version a change is based on. */
export const versionField = field(
  Schema.Int,
  "Version number, incremented on every change. Send it back with a change; returns 409 if the record was changed in the meantime.",
  1
)

/** The saves reported with a version conflict, newest first. */
export const savesField = field(
  Schema.optionalKey(Schema.Array(RecordSave)),
  "Who saved the record since it was opened and what they changed, newest first; absent if unknown."
)

/** Returns the `saves` field of a conflict, if the saves are known. */
export const savesIfKnown = (saves: ReadonlyArray<RecordSave> | undefined) => (saves === undefined ? {} : { saves })

/** A save as stored with its record, with the version it created. */
export interface StoredSave extends RecordSave {
  readonly version: number
}

/** How many saves are stored per record; enough for anyone who has it open. */
const keptSaves = 10

/** Adds a save to a record's history, with the fields that differ between the old and the new values. */
export const withSave = (
  before: ReadonlyArray<StoredSave>,
  was: Fields,
  is: Fields,
  { at, by, version }: Pick<StoredSave, "at" | "by" | "version">
): ReadonlyArray<StoredSave> => {
  const fields = Object.keys(is).filter((name) => !isAlike(was[name], is[name]))
  return [{ version, at, by, fields }, ...before].slice(0, keptSaves)
}

/**
 * Returns the saves since a record was opened, or undefined if the history is incomplete, as for saves made by older
 * releases.
 */
export const savesSince = (
  kept: ReadonlyArray<StoredSave>,
  opened: number,
  now: number
): ReadonlyArray<RecordSave> | undefined => {
  const since = kept.filter(({ version }) => version > opened)
  return since.length === now - opened ? since.map(({ at, by, fields }) => ({ at, by, fields })) : undefined
}

type Fields = Readonly<Record<string, unknown>>

/** Returns whether two values have equal JSON, ignoring key order. */
const isAlike = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other) || (one ?? null) === (other ?? null)) return true
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) =>
    isAlike((one as Fields)[name], (other as Fields)[name])
  )
}
