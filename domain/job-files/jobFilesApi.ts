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

const door = access["/jobs"]
const one = Schema.Struct({
  id: JobId,
  fileId: field(JobFileId, "The file's id, yours to make.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50")
})

export const listJobFiles = endpoint({
  name: "listJobFiles",
  summary:
    "A job's photos and papers. Their bytes are answered by getJobFileContent, small pictures by getJobFileThumbnail.",
  method: "GET",
  path: "/jobs/:id/files",
  access: door,
  input: Schema.Struct({ id: JobId }),
  output: Schema.Array(JobFile),
  failures: [JobNotFound]
})

export const postJobFile = endpoint({
  name: "postJobFile",
  summary:
    "Adds a photo (JPEG, PNG) or a paper (also GIF, BMP, PDF, DOC) of at most 5 MB. The same fileId sent again changes nothing.",
  method: "POST",
  path: "/jobs/:id/files",
  access: door,
  body: "form",
  input: Schema.Struct({
    id: JobId,
    fileId: field(JobFileId, "The file's id, yours to make.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
    place: field(FilePlace, "Where it belongs."),
    name: field(Schema.String.check(maxLength(255)), "What it is called.", "front.jpg"),
    file: field(Schema.Uint8ArrayFromBase64, "The file's bytes, at most 5 MB.")
  }),
  output: JobFile,
  failures: [JobNotFound, FileNotTaken, PictureTooLarge, StorageFull, TooManyFiles]
})

export const getJobFileContent = endpoint({
  name: "getJobFileContent",
  summary: "A photo or paper of a job, as it was sent in. A deleted one is not there.",
  method: "GET",
  path: "/jobs/:id/files/:fileId/content",
  access: door,
  input: one,
  output: Content,
  produces: FileType.literals,
  failures: [JobNotFound, JobFileNotFound]
})

export const getJobFileThumbnail = endpoint({
  name: "getJobFileThumbnail",
  summary: "A photo of a job as a small picture. A deleted one is not there, and a paper has none.",
  method: "GET",
  path: "/jobs/:id/files/:fileId/thumbnail",
  access: door,
  input: one,
  output: Content,
  produces: ["image/jpeg"],
  failures: [JobNotFound, JobFileNotFound]
})

export const deleteOneJobFile = endpoint({
  name: "deleteJobFile",
  summary: "Deletes a file of a job; for a day it can be restored.",
  method: "DELETE",
  path: "/jobs/:id/files/:fileId",
  access: door,
  input: one,
  output: Schema.Struct({}),
  failures: [JobNotFound, JobFileNotFound]
})

export const postJobFileBack = endpoint({
  name: "postJobFileBack",
  summary: "Brings a deleted file of a job back.",
  method: "POST",
  path: "/jobs/:id/files/:fileId/restored",
  access: door,
  input: one,
  output: JobFile,
  failures: [JobNotFound, JobFileNotFound]
})
