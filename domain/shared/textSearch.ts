/**
 * The characters that separate words in searched text. `Tremblay-Morin`, `O'Moore` and `zq7@moore.example` each have
 * two or more words.
 */
export const wordSeparators = " '._@/+,#&()\n-"

/**
 * Returns whether a search text is too short to be matched inside words. One or two letters occur in almost every row,
 * so they are matched only at the beginnings of words.
 */
export const isShortText = (sought: string): boolean => [...sought].length < 3

/**
 * Returns whether a text contains the search text: anywhere, or at the beginning of a word if it has only one or two
 * letters.
 */
export const hasText = (text: string, typed: string): boolean => {
  const [all, sought] = [text.toLowerCase(), typed.trim().toLowerCase()]
  if (sought === "" || !isShortText(sought)) return all.includes(sought)
  for (let at = all.indexOf(sought); at !== -1; at = all.indexOf(sought, at + 1))
    if (at === 0 || wordSeparators.includes(all[at - 1]!)) return true
  return false
}

/** Parses a number with an optional leading `#`; undefined if the text is not a number. */
export const parseWholeNumber = (typed: string): number | undefined => {
  const [, digits] = /^#?(\d{1,9})$/.exec(typed.trim()) ?? []
  return digits === undefined ? undefined : Number(digits)
}
