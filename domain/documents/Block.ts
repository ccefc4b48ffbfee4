/** A label and what stands beside it, both ready to read: "Good until", "December 21, 2026". */
export interface Fact {
  readonly label: string
  readonly value: string
}

/** A titled part of a paper: plain lines first, labelled facts after. */
export interface Block {
  readonly title: string
  readonly lines: ReadonlyArray<string>
  readonly facts: ReadonlyArray<Fact>
}

/** The facts that were said: those with a value. */
export const said = (facts: ReadonlyArray<Fact>): ReadonlyArray<Fact> => facts.filter(({ value }) => value !== "")

/** A text that stays on one line: "Suite 3", "21 décembre 2026". */
export const unbroken = (text: string): string => text.trim().replaceAll(" ", "\u00a0")

/** The lines that were said. */
export const saidLines = (lines: ReadonlyArray<string>): ReadonlyArray<string> =>
  lines.map((line) => line.trim()).filter((line) => line !== "")

/** A row of the sums: `total` stands out most, `strong` is what a share comes to, `plain` leads there. */
export interface Sum extends Fact {
  readonly weight: "plain" | "strong" | "total"
}

/** An ordinary row of the sums. */
export const plain = (label: string, value: string): Sum => ({ label, value, weight: "plain" })

/** What a group of rows comes to. */
export const strong = (label: string, value: string): Sum => ({ label, value, weight: "strong" })
