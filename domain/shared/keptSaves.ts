import type { RecordSave } from "./RecordSave.ts"

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
