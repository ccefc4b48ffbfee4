import { type Effect, Schema } from "effect"
import type { ListAccess, ListName } from "#domain/access/ListName.ts"
import type { Access } from "#domain/access/hasAccess.ts"

/** Any schema with a wire format. */
export type Wire = Schema.Codec<any, any>

/**
 * An API endpoint, as data. Used by the server to handle requests, by the browser to make them, and to generate the
 * OpenAPI document.
 */
export interface Endpoint<Input extends Wire = any, Output extends Wire = any, Failure extends Wire = any> {
  /** Operation id for integrators: method and noun, `listCustomers`. */
  readonly name: string
  /** One-sentence summary for integrators. */
  readonly summary: string
  readonly method: "GET" | "POST" | "PUT" | "DELETE"
  /** Path below `/api/V1`; `:id` refers to an input field. */
  readonly path: `/${string}`
  readonly access: Access | "everyone"
  /**
   * Media types of an endpoint that responds with content instead of the envelope (a file, a list as CSV). Its output
   * is `Content`. Refusals still use the envelope.
   */
  readonly produces?: ReadonlyArray<string>
  /**
   * Marks an endpoint called by a partner's server. Its input is a `WebhookMessage`; the signature in the header
   * `signature` authenticates the sender. `type` is the body's media type. X-Frit is not required, and the handler
   * opens its own transactions.
   */
  readonly webhook?: { readonly signature: string; readonly type: string }
  /**
   * `form` for endpoints with file uploads (`multipart/form-data`, each file in a field of bytes, at most 5 MB); JSON
   * otherwise.
   */
  readonly body?: "form"
  /** Maximum body size in bytes, if the defaults (16 kB, or 1 MB for signed-in users) are not enough. */
  readonly maxBodyBytes?: number
  /**
   * The endpoint is idempotent on its own, because its input contains the id of what it creates. It is not wrapped in
   * an idempotency key, because it calls external services and no transaction may be open meanwhile (R6).
   */
  readonly isIdempotent?: true
  /**
   * Marks a GET that writes data. Other GET requests run without a transaction, and their adapter may reject writes.
   */
  readonly writes?: true
  /** Available even in read-only mode: signing in and out. */
  readonly allowedWhileReadOnly?: true
  /**
   * Reads the current user from the database instead of the cache, so that their own changes are visible immediately.
   */
  readonly readsFreshUser?: true
  /** Name of the list the endpoint returns a page of. Users' view settings and saved views are stored under it. */
  readonly list?: ListName
  /** Quota of the shop that a request counts against, besides the request quota. */
  readonly quota?: "exports" | "searches"
  readonly input: Input
  readonly output: Output
  readonly failures: ReadonlyArray<Failure>
}

export const endpoint = <const I extends Wire, const O extends Wire, const F extends Wire = never>(
  it: Endpoint<I, O, F>
) => it

/**
 * An endpoint with the use case that implements it. Failing with an error the endpoint does not declare is a type
 * error.
 */
export interface Handler<R> {
  readonly endpoint: Endpoint
  readonly run: (input: any) => Effect.Effect<unknown, unknown, R>
}

export const handle = <I extends Wire, O extends Wire, F extends Wire, R>(
  endpoint: Endpoint<I, O, F>,
  run: (input: I["Type"]) => Effect.Effect<O["Type"], F["Type"], R>
): Handler<R> => ({ endpoint, run })

type NeedsOf<H> = H extends Handler<infer R> ? R : never

/** Combines the handlers of several modules into one list, which requires all of their services. */
export const handlersOf = <const Slices extends ReadonlyArray<ReadonlyArray<Handler<any>>>>(
  ...slices: Slices
): ReadonlyArray<Handler<NeedsOf<Slices[number][number]>>> => slices.flat()

/** Returns the access rule of each list: that of the endpoint returning its pages. */
export const listAccessOf = (handlers: ReadonlyArray<Pick<Handler<unknown>, "endpoint">>): ListAccess =>
  new Map(
    handlers.flatMap(({ endpoint: { access, list } }) =>
      list === undefined || access === "everyone" ? [] : [[list, access] as const]
    )
  )

const codecs = new WeakMap<Endpoint, Wire>()

/**
 * Returns the input codec of an endpoint: strings only for query strings, JSON for bodies. Used by both server and
 * browser, and cached per endpoint.
 */
export const inputCodecOf = (endpoint: Endpoint): Wire => {
  const known = codecs.get(endpoint)
  if (known !== undefined) return known
  const input = endpoint.input as Wire
  const made = (endpoint.method === "GET" ? Schema.toCodecStringTree(input) : Schema.toCodecJson(input)) as Wire
  codecs.set(endpoint, made)
  return made
}

/** Returns the parameter names in a path: `/jobs/:id/payments` has `id`. */
export const pathFields = (path: string): ReadonlyArray<string> =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!)
