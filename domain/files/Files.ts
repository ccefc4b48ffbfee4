import { Context, type Effect } from "effect"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { FileId } from "./FileId.ts"

/** A small picture as it is kept and served: made by us from what was uploaded, never the upload itself. */
export interface StoredFile {
  readonly id: FileId
  readonly type: "image/jpeg" | "image/png"
  readonly bytes: Uint8Array
}

/** Where a shop's pictures are kept. What is kept under an id never changes. */
export class Files extends Context.Service<Files, {
  readonly get: (id: FileId) => Effect.Effect<StoredFile | undefined, never, CurrentTenant>
  readonly add: (file: StoredFile) => Effect.Effect<void, never, CurrentTenant>
  readonly remove: (id: FileId) => Effect.Effect<void, never, CurrentTenant>
}>()("domain/files/Files") {}
