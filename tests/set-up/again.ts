/**
 * What a run has whose tests start programs, or share two cores with other runs: in CI one more attempt, whose
 * log ends with the names of those that needed it; none by hand, where one looks at it at once.
 */
export const again = {
  retry: process.env["FRIT_TESTS"] === "full" ? 1 : 0,
  setupFiles: ["tests/set-up/nameRetried.ts"]
}
