/** A label and its value, both as display text: "Good until", "December 21, 2026". */
export interface Fact {
  readonly label: string
  readonly value: string
}

/** A titled block of a document: plain lines, followed by labeled facts. */
export interface Block {
  readonly title: string
  readonly lines: ReadonlyArray<string>
  readonly facts: ReadonlyArray<Fact>
}

/** Returns the facts that have a value. */
export const nonEmptyFacts = (facts: ReadonlyArray<Fact>): ReadonlyArray<Fact> =>
  facts.filter(({ value }) => value !== "")

/** Makes a text non-breaking, so that it stays on one line: "Suite 3", "21 décembre 2026". */
export const nonBreaking = (text: string): string => text.trim().replaceAll(" ", "\u00a0")

/** Trims lines and removes empty ones. */
export const nonEmptyLines = (lines: ReadonlyArray<string>): ReadonlyArray<string> =>
  lines.map((line) => line.trim()).filter((line) => line !== "")

/** A row of the totals: `total` is the most prominent, `strong` is a share, and `plain` rows lead up to it. */
export interface TotalsRow extends Fact {
  readonly weight: "plain" | "strong" | "total"
}

/** Returns an ordinary row of the totals. */
export const plainRow = (label: string, value: string): TotalsRow => ({ label, value, weight: "plain" })

/** Returns the result row of a group. */
export const strongRow = (label: string, value: string): TotalsRow => ({ label, value, weight: "strong" })
