/** What `app-api/launch/wordModules.ts` makes of the catalog in `domain/words`. */
declare module "virtual:words" {
  type Reads = Readonly<Record<string, import("#domain/words/messageParts.ts").ShortMessage>>
  type Language = import("#domain/words/languages.ts").Language
  /** What is said in English before anybody is signed in; it stands in for what another language lacks. */
  export const startEnglish: Reads
  /** What is said in a language before anybody is signed in. */
  export const start: Readonly<Record<Language, () => Promise<Reads>>>
  /** All that screens say in a language. */
  export const whole: Readonly<Record<Language, () => Promise<Reads>>>
}
