/** How long a test waits for an expected outcome, in milliseconds. Long, because the machine may be busy. */
export const waitTimeout = { timeout: 40_000, interval: 100 }
