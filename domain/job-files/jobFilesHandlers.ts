import { Effect } from "effect"
import { handle } from "#domain/contract/Endpoint.ts"
import { storedContent } from "#domain/files/storedContent.ts"
import { requireVisibleJob } from "#domain/jobs/jobVisibility.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { addJobFile } from "./addJobFile.ts"
import { deleteJobFile, restoreJobFile } from "./deleteJobFile.ts"
import { type JobFileId, JobFileNotFound, toJobFile } from "./JobFile.ts"
import { JobFiles } from "./JobFiles.ts"
import {
  deleteOneJobFile,
  getJobFileContent,
  getJobFileThumbnail,
  listJobFiles,
  postJobFile,
  postJobFileBack
} from "./jobFilesApi.ts"

/** Returns a job file's contents or its thumbnail, if the current user may see the job. */
const sendJobFile = (what: "content" | "thumbnail") =>
  Effect.fn(`jobFile.${what}`)(function* ({ id, fileId }: { readonly id: JobId; readonly fileId: JobFileId }) {
    yield* requireVisibleJob(id)
    const file = yield* (yield* JobFiles).find(id, fileId)
    const kept = file === undefined || file.deletedAt !== null ? null : file[what]
    const sent =
      file === undefined || kept === null
        ? undefined
        : yield* storedContent(kept, () => (what === "thumbnail" ? "thumbnail.jpg" : file.name))
    return sent ?? (yield* new JobFileNotFound({ id: fileId }))
  })

export const jobFilesHandlers = [
  handle(
    listJobFiles,
    Effect.fnUntraced(function* ({ id }) {
      yield* requireVisibleJob(id)
      return (yield* (yield* JobFiles).ofJob(id)).map(toJobFile)
    })
  ),
  handle(getJobFileContent, sendJobFile("content")),
  handle(getJobFileThumbnail, sendJobFile("thumbnail")),
  handle(postJobFile, addJobFile),
  handle(deleteOneJobFile, deleteJobFile),
  handle(postJobFileBack, restoreJobFile)
]
