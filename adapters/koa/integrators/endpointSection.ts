import { exampleOf, nameOf, type Shape, type Shapes } from "#domain/contract/exampleOf.ts"
import type { Endpoint } from "#domain/contract/Endpoint.ts"
import { fieldRows, type EndpointDoc, type Example } from "./endpointDocOf.ts"
import { type Html, html } from "./html.ts"
import { ruleOf } from "./ruleOf.ts"

/** Renders an endpoint: purpose, access, inputs, output, errors and an example. */
export const endpointSection = (
  { endpoint, example, inputs, output, path, refusals }: EndpointDoc,
  things: Shapes
): Html =>
  html` <section id="${endpoint.name}">
    <h3><span class="method ${endpoint.method}">${endpoint.method}</span> <code>${path}</code></h3>
    <p>${linked(endpoint.summary, {})}</p>
    <p class="who">${accessText(endpoint.access)}</p>
    ${table(
      "Request",
      ["Field", "Location", "Type"],
      inputs.map(({ name, where, rule, says, isRequired }) => [
        code(name),
        plain(where),
        told(linked(rule, things), isRequired ? "" : "optional", says)
      ])
    )}
    ${outcome(output, things)}
    ${table(
      "Errors",
      ["Status", "Reason"],
      refusals.map(([status, why]) => [code(status), linked(why, things)])
    )}
    ${
      endpoint.webhook === undefined
        ? html`<details>
            <summary>Example</summary>
            <p class="quiet">
              Uses <code>$SHOP</code> and <code>$COOKIE</code> from the <a href="#quick-start">quick start</a>. Replace
              the ids with your own.
            </p>
            <pre tabindex="0">${request(endpoint.method, example)}</pre>
            ${
              isFile(output)
                ? undefined
                : html` <pre tabindex="0">
${JSON.stringify({ succeeded: true, messages: [], data: exampleOf(output, things) }, null, 2)}</pre>`
            }
          </details>`
        : undefined
    }
  </section>`

/** Renders a schema that several endpoints use. */
export const schemaSection = (name: string, shape: Shape, things: Shapes): Html =>
  html` <section id="${name}">
    <h3>${name}</h3>
    ${fieldTable("Fields", shape, things)}
  </section>`

const isFile = (output: EndpointDoc["output"]): output is ReadonlyArray<string> => Array.isArray(output)

const outcome = (output: EndpointDoc["output"], things: Shapes): Html =>
  isFile(output)
    ? html`<h4>Response</h4>
        <p>A file: ${output.join(", ")}. Errors are returned in the envelope.</p>`
    : output.properties === undefined
      ? html`<h4>Response</h4>
          <p><code>data</code>: ${linked(ruleOf(output), things)}.</p>`
      : fieldTable("Response data", output, things)

const fieldTable = (title: string, shape: Shape, things: Shapes) =>
  table(
    title,
    ["Field", "Type"],
    fieldRows(shape).map(({ name, rule, says, isRequired }) => [
      code(name),
      told(linked(rule, things), isRequired ? "" : "optional", says)
    ])
  )

/** Renders a field's rule with its description below. */
const told = (rule: Html, aside: string, says: string): Html =>
  html`${rule}${aside === "" ? undefined : html` <span class="quiet">${aside}</span>`}${says === "" ? undefined : html`<br /><span class="quiet">${says}</span>`}`

const table = (title: string, heads: ReadonlyArray<string>, rows: ReadonlyArray<ReadonlyArray<Html>>): Html =>
  rows.length === 0
    ? html``
    : html`<h4>${title}</h4>
        <div class="wide" tabindex="0" role="region" aria-label="${title}">
          <table>
            <thead>
              <tr>
                ${heads.map((head) => html`<th scope="col">${head}</th>`)}
              </tr>
            </thead>
            <tbody>
              ${rows.map(
                (row) =>
                  html`<tr>
                    ${row.map((cell) => html`<td>${cell}</td>`)}
                  </tr> `
              )}
            </tbody>
          </table>
        </div>`

const code = (text: string) => html`<code>${text}</code>`
const plain = (text: string) => html`${text}`

/** Renders text with schema names as links and backquoted parts as code. */
const linked = (words: string, things: Shapes): Html =>
  html`${words.split(/(`[^`]+`|\w+)/).map((word) => (word.startsWith("`") ? code(word.slice(1, -1)) : Object.hasOwn(things, word) ? html`<a href="#${nameOf(word)}">${word}</a>` : html`${word}`))}`

const request = (method: string, { body, isForm, path }: Example) => {
  const asJson = () => [
    "-H 'Content-Type: application/json'",
    `-d '${JSON.stringify(body, null, 2).replaceAll("'", "'\\''")}'`
  ]
  const asForm = () => Object.keys(body as object).map((field) => `-F '${field}=@photo.jpg'`)
  const verb = method === "GET" || (method === "POST" && body !== undefined) ? "" : ` -X ${method}`
  const mark = method === "GET" && !path.startsWith("/api/V1/tokens/") ? "" : " -H 'X-Frit: 1'"
  return [
    `curl "$SHOP${path}" -b "$COOKIE"${verb}${mark}`,
    ...(body === undefined ? [] : isForm ? asForm() : asJson())
  ].join(" \\\n  ")
}

/** Describes in words who may call an endpoint. */
export const accessText = (access: Endpoint["access"]): string => {
  if (access === "everyone") return "Public: no sign-in required."
  const { anyFeature = false, features = [], roles = [] } = access
  const who = roles.length === 0 ? "All signed-in users" : `Signed-in users with the role ${listed(roles, "or")}`
  const where = features.length === 0 ? "" : ` in shops with ${listed(features, anyFeature ? "or" : "and")}`
  return `${who}${where}.${access.whileLockedOut === true ? " Available even while the account is inactive." : ""}`
}

const listed = (names: ReadonlyArray<string>, last: string) =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} ${last} ${names.at(-1)}`
