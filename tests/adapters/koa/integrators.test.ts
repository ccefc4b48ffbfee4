import { Result, Schema } from "effect"
import { assert, describe, it } from "@effect/vitest"
import { Validator } from "@seriousme/openapi-schema-validator"
import { endpointDocOf } from "#adapters/koa/integrators/endpointDocOf.ts"
import { docsPage } from "#adapters/koa/integrators/docsPage.ts"
import { html } from "#adapters/koa/integrators/html.ts"
import { ruleOf } from "#adapters/koa/integrators/ruleOf.ts"
import { accessText } from "#adapters/koa/integrators/endpointSection.ts"
import { handlers } from "#api/handlers.ts"
import { inputCodecOf, pathFields } from "#domain/contract/Endpoint.ts"
import { statusOf } from "#domain/contract/Envelope.ts"
import { openApi } from "#domain/contract/openApi.ts"

const endpoints = handlers.map(({ endpoint }) => endpoint)
const contract = openApi({
  title: "Frit",
  version: "V1",
  endpoints,
  ofShop: (prefix) => `https://${prefix === "" ? "" : `${prefix}.`}frit.example`
})
const page = docsPage(endpoints, contract)("a-nonce", "https://demo.frit.example")

describe("the API reference page", () => {
  it("is generated from a document that an independent validator accepts", async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(contract) as never)
    assert.isTrue(valid, JSON.stringify(errors))
  })

  it.each(endpoints)(
    "documents $name: path, purpose, permissions, errors",
    ({ access, failures, method, name, path, summary }) => {
      const section = page.slice(page.indexOf(`<section id="${name}">`)).split("</section>")[0]!
      for (const said of [
        method,
        `/api/V1${path.replace(/:(\w+)/g, "{$1}").replace(/\/$/, "")}`,
        html`${summary}`.text.replace(/`([^`]+)`/g, "<code>$1</code>"),
        html`${accessText(access)}`.text
      ])
        assert.include(section, said)
      for (const failure of failures) assert.include(section, `<code>${statusOf(failure)}</code>`)
      for (const field of pathFields(path)) assert.include(section, `<code>${field}</code></td><td>path</td>`)
    }
  )

  const sending = endpoints.filter(
    ({ body, method, webhook }) => method !== "GET" && body !== "form" && webhook === undefined
  )
  it.each(sending)("shows an example body for $name that the server accepts", (endpoint) => {
    const { example } = endpointDocOf(endpoint, contract)
    const inPath = Object.fromEntries(
      pathFields(endpoint.path).map((field, at) => [
        field,
        example.path.split("/").filter((_, part) => `/api/V1${endpoint.path}`.split("/")[part]!.startsWith(":"))[at]
      ])
    )
    const read = Schema.decodeUnknownResult(inputCodecOf(endpoint))(
      { ...(example.body as object), ...inPath },
      { onExcessProperty: "error", errors: "all" }
    )
    assert.isTrue(Result.isSuccess(read), Result.isFailure(read) ? String(read.failure) : "")
  })

  it("starts with a copyable integration whose request bodies the server accepts", () => {
    const shell = page
      .slice(page.indexOf('<section id="quick-start">'))
      .split("</section>")[0]!
      .replaceAll("&quot;", '"')
      .replaceAll("&#39;", "'")
      .replaceAll("&lt;", "<")
    assert.include(shell, "'https://demo.frit.example/api/V1/login'")
    const id = "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
    const bodies = [...shell.matchAll(/<<'?END'?[^\n]*\n(.*?)\nEND\n/gs)].map(([, body]) =>
      JSON.parse(body!.replace(/\$[A-Z]+/g, id))
    )
    for (const [at, name] of ["postCustomer", "postJob"].entries()) {
      Schema.decodeUnknownSync(inputCodecOf(endpoints.find((one) => one.name === name)!))(bodies[at], {
        onExcessProperty: "error"
      })
    }
    assert.strictEqual(bodies.length, 2)
  })

  it.each(endpoints.filter(({ produces }) => produces !== undefined))(
    "lists the file types that $name responds with",
    ({ name, produces }) => {
      const section = page.slice(page.indexOf(`<section id="${name}">`)).split("</section>")[0]!
      assert.include(section, `A file: ${produces!.join(", ")}.`)
    }
  )

  it("has no broken links", () => {
    const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
    assert.deepStrictEqual(
      [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id).filter((id) => !ids.has(id)),
      []
    )
    assert.isAbove(ids.size, endpoints.length)
  })

  it("has no scripts, and its only style element carries the CSP nonce", () => {
    assert.notMatch(page, /<script|style="|onclick/i)
    assert.deepStrictEqual(
      [...page.matchAll(/<style[^>]*>/g)].map(([tag]) => tag),
      ['<style nonce="a-nonce">']
    )
  })
})

describe("html", () => {
  it("escapes everything except nested HTML", () =>
    assert.strictEqual(
      html`<p title="${'a"b'}">${"<b>&'"}${html`<i>${1}</i>`}${undefined}${[html`x`, html`y`]}</p>`.text,
      '<p title="a&quot;b">&lt;b&gt;&amp;&#39;<i>1</i>xy</p>'
    ))
})

describe("ruleOf", () => {
  const rules: ReadonlyArray<readonly [shape: Parameters<typeof ruleOf>[0], words: string]> = [
    [{ type: "string", minLength: 1, maxLength: 120 }, "text, 1 to 120 characters"],
    [{ type: "string", minLength: 1 }, "text, at least 1 character"],
    [{ type: "string", format: "uuid", pattern: "x" }, "text, a UUID"],
    [{ type: "integer", minimum: 1 }, "integer, at least 1"],
    [{ type: "integer", minimum: -9007199254740991, maximum: 9007199254740991 }, "integer"],
    [{ anyOf: [{ $ref: "#/components/schemas/Customer" }, { type: "null" }] }, "Customer, or null"],
    [{ type: "array", minItems: 1, maxItems: 10, items: { enum: ["a", "b"] } }, "list of 1 to 10 one of a, b"],
    [{ const: true }, "always true"]
  ]
  it.each(rules)("describes %j", (shape, words) => assert.strictEqual(ruleOf(shape), words))
})
