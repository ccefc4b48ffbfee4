import { SchemaAST } from "effect"
import type { Content } from "./Content.ts"

/** The envelope of every response, spec §7. */
export type Envelope =
  | { readonly succeeded: true; readonly messages: ReadonlyArray<string>; readonly data: unknown }
  | {
      readonly succeeded: false
      readonly messages: ReadonlyArray<string>
      readonly errors: Readonly<Record<string, ReadonlyArray<string>>>
      readonly failure?: unknown
    }

export interface ApiResponse {
  readonly status: number
  readonly body: Envelope
  /** Content sent instead of the envelope. */
  readonly content?: Content
  /** For a temporary refusal: after how many seconds the request may be retried. */
  readonly retryAfter?: number
}

export const done = (data: unknown): ApiResponse => ({ status: 200, body: { succeeded: true, messages: [], data } })

/** Builds a refusal that no endpoint declares: not signed in, not allowed, not found, too large, internal error. */
export const refused = (status: number, message: string): ApiResponse => ({
  status,
  body: { succeeded: false, messages: [message], errors: {} }
})

interface Annotated {
  readonly ast: SchemaAST.AST
}

/** Returns the HTTP status annotated on a failure's class (`{ httpApiStatus: 404 }`), or 422 by default. */
export const statusOf = (schema: Annotated | undefined): number =>
  Number((schema && SchemaAST.resolve(schema.ast)?.["httpApiStatus"]) || 422)

/**
 * Returns whether a failure commits its transaction. Some refusals also change state: for example, a stolen token ends
 * its session.
 */
export const commitsTransaction = (schema: Annotated | undefined): boolean =>
  schema !== undefined && SchemaAST.resolve(schema.ast)?.["commitsTransaction"] === true

/** Builds the response of a declared failure: the tag is the message id, the class provides the status. */
export const failed = (tag: string, encoded: unknown, schema: Annotated | undefined): ApiResponse => {
  const retryAfter = retryAfterOf(encoded, schema)
  return {
    status: statusOf(schema),
    body: { succeeded: false, messages: [tag], errors: {}, failure: encoded },
    ...(retryAfter === undefined ? {} : { retryAfter })
  }
}

/** Reads the field named by the failure's class (`{ retryAfter: "seconds" }`). */
const retryAfterOf = (encoded: unknown, schema: Annotated | undefined): number | undefined => {
  const name = schema && SchemaAST.resolve(schema.ast)?.["retryAfter"]
  const seconds = typeof name === "string" ? (encoded as Readonly<Record<string, unknown>>)[name] : undefined
  return typeof seconds === "number" ? seconds : undefined
}

interface Issue {
  readonly message: string
  readonly path?: ReadonlyArray<unknown> | undefined
}

/** Groups message ids by field: `vehicle.vin` has `["vin.invalid"]`. Messages about the input itself are under "". */
export const errorsByField = (issues: ReadonlyArray<Issue>): Record<string, Array<string>> => {
  const errors = new Map<string, Array<string>>()
  for (const { path = [], message } of issues) {
    const field = path.map(String).join(".")
    errors.set(field, [...new Set([...(errors.get(field) ?? []), message])])
  }
  // Object.fromEntries defines own properties, so fields named `constructor` or `__proto__` are safe.
  return Object.fromEntries(errors)
}

export const invalid = (issues: ReadonlyArray<Issue>): ApiResponse => ({
  status: 400,
  body: { succeeded: false, messages: ["checkFields"], errors: errorsByField(issues) }
})
