import { Clock, Effect } from "effect"
import { Transaction } from "#domain/contract/Transaction.ts"
import { Files } from "#domain/files/Files.ts"
import { placeFile } from "#domain/files/storedContent.ts"
import { JobChanges } from "#domain/jobs/JobChanges.ts"
import { currentAuthor } from "#domain/job-changes/currentAuthor.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { requireVisibleJob } from "#domain/jobs/jobVisibility.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { withinStorage } from "#domain/quotas/storageQuota.ts"
import { clearPlace } from "./deleteJobFile.ts"
import { fileName, readFile } from "./readFile.ts"
import { type FilePlace, type JobFileId, maxFilesPerJob, toJobFile, TooManyFiles } from "./JobFile.ts"
import { JobFiles } from "./JobFiles.ts"

interface Sent {
  readonly id: JobId
  readonly fileId: JobFileId
  readonly place: FilePlace
  readonly name: string
  readonly file: Uint8Array
}

/**
 * Adds a file to a job: validates it, re-encodes pictures, and stores it under random ids. A photo replaces the
 * existing one of its type. Idempotent: retrying with the same `fileId` has no effect.
 */
export const addJobFile = Effect.fn("addJobFile")(function* (sent: Sent) {
  const { runInNew } = yield* Transaction
  const { find } = yield* JobFiles
  const before = yield* runInNew(Effect.andThen(requireVisibleJob(sent.id), find(sent.id, sent.fileId)))
  return before === undefined ? yield* placeJobFile(sent, sent.place) : toJobFile(before)
})

/**
 * Adds a new file to a job without checking permissions. `taken` determines the accepted formats: those for photos, or
 * any attachment.
 */
export const placeJobFile = Effect.fnUntraced(function* (sent: Sent, taken: FilePlace) {
  // Re-encoding and storing the bytes takes a while, so no transaction is open yet.
  const read = yield* readFile(sent.file, taken)
  return yield* withinStorage(read.bytes.length + (read.thumbnail?.length ?? 0), saveFile(sent, read))
})

const saveFile = Effect.fnUntraced(function* (
  { id, fileId, place, name }: Sent,
  read: Effect.Success<ReturnType<typeof readFile>>
) {
  const jobFiles = yield* JobFiles
  const content = yield* placeFile(read.type, read.bytes)
  const thumbnail = read.thumbnail === undefined ? undefined : yield* placeFile("image/jpeg", read.thumbnail)
  // Locks the job, so that no concurrent upload can change its files or their number.
  yield* (yield* Jobs).getForUpdate(id)
  const known = yield* jobFiles.find(id, fileId)
  if (known !== undefined) return toJobFile(known)
  if ((yield* jobFiles.ofJob(id)).length >= maxFilesPerJob) return yield* new TooManyFiles({ most: maxFilesPerJob })
  const { add } = yield* Files
  yield* add(content)
  if (thumbnail !== undefined) yield* add(thumbnail)
  yield* clearPlace(id, place)
  const added = {
    id: fileId,
    place,
    name: fileName(name, read.type),
    type: read.type,
    size: read.bytes.length,
    hasThumbnail: thumbnail !== undefined,
    at: yield* Clock.currentTimeMillis,
    by: yield* currentAuthor,
    content: content.id,
    thumbnail: thumbnail?.id ?? null,
    deletedAt: null
  }
  yield* jobFiles.add(id, added)
  yield* (yield* JobChanges).add(id, { _tag: "file", deed: "added", name: added.name, photo: place !== "attachment" })
  return toJobFile(added)
})
