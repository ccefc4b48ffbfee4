/**
 * The product's languages, spec §1, English first: it stands in wherever another is missing. `number` is how a profile
 * keeps a language, `name` what its readers call it, `locale` how they write numbers and days. The texts of a language
 * are in the folder of its tag, beside this file.
 */
export const languages = {
  en: { number: 1, name: "English", locale: "en-US" },
  fr: { number: 2, name: "Français", locale: "fr-CA" },
  es: { number: 3, name: "Español", locale: "es-US" }
} as const

/** The tag of a language: `fr`. */
export type Language = keyof typeof languages

/** How a profile keeps a language. */
export type LanguageNumber = (typeof languages)[Language]["number"]

/** Every tag, English first. */
export const languageTags = Object.keys(languages) as ReadonlyArray<Language>

export const languageNumbers: ReadonlyArray<LanguageNumber> = languageTags.map((tag) => languages[tag].number)

/** The numbers as integrators are told them: `1 English, 2 Français`. */
export const numbersOfLanguages = (): string =>
  languageTags.map((tag) => `${languages[tag].number} ${languages[tag].name}`).join(", ")

/** The language that a profile's number stands for; English for one that is not known. */
export const languageOf = (number: LanguageNumber): Language =>
  languageTags.find((tag) => languages[tag].number === number) ?? "en"

/** Each language in its own words, as a reader looks for it. */
export const languageName = (tag: Language): string => languages[tag].name

export const isLanguage = (text: unknown): text is Language => languageTags.some((tag) => tag === text)

/** The first of a reader's languages (`fr-CA`) that the product speaks; English where it speaks none. */
export const firstSpoken = (preferred: ReadonlyArray<string>): Language =>
  preferred.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? "en"

/** Something made for every language. */
export const inEveryLanguage = <A>(make: (language: Language) => A): Readonly<Record<Language, A>> =>
  Object.fromEntries(languageTags.map((tag) => [tag, make(tag)])) as Record<Language, A>
