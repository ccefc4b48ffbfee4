/** What `app-api/launch/wordModules.ts` makes of the catalog in `domain/words`. */
declare module "virtual:words" {
  type Read = () => Promise<Readonly<Record<string, string>>>
  type Language = import("#domain/words/languages.ts").Language
  /** What is said in English before anybody is signed in; it stands in for what another language lacks. */
  export const startEnglish: Readonly<Record<string, string>>
  /** What is said in a language before anybody is signed in. */
  export const start: Readonly<Record<Language, Read>>
  /** All that screens say in a language. */
  export const whole: Readonly<Record<Language, Read>>
}
