import { useEffect, useMemo, useState } from "react"
import type { Wire } from "#domain/contract/Endpoint.ts"
import { isSame, mergeFieldsOf, mergeValues } from "./mergeValues.ts"
import { isCompatibleDraft, withoutSecrets } from "./drafts.ts"
import type { SavedRecord, RecordKind } from "./RecordKind.ts"
import { useDraft, useDraftState } from "./useDraft.ts"
import { useFormStore, useEntireForm } from "./useForm.ts"

/** The base version of the form's input: the version a save refers to, and its values. */
export interface BaseVersion<V> {
  readonly version: number
  readonly values: V
}

/** The contents of a draft. Includes the base version, without which a later save could not detect others' changes. */
export interface DraftContent<V, A = unknown> {
  readonly values: V
  readonly opened: BaseVersion<V> | undefined
  /** State that a screen keeps outside the form. */
  readonly aside?: A
}

export interface RecordStoreOptions<V, A> {
  /** Initial values of the form; by default the saved ones. */
  readonly start?: V
  /** State outside the form to store in the draft, and how to restore it. */
  readonly aside?: { readonly value: A; readonly restore: (value: A) => void }
}

/** Manages an open record: the saved version, the form's input, its base version, and the draft. */
export const useRecordStore = <S extends Wire, R extends SavedRecord, A = undefined>(
  kind: RecordKind<S, R>,
  opensAs: R | undefined,
  beginning: RecordStoreOptions<S["Encoded"], A> = {}
) => {
  type Values = S["Encoded"]
  const [start] = useState<Values>(() => beginning.start ?? kind.valuesOf(opensAs))
  const form = useFormStore(kind.schema, start)
  const fields = useMemo(() => mergeFieldsOf(kind.schema), [kind.schema])
  const [kept, setKept] = useState(opensAs)
  const [opened, setOpened] = useState<BaseVersion<Values> | undefined>(
    opensAs && { version: opensAs.version, values: start }
  )
  const draft = useDraft<S, DraftContent<Values, A>>(`${kind.name}.${opensAs?.id ?? "new"}`, form, (values) => ({
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
    /** The record as saved; undefined if new. */
    kept,
    opened,
    /**
     * Takes over the record as saved by the server. Input typed since `since` is preserved, unless `values` overrides
     * it.
     */
    applySaved: (next: R, since: Values = opened?.values ?? start, values?: Values) => {
      const typed = form.getState().values
      const now = kind.valuesOf(next)
      setKept(next)
      setOpened({ version: next.version, values: now })
      form.replace(now, true)
      const stands = values ?? merge(since, typed, now).merged
      if (!isSame(stands, now)) form.replace(stands)
    },
    /** Resets the base version, such as after a conflicting field was resolved. */
    rebase: (values: Values) => setOpened((now) => now && { ...now, values }),
    /** Restores the draft of an earlier visit, to be saved against its own base version. */
    restore: ({ values, opened: since, aside }: DraftContent<Values, A>) => {
      form.replace(values)
      setOpened(since)
      if (aside !== undefined) beginning.aside?.restore(aside)
      draft.dismiss()
    }
  }
}

export type RecordStore<S extends Wire, R extends SavedRecord, A = undefined> = ReturnType<
  typeof useRecordStore<S, R, A>
>

/** Returns the draft of an earlier visit if it differs from the form and still fits it. */
export const useFoundDraft = <S extends Wire, R extends SavedRecord, A>({ draft, start }: RecordStore<S, R, A>) => {
  const { found } = useDraftState(draft)
  return found && isCompatibleDraft(found.values?.values, start as object) && !isSame(found.values.values, start)
    ? found
    : undefined
}

/**
 * An open record whose form is rendered as a whole, which suits all but the largest forms. A newer version replaces the
 * current one immediately while there are no unsaved changes; otherwise the conflict is found on save.
 */
export const useOpenRecord = <S extends Wire, R extends SavedRecord>(kind: RecordKind<S, R>, kept: R | undefined) => {
  const store = useRecordStore(kind, kept)
  const { applySaved, form, opened } = store
  useEffect(() => {
    if (kept === undefined || opened === undefined || kept.version <= opened.version) return
    if (isSame(form.getState().values, opened.values)) applySaved(kept)
  })
  return { ...store, form: useEntireForm(store.form) }
}

export type OpenRecord<S extends Wire, R extends SavedRecord> = ReturnType<typeof useOpenRecord<S, R>>
