import { Effect, Schema } from "effect"
import { Files } from "#domain/files/Files.ts"
import { JobFileId, type KeptFile } from "#domain/job-files/JobFile.ts"
import { JobFiles } from "#domain/job-files/JobFiles.ts"
import { JobId } from "#domain/jobs/JobId.ts"
import { jobInSight } from "#domain/jobs/jobInSight.ts"
import { access } from "#domain/people/access.ts"

const Asked = Schema.Struct({ id: JobId, fileId: JobFileId })

/** A file of a job, or its small picture, for whoever sees the job. A deleted one is not there. */
const served = (path: "content" | "thumbnail", nameOf: (file: KeptFile) => KeptFile["content"] | null) => ({
  path: `/jobs/:id/files/:fileId/${path}`,
  summary: path === "content" ? "A photo or paper of a job, as it was sent in." : "The same, as a small picture.",
  access: access["/jobs"],
  file: Effect.fn(`jobFile.${path}`)(function*(asked: Readonly<Record<string, string>>) {
    const read = Schema.decodeUnknownResult(Asked)(asked)
    if (read._tag === "Failure") return undefined
    const { id, fileId } = read.success
    if ((yield* Effect.result(jobInSight(id)))._tag === "Failure") return undefined
    const file = yield* (yield* JobFiles).find(id, fileId)
    const name = file === undefined || file.deletedAt !== null ? null : nameOf(file)
    const stored = name === null ? undefined : yield* (yield* Files).get(name)
    return file && stored && { name: path === "thumbnail" ? "thumbnail.jpg" : file.name, type: stored.type, bytes: stored.bytes, isUpload: true }
  })
})

/** `GET /jobs/:id/files/:fileId/content`. */
export const jobFileContent = served("content", ({ content }) => content)
/** `GET /jobs/:id/files/:fileId/thumbnail`. */
export const jobFileThumbnail = served("thumbnail", ({ thumbnail }) => thumbnail)
