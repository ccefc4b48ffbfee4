import { isDeepStrictEqual } from "node:util"
import { type MessageFormatElement, parse } from "@formatjs/icu-messageformat-parser"
import { kinds, messageParts, type ShortMessage } from "#domain/words/messageParts.ts"

/** Parses a message and returns it in a form that the browser can use without a parser (`messageParts`). */
export const shortMessage = (text: string): ShortMessage => {
  const read = parse(text)
  const short = shortened(read)
  if (!isDeepStrictEqual(messageParts(short), read)) throw new Error(`Message was not parsed back unchanged: ${text}`)
  return short
}

const shortened = (read: ReadonlyArray<MessageFormatElement>): ShortMessage => {
  const parts: Array<Exclude<ShortMessage, string>[number]> = []
  for (const part of read) {
    const short = shortPart(part)
    const last = parts.at(-1)
    if (typeof short === "string" && typeof last === "string") parts[parts.length - 1] = last + short
    else parts.push(short)
  }
  return parts.length === 1 && typeof parts[0] === "string" ? parts[0] : parts
}

const shortPart = (part: MessageFormatElement): Exclude<ShortMessage, string>[number] => {
  if (part.type === kinds.text) return /[{}]/.test(part.value) ? part : part.value
  if (part.type === kinds.place) return `{${part.value}}`
  if (part.type === kinds.number) return kinds.number
  if (part.type === kinds.choice || (part.type === kinds.plural && part.offset === 0 && part.pluralType === "cardinal"))
    return [
      part.type,
      part.value,
      Object.fromEntries(Object.entries(part.options).map(([name, { value }]) => [name, shortened(value)]))
    ]
  return part
}
