import { languageNames, languages } from "#web/words/languages.ts"

/** The product's languages as the options of a Select, each in its own words. */
export const languageOptions = Object.values(languages).map((value) => ({ value, label: languageNames[value] }))
