import { Schema } from "effect"
import { field } from "#domain/shared/field.ts"
import { JobFileId } from "./JobFile.ts"

export class JobFileNotFound extends Schema.TaggedError<JobFileNotFound>()(
  "JobFileNotFound",
  { id: field(JobFileId, "The file's id, yours to make.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50") },
  { httpApiStatus: 404 }
) {}

/**
 * By its bytes it is none of JPG, PNG, BMP, GIF, PDF, DOC (spec §5 Uploads), or something else hides in it
 * (F2).
 */
export class FileNotTaken extends Schema.TaggedError<FileNotTaken>()("FileNotTaken", {}, { httpApiStatus: 422 }) {}

/** The job has as many files as a job may have. */
export class TooManyFiles extends Schema.TaggedError<TooManyFiles>()(
  "TooManyFiles",
  { most: field(Schema.Int, "How many there may be at most.", 500) },
  { httpApiStatus: 422 }
) {}
