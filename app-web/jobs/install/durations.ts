/** The durations there are to choose, in minutes: half hours up to twelve. */
const usual = Array.from({ length: 24 }, (_, at) => (at + 1) * 30)

/** Those, with one that stands although nobody could choose it. */
export const durationsWith = (kept: number): ReadonlyArray<number> =>
  kept === 0 || usual.includes(kept) ? usual : [...usual, kept].sort((one, other) => one - other)
