import { DateTime } from "effect"
import { countText } from "#domain/estimates/EstimateTexts.ts"
import { type Country, currencyOf } from "#domain/shared/Address.ts"
import type { DocumentLanguage } from "#domain/shared/DocumentLanguage.ts"
import { inEveryLanguage, languages } from "#domain/words/languages.ts"
import { everyLanguage } from "#domain/words/readTopic.ts"
import { translators } from "#domain/words/translators.ts"
import { nonBreaking } from "./Block.ts"
import type { DocumentKind } from "./DocumentKind.ts"
import type { DocumentFacts } from "./jobFacts.ts"

/** A document being written: its kind and facts, and the texts and formats for its reader. */
export interface DocumentContext extends DocumentFacts {
  readonly kind: DocumentKind
  readonly t: (typeof documentTextsOf)[DocumentLanguage]
  readonly formats: DocumentFormats
}

/** Starts a document in the language of its facts. */
export const createDocumentContext = (kind: DocumentKind, facts: DocumentFacts): DocumentContext => ({
  ...facts,
  kind,
  t: documentTextsOf[facts.language],
  formats: documentFormats(facts.language, facts.tenant.country)
})

const own = await everyLanguage("letters", "documents")
const inside = await everyLanguage("screens", "inside")
const sources = await everyLanguage("known", "payment-sources")

/** Texts of job documents by language, including screen labels of the options that appear on them. */
export const documentTextsOf = translators(
  inEveryLanguage((language) => ({ ...inside[language], ...sources[language], ...own[language] }))
)

const written = (style: Intl.DateTimeFormat, iso: string) =>
  iso === "" ? "" : nonBreaking(style.format(DateTime.makeUnsafe(`${iso}T00:00:00Z`).epochMilliseconds))

const made = (language: DocumentLanguage, country: Country) => {
  const { locale } = languages[language]
  const money = new Intl.NumberFormat(locale, {
    style: "currency",
    currency: currencyOf[country],
    currencyDisplay: "narrowSymbol"
  })
  const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 4 })
  const distance = new Intl.NumberFormat(locale, { style: "unit", unit: country === "CA" ? "kilometer" : "mile" })
  const dayShort = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" })
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" })
  const time = new Intl.DateTimeFormat(locale, { timeStyle: "short", timeZone: "UTC" })
  const countries = new Intl.DisplayNames(locale, { type: "region" })
  return {
    /** Cents: 18970 is "$189.70". */
    money: (cents: number) => money.format(cents / 100),
    /** Basis points: 825 is "8.25%". */
    percent: (basisPoints: number) => percent.format(basisPoints / 10_000),
    /** Hundredths: 330 is "3.3". */
    quantity: (hundredths: number) => countText(language, hundredths),
    /** Odometer reading in miles, or kilometers in Canada. */
    distance: (whole: number) => distance.format(whole),
    /** Date: `2026-11-21` is "November 21, 2026"; empty stays empty. */
    day: (iso: string) => written(day, iso),
    /** Short date, for narrow columns: "Nov 21, 2026". */
    dayShort: (iso: string) => written(dayShort, iso),
    /** Local time: `13:15` is "1:15 PM"; empty stays empty. */
    time: (clock: string) =>
      clock === "" ? "" : nonBreaking(time.format(DateTime.makeUnsafe(`2000-01-01T${clock}:00Z`).epochMilliseconds)),
    country: (code: Country) => countries.of(code) ?? code
  }
}
export type DocumentFormats = ReturnType<typeof made>

const kept = new Map<string, DocumentFormats>()

/**
 * Returns formatters for money, percentages, quantities and dates, by language and the shop's country. Cached, because
 * `Intl` is slow to set up.
 */
export const documentFormats = (language: DocumentLanguage, country: Country): DocumentFormats => {
  const key = `${language}-${country}`
  const formats = kept.get(key) ?? made(language, country)
  kept.set(key, formats)
  return formats
}
