import { Clock, Effect } from "effect"
import type { JobId } from "#domain/shared/JobId.ts"
import { deleteKept } from "./deleteJobFile.ts"
import type { FilePlace } from "./JobFile.ts"
import { JobFiles } from "./JobFiles.ts"

/** Makes room for a photo: the one of the same type is deleted. Papers do not stand in each other's way. */
export const emptyPlace = Effect.fnUntraced(function* (job: JobId, place: FilePlace) {
  if (place === "attachment") return
  const now = yield* Clock.currentTimeMillis
  for (const file of yield* (yield* JobFiles).of(job)) if (file.place === place) yield* deleteKept(job, file, now)
})
