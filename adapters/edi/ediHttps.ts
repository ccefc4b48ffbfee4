import { Effect, Schema } from "effect"
import { EdiNotSent } from "#domain/edi/EdiTransport.ts"
import { allowedHost } from "./allowedHost.ts"
import { type EdiMailbox, isFileName, maxFileBytes, maxFilesAtOnce } from "./EdiMailbox.ts"

const Listed = Schema.fromJsonString(Schema.Struct({ files: Schema.Array(Schema.String) }))
const read = Schema.decodeUnknownEffect(Listed)

/** Timeout for one request. */
const requestTimeout = "20 seconds"

interface HttpsBox {
  readonly url: string
  readonly userName: string
  readonly secret: string
  /** Whether the URL is the practice network on this machine. */
  readonly isPractice: boolean
}

/**
 * A mailbox over HTTPS: `PUT in/<name>` uploads a file, `GET out` lists waiting files, `GET out/<name>` downloads one
 * and `DELETE out/<name>` acknowledges it. Uploading a file that already exists with the same content succeeds.
 */
export const ediHttps = ({ url, userName, secret, isPractice }: HttpsBox): EdiMailbox => {
  const base = withoutEnd(url)
  const signIn: Readonly<Record<string, string>> =
    userName === "" && secret === ""
      ? {}
      : { Authorization: `Basic ${Buffer.from(`${userName}:${secret}`).toString("base64")}` }
  const typeOf = (path: string) => (path.endsWith(".json") ? "application/json" : "application/edi-x12")
  const ask = Effect.fnUntraced(function* (method: string, path: string, body?: string) {
    if (!isPractice) yield* allowedHost(new URL(base).hostname)
    const answer = yield* Effect.tryPromise({
      try: async (signal) => {
        const headers = { ...signIn, ...(body === undefined ? {} : { "Content-Type": typeOf(path) }) }
        const got = await fetch(`${base}/${path}`, {
          method,
          headers,
          signal,
          redirect: "error",
          ...(body === undefined ? {} : { body })
        })
        const length = Number(got.headers.get("content-length") ?? 0)
        return {
          status: got.status,
          text: length > maxFileBytes ? "" : await got.text(),
          isLong: length > maxFileBytes
        }
      },
      catch: (cause) => new EdiNotSent({ reason: "unreachable", text: causeText(cause) })
    }).pipe(
      Effect.timeout(requestTimeout),
      Effect.catchTag("TimeoutError", () => Effect.fail(new EdiNotSent({ reason: "unreachable", text: "no answer" })))
    )
    if (answer.status === 401 || answer.status === 403)
      return yield* new EdiNotSent({ reason: "signIn", text: `${answer.status}` })
    if (answer.status >= 500) return yield* new EdiNotSent({ reason: "unreachable", text: `${answer.status}` })
    if (answer.status >= 300 || answer.isLong)
      return yield* new EdiNotSent({ reason: "refused", text: `${answer.status} ${answer.text.slice(0, 200)}`.trim() })
    return answer.text
  })
  return {
    send: (name, content) => Effect.asVoid(ask("PUT", `in/${name}`, content)),
    listFiles: ask("GET", "out").pipe(
      Effect.flatMap((text) =>
        Effect.mapError(read(text), () => new EdiNotSent({ reason: "refused", text: "its file list is invalid" }))
      ),
      Effect.map(({ files }) => files.filter(isFileName).toSorted().slice(0, maxFilesAtOnce))
    ),
    fetch: (name) => ask("GET", `out/${name}`),
    acknowledge: (name) => Effect.asVoid(ask("DELETE", `out/${name}`))
  }
}

/** Returns the URL without trailing slashes. */
const withoutEnd = (url: string): string => (url.endsWith("/") ? withoutEnd(url.slice(0, -1)) : url)

const causeText = (cause: unknown) => {
  const inner = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause
  return inner instanceof Error ? inner.message.slice(0, 200) : ""
}
