import { useEffect, useMemo, useState } from "react"
import type { Wire } from "#domain/contract/Endpoint.ts"
import { isSame, mergeFieldsOf, mergeValues } from "./mergeValues.ts"
import { mayStandIn, withoutSecrets } from "./drafts.ts"
import type { Kept, RecordKind } from "./RecordKind.ts"
import { useDraft, useDraftState } from "./useDraft.ts"
import { useFormStore, useWholeForm } from "./useForm.ts"

/** What the typing began from: the version that a save names, and what stood in it. */
export interface Opened<V> {
  readonly version: number
  readonly values: V
}

/** What a draft keeps: without its beginning, a later save could not tell what others changed meanwhile. */
export interface Typed<V, A = unknown> {
  readonly values: V
  readonly opened: Opened<V> | undefined
  /** What a screen keeps beside the form. */
  readonly aside?: A
}

export interface Beginning<V, A> {
  /** What stands in the form at first; what is kept, unless said otherwise. */
  readonly start?: V
  /** What a draft keeps beside the form, and how it is put back. */
  readonly aside?: { readonly value: A; readonly restore: (value: A) => void }
}

/** A record as it lies open: what is kept, what is typed, what the typing began from, and the draft of it. */
export const useRecordStore = <S extends Wire, R extends Kept, A = undefined>(
  kind: RecordKind<S, R>,
  opensAs: R | undefined,
  beginning: Beginning<S["Encoded"], A> = {}
) => {
  type Values = S["Encoded"]
  const [start] = useState<Values>(() => beginning.start ?? kind.valuesOf(opensAs))
  const form = useFormStore(kind.schema, start)
  const fields = useMemo(() => mergeFieldsOf(kind.schema), [kind.schema])
  const [kept, setKept] = useState(opensAs)
  const [opened, setOpened] = useState<Opened<Values> | undefined>(
    opensAs && { version: opensAs.version, values: start }
  )
  const draft = useDraft<S, Typed<Values, A>>(`${kind.name}.${opensAs?.id ?? "new"}`, form, (values) => ({
    values: withoutSecrets(kind, values),
    opened,
    ...(beginning.aside && { aside: beginning.aside.value })
  }))
  const merge = (base: Values, mine: Values, theirs: Values) => mergeValues<Values & object>(fields, base, mine, theirs)

  return {
    form,
    draft,
    aside: beginning.aside?.value,
    merge,
    start,
    /** As the server keeps it; undefined while it is new. */
    kept,
    opened,
    /** Takes what the server keeps now. What was typed since `since` stays typed; `values` says otherwise. */
    adopt: (next: R, since: Values = opened?.values ?? start, values?: Values) => {
      const typed = form.getState().values
      const now = kind.valuesOf(next)
      setKept(next)
      setOpened({ version: next.version, values: now })
      form.replace(now, true)
      const stands = values ?? merge(since, typed, now).merged
      if (!isSame(stands, now)) form.replace(stands)
    },
    /** Says anew what the typing began from, such as where one side of a field was chosen. */
    settle: (values: Values) => setOpened((now) => now && { ...now, values }),
    /** Puts what an earlier visit typed in place, to be saved against the version it began from. */
    restore: ({ values, opened: since, aside }: Typed<Values, A>) => {
      form.replace(values)
      setOpened(since)
      if (aside !== undefined) beginning.aside?.restore(aside)
      draft.dismiss()
    }
  }
}

export type RecordStore<S extends Wire, R extends Kept, A = undefined> = ReturnType<typeof useRecordStore<S, R, A>>

/** The draft that an earlier visit left, where it says something else than the form and still fits it. */
export const useFoundDraft = <S extends Wire, R extends Kept, A>({ draft, start }: RecordStore<S, R, A>) => {
  const { found } = useDraftState(draft)
  return found && mayStandIn(found.values?.values, start as object) && !isSame(found.values.values, start)
    ? found
    : undefined
}

/**
 * An open record whose form is drawn as a whole: all but the largest. A newer version that comes while nothing is typed
 * takes its place at once; while something is typed, the save tells.
 */
export const useOpenRecord = <S extends Wire, R extends Kept>(kind: RecordKind<S, R>, kept: R | undefined) => {
  const store = useRecordStore(kind, kept)
  const { adopt, form, opened } = store
  useEffect(() => {
    if (kept === undefined || opened === undefined || kept.version <= opened.version) return
    if (isSame(form.getState().values, opened.values)) adopt(kept)
  })
  return { ...store, form: useWholeForm(store.form) }
}

export type OpenRecord<S extends Wire, R extends Kept> = ReturnType<typeof useOpenRecord<S, R>>
