import type { RecordSave } from "#domain/shared/RecordSave.ts"
import { labelAt } from "./FormProblems.tsx"
import { valueAt } from "./formPath.ts"
import { type MergedValues, withPaths } from "./mergeValues.ts"
import type { Talk } from "#web/words/useWords.ts"
import type { SavedWords } from "./RecordWords.ts"

/** Whose version of a field stays. */
export type Side = "mine" | "theirs"

/** What somebody else saved while a record lay open, as far as it is dealt with. */
export interface Others {
  /** What stands now, while fields wait for a choice; undefined once all are chosen. */
  readonly current: unknown
  /** Who saved it, newest first. */
  readonly saves: ReadonlyArray<RecordSave>
  /** Which try to save met it: each new one takes the focus. */
  readonly times: number
  readonly chosen: Readonly<Record<Side, ReadonlyArray<string>>>
  /** What a save took along without a question: told at each field until it is seen. */
  readonly joined?: {
    readonly now: unknown
    /** What stood there before. */
    readonly was: unknown
    readonly paths: ReadonlyArray<string>
  }
}

/** The open record, as far as others' changes need it. */
export interface Merging {
  readonly form: {
    getState(): { readonly values: unknown }
    subscribe(listener: () => void): () => void
    set(path: string, value: unknown): void
  }
  readonly opened: { readonly values: unknown } | undefined
  readonly words: Pick<SavedWords, "joined" | "nameOf">
  readonly others: Others | undefined
  readonly t: Talk["t"]
  valuesOf(kept: unknown): unknown
  merge(base: unknown, mine: unknown, theirs: unknown): MergedValues<unknown>
  /** Says anew what the typing began from. */
  settle(values: unknown): void
  setOthers(others: Others): void
  /** Goes on from what stands now with these values; saved, and then said, when they differ from it. */
  goOn(current: unknown, values: unknown, text: string): void
}

/** Others' changes join in at once where nobody else touched the same; else each clash waits for the person's choice. */
export const meetChanges = (
  merging: Merging,
  { current, saves = [] }: { readonly current?: unknown; readonly saves?: ReadonlyArray<RecordSave> }
) => goOnWith(merging, { current, saves, times: (merging.others?.times ?? 0) + 1, chosen: { mine: [], theirs: [] } })

/** What both changed, each in another way, as it stands at this moment; and what only they changed. */
export const mergedNow = ({ form, merge, opened, valuesOf }: Merging, current: unknown, base = opened?.values) => {
  const now = valuesOf(current)
  return { now, ...merge(base ?? now, form.getState().values, now) }
}

/** Settles some of the fields that both changed; with the last of them the record is saved. */
export const chooseSide = (merging: Merging, others: Others, paths: ReadonlyArray<string>, side: Side) => {
  const now = merging.valuesOf(others.current)
  if (side === "theirs") for (const path of paths) merging.form.set(path, valueAt(now, path))
  // What stands now is where this field's typing begins from: mine is a change of it, theirs is none.
  const base = withPaths((merging.opened?.values ?? now) as object, now as object, paths)
  const chosen = { ...others.chosen, [side]: [...others.chosen[side], ...paths] }
  goOnWith(merging, { ...others, chosen }, base)
}

const goOnWith = (merging: Merging, others: Others, base?: unknown) => {
  const { opened, setOthers, settle, t, words } = merging
  const { chosen, current } = others
  const { clashes, joining, merged, now } = mergedNow(merging, current, base)
  if (clashes.length > 0) {
    if (base !== undefined) settle(base)
    return setOthers(others)
  }
  const told = (id: "conflict.keptMine" | "conflict.tookTheirs" | "conflict.alsoTheirs", paths: typeof joining) =>
    paths.length === 0 ? [] : [t(id, { fields: paths.map((path) => labelAt(words.nameOf(path))).join(", ") })]
  const text = [
    words.joined,
    ...told("conflict.keptMine", chosen.mine),
    ...told("conflict.tookTheirs", chosen.theirs),
    ...told("conflict.alsoTheirs", joining)
  ].join("\u00a0· ")
  merging.goOn(current, merged, text)
  setOthers({ ...others, current: undefined, joined: { now, was: opened?.values ?? now, paths: joining } })
}
