/** The languages of the customer's page, as its switch names them. */
export const pageLanguages = { en: "English", fr: "Français", es: "Español" } as const
export type PageLanguage = keyof typeof pageLanguages

/** What the browser's owner reads, for what is said before the paper is there. */
export const browserLanguage = (preferred: ReadonlyArray<string>): PageLanguage =>
  preferred.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag): tag is PageLanguage => tag in pageLanguages) ?? "en"
