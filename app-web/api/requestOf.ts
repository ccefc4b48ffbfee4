import { Schema } from "effect"
import { type Endpoint, pathFields } from "#domain/contract/Endpoint.ts"
import type { Sending } from "./Transport.ts"

/**
 * What `fetch` is asked: path fields in the path, the rest in the query of a GET, the form of an upload, or the JSON
 * body of all else.
 */
export const requestOf = (endpoint: Endpoint, input: Readonly<Record<string, unknown>>, sending: Sending) => {
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
