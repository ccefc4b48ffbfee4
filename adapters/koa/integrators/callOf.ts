import { type Endpoint, pathFields } from "#domain/contract/Endpoint.ts"
import type { openApi } from "#domain/contract/openApi.ts"
import { exampleOf } from "./exampleOf.ts"
import type { FieldRow } from "./fieldRows.ts"
import { fieldRows } from "./fieldRows.ts"
import { ruleOf, type Shape } from "./ruleOf.ts"

/** One call as its page tells it: `inputs` with where each goes, the data of its answer, its refusals, and something to send. */
export interface Call {
  readonly endpoint: Endpoint
  readonly path: string
  readonly inputs: ReadonlyArray<FieldRow & { readonly where: string }>
  /** What stands under `data`, or the media types of the file that is answered. */
  readonly output: Shape | ReadonlyArray<string>
  readonly refusals: ReadonlyArray<readonly [status: string, why: string]>
  readonly example: Example
}

/** Something to send: a form's fields go one by one, its files by name. */
export interface Example {
  readonly path: string
  readonly isForm: boolean
  readonly body?: unknown
}

interface Operation {
  readonly parameters?: ReadonlyArray<{ readonly name: string; readonly in: string; readonly required: boolean; readonly schema: Shape }>
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Shape }>> }
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content: { readonly "application/json": { readonly schema: Shape } } }>>
}

/** The shapes of a contract by their names. */
export const thingsOf = (contract: ReturnType<typeof openApi>): Readonly<Record<string, Shape>> => contract.components.schemas as never

/** What a call takes as JSON. */
export const bodyOf = (contract: ReturnType<typeof openApi>, path: string): Shape =>
  (contract.paths[path]!["post"] as Operation).requestBody!.content["application/json"]!.schema

/** Reads one call from the contract that openApi printed of it. */
export const callOf = (endpoint: Endpoint, contract: ReturnType<typeof openApi>): Call => {
  const path = `/api/V1${endpoint.path.replace(/:(\w+)/g, "{$1}")}`
  const { parameters = [], requestBody, responses } = contract.paths[path]![endpoint.method.toLowerCase()] as Operation
  const things = thingsOf(contract)
  const [[kind, { schema: body = undefined } = {}] = []] = Object.entries(requestBody?.content ?? {})
  const isForm = kind === "multipart/form-data"
  const sent = parameters.map(({ name, in: where, required, schema }) => ({ name, where, rule: ruleOf(schema), isRequired: required }))
  const inPath = (field: string) => String(exampleOf(parameters.find(({ name }) => name === field)?.schema ?? {}, things, field))
  return {
    endpoint,
    path,
    inputs: [...sent, ...fieldRows(body ?? {}).map((row) => ({ ...row, where: isForm ? "form" : "body" }))],
    output: endpoint.produces ?? responses["200"]!.content["application/json"].schema.properties!["data"]!,
    refusals: Object.entries(responses).filter(([status]) => status !== "200" && status !== "default").map(([status, { description }]) => [status, description]),
    example: {
      path: pathFields(endpoint.path).reduce((whole, field) => whole.replace(`{${field}}`, encodeURIComponent(inPath(field))), path),
      isForm,
      ...body === undefined ? {} : { body: { ...exampleOf(body, things) as object, ...endpoint.example } }
    }
  }
}
