import { everyLanguage } from "#domain/words/readTopic.ts"
import { otherDeclines, testCards, testDeclines } from "./testValues.ts"

const field = (id: string, mode: "numeric" | "text", autocomplete: string, length: number, wide = "") =>
  `<div class="cell${wide}"><label id="${id}-label" for="${id}"></label><input id="${id}" inputmode="${mode}" autocomplete="${autocomplete}" maxlength="${length}" aria-describedby="${id}-fault" aria-required="true"><span class="fault" id="${id}-fault" role="alert"></span></div>`

/**
 * Renders the page in the frame: the card fields, on the processor's own origin. Its URL fragment contains `parent`,
 * `language` and `theme`.
 */
export const framePage = (nonce: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Card</title><style nonce="${nonce}">${frameStyle}</style></head>
<body><div class="grid">
${field("number", "numeric", "cc-number", 30, " wide")}
${field("expiry", "numeric", "cc-exp", 7)}
${field("code", "numeric", "cc-csc", 6)}
${field("postal", "text", "postal-code", 20)}
<div class="sandbox"><p id="note"></p><div><label id="answer-label" for="answer"></label><select id="answer"><option value=""></option>${otherDeclines.map((code) => `<option>${code}</option>`).join("")}</select></div></div>
</div>
<script nonce="${nonce}">const facts = ${JSON.stringify({ words: frameTexts, cards: testCards, refusals: testDeclines }).replaceAll("<", "\\u003c")}
${frameScript}</script></body></html>
`

/** All texts in the card frame: the field rules and messages of spec §5. */
export const frameTexts = await everyLanguage("sandbox", "card-frame")

/** Styles the card fields like the fields around the frame (ui/tokens.css, ui/Field.css), in both themes. */
const frameStyle = `
:root { color-scheme: light; --text: #141d1f; --quiet: #536166; --line: #7c8c91; --box: #ffffff; --focus: #0b6b73; --danger: #a5231a; --soft: #f2f5f5 }
:root[data-theme="dark"] { color-scheme: dark; --text: #e7eeee; --quiet: #a0b0b3; --line: #6d8085; --box: #192225; --focus: #6dd3cf; --danger: #f5a097; --soft: #0e1416 }
* { box-sizing: border-box }
body { margin: 0; padding: 2px 2px 4px; color: var(--text); background: transparent; font: 14px/1.45 "Inter Variable", Inter, system-ui, sans-serif }
.grid { display: grid; grid-template-columns: repeat(6, minmax(0, 1fr)); gap: 12px }
.cell { display: flex; flex-direction: column; gap: 6px; grid-column: span 2; min-width: 0 }
.cell.wide { grid-column: 1 / -1 }
label { font-size: 13px; font-weight: 500; line-height: 1.35 }
input, select { width: 100%; min-height: 40px; padding: 0 10px; border: 1px solid var(--line); border-radius: 6px; color: inherit; background: var(--box); font: inherit; font-size: 16px; font-variant-numeric: tabular-nums }
input:focus-visible, select:focus-visible { outline: 2px solid var(--focus); outline-offset: 1px }
input[aria-invalid="true"] { border-color: var(--danger) }
.fault { color: var(--danger); font-size: 13px }
.fault:empty { display: none }
.sandbox { display: grid; grid-template-columns: minmax(0, 1fr); gap: 8px; padding: 10px 12px; border-radius: 6px; background: var(--soft); color: var(--quiet); font-size: 13px; grid-column: 1 / -1 }
.sandbox div { display: flex; flex-wrap: wrap; align-items: center; gap: 8px }
.sandbox select { width: auto; min-height: 32px; font-size: 13px; color: var(--text); max-width: 100% }
.sandbox p { margin: 0 }
@media (max-width: 360px) { .cell { grid-column: span 3 } }
`

/**
 * The card frame's script. It reads `facts` (texts, test values) and the URL fragment (parent page, language, theme)
 * and communicates only with that page. When asked to tokenize, it returns a one-time token or the invalid field. The
 * card number never leaves it.
 */
const frameScript = `
const asked = new URLSearchParams(location.hash.slice(1))
const parentOrigin = asked.get("parent")
const words = facts.words[asked.get("language")] ?? facts.words.en
const root = document.documentElement
root.lang = asked.get("language") ?? "en"
root.dataset.theme = asked.get("theme") ?? "light"
const byId = (id) => document.getElementById(id)
const digits = (text) => text.replace(/[\\s-]/g, "")
const say = (text, values = {}) => text.replace(/\\{(\\w+)\\}/g, (_, name) => values[name])
const tell = (message) => { if (parentOrigin) parent.postMessage(message, parentOrigin) }
const isLuhn = (text) => [...text].reverse().reduce((sum, digit, at) => sum + (at % 2 === 0 ? +digit : (2 * digit > 9 ? 2 * digit - 9 : 2 * digit)), 0) % 10 === 0

const name = (id) => words[id].replace(/ \\(.*/, "")
const rules = {
  number: (text) => {
    const plain = digits(text)
    if (plain === "") return say(words.required, { field: name("number") })
    if (!/^\\d+$/.test(plain)) return say(words.digits, { field: name("number") })
    if (plain.length > 18) return say(words.tooLong, { field: name("number"), length: 18 })
    // UnionPay's numbers, which begin with 62, need not have the check digit.
    return plain.length < 12 || !(isLuhn(plain) || plain.startsWith("62")) ? words.mistyped : ""
  },
  expiry: (text) => text.trim() === "" ? say(words.required, { field: name("expiry") }) : /^(0[1-9]|1[0-2])\\/\\d\\d$/.test(text.trim()) ? "" : words.form,
  code: (text) => {
    const plain = text.trim()
    if (plain === "") return say(words.required, { field: name("code") })
    if (!/^\\d+$/.test(plain)) return say(words.digits, { field: name("code") })
    if (plain.length < 3) return say(words.tooShort, { field: name("code"), length: 3 })
    return plain.length > 4 ? say(words.tooLong, { field: name("code"), length: 4 }) : ""
  },
  postal: (text) => text.trim() === "" ? say(words.required, { field: name("postal") }) : text.trim().length > 15 ? say(words.tooLong, { field: name("postal"), length: 15 }) : ""
}
const ids = Object.keys(rules)
const judge = (id) => {
  const fault = rules[id](byId(id).value)
  byId(id).setAttribute("aria-invalid", String(fault !== ""))
  byId(id + "-fault").textContent = fault
  measure()
  return fault
}
const measure = () => tell({ type: "frit.card.height", height: Math.ceil(document.body.getBoundingClientRect().height) })

for (const id of ids) {
  byId(id + "-label").textContent = words[id]
  byId(id).addEventListener("blur", () => { if (byId(id).value !== "") judge(id) })
  byId(id).addEventListener("input", () => { if (byId(id).getAttribute("aria-invalid") === "true") judge(id) })
  byId(id).addEventListener("keydown", (event) => { if (event.key === "Enter") tell({ type: "frit.card.enter" }) })
}
byId("number").addEventListener("input", ({ target }) => {
  if (target.selectionStart === target.value.length) target.value = digits(target.value).replace(/(.{4})(?=.)/g, "$1 ")
})
byId("expiry").addEventListener("input", ({ target, inputType }) => {
  if (!String(inputType).startsWith("delete") && /^(0[1-9]|1[0-2])$/.test(target.value)) target.value += "/"
})
byId("note").textContent = words.sandbox
byId("answer-label").textContent = words.answer
byId("answer").options[0].textContent = words.asTyped

const outcomeOf = ({ number, expiry, code, postal }) => {
  const { refusals, cards } = facts
  if (byId("answer").value !== "") return byId("answer").value
  if (!(number in cards)) return "INVALID_CARD_DATA"
  const [month, year] = expiry.split("/")
  const isOver = new Date(2000 + +year, +month, 1) <= new Date()
  return refusals.number[number] ?? refusals.code[code] ?? refusals.postal[postal] ?? refusals.expiry[expiry] ?? (isOver ? "CARD_EXPIRED" : "ok")
}

addEventListener("message", (event) => {
  if (event.source !== parent || event.origin !== parentOrigin || event.data?.type !== "frit.card.tokenise") return
  const wrong = ids.filter((id) => judge(id) !== "")
  if (wrong.length > 0) {
    byId(wrong[0]).focus()
    return tell({ type: "frit.card.faults" })
  }
  const number = digits(byId("number").value)
  const typed = { number, expiry: byId("expiry").value.trim(), code: byId("code").value.trim(), postal: byId("postal").value.trim() }
  const token = ["cnon:frit", outcomeOf(typed), facts.cards[number] ?? "OTHER_BRAND", number.slice(-4), crypto.randomUUID()].join(".")
  tell({ type: "frit.card.token", token })
})
new ResizeObserver(measure).observe(document.body)
tell({ type: "frit.card.ready" })
measure()
`
