import { createHmac, timingSafeEqual } from "node:crypto"
import { Clock, Context, Effect, Layer } from "effect"
import { FileObjects, type ObjectKey } from "#domain/files/FileObjects.ts"

/** The object a signed URL points to, with the content type and file name to serve it as. */
interface Linked {
  readonly key: ObjectKey
  readonly type: string
  readonly name: string
}

/**
 * A separate host for files that receives none of our cookies. Anyone with a signed URL can read that one file until
 * the URL expires.
 */
export interface SignedLinks {
  readonly url: URL
  /** Returns the part of the URL after `/f/`; `until` in milliseconds UTC. */
  readonly sign: (linked: Linked, until: number) => string
  /** Verifies a token; undefined if it is forged, altered or expired. */
  readonly open: (token: string, now: number) => Linked | undefined
}

/** The separate file host; undefined if files are served from the same host as the pages. */
export class FileHost extends Context.Service<FileHost, SignedLinks | undefined>()("adapters/files/FileHost") {}

/** Creates URLs on `url` signed with HMAC-SHA-256, using a secret shared by all nodes. */
export const signedLinks = (url: URL, secret: string): SignedLinks => {
  const signature = (payload: string) => createHmac("sha256", secret).update(payload).digest()
  return {
    url,
    sign: (linked, until) => {
      const payload = Buffer.from(JSON.stringify({ ...linked, until })).toString("base64url")
      return `${payload}.${signature(payload).toString("base64url")}`
    },
    open: (token, now) => {
      const [payload = "", given = "", ...more] = token.split(".")
      const [right, told] = [signature(payload), Buffer.from(given, "base64url")]
      if (more.length > 0 || told.length !== right.length || !timingSafeEqual(told, right)) return undefined
      const { until, ...linked } = JSON.parse(Buffer.from(payload, "base64url").toString()) as Linked & {
        readonly until: number
      }
      return until > now ? linked : undefined
    }
  }
}

/**
 * Returns the store with links that point browsers to the file host. A store that already has its own links keeps them.
 */
export const withFileHostLinks = <E>(host: SignedLinks, store: Layer.Layer<FileObjects, E>) =>
  Layer.effect(
    FileObjects,
    Effect.map(FileObjects, (objects) =>
      objects.linkOrigin !== undefined
        ? objects
        : {
            ...objects,
            linkOrigin: host.url.origin,
            link: (key, { name, seconds, type }) =>
              Effect.map(
                Clock.currentTimeMillis,
                (now) => `${host.url.origin}/f/${host.sign({ key, type, name }, now + seconds * 1000)}`
              )
          }
    )
  ).pipe(Layer.provide(store))
