import { JsonSchema, Schema, SchemaRepresentation } from "effect"
import { type Endpoint, pathFields } from "./Endpoint.ts"
import { statusOf } from "./Envelope.ts"

/** What an OpenAPI document is printed from. `cookie` is the name of the one that carries the access token. */
export interface OpenApiSource {
  readonly title: string
  readonly version: string
  readonly endpoints: ReadonlyArray<Endpoint>
  readonly cookie?: string
}

type Json = JsonSchema.JsonSchema

/** The OpenAPI 3.1 document of these calls: the same values that the server answers and the browser asks with. */
export const openApi = ({ title, version, endpoints, cookie = "__Host-frit-access" }: OpenApiSource) => {
  const { schemaOf, definitions } = jsonSchemas(endpoints)
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of endpoints) {
    const path = (paths[`/api/V1${endpoint.path.replace(/:(\w+)/g, "{$1}")}`] ??= {})
    path[endpoint.method.toLowerCase()] = operation(endpoint, schemaOf)
  }
  return {
    openapi: "3.1.0",
    info: { title, version },
    paths,
    components: {
      schemas: { ...definitions, Refusal: refusal({}) },
      securitySchemes: { session: { type: "apiKey", in: "cookie", name: cookie } }
    },
    security: [{ session: [] }]
  }
}

type SchemaOf = (schema: Schema.Constraint) => Json

/** Every schema of every call as JSON Schema, classes and failures by name under components/schemas. */
const jsonSchemas = (endpoints: ReadonlyArray<Endpoint>) => {
  const all = [...new Set<Schema.Constraint>(endpoints.flatMap(({ input, output, failures, produces, webhook }) =>
    [...webhook === undefined ? [input] : [], ...produces === undefined ? [output] : [], ...failures]))]
  const asts = [Schema.Struct({}), ...all].map((schema) => Schema.toCodecJson(schema as Schema.Codec<unknown>).ast)
  const represented = SchemaRepresentation.toRepresentations([asts[0]!, ...asts.slice(1)], {
    referencePolicy: ({ identifier }) => identifier?.replace(/Encoded$/, "")
  })
  const { schemas, definitions } = JsonSchema.toMultiDocumentOpenApi3_1(
    SchemaRepresentation.toJsonSchemaMultiDocument(represented, { onExcessProperty: "error" })
  )
  const known = new Map(all.map((schema, at) => [schema, schemas[at + 1]!]))
  return { schemaOf: (schema: Schema.Constraint) => known.get(schema)!, definitions }
}

const operation = (endpoint: Endpoint, schemaOf: SchemaOf) => {
  const { name, summary, method, path, access, input, webhook } = endpoint
  if (webhook !== undefined) return webhookOperation(endpoint, schemaOf)
  const inPath = pathFields(path)
  const { properties = {}, required = [], ...rest } = schemaOf(input) as Json & Fields
  const outside = Object.entries(properties).filter(([field]) => !inPath.includes(field))
  const parameters = [
    ...inPath.map((field) => ({ name: field, in: "path", required: true, schema: properties[field] ?? { type: "string" } })),
    ...method === "GET" ? outside.map(([field, schema]) => ({ name: field, in: "query", required: required.includes(field), schema })) : [],
    ...headers(endpoint)
  ]
  const body = { ...rest, properties: Object.fromEntries(outside), required: required.filter((field) => !inPath.includes(field)) }
  return {
    operationId: name,
    summary,
    tags: [path.split("/")[1]],
    ...parameters.length > 0 ? { parameters } : {},
    ...method !== "GET" && outside.length > 0 ? { requestBody: { required: true, content: endpoint.body === "form" ? form(body) : json(body) } } : {},
    responses: responses(endpoint, schemaOf),
    ...access === "everyone" ? { security: [] } : {}
  }
}

/** What a partner's server makes: it signs the body, whose form is the partner's own business. */
const webhookOperation = (endpoint: Endpoint, schemaOf: SchemaOf) => ({
  operationId: endpoint.name,
  summary: endpoint.summary,
  tags: [endpoint.path.split("/")[1]],
  parameters: [{ name: endpoint.webhook!.signature, in: "header", required: true, schema: { type: "string" } }],
  requestBody: { required: true, content: { [endpoint.webhook!.type]: { schema: { type: "object" } } } },
  responses: responses(endpoint, schemaOf),
  security: []
})

interface Fields {
  readonly properties?: Readonly<Record<string, Json>>
  readonly required?: ReadonlyArray<string>
}

/** Calls that change something, or the session, say that they come from our own page (trust.md W2); a POST may carry a key that makes it safe to repeat (I1). */
const headers = ({ method, path }: Endpoint) => [
  ...method !== "GET" || path.startsWith("/tokens/") ? [{ name: "X-Frit", in: "header", required: true, schema: { const: "1" } }] : [],
  ...method === "POST" ? [{ name: "Idempotency-Key", in: "header", required: false, schema: { type: "string", maxLength: 100 } }] : []
]

const responses = ({ access, output, failures, produces }: Endpoint, schemaOf: SchemaOf) => {
  const refusals: Array<readonly [status: number, why: string, body: Json]> = [
    [400, "Fields that do not decode; `errors` names them.", anyRefusal],
    ...access === "everyone" ? [] : [[401, "Not signed in.", anyRefusal], [403, "Not allowed to.", anyRefusal]] as const,
    ...failures.map((failure) => {
      const schema = schemaOf(failure)
      return [statusOf(failure), `${String(schema["$ref"]).split("/").at(-1)}.`, refusal({ failure: schema })] as const
    })
  ]
  const byStatus = Object.entries(Object.groupBy(refusals, ([status]) => status)).map(([status, same = []]) => {
    const bodies = same.map(([, , body]) => body)
    return [status, response(same.map(([, why]) => why).join(" "), bodies.length === 1 ? bodies[0]! : { anyOf: bodies })]
  })
  return { "200": produces === undefined ? response("Done.", envelope(schemaOf(output))) : file(produces), ...Object.fromEntries(byStatus), default: response("Any other refusal.", anyRefusal) }
}

const envelope = (data: Json): Json => ({
  type: "object", properties: { succeeded: { const: true }, messages, data }, required: ["succeeded", "messages", "data"]
})

/** Bytes have no schema (OpenAPI 3.1, "Considerations for File Uploads"); text is text. */
const file = (types: ReadonlyArray<string>) => ({
  description: "The file itself.",
  content: Object.fromEntries(types.map((type) => [type, type.startsWith("text/") ? { schema: { type: "string" } } : {}]))
})

const messages = { type: "array", items: { type: "string" } }
const anyRefusal: Json = { $ref: "#/components/schemas/Refusal" }

/** The envelope of a refusal, spec §7, with what more it carries. */
const refusal = (more: Readonly<Record<string, Json>>): Json => ({
  type: "object",
  properties: { succeeded: { const: false }, messages, errors: { type: "object", additionalProperties: messages }, ...more },
  required: ["succeeded", "messages", "errors", ...Object.keys(more)]
})

/** Files go as they are: in a form, bytes are no text. */
const form = ({ properties, ...body }: Json & { readonly properties: Readonly<Record<string, Json>> }) => ({
  "multipart/form-data": { schema: { ...body, properties: Object.fromEntries(Object.keys(properties).map((field) => [field, { type: "string", contentMediaType: "application/octet-stream" }])) } }
})

const json = (schema: Json) => ({ "application/json": { schema } })
const response = (description: string, schema: Json) => ({ description, content: json(schema) })
