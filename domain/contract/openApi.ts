import { JsonSchema, Schema, SchemaRepresentation } from "effect"
import { type Endpoint, pathFields } from "./Endpoint.ts"
import { statusOf } from "./Envelope.ts"
import { nameOf, type Shape, type Shapes } from "./exampleOf.ts"
import { withExamples, simplifySchema, withExample } from "./simplifySchema.ts"

/** Input of the OpenAPI generator. `cookie` is the name of the access token's cookie; `ofShop` returns a shop's URL. */
export interface OpenApiSource {
  readonly title: string
  readonly version: string
  readonly endpoints: ReadonlyArray<Endpoint>
  readonly ofShop: (prefix: string) => string
  readonly cookie?: string
}

/** Generates the OpenAPI 3.1 document from the same endpoint definitions that the server and the browser use. */
export const openApi = ({ title, version, endpoints, ofShop, cookie = "__Host-frit-access" }: OpenApiSource) => {
  const { shapeOf, shapes } = namedShapes(endpoints)
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of endpoints)
    (paths[pathOf(endpoint)] ??= {})[endpoint.method.toLowerCase()] = operation(endpoint, shapeOf, shapes)
  const used = pointedTo(paths, { ...shapes, Refusal: refusal({}) })
  return {
    openapi: "3.1.0",
    info: {
      title,
      version,
      summary: "Shop management for auto-glass businesses.",
      description:
        "Requests go to a shop's own host and access only that shop's data. Money is in whole cents, percentages and quantities are in hundredths, dates are formatted as 2026-11-21, and timestamps are milliseconds since 1970 (UTC).",
      license: { name: "All rights reserved", identifier: "LicenseRef-Frit" }
    },
    servers: [
      {
        url: ofShop("{shop}"),
        description: "A shop.",
        variables: { shop: { default: "demo", description: "The shop's prefix: the first label of its host name." } }
      },
      { url: ofShop(""), description: "The platform: sign-in for all shops." }
    ],
    tags: [...new Set(endpoints.map(tagOf))].map((name) => ({ name, description: `Endpoints under /api/V1/${name}.` })),
    paths,
    components: {
      schemas: used,
      securitySchemes: {
        session: {
          type: "apiKey",
          in: "cookie",
          name: cookie,
          description: "Access token set by `postToken`, valid for 15 minutes."
        }
      }
    },
    security: [{ session: [] }]
  }
}

/** Returns an endpoint's path. The server accepts it with or without a trailing slash. */
export const pathOf = ({ path }: Pick<Endpoint, "path">): string =>
  `/api/V1${path.replace(/:(\w+)/g, "{$1}").replace(/\/$/, "")}`

const tagOf = ({ path }: Endpoint) => path.split("/")[1]!

/**
 * Converts all schemas of all endpoints to JSON Schema. Classes, failures, named types, and request and response bodies
 * become named components under components/schemas.
 */
const namedShapes = (endpoints: ReadonlyArray<Endpoint>) => {
  const all = [
    ...new Set<Schema.Constraint>(
      endpoints.flatMap(({ input, output, failures, produces, webhook }) => [
        ...(webhook === undefined ? [input] : []),
        ...(produces === undefined ? [output] : []),
        ...failures
      ])
    )
  ]
  const asts = [Schema.Struct({}), ...all].map((schema) => Schema.toCodecJson(schema as Schema.Codec<unknown>).ast)
  const represented = SchemaRepresentation.toRepresentations([asts[0]!, ...asts.slice(1)], {
    referencePolicy: ({ identifier }) => identifier?.replace(/Encoded$/, "")
  })
  const { schemas, definitions } = JsonSchema.toMultiDocumentOpenApi3_1(
    SchemaRepresentation.toJsonSchemaMultiDocument(represented, { onExcessProperty: "error" })
  )
  const told = Object.fromEntries(
    Object.entries(definitions).map(([name, shape]) => [name, simplifySchema(shape as Shape)])
  )
  const shapes: Record<string, Shape> = Object.fromEntries(
    Object.entries(told).map(([name, shape]) => [name, withExample(withExamples(shape, told), told)])
  )
  const known = new Map(
    all.map((schema, at) => [schema, withExamples(simplifySchema(schemas[at + 1] as Shape), shapes)])
  )
  /** Turns an unnamed object or union into a named component. */
  const named = (name: string, shape: Shape): Shape => {
    if (
      shape.$ref !== undefined ||
      (shape.properties === undefined && shape.anyOf === undefined) ||
      Object.keys(shape.properties ?? {}).length === 0
    )
      return shape
    shapes[name] = withExample(shape, shapes)
    return { $ref: `#/components/schemas/${name}` }
  }
  return { shapes, shapeOf: { of: (schema: Schema.Constraint) => known.get(schema)!, named } }
}

type Named = ReturnType<typeof namedShapes>["shapeOf"]

const capitalized = (name: string) => `${name[0]!.toUpperCase()}${name.slice(1)}`

const operation = (endpoint: Endpoint, shapeOf: Named, shapes: Shapes) => ({
  operationId: endpoint.name,
  summary: endpoint.summary,
  tags: [tagOf(endpoint)],
  ...(endpoint.webhook === undefined ? asked(endpoint, shapeOf) : webhookAsked(endpoint.webhook)),
  responses: responses(endpoint, shapeOf, shapes),
  ...(endpoint.access === "everyone" ? { security: [] } : {})
})

/** Returns an endpoint's request: path, query and header parameters, and body. */
const asked = (endpoint: Endpoint, { named, of }: Named) => {
  const { name, method, path, input } = endpoint
  const inPath = pathFields(path)
  const { properties = {}, required = [], ...rest } = of(input)
  const outside = Object.entries(properties).filter(([field]) => !inPath.includes(field))
  const parameters = [
    ...inPath.map((field) => parameter(field, "path", true, properties[field] ?? { type: "string" })),
    ...(method === "GET"
      ? outside.map(([field, shape]) => parameter(field, "query", required.includes(field), shape))
      : []),
    ...headers(endpoint)
  ]
  const body = {
    ...rest,
    properties: Object.fromEntries(outside),
    required: required.filter((field) => !inPath.includes(field))
  }
  return {
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(method === "GET" || outside.length === 0
      ? {}
      : {
          requestBody: {
            required: true,
            content: endpoint.body === "form" ? form(body) : json(named(`${capitalized(name)}Body`, body))
          }
        })
  }
}

const parameter = (
  name: string,
  where: "path" | "query" | "header",
  required: boolean,
  { description, ...schema }: Shape
) => ({ name, in: where, required, ...(description === undefined ? {} : { description }), schema })

/** Returns a webhook's request: the partner signs the body, and its format is defined by the partner. */
const webhookAsked = ({ signature, type }: NonNullable<Endpoint["webhook"]>) => ({
  parameters: [
    parameter(signature, "header", true, {
      type: "string",
      description: "The partner's signature of the URL and the body."
    })
  ],
  requestBody: {
    required: true,
    content: { [type]: { schema: { type: "object", description: "Defined by the partner's documentation." } } }
  }
})

/**
 * Returns the request headers. Requests that change data or the session must show that they come from our own page
 * (W2); a POST may carry a key that makes it safe to retry (I1).
 */
const headers = ({ method, path }: Endpoint) => [
  ...(method !== "GET" || path.startsWith("/tokens/")
    ? [
        parameter("X-Frit", "header", true, {
          type: "string",
          const: "1",
          description:
            "Required on requests that change data or the session. Protects against cross-site request forgery."
        })
      ]
    : []),
  ...(method === "POST"
    ? [
        parameter("Idempotency-Key", "header", false, {
          type: "string",
          maxLength: 100,
          description:
            "Client-generated key. Retrying with the same key within 24 hours has no further effect and returns the same response."
        })
      ]
    : [])
]

const responses = ({ access, failures, name, output, produces }: Endpoint, { named, of }: Named, shapes: Shapes) => {
  const refusals: Array<readonly [status: number, why: string, body: Shape]> = [
    [400, "Invalid fields; see `errors`.", anyRefusal],
    ...(access === "everyone"
      ? []
      : ([
          [401, "Not signed in.", anyRefusal],
          [403, "Not permitted.", anyRefusal]
        ] as const)),
    ...failures.map((failure) => {
      const shape = of(failure)
      return [statusOf(failure), `${nameOf(String(shape.$ref))}.`, refusal({ failure: shape })] as const
    })
  ]
  const byStatus = Object.entries(Object.groupBy(refusals, ([status]) => status)).map(([status, same = []]) => {
    const bodies = same.map(([, , body]) => body)
    return [
      status,
      response(same.map(([, why]) => why).join(" "), bodies.length === 1 ? bodies[0]! : { anyOf: bodies })
    ]
  })
  const done =
    produces === undefined
      ? response("Success.", envelope(named(`${capitalized(name)}Data`, of(output)), shapes))
      : file(produces)
  return { "200": done, ...Object.fromEntries(byStatus), default: response("Any other error.", anyRefusal) }
}

/** Binary content has no schema (OpenAPI 3.1, "Considerations for File Uploads"); text is a string. */
const file = (types: ReadonlyArray<string>) => ({
  description: "The file.",
  content: Object.fromEntries(
    types.map((type) => [type, type.startsWith("text/") ? { schema: { type: "string" } } : {}])
  )
})

const succeeded = (well: boolean): Shape => ({
  type: "boolean",
  const: well,
  description: well ? "Always true: the request succeeded." : "Always false: the request failed.",
  examples: [well]
})
const messages = (example: ReadonlyArray<string>): Shape => ({
  type: "array",
  items: { type: "string" },
  description: "Message ids. They never change.",
  examples: [example]
})

/** The envelope of a successful response, spec §7. */
const envelope = (data: Shape, shapes: Shapes): Shape => ({
  type: "object",
  properties: {
    succeeded: succeeded(true),
    messages: messages([]),
    data: withExample({ ...data, description: data.description ?? "The response data." }, shapes)
  },
  required: ["succeeded", "messages", "data"]
})

const anyRefusal: Shape = { $ref: "#/components/schemas/Refusal" }

/** The envelope of a refusal with additional properties, spec §7. */
const refusal = (more: Readonly<Record<string, Shape>>): Shape => ({
  type: "object",
  properties: {
    succeeded: succeeded(false),
    messages: messages([more["failure"]?.$ref === undefined ? "checkFields" : nameOf(more["failure"].$ref)]),
    errors: {
      type: "object",
      additionalProperties: { type: "array", items: { type: "string" } },
      description: "Error ids by field path.",
      examples: [more["failure"] === undefined ? { emailAddress: ["email.invalid"] } : {}]
    },
    ...Object.fromEntries(
      Object.entries(more).map(([name, shape]) => [name, { ...shape, description: "The error, with its details." }])
    )
  },
  required: ["succeeded", "messages", "errors", ...Object.keys(more)]
})

/** Files are sent as raw bytes in a form, not as text. */
const form = ({ properties, ...body }: Shape & { readonly properties: Shapes }) => ({
  "multipart/form-data": {
    schema: {
      ...body,
      properties: Object.fromEntries(Object.entries(properties).map(([name, shape]) => [name, asPart(shape)]))
    }
  }
})

const asPart = (shape: Shape): Shape =>
  shape["contentEncoding"] !== "base64"
    ? shape
    : {
        type: "string",
        contentMediaType: "application/octet-stream",
        description: shape.description ?? "The file's bytes, at most 5 MB."
      }

const json = (schema: Shape) => ({ "application/json": { schema } })
const response = (description: string, schema: Shape) => ({ description, content: json(schema) })

/** Returns the named schemas that are referenced. */
const pointedTo = (paths: object, shapes: Shapes): Shapes => {
  const found = new Set<string>()
  const look = (value: unknown) => {
    for (const [, name] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (found.has(name!)) continue
      found.add(name!)
      look(shapes[name!])
    }
  }
  look(paths)
  return Object.fromEntries(
    Object.entries(shapes)
      .filter(([name]) => found.has(name))
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
  )
}
