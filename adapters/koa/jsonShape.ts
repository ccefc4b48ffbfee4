/** How deep a JSON text may be nested, and how many values it may hold: a job with 200 lines has some 6,000 (W7). */
export const jsonLimits = { depth: 64, values: 20_000 } as const

/**
 * What is wrong with the shape of a JSON text, seen in one pass and before it is parsed: what is parsed is then walked,
 * and nobody's walk is longer or deeper than this.
 */
export const jsonShapeFault = (text: string): "tooDeep" | "tooManyValues" | undefined => {
  let [depth, values] = [0, 1]
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case quote:
        at = endOfText(text, at)
        break
      case openBrace:
      case openBracket:
        if (++depth > jsonLimits.depth) return "tooDeep"
        break
      case closeBrace:
      case closeBracket:
        depth--
        break
      case comma:
        if (++values > jsonLimits.values) return "tooManyValues"
        break
    }
  }
  return undefined
}

const [quote, backslash, comma, openBracket, closeBracket, openBrace, closeBrace] = [
  '"',
  "\\",
  ",",
  "[",
  "]",
  "{",
  "}"
].map((sign) => sign.charCodeAt(0)) as [number, number, number, number, number, number, number]

/** Where a text in quotes ends that begins at `open`; a backslash takes the letter behind it along. */
const endOfText = (text: string, open: number): number => {
  for (let at = open + 1; at < text.length; at++) {
    const sign = text.charCodeAt(at)
    if (sign === backslash) at++
    else if (sign === quote) return at
  }
  return text.length
}
