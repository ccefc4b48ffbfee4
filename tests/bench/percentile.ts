/** Returns the value below which `share` (0 to 1) of the samples lie. */
export const percentile = (samples: ReadonlyArray<number>, share: number): number => {
  const sorted = [...samples].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
