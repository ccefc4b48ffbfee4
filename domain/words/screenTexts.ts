import { english, type SliceTopics } from "./english.ts"
import type { Language } from "./languages.ts"
import { readTopic } from "./readTopic.ts"
import type { Part, ScreenTextId, Texts, TopicIn } from "./Texts.ts"

const partOf = <P extends Part>(language: Language, part: P) =>
  (Object.keys(english[part]) as Array<TopicIn<P>>).map((topic) => readTopic(language, part, topic))

/**
 * Returns all screen texts in a language by id, including those of one plain-record feature. Exported lists use them,
 * so that columns and values are named as on screen.
 */
export const screenTexts = async (language: Language, ofSlice?: keyof SliceTopics): Promise<Texts<ScreenTextId>> =>
  Object.assign(
    {},
    ...(await Promise.all([
      ...(["start", "screens", "known"] as const).flatMap((part) => partOf(language, part)),
      ...(ofSlice === undefined ? [] : [readTopic(language, "screens", ofSlice)])
    ]))
  )
