import { inEveryLanguage, type Language } from "./languages.ts"
import type { Texts } from "./Texts.ts"

type Values = Readonly<Record<string, string | number | undefined>>

/** Replaces placeholders in braces with their values; placeholders without a value are left as they are. */
export const fillPlaceholders = (text: string, values: Values): string =>
  text.replace(
    /\{(\w+)\}/g,
    (place, name: string) => `${(Object.hasOwn(values, name) ? values[name] : undefined) ?? place}`
  )

/** Returns a text by id with its placeholders filled in: `t("goodFor", { days, day })`. */
export type Translate<Id extends string> = (id: Id, values?: Values) => string

/**
 * Creates text functions for each language, for texts with simple placeholders only: documents, emails, and pages
 * outside the web app.
 */
export const translators = <Id extends string>(texts: Readonly<Record<Language, Texts<Id>>>) =>
  inEveryLanguage(
    (language): Translate<Id> =>
      (id, values = {}) =>
        fillPlaceholders(texts[language][id], values)
  )
