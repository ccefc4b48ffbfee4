import { everyLanguage } from "#domain/words/readTopic.ts"

/** Every word inside the card's frame: the field rules and messages of spec §5. */
export const frameWords = await everyLanguage("sandbox", "card-frame")
