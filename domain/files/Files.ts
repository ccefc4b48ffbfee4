import { Context, type Effect, Schema } from "effect"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { FileId } from "./FileId.ts"

/** What a kept file may be, as MIME says it. */
export const FileType = Schema.Literals(["image/jpeg", "image/png", "application/pdf", "application/msword"])
export type FileType = typeof FileType.Type

/** A file as it is kept and served. A picture is made by us from what was uploaded, never the upload itself. */
export interface StoredFile {
  readonly id: FileId
  readonly type: FileType
  readonly bytes: Uint8Array
}

/** Where a shop's files are kept. What is kept under an id never changes. */
export class Files extends Context.Service<Files, {
  readonly get: (id: FileId) => Effect.Effect<StoredFile | undefined, never, CurrentTenant>
  readonly add: (file: StoredFile) => Effect.Effect<void, never, CurrentTenant>
  readonly remove: (id: FileId) => Effect.Effect<void, never, CurrentTenant>
}>()("domain/files/Files") {}
