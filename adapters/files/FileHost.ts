import { createHmac, timingSafeEqual } from "node:crypto"
import { Clock, Context, Effect, Layer } from "effect"
import { FileObjects, type ObjectKey } from "#domain/files/FileObjects.ts"

/** What a signed address opens: an object, as what type and under which name. */
interface Linked {
  readonly key: ObjectKey
  readonly type: string
  readonly name: string
}

/**
 * A host of its own for files, where no cookie of ours goes: whoever has a signed address may read that one file until
 * it ends.
 */
export interface SignedLinks {
  readonly url: URL
  /** The part of an address behind `/f/`; `until` in milliseconds UTC. */
  readonly sign: (linked: Linked, until: number) => string
  /** What such a part opens, or undefined: not ours, changed, or past its time. */
  readonly open: (token: string, now: number) => Linked | undefined
}

/** The files' own host, undefined where files are served beside the pages. */
export class FileHost extends Context.Service<FileHost, SignedLinks | undefined>()("adapters/files/FileHost") {}

/** Addresses at `url`, signed by HMAC-SHA-256 with a secret that all nodes have. */
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

/** The same store, whose files browsers fetch from that host; one that has addresses of its own keeps them. */
export const linkedByHost = <E>(host: SignedLinks, store: Layer.Layer<FileObjects, E>) =>
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
