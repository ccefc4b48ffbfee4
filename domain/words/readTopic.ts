import { type Language, languageTags } from "./languages.ts"
import type { Part, TextId, Texts, TopicIn } from "./Texts.ts"

/**
 * The texts of one topic in one language. Read when they are asked for, by whoever runs without a bundler: the web app
 * has its own way, in few files.
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
 * A topic in every language, as a module's own constant: `await everyLanguage("letters", "mail")`. A bundler puts the
 * texts there itself (`app-api/launch/wordModules.ts`), so that nothing waits for them in a browser.
 */
export const everyLanguage = async <P extends Part, T extends TopicIn<P>>(part: P, topic: T) =>
  Object.fromEntries(
    await Promise.all(languageTags.map(async (language) => [language, await readTopic(language, part, topic)] as const))
  ) as Readonly<Record<Language, Texts<TextId<P, T>>>>
