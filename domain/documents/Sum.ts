import type { Fact } from "./Block.ts"

/** A row of the sums: `total` stands out most, `strong` is what a share comes to, `plain` leads there. */
export interface Sum extends Fact {
  readonly weight: "plain" | "strong" | "total"
}

/** An ordinary row of the sums. */
export const plain = (label: string, value: string): Sum => ({ label, value, weight: "plain" })

/** What a group of rows comes to. */
export const strong = (label: string, value: string): Sum => ({ label, value, weight: "strong" })
