/**
 * Retry settings for runs that start programs or share two cores with other runs: one retry in CI, where the end of the
 * log lists the retried tests; none locally, where failures are seen immediately.
 */
export const retrySettings = {
  retry: process.env["FRIT_TESTS"] === "full" ? 1 : 0,
  setupFiles: ["tests/set-up/nameRetried.ts"]
}
