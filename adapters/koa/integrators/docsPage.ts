import type { Endpoint } from "#domain/contract/Endpoint.ts"
import type { openApi } from "#domain/contract/openApi.ts"
import { callOf, thingsOf } from "./callOf.ts"
import { callSection, thingSection } from "./callSection.ts"
import { Html, html } from "./html.ts"
import { introduction } from "./introduction.ts"
import { style } from "./style.ts"

/** The contract for people: every call there is, from the same values that answer it. The nonce lets its one style in. */
export const docsPage = (endpoints: ReadonlyArray<Endpoint>, contract: ReturnType<typeof openApi>) => {
  const things = thingsOf(contract)
  const groups = Object.entries(Object.groupBy(endpoints, ({ path }) => path.split("/")[1]!))
  const links = (names: ReadonlyArray<string>) => html`<ul>${names.map((name) => html`<li><a href="#${name}">${name}</a></li>`)}</ul>`
  const menu = groups.map(([group, calls = []]) => html`<h2>${group}</h2>${links(calls.map(({ name }) => name))}`)
  const calls = groups.map(([group, ones = []]) => html`<h2>${group}</h2>${ones.map((one) => callSection(callOf(one, contract), things))}`)
  const body = html`<div class="page">
<nav aria-label="Calls"><a href="#start">Start here</a>${menu}<h2>Things</h2>${links(Object.keys(things))}</nav>
<main>${introduction(endpoints.length)}${calls}<h2>Things</h2>${Object.entries(things).map(([name, shape]) => thingSection(name, shape, things))}</main>
</div>`
  return (nonce: string): string => html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>The calls · Frit</title><link rel="icon" href="/frit.svg"><style nonce="${nonce}">${new Html(style)}</style></head>
<body>${body}</body></html>`.text
}
