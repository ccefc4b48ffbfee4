import { type Effect, Schema } from "effect"
import type { ListDoors, ListName } from "#domain/access/ListName.ts"
import type { Access } from "#domain/access/mayEnter.ts"

/** Any schema that has a form on the wire. */
export type Wire = Schema.Codec<any, any>

/** One call of the API, as data. The server answers it, the browser makes it, OpenAPI is printed from it. */
export interface Endpoint<Input extends Wire = any, Output extends Wire = any, Failure extends Wire = any> {
  /** The operation's name for integrators: method and noun, `listCustomers`. */
  readonly name: string
  /** One sentence for integrators. */
  readonly summary: string
  readonly method: "GET" | "POST" | "PUT" | "DELETE"
  /** Below `/api/V1`; `:id` stands for a field of the input. */
  readonly path: `/${string}`
  readonly access: Access | "everyone"
  /**
   * The media types it may answer with where it answers with content instead of the envelope (a file, a list as CSV):
   * its output is `Content` then. Refusals keep the envelope.
   */
  readonly produces?: ReadonlyArray<string>
  /**
   * A partner's server makes the call: its input is a `WebhookMessage`, whose signature comes in the header `signature`
   * and says who speaks.
   * `type` is the body's media type. No page of ours makes it, so no X-Frit is asked for, and its handler opens its own
   * transactions.
   */
  readonly webhook?: { readonly signature: string; readonly type: string }
  /**
   * `form` where files are sent along: `multipart/form-data`, each file a field of bytes, 5 MB at most; JSON otherwise.
   */
  readonly body?: "form"
  /** Bytes its body may have, where 16 kB from everybody and 1 MB from who is signed in are not enough. */
  readonly largestBody?: number
  /**
   * Its input names what it makes, and by that name it happens once, however often it is sent: no key is kept around
   * it, for it reaches outside and no transaction may be open meanwhile (R6).
   */
  readonly keepsItself?: true
  /**
   * A GET that keeps something all the same. What only looks has no transaction around it, and its adapter may refuse
   * to write.
   */
  readonly keeps?: true
  /** Answered also while nothing is saved otherwise: signing in and out. */
  readonly whileReadOnly?: true
  /** Who asks is looked up in the database, never remembered: one's own change shows in the very next answer. */
  readonly looksUpUser?: true
  /** The list that it gives a page of: by this name people keep how they see it and their views of it. */
  readonly list?: ListName
  /** What it is counted as beside a request, against the quota of its shop. */
  readonly quota?: "exports" | "searches"
  readonly input: Input
  readonly output: Output
  readonly failures: ReadonlyArray<Failure>
}

export const endpoint = <const I extends Wire, const O extends Wire, const F extends Wire = never>(
  it: Endpoint<I, O, F>
) => it

/** An endpoint with the use-case that answers it. A failure the endpoint does not list is a type error. */
export interface Handler<R> {
  readonly endpoint: Endpoint
  readonly run: (input: any) => Effect.Effect<unknown, unknown, R>
}

export const handle = <I extends Wire, O extends Wire, F extends Wire, R>(
  endpoint: Endpoint<I, O, F>,
  run: (input: I["Type"]) => Effect.Effect<O["Type"], F["Type"], R>
): Handler<R> => ({ endpoint, run })

type NeedsOf<H> = H extends Handler<infer R> ? R : never

/** The handlers of several slices as one list, which needs all that any of them needs. */
export const handlersOf = <const Slices extends ReadonlyArray<ReadonlyArray<Handler<any>>>>(
  ...slices: Slices
): ReadonlyArray<Handler<NeedsOf<Slices[number][number]>>> => slices.flat()

/** Who may see each list: whoever may make the call that gives its pages. */
export const listDoorsOf = (handlers: ReadonlyArray<Pick<Handler<unknown>, "endpoint">>): ListDoors =>
  new Map(
    handlers.flatMap(({ endpoint: { access, list } }) =>
      list === undefined || access === "everyone" ? [] : [[list, access] as const]
    )
  )

const codecs = new WeakMap<Endpoint, Wire>()

/** Query strings know only text, bodies know JSON: one codec each, the same on both sides, made once an endpoint. */
export const inputOnTheWire = (endpoint: Endpoint): Wire => {
  const known = codecs.get(endpoint)
  if (known !== undefined) return known
  const input = endpoint.input as Wire
  const made = (endpoint.method === "GET" ? Schema.toCodecStringTree(input) : Schema.toCodecJson(input)) as Wire
  codecs.set(endpoint, made)
  return made
}

/** The names after the colons in a path: `/jobs/:id/payments` has `id`. */
export const pathFields = (path: string): ReadonlyArray<string> =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!)
