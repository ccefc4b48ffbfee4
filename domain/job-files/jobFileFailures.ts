import { Schema } from "effect"
import { JobFileId } from "./JobFile.ts"

export class JobFileNotFound extends Schema.TaggedError<JobFileNotFound>()("JobFileNotFound", { id: JobFileId }, { httpApiStatus: 404 }) {}

/** By its bytes it is none of JPG, PNG, BMP, GIF, PDF, DOC (spec §5 Uploads), or something else hides in it (trust.md F2). */
export class FileNotTaken extends Schema.TaggedError<FileNotTaken>()("FileNotTaken", {}, { httpApiStatus: 422 }) {}

/** The job has as many files as a job may have. */
export class TooManyFiles extends Schema.TaggedError<TooManyFiles>()("TooManyFiles", { most: Schema.Int }, { httpApiStatus: 422 }) {}
