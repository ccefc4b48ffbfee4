/**
 * The product's languages, spec §1. English comes first and is the fallback for missing languages. `number` is the
 * value stored in profiles, `name` the language's name in itself, `locale` the format for numbers and dates. A
 * language's texts are in the folder named after its tag, next to this file.
 */
export const languages = {
  en: { number: 1, name: "English", locale: "en-US" },
  fr: { number: 2, name: "Français", locale: "fr-CA" },
  es: { number: 3, name: "Español", locale: "es-US" }
} as const

/** A language tag: `fr`. */
export type Language = keyof typeof languages

/** A language as stored in profiles. */
export type LanguageNumber = (typeof languages)[Language]["number"]

/** All language tags, English first. */
export const languageTags = Object.keys(languages) as ReadonlyArray<Language>

export const languageNumbers: ReadonlyArray<LanguageNumber> = languageTags.map((tag) => languages[tag].number)

/** Returns the language numbers as documented for integrators: `1 English, 2 Français`. */
export const numbersOfLanguages = (): string =>
  languageTags.map((tag) => `${languages[tag].number} ${languages[tag].name}`).join(", ")

/** Returns the language with a given profile number, or English if unknown. */
export const languageOf = (number: LanguageNumber): Language =>
  languageTags.find((tag) => languages[tag].number === number) ?? "en"

/** Returns a language's name in that language. */
export const languageName = (tag: Language): string => languages[tag].name

export const isLanguage = (text: unknown): text is Language => languageTags.some((tag) => tag === text)

/** Returns the first supported language among a reader's preferences (such as `fr-CA`), or English. */
export const preferredLanguage = (preferred: ReadonlyArray<string>): Language =>
  preferred.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? "en"

/** Creates a value for each language. */
export const inEveryLanguage = <A>(make: (language: Language) => A): Readonly<Record<Language, A>> =>
  Object.fromEntries(languageTags.map((tag) => [tag, make(tag)])) as Record<Language, A>
