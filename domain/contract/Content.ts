import { Predicate, Schema, type Stream } from "effect"

/**
 * What a call answers with instead of the envelope when it goes well: a file, a stream of one, or another provider's
 * format.
 */
export interface Body {
  /** The media type, with its charset where it is text. */
  readonly type: string
  readonly body: string | Uint8Array | Stream.Stream<string | Uint8Array> | AsyncIterable<Uint8Array>
  /** Of a body that comes in parts: all of them together, in bytes. */
  readonly size?: number
  /** What a browser saves it as, and whether it opens it in a tab first. */
  readonly file?: { readonly name: string; readonly disposition: "inline" | "attachment" }
  /** Uploaded by somebody, so never opened as a page of ours; what is at its address never changes (F3). */
  readonly isUpload?: boolean
}

/** The content is at another address for a while, such as a presigned one of an object store: answered 302. */
export interface Redirect {
  readonly location: string
  /** For how long a browser may keep the redirect; not at all where it says nothing. */
  readonly seconds?: number
}

export type Content = Body | Redirect

/** The output of an endpoint that `produces` content. It never goes through a codec: the server writes it as it is. */
export const Content = Schema.declare<Content>(
  (value): value is Content => Predicate.hasProperty(value, "body") || Predicate.hasProperty(value, "location")
)

/** A file that fits into memory. */
export const fileContent = (
  { name, type, bytes }: { readonly name: string; readonly type: string; readonly bytes: Uint8Array },
  disposition: "inline" | "attachment" = "inline"
): Content => ({ type, body: bytes, file: { name, disposition } })
