import { type Language, languageTags } from "./languages.ts"
import type { Part, TextId, Texts, TopicIn } from "./Texts.ts"

/**
 * Returns the texts of a topic in one language, loaded on demand. For code that runs without a bundler; the web app
 * loads texts its own way, in fewer files.
 */
export const readTopic = async <P extends Part, T extends TopicIn<P>>(
  language: Language,
  part: P,
  topic: T
): Promise<Texts<TextId<P, T>>> =>
  (
    (await import(`./${language}/${part}/${topic}.json`, { with: { type: "json" } })) as {
      default: Texts<TextId<P, T>>
    }
  ).default

/**
 * Returns a topic in every language, for use as a module constant: `await everyLanguage("letters", "mail")`. A bundler
 * inlines the texts (`app-api/launch/wordModules.ts`), so that browsers do not have to wait for them.
 */
export const everyLanguage = async <P extends Part, T extends TopicIn<P>>(part: P, topic: T) =>
  Object.fromEntries(
    await Promise.all(languageTags.map(async (language) => [language, await readTopic(language, part, topic)] as const))
  ) as Readonly<Record<Language, Texts<TextId<P, T>>>>
