import { Schema } from "effect"

/** A random id under which a file is stored and served (F3). It reveals nothing about the file or its owner. */
export const FileId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("FileId"))
export type FileId = typeof FileId.Type
