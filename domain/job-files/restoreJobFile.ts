import { Effect } from "effect"
import { JobChanges } from "#domain/jobs/JobChanges.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { jobInSight } from "#domain/jobs/visibleJob.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { emptyPlace } from "./emptyPlace.ts"
import type { JobFileId } from "./JobFile.ts"
import { JobFileNotFound } from "./jobFileFailures.ts"
import { JobFiles } from "./JobFiles.ts"
import { shownFile } from "./shownFile.ts"

/** Brings a deleted file back; a photo takes its place again. One that is not deleted stays as it is. */
export const restoreJobFile = Effect.fn("restoreJobFile")(function* ({
  id,
  fileId
}: {
  readonly id: JobId
  readonly fileId: JobFileId
}) {
  yield* jobInSight(id)
  yield* (yield* Jobs).open(id)
  const jobFiles = yield* JobFiles
  const file = yield* jobFiles.find(id, fileId)
  if (file === undefined) return yield* new JobFileNotFound({ id: fileId })
  if (file.deletedAt !== null) {
    yield* emptyPlace(id, file.place)
    yield* jobFiles.setDeleted(id, fileId, null)
    yield* (yield* JobChanges).add(id, {
      _tag: "file",
      deed: "restored",
      name: file.name,
      photo: file.place !== "attachment"
    })
  }
  return shownFile(file)
})
