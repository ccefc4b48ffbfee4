import type { EntityManager } from "@mikro-orm/postgresql"
import { Clock, Effect } from "effect"
import { currentAuthor } from "#domain/job-changes/currentAuthor.ts"
import { type StoredSave, savesSince, withSave } from "#domain/shared/RecordSave.ts"
import { fieldValues } from "./columns.ts"

/** A row as it was opened. `tenantId` is missing only in the directory of shops. */
interface Versioned {
  readonly tenantId?: string
  readonly id: string
  readonly version: number
}

/** A row that stores its recent saves. */
interface Told {
  readonly id: string
  readonly version: number
  readonly saves: ReadonlyArray<StoredSave>
}

/**
 * Updates a row if it still has the version it was opened with; returns false if it is gone or was saved by someone
 * else.
 */
export const saveVersion = async <Row extends object>(
  em: EntityManager,
  row: new () => Row,
  opened: Versioned,
  values: object
): Promise<boolean> => (await em.nativeUpdate(row, opened as never, values as never)) === 1

/** Who saves, and when. */
export type Saving = Pick<StoredSave, "at" | "by">

/** The current user at the current time. */
export const currentSave: Effect.Effect<Saving> = Effect.gen(function* () {
  return { at: yield* Clock.currentTimeMillis, by: (yield* currentAuthor)?.name ?? "" }
})

type Fields = Readonly<Record<string, unknown>>

/** Columns derived from the rest of a row, and its identity. */
const derived = /^(sort|search)[A-Z]|^(id|tenantId|version)$/

/** Like `saveVersion`, but also records who saved which fields, for users who have the record open. */
export const saveWithHistory = async <Row extends Told>(
  em: EntityManager,
  row: new () => Row,
  opened: Versioned,
  values: object,
  saving: Saving,
  /** Converts a row's values to the record's fields, if a column holds several of them. */
  fieldsOf: (row: Fields) => Fields = (row) => row
): Promise<boolean> => {
  const before = (await em.findOne(row, opened as never, { disableIdentityMap: true })) as Told | null
  if (before === null) return false
  const was = fieldsOf(fieldValues(before) as unknown as Fields)
  const is = Object.fromEntries(Object.entries(fieldsOf(values as Fields)).filter(([name]) => !derived.test(name)))
  const saves = withSave(before.saves, was, is, { ...saving, version: opened.version + 1 })
  return await saveVersion(em, row, opened, { ...values, saves })
}

/** Returns who saved a record after the given version, for the error that rejects a stale save. */
export const savesSinceVersion = async <Row extends Told>(
  em: EntityManager,
  row: new () => Row,
  { version, ...place }: Versioned
) => {
  const now = (await em.findOne(row, place as never, { disableIdentityMap: true })) as Told | null
  const saves = now === null ? undefined : savesSince(now.saves, version, now.version)
  return saves === undefined ? {} : { saves }
}
