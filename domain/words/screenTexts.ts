import { english, type SliceTopics } from "./english.ts"
import type { Language } from "./languages.ts"
import { readTopic } from "./readTopic.ts"
import type { Part, ScreenTextId, Texts, TopicIn } from "./Texts.ts"

const partOf = <P extends Part>(language: Language, part: P) =>
  (Object.keys(english[part]) as Array<TopicIn<P>>).map((topic) => readTopic(language, part, topic))

/**
 * All that screens say in a language, by id, and what those of a plain slice do: lists as files call their columns and
 * choices as the screens do.
 */
export const screenTexts = async (language: Language, ofSlice?: keyof SliceTopics): Promise<Texts<ScreenTextId>> =>
  Object.assign(
    {},
    ...(await Promise.all([
      ...(["start", "screens", "known"] as const).flatMap((part) => partOf(language, part)),
      ...(ofSlice === undefined ? [] : [readTopic(language, "screens", ofSlice)])
    ]))
  )
