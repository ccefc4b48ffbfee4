import { Schema } from "effect"
import { Content } from "#domain/contract/Content.ts"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { FileType } from "#domain/files/FileObjects.ts"
import { PictureTooLarge } from "#domain/files/Pictures.ts"
import { JobNotFound } from "#domain/jobs/jobFailures.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { access } from "#domain/access/accessTable.ts"
import { maxLength } from "#domain/shared/PlainText.ts"
import { StorageFull } from "#domain/quotas/Quota.ts"
import { field } from "#domain/shared/field.ts"
import { FileNotTaken, FilePlace, JobFile, JobFileId, JobFileNotFound, TooManyFiles } from "./JobFile.ts"

const accessRule = access["/jobs"]
const one = Schema.Struct({
  id: JobId,
  fileId: field(JobFileId, "Client-generated file id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50")
})

export const listJobFiles = endpoint({
  name: "listJobFiles",
  summary:
    "Lists a job's photos and attachments. Use getJobFileContent for their contents and getJobFileThumbnail for thumbnails.",
  method: "GET",
  path: "/jobs/:id/files",
  access: accessRule,
  input: Schema.Struct({ id: JobId }),
  output: Schema.Array(JobFile),
  failures: [JobNotFound]
})

export const postJobFile = endpoint({
  name: "postJobFile",
  summary:
    "Adds a photo (JPEG, PNG) or an attachment (also GIF, BMP, PDF, DOC) of at most 5 MB. Retrying with the same fileId has no effect.",
  method: "POST",
  path: "/jobs/:id/files",
  access: accessRule,
  body: "form",
  input: Schema.Struct({
    id: JobId,
    fileId: field(
      JobFileId,
      "Client-generated file id; retrying with the same id has no effect.",
      "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
    ),
    place: field(FilePlace, "Whether the file is an attachment or the photo of a given type."),
    name: field(Schema.String.check(maxLength(255)), "File name.", "front.jpg"),
    file: field(Schema.Uint8ArrayFromBase64, "File contents, at most 5 MB.")
  }),
  output: JobFile,
  failures: [JobNotFound, FileNotTaken, PictureTooLarge, StorageFull, TooManyFiles]
})

export const getJobFileContent = endpoint({
  name: "getJobFileContent",
  summary: "Returns the contents of a job's photo or attachment, unless it is deleted.",
  method: "GET",
  path: "/jobs/:id/files/:fileId/content",
  access: accessRule,
  input: one,
  output: Content,
  produces: FileType.literals,
  failures: [JobNotFound, JobFileNotFound]
})

export const getJobFileThumbnail = endpoint({
  name: "getJobFileThumbnail",
  summary: "Returns the thumbnail of a job's photo or picture, unless it is deleted. Other attachments have none.",
  method: "GET",
  path: "/jobs/:id/files/:fileId/thumbnail",
  access: accessRule,
  input: one,
  output: Content,
  produces: ["image/jpeg"],
  failures: [JobNotFound, JobFileNotFound]
})

export const deleteOneJobFile = endpoint({
  name: "deleteJobFile",
  summary: "Deletes a file of a job; it can be restored for a day.",
  method: "DELETE",
  path: "/jobs/:id/files/:fileId",
  access: accessRule,
  input: one,
  output: Schema.Struct({}),
  failures: [JobNotFound, JobFileNotFound]
})

export const postJobFileBack = endpoint({
  name: "postJobFileBack",
  summary: "Restores a deleted file of a job.",
  method: "POST",
  path: "/jobs/:id/files/:fileId/restored",
  access: accessRule,
  input: one,
  output: JobFile,
  failures: [JobNotFound, JobFileNotFound]
})
