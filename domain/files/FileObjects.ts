import { Context, type Effect, Schema } from "effect"

/** What a kept file may be, as MIME says it. */
export const FileType = Schema.Literals(["image/jpeg", "image/png", "application/pdf", "application/msword"])
export type FileType = typeof FileType.Type

/** The name under which an object's bytes are kept: `t/{tenant}/{yyyy}/{uuid}`. Random, and never used twice. */
export type ObjectKey = `t/${string}/${string}/${string}`

/**
 * How a browser is to take what it fetches by a signed address: the name it saves it as, and for how many seconds the
 * address works.
 */
export interface ObjectLink {
  readonly type: FileType
  readonly name: string
  readonly seconds: number
}

/**
 * Where the bytes of files are kept: a folder, or a bucket. It knows nothing of who may read them; the rows of `Files`
 * do.
 */
export class FileObjects extends Context.Service<
  FileObjects,
  {
    /** Keeps the bytes durably: they are there when it returns. */
    readonly put: (key: ObjectKey, bytes: Uint8Array) => Effect.Effect<void>
    /** The bytes, as they come; undefined when nothing is kept under the key. */
    readonly open: (key: ObjectKey) => Effect.Effect<AsyncIterable<Uint8Array> | undefined>
    /** Removes an object; one that is not there is no error. */
    readonly remove: (key: ObjectKey) => Effect.Effect<void>
    /** The keys of all objects of a shop, in any order. */
    readonly keysOf: (tenant: string) => Effect.Effect<ReadonlyArray<ObjectKey>>
    /** An address at which a browser may fetch the object without us, or undefined where the store gives none. */
    readonly link: (key: ObjectKey, link: ObjectLink) => Effect.Effect<string | undefined>
    /** Where those addresses lead, for the pages that show pictures: `https://bucket.s3.amazonaws.com`. */
    readonly linkOrigin?: string
  }
>()("domain/files/FileObjects") {}
