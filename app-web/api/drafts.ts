const prefix = "frit.draft."

/** Where a person's draft of one thing is kept in this browser. */
export const draftPlace = (userId: string, key: string): string => `${prefix}${userId}.${key}`

export interface Draft<V> {
  readonly values: V
  readonly savedAt: number
}

/** A draft that was kept, if it is there and whole. */
export const readDraft = <V>(place: string): Draft<V> | undefined => {
  try {
    const kept = localStorage.getItem(place)
    return kept === null ? undefined : (JSON.parse(kept) as Draft<V>)
  } catch {
    return undefined
  }
}

/** How many drafts of a person this browser keeps: a sign-out asks before it throws them away. */
export const draftsOf = (userId: string): number =>
  Object.keys(localStorage).filter((place) => place.startsWith(draftPlace(userId, ""))).length
