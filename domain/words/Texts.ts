import type { English } from "./english.ts"
import type { Language } from "./languages.ts"

/** A folder of the catalog. */
export type Part = keyof English

/** A file of the catalog: what one slice says, or one kind of paper. */
export type TopicIn<P extends Part> = keyof English[P] & string

/** The ids of a topic's messages, and of all topics of a folder. */
export type TextId<P extends Part, T extends TopicIn<P> = TopicIn<P>> = {
  [K in T]: keyof English[P][K] & string
}[T]

/** The id of a message on a screen. */
export type ScreenTextId = TextId<"start"> | TextId<"screens">

/** Texts by their ids. */
export type Texts<Id extends string = string> = Readonly<Record<Id, string>>

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
