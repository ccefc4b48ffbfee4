import type { English } from "./english.ts"

/** A folder of the catalog. */
export type Part = keyof English

/** A file of the catalog: what one slice says, or one kind of letter. */
export type TopicIn<P extends Part> = keyof English[P] & string

/** The ids of a topic's messages, and of all topics of a folder. */
export type TextId<P extends Part, T extends TopicIn<P> = TopicIn<P>> = {
  [K in T]: keyof English[P][K] & string
}[T]

/** The id of a message on a screen. */
export type ScreenTextId = TextId<"start"> | TextId<"screens"> | TextId<"known">

/** Texts by their ids. */
export type Texts<Id extends string = string> = Readonly<Record<Id, string>>
