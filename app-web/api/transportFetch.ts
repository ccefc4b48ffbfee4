import { Effect, Layer, Schema } from "effect"
import { type Endpoint, pathFields } from "#domain/contract/Endpoint.ts"
import { type Answer, type Envelope, refused } from "#domain/contract/Envelope.ts"
import { Offline } from "./failures.ts"
import { Transport, type Sending } from "./Transport.ts"

/** Milliseconds without an answer after which the line counts as lost; the server's grace for tokens is longer (S5). */
export const patience = 30_000

/** Calls the server that served the page, below `base` (`/api/V1`). */
export const transportFetch = (base: string) =>
  Layer.succeed(Transport, {
    send: (endpoint, input, sending = {}) => {
      const { path, init } = requestOf(endpoint, input, sending)
      return Effect.tryPromise({
        try: async (signal) =>
          sending.onProgress !== undefined
            ? answerOf(await upload(`${base}${path}`, init, sending.onProgress, signal))
            : answerOf(
                await fetch(`${base}${path}`, {
                  ...init,
                  signal: AbortSignal.any([signal, AbortSignal.timeout(patience)])
                })
              ),
        catch: () => new Offline()
      })
    }
  })

/** A gateway's page in between is not an envelope: it counts as the 500 of spec §8. */
const answerOf = async (response: Response): Promise<Answer> => {
  const seconds = Number(response.headers.get("retry-after") ?? Number.NaN)
  const later = Number.isNaN(seconds) ? {} : { retryAfter: seconds }
  const isJson = response.headers.get("content-type")?.includes("json") === true
  if (!isJson) return { ...refused(response.status, "serverError"), ...later }
  return { status: response.status, ...later, body: (await response.json()) as Envelope }
}

/**
 * What `fetch` is asked: path fields in the path, the rest in the query of a GET, the form of an upload, or the JSON
 * body of all else.
 */
const requestOf = (endpoint: Endpoint, input: Readonly<Record<string, unknown>>, sending: Sending) => {
  const inPath = new Set(pathFields(endpoint.path))
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input[name])))
  const rest = Object.entries(input).filter(([name, value]) => !inPath.has(name) && value !== undefined)
  const reads = endpoint.method === "GET"
  const query =
    reads && rest.length > 0 ? `?${new URLSearchParams(rest.map(([name, value]) => [name, String(value)]))}` : ""
  const isForm = endpoint.body === "form"
  const hasBody = !reads && (rest.length > 0 || endpoint.method !== "DELETE")
  return {
    path: `${path}${query}`,
    init: {
      method: endpoint.method,
      credentials: "same-origin",
      cache: "no-store",
      headers: {
        // The server refuses state changes without it: no foreign page can set it (X3, ASVS 3.5.3).
        "x-frit": "1",
        ...(hasBody && !isForm ? { "content-type": "application/json" } : {}),
        ...(sending.idempotencyKey === undefined ? {} : { "idempotency-key": sending.idempotencyKey })
      },
      ...(hasBody ? { body: isForm ? formOf(endpoint, rest) : JSON.stringify(Object.fromEntries(rest)) } : {})
    } satisfies RequestInit
  }
}

/** Bytes are base64 in an encoded input; in a form they go as files, all else as text. */
const formOf = (endpoint: Endpoint, fields: ReadonlyArray<readonly [string, unknown]>): FormData => {
  const form = new FormData()
  for (const [name, value] of fields) {
    if (endpoint.input.fields[name] !== Schema.Uint8ArrayFromBase64) form.append(name, String(value))
    else form.append(name, new Blob([Uint8Array.from(atob(String(value)), (letter) => letter.charCodeAt(0))]), name)
  }
  return form
}

/** Milliseconds for 5 MB on a poor line. */
const uploadPatience = 300_000

/**
 * Sends a form and tells how much of it is on its way, which `fetch` does not tell. Answers as `fetch` does, and
 * rejects when nobody answered.
 */
const upload = (
  url: string,
  init: { readonly method: string; readonly headers: object; readonly body?: unknown },
  onProgress: (share: number) => void,
  signal: AbortSignal
): Promise<Response> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(init.method, url)
    for (const [name, value] of Object.entries(init.headers)) request.setRequestHeader(name, String(value))
    request.timeout = uploadPatience
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total)
    request.onload = () =>
      resolve(
        new Response(request.responseText, {
          status: request.status,
          headers: { "content-type": request.getResponseHeader("content-type") ?? "" }
        })
      )
    request.onerror = request.ontimeout = request.onabort = () => reject(new TypeError("no answer"))
    if (signal.aborted) return reject(new TypeError("no answer"))
    signal.addEventListener("abort", () => request.abort(), { once: true })
    request.send(init.body as XMLHttpRequestBodyInit)
  })
