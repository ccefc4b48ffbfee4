const lookalikes: Readonly<Record<string, string>> = { "0": "o", "3": "e", "4": "a", "5": "s", "7": "t", "8": "b", "@": "a", "$": "s", "!": "i", "+": "t" }

const plain = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase()
const lettersOf = (text: string) => text.replace(/[^\p{L}]/gu, "")
const withoutEnds = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "")
const readAsLetters = (text: string, one: "i" | "l") => lettersOf(text.replace(/[0134578@$!+]/g, (sign) => lookalikes[sign] ?? one))

/** Fewer letters than this are chance, not a word. */
const shortestWord = 4

/**
 * What is left of a password without its trimmings, in lower case and without accents: `P@ssw0rd-2026!` is `password`, `1234567890Aa` is `1234567890`.
 * Digits count only where they are at least half of it.
 */
export const passwordCores = (password: string): ReadonlySet<string> => {
  const text = plain(password)
  const middle = withoutEnds(text)
  const words = [lettersOf(text), middle, ...(["i", "l"] as const).flatMap((one) => [readAsLetters(text, one), readAsLetters(middle, one)])]
  const digits = text.replace(/\D/g, "")
  const cores = [text, ...words.filter(({ length }) => length >= shortestWord), ...digits.length * 2 >= text.length ? [digits] : []]
  return new Set(cores.flatMap((core) => [core, once(core)]))
}

/** `dragondragon` is no more than `dragon`. */
const once = (text: string): string => /^(.{3,}?)\1+$/su.exec(text)?.[1] ?? text

/** Whether a text is nothing but such words, one after the other: `fritautoglass`. */
export const isMadeOf = (text: string, words: ReadonlySet<string>): boolean => {
  const reached = [0]
  for (let end = 1; end <= text.length; end++) {
    if (reached.some((start) => words.has(text.slice(start, end)))) reached.push(end)
  }
  return text !== "" && reached.at(-1) === text.length
}
