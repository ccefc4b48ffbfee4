import { Schema } from "effect"

/** The random name under which a file is kept and served (F3): it says nothing about the file or its owner. */
export const FileId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("FileId"))
export type FileId = typeof FileId.Type
