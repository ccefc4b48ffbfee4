import { Clock, Effect } from "effect"
import { currentAuthor } from "#domain/job-changes/currentAuthor.ts"
import { type StoredSave, savesSince, withSave } from "#domain/shared/RecordSave.ts"

interface Versioned {
  readonly version: number
}

/** The saves of each record, keyed by the stored object. */
const saves = new WeakMap<Versioned, ReadonlyArray<StoredSave>>()

/** Records who saved a record, when, and which fields changed. */
export const recordSave = Effect.fnUntraced(function* (was: Versioned, is: Versioned) {
  const { version: _was, ...before } = was
  const { version, ...after } = is
  const at = yield* Clock.currentTimeMillis
  const by = (yield* currentAuthor)?.name ?? ""
  saves.set(is, withSave(saves.get(was) ?? [], before, after, { at, by, version }))
})

/** Returns who saved a record after the given version, for the error that rejects a stale save. */
export const storedSavesSince = (now: Versioned, opened: number) => {
  const since = savesSince(saves.get(now) ?? [], opened, now.version)
  return since === undefined ? {} : { saves: since }
}
