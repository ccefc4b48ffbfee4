import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from "react"
import type { Wire } from "#domain/contract/Endpoint.ts"
import { useUser } from "#web/access/useUser.ts"
import { type Draft, draftPlace, readDraft } from "./drafts.ts"
import type { FormStore } from "./FormStore.ts"

/** Milliseconds after the last key until the draft is kept, at most 2 seconds by what people expect. */
const pause = 600

interface DraftState<V> {
  /** What an earlier visit left, with its instant in milliseconds; offer it in a banner. */
  readonly found: Draft<V> | undefined
  /** When this visit's typing was last kept: "Saved 14:02". */
  readonly savedAt: number | undefined
}

/** Keeps what is typed into a form at a place of this browser until it is saved. */
const draftKeeper = <S extends Wire, V>(
  place: string,
  form: FormStore<S>,
  /** What is kept of the form's values. */
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
  /** Where the browser's store is full or closed, leaving the page asks. */
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
      // All that this visit kept was taken back by hand: there is nothing to offer.
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
    /** Follows the form until the answer is called, which keeps what still waits. */
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
    /** Hides the offer; what was found is gone when the next draft is kept. */
    dismiss: () => become({ found: undefined }),
    /** Forgets the draft: it was saved, or thrown away. */
    clear: () => {
      forget()
      become({ found: undefined, savedAt: undefined })
    }
  }
}

/**
 * Keeps what is typed but not saved, per person and browser; gives back what an earlier visit left. Clear it after
 * saving. Where it cannot be kept, leaving the page asks first.
 */
export const useDraft = <S extends Wire, V>(key: string, form: FormStore<S>, keptOf: (values: S["Encoded"]) => V) => {
  const place = draftPlace(useUser().id, key)
  const [draft] = useState(() => draftKeeper(place, form, keptOf))
  useLayoutEffect(() => draft.keeps(keptOf))
  useEffect(() => draft.start(), [draft])
  return draft
}

export type FormDraft<V> = ReturnType<typeof draftKeeper<Wire, V>>

/** What is kept, and what was found: draws the component anew when that changes. */
export const useDraftState = <V>({ subscribe, getState }: FormDraft<V>): DraftState<V> =>
  useSyncExternalStore(subscribe, getState)
