import type { RecordSave } from "#domain/shared/RecordSave.ts"
import { labelAt } from "./FormProblems.tsx"
import { valueAt } from "./formPath.ts"
import { type MergedValues, withPaths } from "./mergeValues.ts"
import type { Translator } from "#web/words/useWords.ts"
import type { SaveMessages } from "./RecordTexts.ts"

/** The version of a field to keep. */
export type Side = "mine" | "theirs"

/** Changes that others saved while a record was open, and how far they are resolved. */
export interface RemoteChanges {
  /** The current record while fields are unresolved; undefined once all are. */
  readonly current: unknown
  /** Who saved it, newest first. */
  readonly saves: ReadonlyArray<RecordSave>
  /** Number of the save attempt that found the changes. Each new one takes focus. */
  readonly times: number
  readonly chosen: Readonly<Record<Side, ReadonlyArray<string>>>
  /** Changes merged without asking. Each is shown at its field until dismissed. */
  readonly joined?: {
    readonly now: unknown
    /** The values before those changes. */
    readonly was: unknown
    readonly paths: ReadonlyArray<string>
  }
}

/** The parts of an open record needed for merging. */
export interface MergeContext {
  readonly form: {
    getState(): { readonly values: unknown }
    subscribe(listener: () => void): () => void
    set(path: string, value: unknown): void
  }
  readonly opened: { readonly values: unknown } | undefined
  readonly words: Pick<SaveMessages, "joined" | "nameOf">
  readonly others: RemoteChanges | undefined
  readonly t: Translator["t"]
  valuesOf(kept: unknown): unknown
  merge(base: unknown, mine: unknown, theirs: unknown): MergedValues<unknown>
  /** Resets the base version of the form's input. */
  settle(values: unknown): void
  setOthers(others: RemoteChanges): void
  /** Continues from the current record with these values. Saves them if they differ from it, then shows the message. */
  goOn(current: unknown, values: unknown, text: string): void
}

/**
 * Merges others' changes immediately if no field conflicts. Otherwise waits until the user has resolved each conflict.
 */
export const mergeRemoteChanges = (
  merging: MergeContext,
  { current, saves = [] }: { readonly current?: unknown; readonly saves?: ReadonlyArray<RecordSave> }
) =>
  continueMerge(merging, { current, saves, times: (merging.others?.times ?? 0) + 1, chosen: { mine: [], theirs: [] } })

/** Merges the typed values with the current record: the conflicts, and the fields that only others changed. */
export const computeMerge = (
  { form, merge, opened, valuesOf }: MergeContext,
  current: unknown,
  base = opened?.values
) => {
  const now = valuesOf(current)
  return { now, ...merge(base ?? now, form.getState().values, now) }
}

/** Resolves some of the conflicting fields. Once none are left, the record is saved. */
export const resolveConflict = (
  merging: MergeContext,
  others: RemoteChanges,
  paths: ReadonlyArray<string>,
  side: Side
) => {
  const now = merging.valuesOf(others.current)
  if (side === "theirs") for (const path of paths) merging.form.set(path, valueAt(now, path))
  // The current record becomes the base of this field: "mine" is a change of it, "theirs" is not.
  const base = withPaths((merging.opened?.values ?? now) as object, now as object, paths)
  const chosen = { ...others.chosen, [side]: [...others.chosen[side], ...paths] }
  continueMerge(merging, { ...others, chosen }, base)
}

const continueMerge = (merging: MergeContext, others: RemoteChanges, base?: unknown) => {
  const { opened, setOthers, settle, t, words } = merging
  const { chosen, current } = others
  const { conflicts, remoteOnly, merged, now } = computeMerge(merging, current, base)
  if (conflicts.length > 0) {
    if (base !== undefined) settle(base)
    return setOthers(others)
  }
  const told = (id: "conflict.keptMine" | "conflict.tookTheirs" | "conflict.alsoTheirs", paths: typeof remoteOnly) =>
    paths.length === 0 ? [] : [t(id, { fields: paths.map((path) => labelAt(words.nameOf(path))).join(", ") })]
  const text = [
    words.joined,
    ...told("conflict.keptMine", chosen.mine),
    ...told("conflict.tookTheirs", chosen.theirs),
    ...told("conflict.alsoTheirs", remoteOnly)
  ].join("\u00a0· ")
  merging.goOn(current, merged, text)
  setOthers({ ...others, current: undefined, joined: { now, was: opened?.values ?? now, paths: remoteOnly } })
}
