import { Schema } from "effect"
import { FileId } from "#domain/files/FileId.ts"
import { ChangedBy } from "#domain/jobs/JobChange.ts"
import { FileType } from "#domain/files/FileObjects.ts"
import { plainText } from "#domain/shared/PlainText.ts"
import { field } from "#domain/shared/field.ts"

export const JobFileId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("JobFileId"))
export type JobFileId = typeof JobFileId.Type

/**
 * Spec §3 glass photo types: the whole glass, the mirror, from outside and from inside, the mirror's place from outside
 * and from inside, and two more.
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

/** Where a file of a job belongs: to the papers, or a photo of one type. A job has one photo of each type. */
export const FilePlace = Schema.Literals(["attachment", ...PhotoType.literals])
export type FilePlace = typeof FilePlace.Type

/** A file of a job as it is shown. `size` in bytes as it is kept, `at` in milliseconds UTC. */
export const JobFile = Schema.Struct({
  id: field(JobFileId, "The file's id, yours to make.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  place: field(FilePlace, "Where it belongs."),
  /** What its owner called it, with the ending of what it is. */
  name: field(plainText(120), "What it is called.", "front.jpg"),
  type: field(FileType, "The media type."),
  size: field(Schema.Int, "In bytes.", 184320),
  hasThumbnail: field(Schema.Boolean, "Whether there is a small picture of it."),
  at: field(Schema.Int, "When, milliseconds since 1970 in UTC.", 1763740800000),
  by: field(Schema.NullOr(ChangedBy), "Who added it; null for nobody of the shop.")
})
export type JobFile = typeof JobFile.Type

/** The same as it is kept: under which names its bytes are, and since when it is deleted. */
export const KeptFile = Schema.Struct({
  ...JobFile.fields,
  content: FileId,
  thumbnail: Schema.NullOr(FileId),
  deletedAt: Schema.NullOr(Schema.Int)
})
export type KeptFile = typeof KeptFile.Type

/** A job has no more files than this. */
export const mostFiles = 60

/** A kept file as it is shown: without the names of its bytes. */
export const shownFile = ({
  content: _content,
  deletedAt: _deletedAt,
  thumbnail: _thumbnail,
  ...file
}: KeptFile): JobFile => file

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
