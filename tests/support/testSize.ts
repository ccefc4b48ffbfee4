const asked = process.env["FRIT_TESTS"] ?? "quick"

if (asked !== "quick" && asked !== "full") throw new Error(`FRIT_TESTS=${asked} is invalid: expected quick or full.`)

/** How much of a slow suite runs: FRIT_TESTS is `quick` (the default) or `full`, as in CI. */
export const testSize: "quick" | "full" = asked

/** Picks the value for this run's size. Both check the same behavior, `full` with more cases. */
export const sized = <A>(sizes: { readonly quick: A; readonly full: A }): A => sizes[testSize]
