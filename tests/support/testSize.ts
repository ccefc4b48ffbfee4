const asked = process.env["FRIT_TESTS"] ?? "quick"

if (asked !== "quick" && asked !== "full") throw new Error(`FRIT_TESTS=${asked} is invalid: expected quick or full.`)

/** How much of a slow suite runs: FRIT_TESTS is `quick` (the default) or `full`, as CI has it. */
export const testSize: "quick" | "full" = asked

/** The one of two figures that this run's size wants; both tell the same truth, `full` of more cases. */
export const sized = <A>(sizes: { readonly quick: A; readonly full: A }): A => sizes[testSize]
