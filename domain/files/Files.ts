import { Context, type Effect } from "effect"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { FileId } from "./FileId.ts"
import type { FileType, ObjectKey } from "./FileObjects.ts"

/** A stored file. Pictures are re-encoded from the upload; the upload itself is never stored. */
export interface StoredFile {
  readonly id: FileId
  readonly type: FileType
  readonly bytes: Uint8Array
}

/** A file opened for streaming: `content` can be read once, from the beginning; `size` is in bytes. */
export interface OpenFile {
  readonly id: FileId
  readonly type: FileType
  readonly size: number
  readonly content: AsyncIterable<Uint8Array>
}

/**
 * A file whose bytes are stored but not yet referenced by a row. It cannot be read, and is garbage-collected unless
 * `add` follows within an hour.
 */
export interface PlacedFile {
  readonly id: FileId
  readonly type: FileType
  readonly size: number
  readonly key: ObjectKey
  readonly sha256: string
}

/** The id of the reservation, or the number of bytes used if there was not enough space. */
export type StorageReservation = { readonly reservation: string } | { readonly used: number }

/** The time in milliseconds after which an unreleased reservation expires; longer than any request may take. */
export const reservationLifetime = 600_000

/**
 * Storage for a shop's files. The content of a file id never changes. Adding writes the bytes before the row, and
 * removing deletes the row before the bytes, so an interruption can only leave unreferenced bytes, which are
 * garbage-collected, and never a row without bytes.
 */
export class Files extends Context.Service<
  Files,
  {
    readonly get: (id: FileId) => Effect.Effect<StoredFile | undefined, never, CurrentTenant>
    readonly open: (id: FileId) => Effect.Effect<OpenFile | undefined, never, CurrentTenant>
    /**
     * Returns a URL from which a browser can fetch the file directly for `seconds`, named after its type; undefined if
     * the file must be served by the application.
     */
    readonly link: (
      id: FileId,
      nameOf: (type: FileType) => string,
      seconds: number
    ) => Effect.Effect<string | undefined, never, CurrentTenant>
    /** Stores the bytes. Because it does external I/O, call it before the transaction writes or locks anything. */
    readonly place: (file: StoredFile) => Effect.Effect<PlacedFile, never, CurrentTenant>
    readonly add: (file: PlacedFile) => Effect.Effect<void, never, CurrentTenant>
    readonly remove: (id: FileId) => Effect.Effect<void, never, CurrentTenant>
    /** The number of bytes used by the shop's files. */
    readonly usedBytes: Effect.Effect<number, never, CurrentTenant>
    /** The storage used per file type, omitting types without files. */
    readonly usedByType: Effect.Effect<
      ReadonlyArray<{ readonly type: FileType; readonly files: number; readonly bytes: number }>,
      never,
      CurrentTenant
    >
    /**
     * Reserves space for `bytes` of files about to be added if stored and reserved bytes together stay within `most`.
     * Concurrent requests, on any node, are serialized. An unreleased reservation expires after 10 minutes.
     */
    readonly reserve: (bytes: number, most: number) => Effect.Effect<StorageReservation, never, CurrentTenant>
    readonly release: (reservation: string) => Effect.Effect<void, never, CurrentTenant>
  }
>()("domain/files/Files") {}
