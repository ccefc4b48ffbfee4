/** How long a test waits for an expected outcome, in milliseconds. Long, because the machine may be busy. */
export const soon = { timeout: 40_000, interval: 100 }
