/**
 * The characters that words of a searched text begin after; `Tremblay-Morin`, `O'Moore` and `zq7@moore.example` have
 * two words or more.
 */
export const wordSeparators = " '._@/+,#&()\n-"

/**
 * Whether a text is too short to be sought anywhere in a word: almost every row has one or two letters somewhere, so
 * these are sought at the beginnings of words.
 */
export const isShortText = (sought: string): boolean => [...sought].length < 3

/** Whether a text has what is sought: anywhere, or, of one or two letters, at the beginning of a word. */
export const hasText = (text: string, typed: string): boolean => {
  const [all, sought] = [text.toLowerCase(), typed.trim().toLowerCase()]
  if (sought === "" || !isShortText(sought)) return all.includes(sought)
  for (let at = all.indexOf(sought); at !== -1; at = all.indexOf(sought, at + 1))
    if (at === 0 || wordSeparators.includes(all[at - 1]!)) return true
  return false
}

/** The number that a text is, with or without `#` before it; undefined where it is none. */
export const wholeNumber = (typed: string): number | undefined => {
  const [, digits] = /^#?(\d{1,9})$/.exec(typed.trim()) ?? []
  return digits === undefined ? undefined : Number(digits)
}
