/** How long a test waits for what must come to pass, in milliseconds: long, as the machine may have much else to do. */
export const soon = { timeout: 40_000, interval: 100 }
