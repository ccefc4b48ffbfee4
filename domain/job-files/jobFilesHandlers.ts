import { Effect } from "effect"
import { handle } from "#domain/contract/Endpoint.ts"
import { jobInSight } from "#domain/jobs/visibleJob.ts"
import { addJobFile } from "./addJobFile.ts"
import { deleteJobFile, restoreJobFile } from "./deleteJobFile.ts"
import {
  deleteOneJobFile,
  getJobFileContent,
  getJobFileThumbnail,
  listJobFiles,
  postJobFile,
  postJobFileBack
} from "./jobFilesApi.ts"
import { JobFiles } from "./JobFiles.ts"
import { sendJobFile } from "./sendJobFile.ts"
import { shownFile } from "./JobFile.ts"

export const jobFilesHandlers = [
  handle(
    listJobFiles,
    Effect.fnUntraced(function* ({ id }) {
      yield* jobInSight(id)
      return (yield* (yield* JobFiles).of(id)).map(shownFile)
    })
  ),
  handle(getJobFileContent, sendJobFile("content")),
  handle(getJobFileThumbnail, sendJobFile("thumbnail")),
  handle(postJobFile, addJobFile),
  handle(deleteOneJobFile, deleteJobFile),
  handle(postJobFileBack, restoreJobFile)
]
