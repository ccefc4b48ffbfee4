import { SchemaAST } from "effect"
import type { Content } from "./Content.ts"

/** The envelope around everything on the wire, spec §7. */
export type Envelope =
  | { readonly succeeded: true; readonly messages: ReadonlyArray<string>; readonly data: unknown }
  | {
      readonly succeeded: false
      readonly messages: ReadonlyArray<string>
      readonly errors: Readonly<Record<string, ReadonlyArray<string>>>
      readonly failure?: unknown
    }

export interface Answer {
  readonly status: number
  readonly body: Envelope
  /** What is answered in the place of the envelope. */
  readonly content?: Content
  /** Of a refusal that passes: after how many seconds the call may be made again. */
  readonly retryAfter?: number
}

export const done = (data: unknown): Answer => ({ status: 200, body: { succeeded: true, messages: [], data } })

/** A refusal that no endpoint declares: not signed in, not allowed, no such call, too large, broken. */
export const refused = (status: number, message: string): Answer => ({
  status,
  body: { succeeded: false, messages: [message], errors: {} }
})

interface Annotated {
  readonly ast: SchemaAST.AST
}

/** The HTTP status on a failure's class (`{ httpApiStatus: 404 }`), 422 where it says nothing. */
export const statusOf = (schema: Annotated | undefined): number =>
  Number((schema && SchemaAST.resolve(schema.ast)?.["httpApiStatus"]) || 422)

/** Some refusals are also deeds: a stolen token ends its session. What was done before such a failure stays done. */
export const keepsWhatWasDone = (schema: Annotated | undefined): boolean =>
  schema !== undefined && SchemaAST.resolve(schema.ast)?.["keepsWhatWasDone"] === true

/** A declared failure: its tag is the message id, its class carries the status. */
export const failed = (tag: string, encoded: unknown, schema: Annotated | undefined): Answer => {
  const retryAfter = retryAfterOf(encoded, schema)
  return {
    status: statusOf(schema),
    body: { succeeded: false, messages: [tag], errors: {}, failure: encoded },
    ...(retryAfter === undefined ? {} : { retryAfter })
  }
}

/** The field that a failure's class names (`{ retryAfter: "seconds" }`). */
const retryAfterOf = (encoded: unknown, schema: Annotated | undefined): number | undefined => {
  const name = schema && SchemaAST.resolve(schema.ast)?.["retryAfter"]
  const seconds = typeof name === "string" ? (encoded as Readonly<Record<string, unknown>>)[name] : undefined
  return typeof seconds === "number" ? seconds : undefined
}

interface Issue {
  readonly message: string
  readonly path?: ReadonlyArray<unknown> | undefined
}

/** Message ids by field: `vehicle.vin` has `["vin.invalid"]`. A message about the whole stands under "". */
export const errorsByField = (issues: ReadonlyArray<Issue>): Record<string, Array<string>> => {
  const errors = new Map<string, Array<string>>()
  for (const { path = [], message } of issues) {
    const field = path.map(String).join(".")
    errors.set(field, [...new Set([...(errors.get(field) ?? []), message])])
  }
  // Own properties whatever their name: a field called `constructor` or `__proto__` is a field.
  return Object.fromEntries(errors)
}

export const invalid = (issues: ReadonlyArray<Issue>): Answer => ({
  status: 400,
  body: { succeeded: false, messages: ["checkFields"], errors: errorsByField(issues) }
})
