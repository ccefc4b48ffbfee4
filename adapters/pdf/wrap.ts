/** Breaks a text into lines no wider than `width`: at spaces, inside a word only where the word alone is too wide. Non-breaking spaces hold. */
export const wrap = (text: string, width: number, widthOf: (text: string) => number): ReadonlyArray<string> =>
  text.replaceAll("\r", "").split("\n").flatMap((paragraph) => {
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
  const parts: Array<string> = []
  let part = ""
  for (const letter of word) {
    if (part !== "" && widthOf(part + letter) > width) {
      parts.push(part)
      part = ""
    }
    part += letter
  }
  return [...parts, part]
}
