import { passwordLength } from "./Password.ts"

const lookalikes: Readonly<Record<string, string>> = {
  "0": "o",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "8": "b",
  "@": "a",
  $: "s",
  "!": "i",
  "+": "t"
}

const plain = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase()
const lettersOf = (text: string) => text.replace(/[^\p{L}]/gu, "")
const withoutEnds = (text: string) => {
  const letters = [...text.matchAll(/\p{L}/gu)]
  const [first, last] = [letters[0], letters.at(-1)]
  return first === undefined || last === undefined ? "" : text.slice(first.index, last.index + last[0].length)
}
const readAsLetters = (text: string, one: "i" | "l") =>
  lettersOf(text.replace(/[0134578@$!+]/g, (sign) => lookalikes[sign] ?? one))

/** Shorter letter sequences are not treated as words. */
const minWordLength = 4

/**
 * Returns the possible base words of a password, in lowercase and without accents or padding: `P@ssw0rd-2026!` is
 * `password`, `1234567890Aa` is `1234567890`. Digits are considered only if they make up at least half of it.
 */
export const passwordCores = (password: string): ReadonlySet<string> => {
  const text = plain(password.slice(0, 2 * passwordLength.most))
  const middle = withoutEnds(text)
  const words = [
    lettersOf(text),
    middle,
    ...(["i", "l"] as const).flatMap((one) => [readAsLetters(text, one), readAsLetters(middle, one)])
  ]
  const digits = text.replace(/\D/g, "")
  const cores = [
    text,
    ...words.filter(({ length }) => length >= minWordLength),
    ...(digits.length * 2 >= text.length ? [digits] : [])
  ]
  return new Set(cores.flatMap((core) => [core, once(core)]))
}

/** Reduces a repeated text to one repetition of three or more characters: `dragondragon` becomes `dragon`. */
const once = (text: string): string => {
  const period = shortestPeriod(text)
  for (let part = period; part < text.length; part += period) {
    if (part >= 3 && text.length % part === 0) return text.slice(0, part)
  }
  return text
}

/** Returns the shortest period of a text in a single pass, using the Knuth-Morris-Pratt failure function. */
const shortestPeriod = (text: string): number => {
  const border = [0]
  for (let at = 1, length = 0; at < text.length; at++) {
    while (length > 0 && text[at] !== text[length]) length = border[length - 1]!
    if (text[at] === text[length]) length++
    border.push(length)
  }
  return text.length - border.at(-1)!
}

/** Returns whether a text consists entirely of the given words: `fritautoglass`. */
export const isMadeOf = (text: string, words: ReadonlySet<string>): boolean => {
  const longest = Math.max(0, ...[...words].map(({ length }) => length))
  const reached = [true]
  for (let end = 1; end <= text.length; end++) {
    let start = Math.max(0, end - longest)
    while (start < end && !(reached[start] && words.has(text.slice(start, end)))) start++
    reached.push(start < end)
  }
  return text !== "" && reached[text.length] === true
}
