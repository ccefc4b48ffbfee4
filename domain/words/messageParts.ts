/** A part of a message, as returned by the message parser (`@formatjs/icu-messageformat-parser`). */
export interface MessagePart {
  readonly type: number
  readonly value?: unknown
  readonly options?: unknown
  readonly offset?: number | undefined
  readonly pluralType?: string | undefined
}

/** Part types, as numbered by the parser. */
export const kinds = { text: 0, place: 1, choice: 5, plural: 6, number: 7 } as const

/** A selection between wordings: its type, the placeholder that decides, and a wording for each case. */
type Choice = readonly [
  kind: typeof kinds.choice | typeof kinds.plural,
  place: string,
  wordings: Readonly<Record<string, ShortMessage>>
]

/**
 * The compact message format used in the catalog files sent to browsers. Text with simple placeholders, `"Saved by
 * {name}"`, is stored as is; `7` is the number a plural refers to; anything else is stored in the parser's format.
 */
export type ShortMessage = string | ReadonlyArray<string | typeof kinds.number | Choice | MessagePart>

/** Converts a message to the parser's format without the parser, which browsers do not load. */
export const messageParts = (message: ShortMessage): Array<MessagePart> =>
  typeof message === "string"
    ? message
        .split(/\{(\w+)\}/)
        .map((value, at) => ({ type: at % 2 === 0 ? kinds.text : kinds.place, value }))
        .filter(({ value }) => value !== "")
    : message.flatMap((part): Array<MessagePart> => {
        if (typeof part === "string") return messageParts(part)
        if (part === kinds.number) return [{ type: kinds.number }]
        return [isChoice(part) ? choiceOf(part) : part]
      })

const isChoice = (part: Choice | MessagePart): part is Choice => Array.isArray(part)

const choiceOf = ([type, value, wordings]: Choice): MessagePart => {
  const options = Object.fromEntries(
    Object.entries(wordings).map(([name, wording]) => [name, { value: messageParts(wording) }])
  )
  return type === kinds.choice ? { type, value, options } : { type, value, options, offset: 0, pluralType: "cardinal" }
}
