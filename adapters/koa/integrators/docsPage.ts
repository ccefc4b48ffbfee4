import type { Endpoint } from "#domain/contract/Endpoint.ts"
import type { openApi } from "#domain/contract/openApi.ts"
import { endpointDocOf, sharedSchemasOf } from "./endpointDocOf.ts"
import { endpointSection, schemaSection } from "./endpointSection.ts"
import { Html, html } from "./html.ts"
import { introduction } from "./introduction.ts"
import { quickStart } from "./quickStart.ts"

/**
 * Renders the API reference for people, listing every endpoint from the same definitions that serve it. The nonce
 * allows its inline style; `host` is the base URL used in the examples.
 */
export const docsPage = (endpoints: ReadonlyArray<Endpoint>, contract: ReturnType<typeof openApi>) => {
  const things = sharedSchemasOf(contract)
  const groups = Object.entries(Object.groupBy(endpoints, ({ path }) => path.split("/")[1]!))
  const links = (names: ReadonlyArray<string>) =>
    html`<ul>
      ${names.map((name) => html`<li><a href="#${name}">${name}</a></li>`)}
    </ul>`
  const titled = (group: string) => group.replaceAll("-", " ")
  const menu = groups.map(
    ([group, calls = []]) =>
      html`<h2><a href="#in-${group}">${titled(group)}</a></h2>
        ${links(calls.map(({ name }) => name))}`
  )
  const calls = groups.map(
    ([group, ones = []]) =>
      html`<h2 id="in-${group}">${titled(group)}</h2>
        ${ones.map((one) => endpointSection(endpointDocOf(one, contract), things))}`
  )
  const callNamed = (name: string) =>
    endpointDocOf(
      endpoints.find((one) => one.name === name)!,
      contract
    )
  const body = (host: string) =>
    html`<div class="page">
      <nav aria-label="Endpoints">
        <h2><a href="#start">Introduction</a></h2>
        <h2><a href="#quick-start">Quick start</a></h2>
        ${menu}
        <h2><a href="#schemas">Schemas</a></h2>
        ${links(Object.keys(things))}
      </nav>
      <main>
        ${introduction(endpoints.length)}${quickStart({ callNamed, host })}${calls}
        <h2 id="schemas">Schemas</h2>
        ${Object.entries(things).map(([name, shape]) => schemaSection(name, shape, things))}
      </main>
    </div>`
  return (nonce: string, host: string): string =>
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>API reference · Frit</title>
          <link rel="icon" href="/frit.svg" />
          <style nonce="${nonce}">
            ${new Html(style)}
          </style>
        </head>
        <body>
          ${body(host)}
        </body>
      </html>`.text
}

/** The style of the API reference: the product's colors, light and dark, without external files. */
const style = `
:root { color-scheme: light dark; --surface: light-dark(#fbfcfc, #11191b); --raised: light-dark(#fff, #182225); --text: light-dark(#141d1f, #eef4f4);
  --quiet: light-dark(#536166, #a9b9bc); --line: light-dark(#dde4e5, #2a373a); --accent: light-dark(#0a636a, #5fd0cc); --soft: light-dark(#e0f1f1, #173436) }
* { box-sizing: border-box }
html { scroll-behavior: smooth; scroll-padding-top: 1rem }
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto } }
body { margin: 0; background: var(--surface); color: var(--text); font: 15px/1.55 system-ui, sans-serif }
.page { display: grid; grid-template-columns: 17rem minmax(0, 1fr); max-width: 80rem; margin: auto }
nav { position: sticky; top: 0; align-self: start; max-height: 100vh; overflow: auto; padding: 1.5rem 1rem; border-inline-end: 1px solid var(--line); font-size: 13px }
nav h2 { margin: 1rem 0 .25rem; font-size: 12px; letter-spacing: .04em; text-transform: uppercase; color: var(--quiet) }
nav h2 a { padding: 0 } nav h2 a:hover { text-decoration: underline; background: none }
nav ul { list-style: none; margin: 0; padding: 0 }
nav a { display: block; padding: .15rem .4rem; border-radius: 4px; color: inherit; text-decoration: none; overflow-wrap: anywhere }
nav a:hover { background: var(--soft) }
main { padding: 1.5rem 2rem 4rem; min-width: 0 }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 .5rem }
main h2 { font-size: 1.3rem; margin: 3rem 0 .5rem; text-transform: capitalize }
section h2 { margin: 0 0 .5rem; text-transform: none } section h3:not(:first-child) { margin-top: 1.5rem }
h3 { font-size: 1.05rem; margin: 0 0 .25rem; overflow-wrap: anywhere }
h4 { font-size: 13px; margin: 1rem 0 .25rem; color: var(--quiet) }
p { margin: .25rem 0; max-width: 46rem }
a { color: var(--accent) }
a:focus-visible, summary:focus-visible, .wide:focus-visible, pre:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
section { background: var(--raised); border: 1px solid var(--line); border-radius: 10px; padding: 1rem 1.25rem; margin: 1rem 0 }
.method { display: inline-block; min-width: 4rem; padding: .1rem .5rem; border-radius: 5px; background: var(--soft); color: var(--accent); font: 600 12px/1.6 ui-monospace, monospace; text-align: center }
.who, .quiet { color: var(--quiet) }
.wide { overflow-x: auto }
table { border-collapse: collapse; width: 100%; font-size: 13.5px }
th, td { text-align: start; vertical-align: top; padding: .3rem .75rem .3rem 0; border-bottom: 1px solid var(--line) }
th { color: var(--quiet); font-weight: 500 }
code, pre { font-family: ui-monospace, SFMono-Regular, Menlo, monospace; font-size: .92em }
td code { white-space: nowrap }
summary { cursor: pointer; margin-top: 1rem; color: var(--accent) }
pre { overflow-x: auto; padding: .75rem 1rem; border: 1px solid var(--line); border-radius: 8px; background: var(--surface); line-height: 1.45 }
@media (max-width: 820px) { .page { display: block } nav { position: static; max-height: none; border: 0; border-bottom: 1px solid var(--line); padding: .75rem 1.25rem; display: flex; flex-wrap: wrap; gap: .25rem 1rem } nav ul { display: none } nav h2 { margin: 0; font-size: 13px; letter-spacing: 0; text-transform: capitalize } nav h2 a { padding: .4rem 0; color: var(--accent) } main { padding: 1.25rem }
  section { padding: .875rem 1rem } td code { white-space: normal; overflow-wrap: anywhere } td:first-child { min-width: 7.5rem } td:last-child { min-width: 9rem } }
`
