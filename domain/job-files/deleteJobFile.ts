import { Clock, Effect } from "effect"
import { Files } from "#domain/files/Files.ts"
import { JobChanges } from "#domain/jobs/JobChanges.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { requireVisibleJob } from "#domain/jobs/jobVisibility.ts"
import { type FilePlace, type JobFileId, JobFileNotFound, type StoredJobFile, toJobFile } from "./JobFile.ts"
import { JobFiles } from "./JobFiles.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"

/** How long a deleted file can be restored, in milliseconds. */
const undoable = 24 * 3_600_000

/** Deletes a file of a job. It can be restored for a day; files whose time has run out are permanently removed here. */
export const deleteJobFile = Effect.fn("deleteJobFile")(function* ({
  id,
  fileId
}: {
  readonly id: JobId
  readonly fileId: JobFileId
}) {
  yield* requireVisibleJob(id)
  const { find, purgeDeleted } = yield* JobFiles
  const file = yield* find(id, fileId)
  if (file === undefined || file.deletedAt !== null) return yield* new JobFileNotFound({ id: fileId })
  const now = yield* Clock.currentTimeMillis
  yield* deleteStoredFile(id, file, now)
  const { remove } = yield* Files
  for (const { content, thumbnail } of yield* purgeDeleted(id, now - undoable)) {
    yield* remove(content)
    if (thumbnail !== null) yield* remove(thumbnail)
  }
  return {}
})

/** Deletes a file and records it in the job's history. */
export const deleteStoredFile = Effect.fnUntraced(function* (
  job: JobId,
  { id, name, place }: StoredJobFile,
  now: number
) {
  yield* (yield* JobFiles).setDeleted(job, id, now)
  yield* (yield* JobChanges).add(job, { _tag: "file", deed: "deleted", name, photo: place !== "attachment" })
})

/** Deletes the existing photo of a type, if any, to make room for a new one. Does nothing for attachments. */
export const clearPlace = Effect.fnUntraced(function* (job: JobId, place: FilePlace) {
  if (place === "attachment") return
  const now = yield* Clock.currentTimeMillis
  for (const file of yield* (yield* JobFiles).ofJob(job))
    if (file.place === place) yield* deleteStoredFile(job, file, now)
})

/** Restores a deleted file; a photo replaces the current one of its type. Does nothing if the file is not deleted. */
export const restoreJobFile = Effect.fn("restoreJobFile")(function* ({
  id,
  fileId
}: {
  readonly id: JobId
  readonly fileId: JobFileId
}) {
  yield* requireVisibleJob(id)
  yield* (yield* Jobs).getForUpdate(id)
  const jobFiles = yield* JobFiles
  const file = yield* jobFiles.find(id, fileId)
  if (file === undefined) return yield* new JobFileNotFound({ id: fileId })
  if (file.deletedAt !== null) {
    yield* clearPlace(id, file.place)
    yield* jobFiles.setDeleted(id, fileId, null)
    yield* (yield* JobChanges).add(id, {
      _tag: "file",
      deed: "restored",
      name: file.name,
      photo: file.place !== "attachment"
    })
  }
  return toJobFile(file)
})
