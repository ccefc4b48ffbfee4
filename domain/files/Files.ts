import { Context, type Effect } from "effect"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { FileId } from "./FileId.ts"
import type { FileType, ObjectKey } from "./FileObjects.ts"

/** A file as it is kept and served. A picture is made by us from what was uploaded, never the upload itself. */
export interface StoredFile {
  readonly id: FileId
  readonly type: FileType
  readonly bytes: Uint8Array
}

/** A file to be sent on: `content` is read once, from its beginning; `size` in bytes. */
export interface OpenFile {
  readonly id: FileId
  readonly type: FileType
  readonly size: number
  readonly content: AsyncIterable<Uint8Array>
}

/**
 * A file whose bytes are kept while no row names it yet: nobody can read it, and it is swept away unless `add` follows
 * within the hour.
 */
export interface PlacedFile {
  readonly id: FileId
  readonly type: FileType
  readonly size: number
  readonly key: ObjectKey
  readonly sha256: string
}

/** Room that was reserved, by its id, or what the shop's files took, in bytes, when there was not enough. */
export type Reserved = { readonly reservation: string } | { readonly used: number }

/** Milliseconds after which a reservation that nobody released is counted no more: longer than any call may take. */
export const reservationExpires = 600_000

/**
 * Where a shop's files are kept. What is kept under an id never changes. Bytes come first, their row after; a removal
 * takes the row first and the bytes later: whatever breaks off in between leaves bytes that no row names, which are
 * swept, and never a row without its bytes.
 */
export class Files extends Context.Service<
  Files,
  {
    readonly get: (id: FileId) => Effect.Effect<StoredFile | undefined, never, CurrentTenant>
    readonly open: (id: FileId) => Effect.Effect<OpenFile | undefined, never, CurrentTenant>
    /**
     * An address at which a browser may fetch the file elsewhere for `seconds`, named after its type; undefined where
     * it is to be sent by us.
     */
    readonly link: (
      id: FileId,
      nameOf: (type: FileType) => string,
      seconds: number
    ) => Effect.Effect<string | undefined, never, CurrentTenant>
    /** Keeps the bytes. It reaches outside, so it comes before the call keeps or locks anything. */
    readonly place: (file: StoredFile) => Effect.Effect<PlacedFile, never, CurrentTenant>
    readonly add: (file: PlacedFile) => Effect.Effect<void, never, CurrentTenant>
    readonly remove: (id: FileId) => Effect.Effect<void, never, CurrentTenant>
    /** How many bytes the shop's files take. */
    readonly used: Effect.Effect<number, never, CurrentTenant>
    /** The same by type, without types that it has none of. */
    readonly usedByType: Effect.Effect<
      ReadonlyArray<{ readonly type: FileType; readonly files: number; readonly bytes: number }>,
      never,
      CurrentTenant
    >
    /**
     * Reserves room for `bytes` of files that are about to be added, if what is kept and what is reserved then stays
     * within `most` bytes. Those who ask at the same moment, on any node, are answered one after the other. A
     * reservation that nobody releases expires after 10 minutes.
     */
    readonly reserve: (bytes: number, most: number) => Effect.Effect<Reserved, never, CurrentTenant>
    readonly release: (reservation: string) => Effect.Effect<void, never, CurrentTenant>
  }
>()("domain/files/Files") {}
