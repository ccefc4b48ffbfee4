import { frameScript } from "./frameScript.ts"
import { frameStyle } from "./frameStyle.ts"
import { frameWords } from "./frameWords.ts"
import { otherRefusals, testCards, testRefusals } from "./testCards.ts"

const field = (id: string, mode: "numeric" | "text", autocomplete: string, length: number, wide = "") =>
  `<div class="cell${wide}"><label id="${id}-label" for="${id}"></label><input id="${id}" inputmode="${mode}" autocomplete="${autocomplete}" maxlength="${length}" aria-describedby="${id}-fault" aria-required="true"><span class="fault" id="${id}-fault" role="alert"></span></div>`

/**
 * The page in the frame: the card's fields, on the processor's own origin. Its address' fragment says `parent`,
 * `language` and `theme`.
 */
export const framePage = (nonce: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Card</title><style nonce="${nonce}">${frameStyle}</style></head>
<body><div class="grid">
${field("number", "numeric", "cc-number", 30, " wide")}
${field("expiry", "numeric", "cc-exp", 7)}
${field("code", "numeric", "cc-csc", 6)}
${field("postal", "text", "postal-code", 20)}
<div class="sandbox"><p id="note"></p><div><label id="answer-label" for="answer"></label><select id="answer"><option value=""></option>${otherRefusals.map((code) => `<option>${code}</option>`).join("")}</select></div></div>
</div>
<script nonce="${nonce}">const facts = ${JSON.stringify({ words: frameWords, cards: testCards, refusals: testRefusals }).replaceAll("<", "\\u003c")}
${frameScript}</script></body></html>
`
