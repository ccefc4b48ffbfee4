import type { Wire } from "#domain/contract/Endpoint.ts"
import type { Kept, RecordKind } from "./RecordKind.ts"

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

/** Leaves what was typed after a new record was sent as a draft of the record that came of it, which offers it. */
export const keepDraft = <V>(userId: string, key: string, values: V): void =>
  localStorage.setItem(draftPlace(userId, key), JSON.stringify({ values, savedAt: Date.now() } satisfies Draft<V>))

/**
 * Whether kept values fit the form of today: a draft of an earlier release may lack fields. `start` shows each field's
 * kind.
 */
export const mayStandIn = (kept: unknown, start: object): boolean =>
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

/** What is typed, as it may be kept in a browser: fields that hold passwords are empty. */
export const withoutSecrets = <S extends Wire, R extends Kept>(
  { secrets = [] }: RecordKind<S, R>,
  values: S["Encoded"]
): S["Encoded"] =>
  secrets.length === 0 ? values : { ...values, ...Object.fromEntries(secrets.map((name) => [name, ""])) }
