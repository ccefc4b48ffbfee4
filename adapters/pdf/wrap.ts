/**
 * Breaks a text into lines no wider than `width`. Breaks at spaces, and inside a word only if the word alone is too
 * wide, preferably after punctuation, as in an email address. Non-breaking spaces are kept.
 */
export const wrap = (text: string, width: number, widthOf: (text: string) => number): ReadonlyArray<string> =>
  text
    .replaceAll("\r", "")
    .split("\n")
    .flatMap((paragraph) => {
      const lines: Array<string> = []
      let line = ""
      let used = 0
      for (const word of paragraph.split(/[ \t]+/).flatMap((one) => pieces(one, width, widthOf))) {
        const added = widthOf(` ${word}`)
        if (line !== "" && used + added > width) {
          lines.push(line)
          line = ""
        }
        used = line === "" ? widthOf(word) : used + added
        line = line === "" ? word : `${line} ${word}`
      }
      return [...lines, line]
    })

const pieces = (word: string, width: number, widthOf: (text: string) => number): ReadonlyArray<string> => {
  if (widthOf(word) <= width) return [word]
  return packed(
    word
      .split(/(?<=[@._/-])/)
      .flatMap((chunk) => (widthOf(chunk) <= width ? [chunk] : packed([...chunk], width, widthOf))),
    width,
    widthOf
  )
}

const packed = (
  chunks: ReadonlyArray<string>,
  width: number,
  widthOf: (text: string) => number
): ReadonlyArray<string> => {
  const parts: Array<string> = []
  let part = ""
  for (const chunk of chunks) {
    if (part !== "" && widthOf(part + chunk) > width) {
      parts.push(part)
      part = ""
    }
    part += chunk
  }
  return [...parts, part]
}
