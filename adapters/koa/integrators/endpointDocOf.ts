import { type Endpoint, pathFields } from "#domain/contract/Endpoint.ts"
import { exampleOf, nameOf, type Shape, type Shapes } from "#domain/contract/exampleOf.ts"
import { type openApi, pathOf } from "#domain/contract/openApi.ts"
import { ruleOf } from "./ruleOf.ts"

/**
 * An endpoint as the documentation shows it: its inputs with their location, its response data, its errors, and an
 * example.
 */
export interface EndpointDoc {
  readonly endpoint: Endpoint
  readonly path: string
  readonly inputs: ReadonlyArray<FieldRow & { readonly where: string }>
  /** The shape of `data`, or the media types if the response is a file. */
  readonly output: Shape | ReadonlyArray<string>
  readonly refusals: ReadonlyArray<readonly [status: string, why: string]>
  readonly example: Example
}

/** An example request. Form fields are sent individually, files by name. */
export interface Example {
  readonly path: string
  readonly isForm: boolean
  readonly body?: unknown
}

interface Operation {
  readonly parameters?: ReadonlyArray<{
    readonly name: string
    readonly in: string
    readonly required: boolean
    readonly description?: string
    readonly schema: Shape
  }>
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Shape }>> }
  readonly responses: Readonly<
    Record<
      string,
      { readonly description: string; readonly content: { readonly "application/json": { readonly schema: Shape } } }
    >
  >
}

/**
 * Returns the contract's shared schemas by name. Schemas used by a single endpoint are documented with that endpoint.
 */
export const sharedSchemasOf = (contract: ReturnType<typeof openApi>): Shapes =>
  Object.fromEntries(Object.entries(contract.components.schemas).filter(([name]) => !ofOneCall(name)))

const ofOneCall = (name: string) => /(Body|Data)$/.test(name)

/** Reads an endpoint's documentation from the generated OpenAPI contract. */
export const endpointDocOf = (endpoint: Endpoint, contract: ReturnType<typeof openApi>): EndpointDoc => {
  const path = pathOf(endpoint)
  const { parameters = [], requestBody, responses } = contract.paths[path]![endpoint.method.toLowerCase()] as Operation
  const shapes = contract.components.schemas
  const whole = (shape: Shape): Shape =>
    shape.$ref !== undefined && ofOneCall(nameOf(shape.$ref))
      ? ({ ...shapes[nameOf(shape.$ref)], ...shape, $ref: undefined } as never as Shape)
      : shape
  const [[kind, { schema = undefined } = {}] = []] = Object.entries(requestBody?.content ?? {})
  const body = schema && whole(schema)
  const isForm = kind === "multipart/form-data"
  const sent = parameters.map(({ name, in: where, required, schema, description = "" }) => ({
    name,
    where,
    rule: ruleOf(schema),
    says: description,
    isRequired: required
  }))
  const inPath = (field: string) =>
    String(exampleOf(parameters.find(({ name }) => name === field)?.schema ?? {}, shapes))
  return {
    endpoint,
    path,
    inputs: [...sent, ...fieldRows(body ?? {}).map((row) => ({ ...row, where: isForm ? "form" : "body" }))],
    output: endpoint.produces ?? whole(responses["200"]!.content["application/json"].schema.properties!["data"]!),
    refusals: Object.entries(responses)
      .filter(([status]) => status !== "200" && status !== "default")
      .map(([status, { description }]) => [status, description]),
    example: {
      path: pathFields(endpoint.path).reduce(
        (whole, field) => whole.replace(`{${field}}`, encodeURIComponent(inPath(field))),
        path
      ),
      isForm,
      ...(body === undefined ? {} : { body: exampleOf(body, shapes) })
    }
  }
}

/**
 * A row of a field table. `billingAddress.city` is a nested field, `phoneNumbers[].phoneType` a field of list items.
 */
interface FieldRow {
  readonly name: string
  readonly rule: string
  /** Description of the field, in a sentence. */
  readonly says: string
  readonly isRequired: boolean
}

/** Returns the fields of a shape, each followed by its nested fields. */
export const fieldRows = (shape: Shape, before = ""): ReadonlyArray<FieldRow> =>
  Object.entries(shape.properties ?? {}).flatMap(([field, inner]) => {
    const name = `${before}${field}`
    const row = {
      name,
      rule: ruleOf(inner),
      says: inner.description ?? "",
      isRequired: shape.required?.includes(field) === true
    }
    const [kept = inner] = (inner.anyOf ?? []).filter(({ type }) => type !== "null")
    if (kept.items?.properties !== undefined) return [row, ...fieldRows(kept.items, `${name}[].`)]
    return [row, ...fieldRows(kept, `${name}.`)]
  })
