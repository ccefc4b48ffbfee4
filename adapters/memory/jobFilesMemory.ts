import { Effect, Layer } from "effect"
import { JobFiles } from "#domain/job-files/JobFiles.ts"
import { MemoryTables } from "./MemoryTables.ts"

/** In-memory storage for jobs' files, in the order they were added. */
export const jobFilesMemory = Layer.effect(
  JobFiles,
  Effect.gen(function* () {
    const { mine } = yield* MemoryTables
    const filesOf = (job: string) =>
      Effect.map(mine, ({ jobFiles }) =>
        [...jobFiles.values()].filter(({ jobId }) => jobId === job).map(({ file }) => file)
      )
    const find = (job: string, id: string) => Effect.map(filesOf(job), (files) => files.find((file) => file.id === id))
    return JobFiles.of({
      of: (job) => Effect.map(filesOf(job), (files) => files.filter(({ deletedAt }) => deletedAt === null)),
      find,
      add: (jobId, file) =>
        Effect.map(mine, ({ jobFiles }) => void jobFiles.set(`${jobId} ${file.id}`, { jobId, file })),
      setDeleted: Effect.fnUntraced(function* (jobId, id, deletedAt) {
        const file = yield* find(jobId, id)
        if (file !== undefined) (yield* mine).jobFiles.set(`${jobId} ${id}`, { jobId, file: { ...file, deletedAt } })
      }),
      forget: Effect.fnUntraced(function* (job, until) {
        const { jobFiles } = yield* mine
        const old = (yield* filesOf(job)).filter(({ deletedAt }) => deletedAt !== null && deletedAt < until)
        for (const { id } of old) jobFiles.delete(`${job} ${id}`)
        return old
      })
    })
  })
).pipe(Layer.provide(MemoryTables.empty))
