import { Effect, Layer } from "effect"
import { JobFiles } from "#domain/job-files/JobFiles.ts"
import { MemoryTables } from "./MemoryTables.ts"

/** In-memory storage for jobs' files, in the order they were added. */
export const jobFilesMemory = Layer.effect(
  JobFiles,
  Effect.gen(function* () {
    const { current } = yield* MemoryTables
    const filesOf = (job: string) =>
      Effect.map(current, ({ jobFiles }) =>
        [...jobFiles.values()].filter(({ jobId }) => jobId === job).map(({ file }) => file)
      )
    const find = (job: string, id: string) => Effect.map(filesOf(job), (files) => files.find((file) => file.id === id))
    return JobFiles.of({
      ofJob: (job) => Effect.map(filesOf(job), (files) => files.filter(({ deletedAt }) => deletedAt === null)),
      find,
      add: (jobId, file) =>
        Effect.map(current, ({ jobFiles }) => void jobFiles.set(`${jobId} ${file.id}`, { jobId, file })),
      setDeleted: Effect.fnUntraced(function* (jobId, id, deletedAt) {
        const file = yield* find(jobId, id)
        if (file !== undefined) (yield* current).jobFiles.set(`${jobId} ${id}`, { jobId, file: { ...file, deletedAt } })
      }),
      purgeDeleted: Effect.fnUntraced(function* (job, until) {
        const { jobFiles } = yield* current
        const old = (yield* filesOf(job)).filter(({ deletedAt }) => deletedAt !== null && deletedAt < until)
        for (const { id } of old) jobFiles.delete(`${job} ${id}`)
        return old
      })
    })
  })
).pipe(Layer.provide(MemoryTables.empty))
