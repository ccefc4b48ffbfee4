import { createConfig, lintFromString } from "@redocly/openapi-core"
import { Validator } from "@seriousme/openapi-schema-validator"
import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"
import { inputCodecOf, pathFields } from "#domain/contract/Endpoint.ts"
import { nameOf, type Shape } from "#domain/contract/exampleOf.ts"
import { openApi, pathOf } from "#domain/contract/openApi.ts"
import { handlers } from "#api/handlers.ts"

interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly security?: ReadonlyArray<unknown>
  readonly parameters?: ReadonlyArray<{
    readonly name: string
    readonly in: string
    readonly description?: string
    readonly required: boolean
    readonly schema: Record<string, unknown>
  }>
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Shape }>> }
  readonly responses: Record<string, { readonly description: string }>
}

const endpoints = handlers.map(({ endpoint }) => endpoint)
const document = openApi({
  title: "Frit",
  version: "V1",
  endpoints,
  ofShop: (prefix) => `https://${prefix === "" ? "" : `${prefix}.`}frit.example`
})
const paths = document.paths as Record<string, Record<string, Operation>>
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation }))
)
const ours = endpoints.filter(({ webhook }) => webhook === undefined)
const operationOf = (name: string) => operations.find(({ operation }) => operation.operationId === name)!

/** Resolves a named body or response schema. */
const whole = (shape: Shape): Shape =>
  shape.$ref === undefined ? shape : document.components.schemas[nameOf(shape.$ref)]!

/** Every property of every schema in a part of the document, with its path. */
const propertiesIn = (part: unknown, at = ""): ReadonlyArray<readonly [at: string, property: Shape]> => {
  if (part === null || typeof part !== "object") return []
  const { properties } = part as Shape
  const own =
    properties === undefined || Array.isArray(part)
      ? []
      : Object.entries(properties).map(([name, property]) => [`${at}/${name}`, property] as const)
  return [
    ...own,
    ...Object.entries(part).flatMap(([key, value]) => (key === "examples" ? [] : propertiesIn(value, `${at}/${key}`)))
  ]
}

describe("the OpenAPI document", () => {
  it("passes Redocly's strict rules without warnings, and each example matches its schema", async () => {
    const config = await createConfig({ extends: ["recommended-strict"] })
    const problems = await lintFromString({ source: JSON.stringify(document), absoluteRef: "openapi.json", config })
    assert.deepStrictEqual(
      problems.map(({ location, message, ruleId }) => `${ruleId}: ${message} at ${location[0]?.pointer}`),
      []
    )
  }, 60_000)

  it("describes every property and every parameter, with an example for each", () => {
    const all = propertiesIn({ ...document.paths, ...document.components.schemas })
    assert.isAbove(all.length, 1_000)
    assert.deepStrictEqual(
      all.filter(([, { description = "" }]) => !/^[A-Z1].*\w.*\.$/.test(description)).map(([at]) => at),
      []
    )
    // File contents have no example, and a referenced schema has its own.
    const bare = all.filter(
      ([, { $ref, contentMediaType, examples }]) =>
        examples === undefined &&
        contentMediaType === undefined &&
        ($ref === undefined || document.components.schemas[nameOf($ref)]!.examples === undefined)
    )
    assert.deepStrictEqual(
      bare.map(([at]) => at),
      []
    )
    const parameters = operations.flatMap(({ operation }) => operation.parameters ?? [])
    assert.deepStrictEqual(
      parameters.filter(({ description = "" }) => description === "").map(({ name }) => name),
      []
    )
  })

  it("names the schema of every body and every response with fields", () => {
    for (const {
      operation: { operationId, requestBody }
    } of operations) {
      const { schema } = requestBody?.content["application/json"] ?? {}
      if (schema !== undefined && !endpoints.some(({ name, webhook }) => name === operationId && webhook !== undefined))
        assert.isDefined(schema.$ref, operationId)
    }
    assert.includeMembers(Object.keys(document.components.schemas), [
      "PostCustomerBody",
      "ListCustomersData",
      "Customer",
      "Job"
    ])
  })

  it("lists the servers: a shop's host and the platform's", () => {
    assert.deepStrictEqual(
      document.servers.map(({ url }) => url),
      ["https://{shop}.frit.example", "https://frit.example"]
    )
    assert.deepStrictEqual(pathOf({ path: "/tokens/refresh/" }), "/api/V1/tokens/refresh")
  })

  it("is OpenAPI 3.1", async () => {
    const validator = new Validator()
    const { valid, errors } = await validator.validate(JSON.parse(JSON.stringify(document)))
    assert.isTrue(valid, JSON.stringify(errors))
    assert.strictEqual(validator.version, "3.1")
  })

  it("contains every endpoint exactly once, under its own name", () => {
    assert.isAbove(endpoints.length, 20)
    const printed = operations.map(({ path, method, operation }) => `${method} ${path} ${operation.operationId}`)
    const mounted = endpoints.map(
      ({ method, path, name }) =>
        `${method} /api/V1${path
          .replace(/\/$/, "")
          .split("/")
          .map((part) => (part.startsWith(":") ? `{${part.slice(1)}}` : part))
          .join("/")} ${name}`
    )
    assert.deepStrictEqual(printed.sort(), mounted.sort())
    assert.strictEqual(new Set(endpoints.map(({ name }) => name)).size, endpoints.length)
  })

  it("has no dangling references and no unused components", () => {
    const pointed = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]*)"/g)].map(([, ref]) => ref!)
    const held = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`)
    assert.deepStrictEqual([...new Set(pointed)].sort(), held.sort())
  })

  it("names each class once, without a numeric suffix", () => {
    for (const name of Object.keys(document.components.schemas)) assert.match(name, /^[A-Z][A-Za-z]+$/)
  })

  it.each(ours)(
    "requests each field of $name once: in the path, the query, or the body",
    ({ name, method, path, input, body: kind }) => {
      const { parameters = [], requestBody } = operationOf(name).operation
      const body =
        whole(requestBody?.content[kind === "form" ? "multipart/form-data" : "application/json"]?.schema ?? {})
          .properties ?? {}
      const asked = [...parameters.filter((one) => one.in !== "header").map((one) => one.name), ...Object.keys(body)]
      assert.deepStrictEqual(asked.sort(), Object.keys((input as Schema.Struct<Schema.Struct.Fields>).fields).sort())
      assert.deepStrictEqual(
        parameters.filter((one) => one.in === "path").map((one) => one.name),
        [...pathFields(path)]
      )
      if (method === "GET") assert.strictEqual(requestBody, undefined)
      else
        assert.deepStrictEqual(
          parameters.filter((one) => one.in === "query"),
          []
        )
    }
  )

  it("uses only plain values in queries, as a query string can represent them", () => {
    const query = operations.flatMap(({ operation }) => operation.parameters ?? []).filter((one) => one.in === "query")
    assert.isAbove(query.length, 10)
    const plain = (schema: { readonly [key: string]: unknown }): boolean =>
      Array.isArray(schema["anyOf"])
        ? schema["anyOf"].every(plain)
        : ["string", "integer", "number", "boolean"].includes(String(schema["type"]))
    for (const { name, schema } of query) assert.isTrue(plain(schema), name)
    const search = endpoints.find(({ name }) => name === "listCustomers")!
    const typed = { page: 2, size: 5, text: "a&b", descending: true }
    const written = { page: "2", size: "5", text: "a&b", descending: "true" }
    assert.deepStrictEqual(Schema.encodeUnknownSync(inputCodecOf(search))(typed), written)
  })

  it("includes the limits of the specification", () => {
    const { parameters = [] } = operationOf("listCustomers").operation
    assert.deepStrictEqual(
      parameters.find(({ name }) => name === "size"),
      {
        name: "size",
        in: "query",
        required: false,
        description: "Rows per page, 1 to 100; defaults to 5.",
        schema: { type: "integer", minimum: 1, maximum: 100, examples: [25] }
      }
    )
    const body = JSON.stringify(document.components.schemas["PostCustomerBody"])
    assert.match(body, /"emailAddress":\{[^}]*"maxLength":254\b/)
    assert.match(body, /"postalCode":\{[^}]*"maxLength":15\b/)
  })

  it("lists the possible responses of an endpoint, each failure under its status", () => {
    const statuses = (name: string) => Object.keys(operationOf(name).operation.responses)
    assert.deepStrictEqual(statuses("putCustomer"), ["200", "400", "401", "403", "404", "409", "default"])
    assert.deepStrictEqual(statuses("login"), ["200", "400", "401", "422", "429", "default"])
    assert.deepStrictEqual(statuses("postToken"), ["200", "400", "401", "default"])
    const { responses } = operationOf("putCustomer").operation
    assert.strictEqual(responses["404"]!.description, "CustomerNotFound. PricingProfileNotFound.")
    assert.include(JSON.stringify(responses["409"]), '"failure":{"$ref":"#/components/schemas/CustomerChanged",')
  })

  it("requires the session cookie wherever a signed-in user is required", () => {
    assert.deepStrictEqual(document.security, [{ session: [] }])
    for (const { name, access: door } of endpoints) {
      assert.deepStrictEqual(operationOf(name).operation.security, door === "everyone" ? [] : undefined, name)
    }
    assert.strictEqual(document.components.securitySchemes.session.in, "cookie")
  })

  it("requires the app's own header for every request that changes data", () => {
    for (const { method, path, operation } of operations) {
      const asked = operation.parameters?.some(({ name, required }) => name === "X-Frit" && required) ?? false
      const isWebhook = !ours.some(({ name }) => name === operation.operationId)
      assert.strictEqual(
        asked,
        !isWebhook && (method !== "GET" || path.startsWith("/api/V1/tokens/")),
        operation.operationId
      )
    }
  })

  it.each(endpoints.filter(({ produces }) => produces !== undefined))(
    "states the file types $name responds with, and its failures in the envelope",
    ({ name, produces }) => {
      const { responses } = operationOf(name).operation as unknown as {
        readonly responses: Record<string, { readonly content: object }>
      }
      assert.deepStrictEqual(Object.keys(responses["200"]!.content), [...produces!])
      assert.deepStrictEqual(Object.keys(responses["default"]!.content), ["application/json"])
    }
  )

  it.each(endpoints.filter(({ webhook }) => webhook !== undefined))(
    "states how $name is signed and the content type of its body",
    ({ name, webhook }) => {
      const { parameters = [], requestBody } = operationOf(name).operation
      assert.deepStrictEqual(
        parameters.map(({ name: header, required }) => [header, required]),
        [[webhook!.signature, true]]
      )
      assert.deepStrictEqual(Object.keys(requestBody!.content), [webhook!.type])
    }
  )
})
