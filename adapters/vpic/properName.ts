const capital = (word: string) => word.charAt(0) + word.slice(1).toLowerCase()

/**
 * A make or model as it writes itself: "RIVIAN" is Rivian and "CLASSIC ROADSTERS" Classic Roadsters, while BMW, MINI
 * and AM General stay.
 */
export const properName = (name: string): string => {
  const words = name.trim().split(/\s+/)
  const enough = words.length > 1 ? /^[A-Z]{4,}\W?$/ : /^[A-Z]{5,}\W?$/
  return /[a-z]/.test(name)
    ? words.join(" ")
    : words.map((word) => (enough.test(word) ? capital(word) : word)).join(" ")
}

const small = new Set(["OF", "AND", "THE"])

/** A country vPIC shouts: "UNITED STATES (USA)" is "United States". */
export const countryName = (name: string): string =>
  name
    .split("(")[0]!
    .trimEnd()
    .split(" ")
    .map((part) => (small.has(part) ? part.toLowerCase() : capital(part)))
    .join(" ")
