/** A part of a message as the parser of messages gives it (`@formatjs/icu-messageformat-parser`). */
export interface MessagePart {
  readonly type: number
  readonly value?: unknown
  readonly options?: unknown
  readonly offset?: number | undefined
  readonly pluralType?: string | undefined
}

/** Kinds of parts of a message, as the parser numbers them. */
export const kinds = { text: 0, place: 1, choice: 5, plural: 6, number: 7 } as const

/** A choice of wordings: its kind, the place that decides, and a wording for each case. */
type Choice = readonly [
  kind: typeof kinds.choice | typeof kinds.plural,
  place: string,
  wordings: Readonly<Record<string, ShortMessage>>
]

/**
 * A message as the catalog's files hold it for a browser: a text with simple places, `"Saved by {name}"`, stands as it is
 * written; `7` is the number that a plural counts; what is neither stands as the parser gave it.
 */
export type ShortMessage = string | ReadonlyArray<string | typeof kinds.number | Choice | MessagePart>

/** The parts of a message as the parser of messages gives them, without that parser: no browser loads it. */
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
