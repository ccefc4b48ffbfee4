import { assert, layer } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import type { Customers } from "#domain/customers/Customers.ts"
import { FileId } from "#domain/files/FileId.ts"
import { Files, type StoredFile } from "#domain/files/Files.ts"
import { type FileType } from "#domain/files/FileObjects.ts"
import { type FilePlace, JobFileId, type StoredJobFile } from "#domain/job-files/JobFile.ts"
import { JobFiles } from "#domain/job-files/JobFiles.ts"
import { JobKept } from "#domain/jobs/jobFailures.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import type { Locations } from "#domain/locations/Locations.ts"
import { UserId } from "#domain/access/CurrentUser.ts"
import type { TenantId } from "#domain/shared/CurrentTenant.ts"
import { withTenant } from "./fresh.ts"
import { shopWithJobs } from "./jobInShop.ts"

const bea = { id: UserId.make(crypto.randomUUID()), name: "Bea Ortiz" }

/** A job file whose bytes are stored. */
const kept = Effect.fnUntraced(function* (place: FilePlace, at: number, type: FileType = "image/jpeg") {
  const { add: keep, place: placeBytes } = yield* Files
  const add = (file: StoredFile) => Effect.flatMap(placeBytes(file), keep)
  const [content, thumbnail] = [FileId.make(crypto.randomUUID()), FileId.make(crypto.randomUUID())]
  yield* add({ id: content, type, bytes: new Uint8Array([1, 2, 3]) })
  const isPicture = type.startsWith("image/")
  if (isPicture) yield* add({ id: thumbnail, type: "image/jpeg", bytes: new Uint8Array([4]) })
  const file: StoredJobFile = {
    id: JobFileId.make(crypto.randomUUID()),
    place,
    name: `Frit – ${place}`,
    type,
    size: 3,
    hasThumbnail: isPicture,
    at,
    by: isPicture ? bea : null,
    content,
    thumbnail: isPicture ? thumbnail : null,
    deletedAt: null
  }
  return file
})

/** The contract of every job file repository. */
export const jobFilesContract = <R, E>(
  name: string,
  keepers: Layer.Layer<JobFiles | Files | Jobs | Customers | Locations | R, E>,
  newTenant: Effect.Effect<TenantId, never, R>
) =>
  layer(keepers, { excludeTestServices: true })(name, (it) => {
    it.effect("prevents deletion of the job, even while the file's own deletion can be undone", () =>
      Effect.gen(function* () {
        const { shop, job } = yield* shopWithJobs(newTenant)
        const jobFiles = yield* JobFiles
        const { remove } = yield* Jobs
        const photo = yield* kept("front-rv", 1_000).pipe(shop)
        yield* jobFiles.add(job.id, photo).pipe(shop)
        const held = new JobKept({ number: 1001, because: "files" })
        assert.deepStrictEqual(yield* remove(job).pipe(shop, Effect.flip), held)
        yield* jobFiles.setDeleted(job.id, photo.id, 2_000).pipe(shop)
        assert.deepStrictEqual(yield* remove(job).pipe(shop, Effect.flip), held)
        yield* jobFiles.purgeDeleted(job.id, 3_000).pipe(shop)
        yield* remove(job).pipe(shop)
      })
    )

    it.effect("returns only the given job's files, in the order they were added", () =>
      Effect.gen(function* () {
        const { shop, job, neighbour } = yield* shopWithJobs(newTenant)
        const jobFiles = yield* JobFiles
        const [photo, claim, word] = [
          yield* kept("front-rv", 1_000).pipe(shop),
          yield* kept("attachment", 2_000, "application/pdf").pipe(shop),
          yield* kept("attachment", 3_000, "application/msword").pipe(shop)
        ]
        for (const file of [photo, claim, word]) yield* jobFiles.add(job.id, file).pipe(shop)
        assert.deepStrictEqual(yield* jobFiles.ofJob(job.id).pipe(shop), [photo, claim, word])
        assert.deepStrictEqual(yield* jobFiles.find(job.id, claim.id).pipe(shop), claim)
        assert.deepStrictEqual(yield* jobFiles.ofJob(neighbour.id).pipe(shop), [])
        assert.strictEqual(yield* jobFiles.find(neighbour.id, claim.id).pipe(shop), undefined)
      })
    )

    it.effect("deletes and restores a file, and purges only files deleted before a given time", () =>
      Effect.gen(function* () {
        const { shop, job } = yield* shopWithJobs(newTenant)
        const jobFiles = yield* JobFiles
        const [old, late, here] = [
          yield* kept("full", 1).pipe(shop),
          yield* kept("misc-1", 2).pipe(shop),
          yield* kept("misc-2", 3).pipe(shop)
        ]
        for (const file of [old, late, here]) yield* jobFiles.add(job.id, file).pipe(shop)
        yield* jobFiles.setDeleted(job.id, old.id, 5_000).pipe(shop)
        yield* jobFiles.setDeleted(job.id, late.id, 9_000).pipe(shop)
        yield* jobFiles.setDeleted(job.id, here.id, 1_000).pipe(shop)
        yield* jobFiles.setDeleted(job.id, here.id, null).pipe(shop)
        assert.deepStrictEqual(yield* jobFiles.ofJob(job.id).pipe(shop), [here])
        assert.deepStrictEqual(yield* jobFiles.find(job.id, late.id).pipe(shop), { ...late, deletedAt: 9_000 })
        assert.deepStrictEqual(yield* jobFiles.purgeDeleted(job.id, 9_000).pipe(shop), [{ ...old, deletedAt: 5_000 }])
        assert.strictEqual(yield* jobFiles.find(job.id, old.id).pipe(shop), undefined)
        assert.deepStrictEqual(yield* jobFiles.find(job.id, late.id).pipe(shop), { ...late, deletedAt: 9_000 })
      })
    )

    it.effect("hides one shop's files from another and lets neither delete or purge the other's", () =>
      Effect.gen(function* () {
        const { shop, job } = yield* shopWithJobs(newTenant)
        const theirs = withTenant(yield* newTenant)
        const jobFiles = yield* JobFiles
        const file = yield* kept("full", 1).pipe(shop)
        yield* jobFiles.add(job.id, file).pipe(shop)
        assert.deepStrictEqual(yield* jobFiles.ofJob(job.id).pipe(theirs), [])
        yield* jobFiles.setDeleted(job.id, file.id, 1).pipe(theirs)
        assert.deepStrictEqual(yield* jobFiles.purgeDeleted(job.id, 9_000).pipe(theirs), [])
        assert.deepStrictEqual(yield* jobFiles.ofJob(job.id).pipe(shop), [file])
      })
    )
  })
