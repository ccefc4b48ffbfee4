import { Context, type Effect, Schema } from "effect"

/** The MIME types of stored files. */
export const FileType = Schema.Literals(["image/jpeg", "image/png", "application/pdf", "application/msword"])
export type FileType = typeof FileType.Type

/** The key of an object in storage: `t/{tenant}/{yyyy}/{uuid}`. Random and never reused. */
export type ObjectKey = `t/${string}/${string}/${string}`

/** Options of a signed URL: the content type, the file name for saving, and the lifetime in seconds. */
export interface ObjectLink {
  readonly type: FileType
  readonly name: string
  readonly seconds: number
}

/** Object storage for file contents: a folder or a bucket. Access control is enforced by `Files`, not here. */
export class FileObjects extends Context.Service<
  FileObjects,
  {
    /** Stores the bytes durably; they are persisted when it returns. */
    readonly put: (key: ObjectKey, bytes: Uint8Array) => Effect.Effect<void>
    /** Returns the bytes as a stream; undefined if there is no such object. */
    readonly open: (key: ObjectKey) => Effect.Effect<AsyncIterable<Uint8Array> | undefined>
    /** Removes an object. Does nothing if it does not exist. */
    readonly remove: (key: ObjectKey) => Effect.Effect<void>
    /** Returns the keys of all of a shop's objects, in any order. */
    readonly keysOf: (tenant: string) => Effect.Effect<ReadonlyArray<ObjectKey>>
    /**
     * Returns a URL from which a browser can fetch the object directly, or undefined if the storage does not support
     * this.
     */
    readonly link: (key: ObjectKey, link: ObjectLink) => Effect.Effect<string | undefined>
    /**
     * The origin of those URLs, for the content security policy of pages that show pictures:
     * `https://bucket.s3.amazonaws.com`.
     */
    readonly linkOrigin?: string
  }
>()("domain/files/FileObjects") {}
