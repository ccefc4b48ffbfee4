import { Effect } from "effect"
import { storedContent } from "#domain/files/storedContent.ts"
import { jobInSight } from "#domain/jobs/visibleJob.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { type JobFileId, JobFileNotFound } from "./JobFile.ts"
import { JobFiles } from "./JobFiles.ts"

/** A file of a job, or its small picture, for whoever sees the job. */
export const sendJobFile = (what: "content" | "thumbnail") =>
  Effect.fn(`jobFile.${what}`)(function* ({ id, fileId }: { readonly id: JobId; readonly fileId: JobFileId }) {
    yield* jobInSight(id)
    const file = yield* (yield* JobFiles).find(id, fileId)
    const kept = file === undefined || file.deletedAt !== null ? null : file[what]
    const sent =
      file === undefined || kept === null
        ? undefined
        : yield* storedContent(kept, () => (what === "thumbnail" ? "thumbnail.jpg" : file.name))
    return sent ?? (yield* new JobFileNotFound({ id: fileId }))
  })
