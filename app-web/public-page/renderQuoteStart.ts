import type { PageColors } from "#domain/public-page/PageColors.ts"
import { isOffered, type QuoteGlass, quoteGlasses } from "#domain/public-page/quoteTypes.ts"
import { provinces, states } from "#domain/shared/regionCodes.ts"
import { type Language, languageName, languageTags } from "#domain/words/languages.ts"
import { type Markup, markup } from "./markup.ts"
import { tokenSheet } from "./pageTokens.ts"
import { quotePageWordsOf } from "./quote/quotePageWordsOf.ts"

/** A shop's colors as the style sheet of its quote. */
export const quoteStyle = (colors: PageColors): string => tokenSheet(colors)

/** Inputs of the first steps. */
export interface FirstSteps {
  readonly language: Language
  readonly name: string
  readonly phone: string
  readonly country: "US" | "CA"
  /** The shop's services. */
  readonly services: ReadonlyArray<string>
  /** The glass from the URL, selected in the first step. */
  readonly glass: QuoteGlass | undefined
  /** Whether a vehicle was submitted. Without scripts it cannot be looked up. */
  readonly isSent: boolean
}

/**
 * Renders the first steps of the public quote for use before its scripts are loaded: a list of links, then a form.
 * Their input is put in the URL, from which the scripts continue.
 */
export const renderQuoteStart = (asked: FirstSteps): string => {
  const { language, name, phone, glass, isSent } = asked
  const words = quotePageWordsOf[language]
  const call = phone === "" ? "" : `tel:${phone.replace(/[^\d+]/g, "")}`
  const stages = (["glass", "vehicle", "price", "time"] as const).map((stage, at) =>
    at === (glass === undefined ? 0 : 1)
      ? markup`<li aria-current="step">${words(`step.${stage}`)}</li>`
      : markup`<li>${words(`step.${stage}`)}</li>`
  )
  return markup`<div class="Page Quote"><header class="QuoteHead"><p class="QuoteShop">${name}</p><nav class="QuoteLanguages" aria-label="${words("language")}">${languageTags.map(
    (tag) =>
      markup`<a lang="${tag}" href="/quote?lang=${tag}" aria-label="${languageName(tag)}">${tag.toUpperCase()}</a>`
  )}</nav>${call !== "" && markup`<a class="QuotePhone" href="${call}" aria-label="${words("call", { shop: name })}"><span aria-hidden="true">✆</span></a>`}</header><nav aria-label="${words("progress")}"><ol class="QuoteProgress">${stages}</ol></nav><main class="QuoteMain">${
    isSent ? sent(asked, call) : glass === undefined ? glasses(asked) : vehicle({ ...asked, glass })
  }</main></div>`.text
}

const glasses = ({ language, services }: FirstSteps): Markup => {
  const words = quotePageWordsOf[language]
  return markup`<h1>${words("glass.list")}</h1><ul class="QuoteList">${quoteGlasses
    .filter((glass) => isOffered(glass, services))
    .map(
      (glass) => markup`<li><a href="/quote?glass=${glass}&lang=${language}">${words(`pane.${glass}`)}</a></li>`
    )}</ul>`
}

const vehicle = ({ glass, language, country }: FirstSteps & { readonly glass: QuoteGlass }): Markup => {
  const words = quotePageWordsOf[language]
  const regions = country === "CA" ? [...provinces, ...states] : [...states, ...provinces]
  return markup`<form class="QuoteForm" action="/quote" method="get"><h1>${words("vehicle.title")}</h1><input type="hidden" name="glass" value="${glass}"><input type="hidden" name="lang" value="${language}"><div class="QuoteField"><label for="plate">${words("field.plate")}</label><input type="text" id="plate" name="plate" maxlength="12" autocomplete="off"></div><div class="QuoteField"><label for="state">${words("field.state")}</label><select id="state" name="state"><option value="">${words("choose")}</option>${regions.map((one) => markup`<option>${one}</option>`)}</select></div><div class="QuoteField"><label for="vin">${words("field.vin")}</label><input type="text" id="vin" name="vin" maxlength="24" autocomplete="off" aria-describedby="vinHelp"><p class="QuoteHelp" id="vinHelp">${words("vinHelp")}</p></div><div class="QuoteBar"><button type="submit" class="QuoteButton" data-loud>${words("vehicle.next")}</button></div></form>`
}

const sent = ({ language, phone }: FirstSteps, call: string): Markup => {
  const words = quotePageWordsOf[language]
  return markup`<p class="QuoteNote" role="status">${words("loading")}</p><noscript><p class="QuoteNote">${words("noScript")}</p></noscript>${
    call !== "" && markup`<a class="QuoteButton" href="${call}">${words("callNumber", { phone })}</a>`
  }`
}
