import { Schema } from "effect"
import { FileId } from "#domain/files/FileId.ts"
import { Author } from "#domain/jobs/JobChange.ts"
import { FileType } from "#domain/files/FileObjects.ts"
import { plainText } from "#domain/shared/PlainText.ts"
import { field } from "#domain/shared/field.ts"

export const JobFileId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("JobFileId"))
export type JobFileId = typeof JobFileId.Type

/**
 * Spec §3 glass photo types: the entire glass, the rear-view mirror, outside, inside, the mirror area from outside and
 * inside, and two miscellaneous ones.
 */
export const PhotoType = Schema.Literals([
  "full",
  "rvmirror",
  "front",
  "back",
  "front-rv",
  "back-rv",
  "misc-1",
  "misc-2"
])
export type PhotoType = typeof PhotoType.Type

/**
 * Where a file of a job belongs: an attachment, or the photo of a given type. A job has at most one photo of each type.
 */
export const FilePlace = Schema.Literals(["attachment", ...PhotoType.literals])
export type FilePlace = typeof FilePlace.Type

/** A file of a job as returned to clients. `size` is the stored size in bytes; `at` is in milliseconds UTC. */
export const JobFile = Schema.Struct({
  id: field(JobFileId, "Client-generated file id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  place: field(FilePlace, "Whether the file is an attachment or the photo of a given type."),
  /** The original name, with the extension of the stored type. */
  name: field(plainText(120), "File name.", "front.jpg"),
  type: field(FileType, "Media type."),
  size: field(Schema.Int, "Size in bytes.", 184320),
  hasThumbnail: field(Schema.Boolean, "Whether a thumbnail is available."),
  at: field(Schema.Int, "Time the file was added, in milliseconds since 1970 UTC.", 1763740800000),
  by: field(Schema.NullOr(Author), "User who added the file; null if not added by a user of the shop.")
})
export type JobFile = typeof JobFile.Type

/** A job file as stored, with the ids of its contents and the time it was deleted. */
export const StoredJobFile = Schema.Struct({
  ...JobFile.fields,
  content: FileId,
  thumbnail: Schema.NullOr(FileId),
  deletedAt: Schema.NullOr(Schema.Int)
})
export type StoredJobFile = typeof StoredJobFile.Type

/** The maximum number of files per job. */
export const maxFilesPerJob = 60

/** Returns a stored file as shown to clients, without the ids of its contents. */
export const toJobFile = ({
  content: _content,
  deletedAt: _deletedAt,
  thumbnail: _thumbnail,
  ...file
}: StoredJobFile): JobFile => file

export class JobFileNotFound extends Schema.TaggedError<JobFileNotFound>()(
  "JobFileNotFound",
  { id: field(JobFileId, "Client-generated file id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50") },
  { httpApiStatus: 404 }
) {}

/**
 * Based on its content, the file is not a JPG, PNG, BMP, GIF, PDF, or DOC (spec §5 Uploads), or other content is hidden
 * in it (F2).
 */
export class FileNotTaken extends Schema.TaggedError<FileNotTaken>()("FileNotTaken", {}, { httpApiStatus: 422 }) {}

/** The job already has the maximum number of files. */
export class TooManyFiles extends Schema.TaggedError<TooManyFiles>()(
  "TooManyFiles",
  { most: field(Schema.Int, "Maximum number of files per job.", 500) },
  { httpApiStatus: 422 }
) {}
