import { inEveryLanguage, type Language } from "./languages.ts"
import type { Texts } from "./Texts.ts"

type Values = Readonly<Record<string, string | number | undefined>>

/** Puts values where a text names them in braces; what has no value stays as it stands. */
export const fill = (text: string, values: Values): string =>
  text.replace(
    /\{(\w+)\}/g,
    (place, name: string) => `${(Object.hasOwn(values, name) ? values[name] : undefined) ?? place}`
  )

/** A text by its id, with what it names: `t("goodFor", { days, day })`. */
export type Talk<Id extends string> = (id: Id, values?: Values) => string

/** Texts that only name values, ready to be said in each language: papers, mails and pages outside the web app. */
export const talks = <Id extends string>(texts: Readonly<Record<Language, Texts<Id>>>) =>
  inEveryLanguage(
    (language): Talk<Id> =>
      (id, values = {}) =>
        fill(texts[language][id], values)
  )
