import { Predicate, Schema, type Stream } from "effect"

/** Response content sent instead of the envelope on success: a file, a stream, or another provider's format. */
export interface Body {
  /** Media type, with the charset for text. */
  readonly type: string
  readonly body: string | Uint8Array | Stream.Stream<string | Uint8Array> | AsyncIterable<Uint8Array>
  /** Total size in bytes of a streamed body. */
  readonly size?: number
  /** File name for saving, and whether the browser opens it in a tab or downloads it. */
  readonly file?: { readonly name: string; readonly disposition: "inline" | "attachment" }
  /** Uploaded by a user, so never rendered as one of our pages; the content at its URL never changes (F3). */
  readonly isUpload?: boolean
}

/** A temporary redirect (302) to the content, such as a presigned URL of an object store. */
export interface Redirect {
  readonly location: string
  /** How long the browser may cache the redirect; not cached if undefined. */
  readonly seconds?: number
}

export type Content = Body | Redirect

/** The output of an endpoint that `produces` content. Not encoded by a codec; the server writes it as is. */
export const Content = Schema.declare<Content>(
  (value): value is Content => Predicate.hasProperty(value, "body") || Predicate.hasProperty(value, "location")
)

/** Returns the content of a file that fits in memory. */
export const fileContent = (
  { name, type, bytes }: { readonly name: string; readonly type: string; readonly bytes: Uint8Array },
  disposition: "inline" | "attachment" = "inline"
): Content => ({ type, body: bytes, file: { name, disposition } })
