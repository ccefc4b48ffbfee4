import { exampleOf, nameOf, type Shape, type Shapes } from "#domain/contract/exampleOf.ts"
import type { Endpoint } from "#domain/contract/Endpoint.ts"
import { fieldRows, type Call, type Example } from "./callOf.ts"
import { type Html, html } from "./html.ts"
import { ruleOf } from "./ruleOf.ts"

/** One call: what it is for, who may, what goes in, what comes out, what may be refused, and how it looks. */
export const callSection = ({ endpoint, example, inputs, output, path, refusals }: Call, things: Shapes): Html =>
  html` <section id="${endpoint.name}">
    <h3><span class="method ${endpoint.method}">${endpoint.method}</span> <code>${path}</code></h3>
    <p>${linked(endpoint.summary, {})}</p>
    <p class="who">${whoMay(endpoint.access)}</p>
    ${table(
      "What goes in",
      ["Field", "Where", "Rule"],
      inputs.map(({ name, where, rule, says, isRequired }) => [
        code(name),
        plain(where),
        told(linked(rule, things), isRequired ? "" : "optional", says)
      ])
    )}
    ${outcome(output, things)}
    ${table(
      "Refusals",
      ["Status", "Why"],
      refusals.map(([status, why]) => [code(status), linked(why, things)])
    )}
    ${
      endpoint.webhook === undefined
        ? html`<details>
            <summary>Example</summary>
            <p class="quiet">
              With <code>$SHOP</code> and <code>$COOKIE</code> of the <a href="#quick-start">quick start</a>; ids are
              yours to put in.
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

/** A thing that several calls give or take. */
export const thingSection = (name: string, shape: Shape, things: Shapes): Html =>
  html` <section id="${name}">
    <h3>${name}</h3>
    ${fieldTable("Fields", shape, things)}
  </section>`

const isFile = (output: Call["output"]): output is ReadonlyArray<string> => Array.isArray(output)

const outcome = (output: Call["output"], things: Shapes): Html =>
  isFile(output)
    ? html`<h4>What comes out</h4>
        <p>The file itself, ${output.join(", ")}. A refusal still comes in the envelope.</p>`
    : output.properties === undefined
      ? html`<h4>What comes out</h4>
          <p><code>data</code> is ${linked(ruleOf(output), things)}.</p>`
      : fieldTable("What comes out, under data", output, things)

const fieldTable = (title: string, shape: Shape, things: Shapes) =>
  table(
    title,
    ["Field", "Rule"],
    fieldRows(shape).map(({ name, rule, says, isRequired }) => [
      code(name),
      told(linked(rule, things), isRequired ? "" : "may be missing", says)
    ])
  )

/** A field's rule, with what it is below. */
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

/** Words in which the names of things lead to them, and what stands between backquotes is code. */
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

/** Who may make a call, in words. */
export const whoMay = (access: Endpoint["access"]): string => {
  if (access === "everyone") return "Everyone, signed in or not."
  const { anyFeature = false, features = [], roles = [] } = access
  const who = roles.length === 0 ? "Anyone who is signed in" : `Signed in as ${listed(roles, "or")}`
  const where = features.length === 0 ? "" : `, in a shop with ${listed(features, anyFeature ? "or" : "and")}`
  return `${who}${where}.${access.whileLockedOut === true ? " Also while the account is not active." : ""}`
}

const listed = (names: ReadonlyArray<string>, last: string) =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} ${last} ${names.at(-1)}`
