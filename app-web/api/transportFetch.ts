import { Effect, Layer, Schema } from "effect"
import { type Endpoint, pathFields } from "#domain/contract/Endpoint.ts"
import { type ApiResponse, type Envelope, refused } from "#domain/contract/Envelope.ts"
import { Offline } from "./failures.ts"
import { Transport, type RequestOptions } from "./Transport.ts"

/**
 * Request timeout in milliseconds; after it, the connection is considered lost. The server's grace period for tokens is
 * longer (S5).
 */
export const requestTimeout = 30_000

/** Sends requests to the server that served the page, below `base` (`/api/V1`). */
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
                  signal: AbortSignal.any([signal, AbortSignal.timeout(requestTimeout)])
                })
              ),
        catch: () => new Offline()
      })
    }
  })

/** An error page from a gateway in between is not an envelope. It is treated as the 500 of spec §8. */
const answerOf = async (response: Response): Promise<ApiResponse> => {
  const seconds = Number(response.headers.get("retry-after") ?? Number.NaN)
  const later = Number.isNaN(seconds) ? {} : { retryAfter: seconds }
  const isJson = response.headers.get("content-type")?.includes("json") === true
  if (!isJson) return { ...refused(response.status, "serverError"), ...later }
  return { status: response.status, ...later, body: (await response.json()) as Envelope }
}

/**
 * Builds the `fetch` request: path fields in the path; all others in the query of a GET, in the form of an upload, or
 * in the JSON body.
 */
const requestOf = (endpoint: Endpoint, input: Readonly<Record<string, unknown>>, sending: RequestOptions) => {
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
        // The server refuses state changes without this header, which other sites cannot set (X3, ASVS 3.5.3).
        "x-frit": "1",
        ...(hasBody && !isForm ? { "content-type": "application/json" } : {}),
        ...(sending.idempotencyKey === undefined ? {} : { "idempotency-key": sending.idempotencyKey })
      },
      ...(hasBody ? { body: isForm ? formOf(endpoint, rest) : JSON.stringify(Object.fromEntries(rest)) } : {})
    } satisfies RequestInit
  }
}

/** Builds a form: bytes, which are base64 in the encoded input, become files, everything else text. */
const formOf = (endpoint: Endpoint, fields: ReadonlyArray<readonly [string, unknown]>): FormData => {
  const form = new FormData()
  for (const [name, value] of fields) {
    if (endpoint.input.fields[name] !== Schema.Uint8ArrayFromBase64) form.append(name, String(value))
    else form.append(name, new Blob([Uint8Array.from(atob(String(value)), (letter) => letter.charCodeAt(0))]), name)
  }
  return form
}

/** Upload timeout in milliseconds, enough for 5 MB on a slow connection. */
const uploadPatience = 300_000

/**
 * Sends a form and reports upload progress, which `fetch` does not support. Returns a Response like `fetch`, and
 * rejects if there was no response.
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
    request.onerror = request.ontimeout = request.onabort = () => reject(new TypeError("no response"))
    if (signal.aborted) return reject(new TypeError("no response"))
    signal.addEventListener("abort", () => request.abort(), { once: true })
    request.send(init.body as XMLHttpRequestBodyInit)
  })
