import type { Wire } from "#domain/contract/Endpoint.ts"
import type { SavedRecord, RecordKind } from "./RecordKind.ts"

const prefix = "frit.draft."

/** Returns the local storage key of a user's draft. */
export const draftKey = (userId: string, key: string): string => `${prefix}${userId}.${key}`

export interface Draft<V> {
  readonly values: V
  readonly savedAt: number
}

/** Reads a draft, if there is a valid one. */
export const readDraft = <V>(place: string): Draft<V> | undefined => {
  try {
    const kept = localStorage.getItem(place)
    return kept === null ? undefined : (JSON.parse(kept) as Draft<V>)
  } catch {
    return undefined
  }
}

/** Returns the number of a user's drafts in this browser. Sign-out asks before discarding them. */
export const draftsOf = (userId: string): number =>
  Object.keys(localStorage).filter((place) => place.startsWith(draftKey(userId, ""))).length

/** Stores input typed while a new record was being saved as a draft of that record, which then offers to restore it. */
export const saveDraft = <V>(userId: string, key: string, values: V): void =>
  localStorage.setItem(draftKey(userId, key), JSON.stringify({ values, savedAt: Date.now() } satisfies Draft<V>))

/**
 * Returns whether stored values fit the current form, because a draft from an earlier release may lack fields. `start`
 * shows the type of each field.
 */
export const isCompatibleDraft = (kept: unknown, start: object): boolean =>
  typeof kept === "object" &&
  kept !== null &&
  Object.entries(start).every(([name, value]) => {
    const other = (kept as Record<string, unknown>)[name]
    return (
      other !== undefined &&
      Array.isArray(other) === Array.isArray(value) &&
      (value === null || other === null || typeof other === typeof value)
    )
  })

/** Returns the values with password fields emptied, safe to store in the browser. */
export const withoutSecrets = <S extends Wire, R extends SavedRecord>(
  { secrets = [] }: RecordKind<S, R>,
  values: S["Encoded"]
): S["Encoded"] =>
  secrets.length === 0 ? values : { ...values, ...Object.fromEntries(secrets.map((name) => [name, ""])) }
