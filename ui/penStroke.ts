/** A point on the canvas, in whole units. */
export type PenPoint = readonly [x: number, y: number]

/** Minimum distance between two recorded points. */
const step = 2

/**
 * Converts a pen stroke to SVG path data, `M12 40L15 42`. Points that are too close together are dropped; a single
 * touch becomes a dot.
 */
export const penStroke = (points: ReadonlyArray<PenPoint>): string => {
  const kept: Array<PenPoint> = []
  for (const point of points) {
    const last = kept.at(-1)
    if (last === undefined || Math.hypot(point[0] - last[0], point[1] - last[1]) >= step) kept.push(point)
  }
  const line = kept.length === 1 ? [kept[0]!, kept[0]!] : kept
  return `M${line.map(([x, y]) => `${x} ${y}`).join("L")}`
}
