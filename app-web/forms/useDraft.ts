import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from "react"
import type { Wire } from "#domain/contract/Endpoint.ts"
import { useUser } from "#web/access/useUser.ts"
import { type Draft, draftKey, readDraft } from "./drafts.ts"
import type { FormStore } from "./FormStore.ts"

/** Milliseconds after the last keystroke until the draft is saved. Users expect 2 seconds at most. */
const pause = 600

interface DraftState<V> {
  /** The draft of an earlier visit and its timestamp in milliseconds. Offer it in a banner. */
  readonly found: Draft<V> | undefined
  /** When this visit's input was last saved as a draft: "Saved 14:02". */
  readonly savedAt: number | undefined
}

/** Saves a form's unsaved input under a local storage key. */
const draftKeeper = <S extends Wire, V>(
  place: string,
  form: FormStore<S>,
  /** Derives the draft from the form's values. */
  initially: (values: S["Encoded"]) => V
) => {
  let keptOf = initially
  const listeners = new Set<() => void>()
  let state: DraftState<V> = { found: readDraft<V>(place), savedAt: undefined }
  let timer: ReturnType<typeof setTimeout> | undefined
  let waits = false
  let hasKept = false

  const become = (next: Partial<DraftState<V>>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  /** If storage is full or disabled, asks before the page is left. */
  const ask = (event: BeforeUnloadEvent) => {
    if (form.getState().isDirty) event.preventDefault()
  }
  const forget = () => {
    waits = false
    clearTimeout(timer)
    localStorage.removeItem(place)
  }
  const keep = () => {
    if (!waits) return
    const savedAt = Date.now()
    try {
      localStorage.setItem(
        place,
        JSON.stringify({ values: keptOf(form.getState().values), savedAt } satisfies Draft<V>)
      )
    } catch {
      addEventListener("beforeunload", ask)
      return
    }
    removeEventListener("beforeunload", ask)
    waits = false
    hasKept = true
    become({ savedAt })
  }
  const follow = () => {
    clearTimeout(timer)
    waits = form.getState().isDirty
    if (waits) timer = setTimeout(keep, pause)
    else if (hasKept) {
      // The user reverted all changes of this visit by hand, so there is nothing to restore.
      hasKept = false
      forget()
      become({ savedAt: undefined })
    }
  }
  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /** Starts following the form. The returned function stops and saves pending input. */
    start: () => {
      const stop = form.subscribe(follow)
      addEventListener("pagehide", keep)
      return () => {
        stop()
        removeEventListener("pagehide", keep)
        removeEventListener("beforeunload", ask)
        clearTimeout(timer)
        keep()
      }
    },
    keeps: (of: typeof keptOf) => {
      keptOf = of
    },
    /** Hides the offer. The found draft is overwritten when the next one is saved. */
    dismiss: () => become({ found: undefined }),
    /** Deletes the draft after it was saved or discarded. */
    clear: () => {
      forget()
      become({ found: undefined, savedAt: undefined })
    }
  }
}

/**
 * Saves unsaved input as a draft, per user and browser, and returns what an earlier visit left. Clear it after saving
 * the record. If drafts cannot be stored, the page asks before it is left.
 */
export const useDraft = <S extends Wire, V>(key: string, form: FormStore<S>, keptOf: (values: S["Encoded"]) => V) => {
  const place = draftKey(useUser().id, key)
  const [draft] = useState(() => draftKeeper(place, form, keptOf))
  useLayoutEffect(() => draft.keeps(keptOf))
  useEffect(() => draft.start(), [draft])
  return draft
}

export type FormDraft<V> = ReturnType<typeof draftKeeper<Wire, V>>

/** Returns the state of a draft and re-renders when it changes. */
export const useDraftState = <V>({ subscribe, getState }: FormDraft<V>): DraftState<V> =>
  useSyncExternalStore(subscribe, getState)
