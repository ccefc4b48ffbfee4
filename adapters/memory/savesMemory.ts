import { Clock, Effect } from "effect"
import { whoChanges } from "#domain/job-changes/whoChanges.ts"
import { type KeptSave, savesSince, withSave } from "#domain/shared/RecordSave.ts"

interface Versioned {
  readonly version: number
}

/** The saves of each record, by the record as it is kept. */
const saves = new WeakMap<Versioned, ReadonlyArray<KeptSave>>()

/** Keeps who saved a record, now, and which fields. */
export const keepSave = Effect.fnUntraced(function* (was: Versioned, is: Versioned) {
  const { version: _was, ...before } = was
  const { version, ...after } = is
  const at = yield* Clock.currentTimeMillis
  const by = (yield* whoChanges)?.name ?? ""
  saves.set(is, withSave(saves.get(was) ?? [], before, after, { at, by, version }))
})

/** Who saved a record since it was opened at a version, as a refusal tells it. */
export const savesKeptSince = (now: Versioned, opened: number) => {
  const since = savesSince(saves.get(now) ?? [], opened, now.version)
  return since === undefined ? {} : { saves: since }
}
