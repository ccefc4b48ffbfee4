import type { English } from "./english.ts"

/** A folder of the text catalog. */
export type Part = keyof English

/** A file of the catalog: the texts of one feature, or of one kind of message. */
export type TopicIn<P extends Part> = keyof English[P] & string

/** The message ids of a topic, or of all topics in a folder. */
export type TextId<P extends Part, T extends TopicIn<P> = TopicIn<P>> = {
  [K in T]: keyof English[P][K] & string
}[T]

/** A message id of a screen text. */
export type ScreenTextId = TextId<"start"> | TextId<"screens"> | TextId<"known">

/** Texts by message id. */
export type Texts<Id extends string = string> = Readonly<Record<Id, string>>
