import { hash } from "node:crypto"
import { Readable } from "node:stream"
import { AwsClient } from "aws4fetch"
import { Effect, Layer } from "effect"
import { Unreachable } from "#domain/contract/Unreachable.ts"
import { FileObjects, type ObjectKey, type ObjectLink } from "#domain/files/FileObjects.ts"

/** A bucket of Amazon S3 or of an S3-compatible server. */
export interface Bucket {
  /** `https://s3.us-east-1.amazonaws.com` */
  readonly endpoint: URL
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** Whether to use `endpoint/bucket/key` instead of `bucket.endpoint/key`. */
  readonly pathStyle: boolean
  /** Whether browsers download directly from the bucket. */
  readonly direct: boolean
}

/** Timeout in milliseconds. */
const requestTimeout = 20_000

/** Stores objects in a bucket. Requests are signed with AWS Signature Version 4. */
export const objectsS3 = ({ accessKeyId, bucket, direct, endpoint, pathStyle, region, secretAccessKey }: Bucket) => {
  const client = new AwsClient({ accessKeyId, region, retries: 2, secretAccessKey, service: "s3" })
  const base = pathStyle ? `${endpoint.origin}/${bucket}` : `${endpoint.protocol}//${bucket}.${endpoint.host}`
  const addressOf = (key: string) => new URL(`${base}/${key}`)

  const ask = (
    method: string,
    address: URL,
    init: { readonly body?: Uint8Array<ArrayBuffer>; readonly headers?: Readonly<Record<string, string>> } = {}
  ) =>
    Effect.promise(async () => {
      const given = { ...init, signal: AbortSignal.timeout(requestTimeout) }
      const answer = await client.fetch(address, { method, ...given }).catch((cause: unknown) => {
        throw new Unreachable("The file store cannot be reached", { cause })
      })
      if (answer.ok || answer.status === 404) return answer
      const said = (await answer.text()).slice(0, 500)
      if (answer.status >= 500 || answer.status === 429)
        throw new Unreachable(`The file store responded with ${answer.status}`, { cause: new Error(said) })
      throw new Error(`The file store responded with ${answer.status} to ${method} ${address.pathname}: ${said}`)
    })
  const drained = (answer: Response) => Effect.promise(() => answer.arrayBuffer())

  const keysOf = Effect.fn("FileObjects.keysOf")(function* (tenant: string) {
    const keys: Array<ObjectKey> = []
    let isTruncated = true
    while (isTruncated) {
      const address = new URL(`${base}/`)
      const after = keys.at(-1)
      const query = {
        "list-type": "2",
        prefix: `t/${tenant}/`,
        ...(after === undefined ? {} : { "start-after": after })
      }
      for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
      const answer = yield* ask("GET", address)
      const page = yield* Effect.promise(() => answer.text())
      if (answer.status === 404)
        return yield* Effect.die(new Error(`The file store has no bucket ${bucket}: ${page.slice(0, 500)}`))
      keys.push(...Array.from(page.matchAll(/<Key>([^<]+)<\/Key>/g), ([, key]) => key as ObjectKey))
      isTruncated = page.includes("<IsTruncated>true</IsTruncated>")
    }
    return keys
  })

  return Layer.succeed(FileObjects, {
    put: Effect.fn("FileObjects.put")(function* (key, bytes) {
      const body = new Uint8Array(bytes)
      const answer = yield* ask("PUT", addressOf(key), {
        body,
        headers: { "x-amz-content-sha256": hash("sha256", body, "hex") }
      })
      const said = yield* Effect.promise(() => answer.text())
      if (answer.status === 404)
        return yield* Effect.die(new Error(`The file store has no bucket ${bucket}: ${said.slice(0, 500)}`))
    }),
    open: Effect.fn("FileObjects.open")(function* (key) {
      const answer = yield* ask("GET", addressOf(key))
      if (answer.status !== 404) return Readable.fromWeb(answer.body as never) as AsyncIterable<Uint8Array>
      yield* drained(answer)
    }),
    remove: Effect.fn("FileObjects.remove")(function* (key) {
      yield* drained(yield* ask("DELETE", addressOf(key)))
    }),
    keysOf,
    ...(direct ? { linkOrigin: new URL(base).origin } : {}),
    link: Effect.fn("FileObjects.link")(function* (key, asked) {
      return direct ? yield* Effect.promise(() => signed(client, addressOf(key), asked)) : undefined
    })
  })
}

/**
 * Returns a presigned URL. The bucket responds with the headers that we would send: never rendered as a page, and
 * cached by the browser no longer than the URL is valid.
 */
const signed = async (client: AwsClient, address: URL, { name, seconds, type }: ObjectLink) => {
  const query = {
    "X-Amz-Expires": String(seconds),
    "response-content-type": type,
    "response-content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    "response-cache-control": `private, max-age=${seconds}`
  }
  for (const [key, value] of Object.entries(query)) address.searchParams.set(key, value)
  return (await client.sign(address, { method: "GET", aws: { signQuery: true } })).url
}
