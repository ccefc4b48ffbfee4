/** A point; x points right and y points down. */
export type Point = readonly [x: number, y: number]

/** A convex outline, clockwise on screen. */
export type Outline = ReadonlyArray<Point>

interface Side {
  readonly from: Point
  readonly normal: Point
}

/** A half-plane: contains the points whose distance along `normal` is at most `reach`. */
interface Line {
  readonly normal: Point
  readonly reach: number
}

const isBeyond = ({ normal, reach }: Line, point: Point) => point[0] * normal[0] + point[1] * normal[1] > reach

const crossing = (one: Line, other: Line): Point => {
  const turn = one.normal[0] * other.normal[1] - one.normal[1] * other.normal[0]
  return [
    (one.reach * other.normal[1] - other.reach * one.normal[1]) / turn,
    (other.reach * one.normal[0] - one.reach * other.normal[0]) / turn
  ]
}

const next = (outline: Outline, index: number): Point => outline[(index + 1) % outline.length] ?? [0, 0]

const sides = (outline: Outline): ReadonlyArray<Side> =>
  outline.flatMap((from, index) => {
    const to = next(outline, index)
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    const length = Math.hypot(dx, dy)
    return length < 1e-6 ? [] : [{ from, normal: [dy / length, -dx / length] as const }]
  })

/** Returns an outline whose sides between the corners bulge outward by the given distance at their midpoints. */
export const bulging = (corners: ReadonlyArray<readonly [x: number, y: number, bulge: number]>): Outline =>
  corners.flatMap(([x, y, bulge], index) => {
    const [tx, ty] = corners[(index + 1) % corners.length] ?? [x, y, 0]
    const length = Math.hypot(tx - x, ty - y)
    return Array.from({ length: 28 }, (_, step): Point => {
      const t = step / 28
      const out = (4 * t * (1 - t) * bulge) / length
      return [x + (tx - x) * t + (ty - y) * out, y + (ty - y) * t - (tx - x) * out]
    })
  })

/**
 * Returns the outline with every side moved inward by a distance that may depend on its direction; empty if nothing
 * remains. The sides are ordered by angle, so each is visited once: half-plane intersection with a deque, see M. de
 * Berg and others, Computational Geometry, 4.2.
 */
export const inset = (outline: Outline, distance: (facing: Point) => number): Outline => {
  const kept: Array<Line> = []
  // Each corner lies between two kept lines; those before `first` have been dropped.
  const corners: Array<Point> = []
  let first = 0
  const dropLast = (line: Line | undefined) => {
    while (line !== undefined && corners.length > first && isBeyond(line, corners.at(-1) ?? [0, 0])) {
      corners.pop()
      kept.pop()
    }
  }
  const dropFirst = (line: Line | undefined) => {
    while (line !== undefined && corners.length > first && isBeyond(line, corners[first] ?? [0, 0])) first++
  }
  for (const { from, normal } of sides(outline)) {
    const line = { normal, reach: from[0] * normal[0] + from[1] * normal[1] - distance(normal) }
    dropLast(line)
    dropFirst(line)
    const before = kept.at(-1)
    if (before !== undefined) corners.push(crossing(before, line))
    kept.push(line)
  }
  dropLast(kept[first])
  dropFirst(kept.at(-1))
  const [start, end] = [kept[first], kept.at(-1)]
  if (start === undefined || end === undefined || corners.length - first < 2) return []
  return [crossing(end, start), ...corners.slice(first)]
}

/** Returns the outline expanded by a radius, with rounded corners. */
export const roundOut = (outline: Outline, radius: number): Outline => {
  const all = sides(outline)
  return all.flatMap(({ from, normal }, index) => {
    const before = all.at(index - 1)?.normal ?? normal
    const start = Math.atan2(before[1], before[0])
    const turn = (Math.atan2(normal[1], normal[0]) - start + 4 * Math.PI) % (2 * Math.PI)
    const steps = Math.max(1, Math.ceil(turn / 0.2))
    return Array.from({ length: steps + 1 }, (_, step): Point => {
      const angle = start + (turn * step) / steps
      return [from[0] + radius * Math.cos(angle), from[1] + radius * Math.sin(angle)]
    })
  })
}

/** Returns `count` evenly spaced points along the outline, the first one offset by `phase` of a step. */
export const along = (outline: Outline, count: number, phase: number): ReadonlyArray<Point> => {
  const lengths = outline.map((point, index) =>
    Math.hypot(next(outline, index)[0] - point[0], next(outline, index)[1] - point[1])
  )
  const total = lengths.reduce((sum, length) => sum + length, 0)
  let index = 0
  let passed = 0
  return Array.from({ length: count }, (_, dot): Point => {
    const goal = (total * (dot + phase)) / count
    while (passed + (lengths[index] ?? 0) < goal && index < outline.length - 1) passed += lengths[index++] ?? 0
    const [from, to, part] = [outline[index] ?? [0, 0], next(outline, index), (goal - passed) / (lengths[index] || 1)]
    return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
  })
}

const figure = (value: number) => String(Math.round(value * 10) / 10)

/** Returns an outline as SVG path data. */
export const pathOf = (outline: Outline): string =>
  `M${outline.map(([x, y]) => `${figure(x)} ${figure(y)}`).join("L")}Z`

/** Returns points as SVG path data for a stroke with round caps. */
export const dotsOf = (points: ReadonlyArray<Point>): string =>
  points.map(([x, y]) => `M${figure(x)} ${figure(y)}h0`).join("")
