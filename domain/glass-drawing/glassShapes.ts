import {
  along,
  bulging,
  dotsOf,
  inset,
  type Outline,
  pathOf,
  type Point,
  roundOut
} from "#domain/glass-drawing/glassGeometry.ts"

/** The vehicle openings that glass is cut for. */
export type GlassShape = "windshield" | "back" | "door" | "quarter" | "vent" | "roof" | "partition"

interface Cut {
  /** Height of the drawing; its width is 320. */
  readonly height: number
  readonly outline: Outline
  readonly radius: number
  /** Width of the ceramic band at the sides and top, and the extra width at the bottom. Zero means a polished edge. */
  readonly band: number
  readonly foot: number
}

/**
 * Windshield and back glass are seen from inside; door, quarter, and vent glass from outside on the left side (front to
 * the left); roof glass from above.
 */
const cuts: Readonly<Record<GlassShape, Cut>> = {
  windshield: {
    height: 176,
    radius: 17,
    band: 9,
    foot: 8,
    outline: bulging([
      [48, 16, 7],
      [272, 16, 5],
      [312, 150, 15],
      [8, 150, 5]
    ])
  },
  back: {
    height: 164,
    radius: 24,
    band: 10,
    foot: 5,
    outline: bulging([
      [60, 18, 9],
      [260, 18, 6],
      [308, 142, 9],
      [12, 142, 6]
    ])
  },
  door: {
    height: 190,
    radius: 11,
    band: 0,
    foot: 0,
    outline: bulging([
      [116, 24, 15],
      [290, 14, 4],
      [306, 178, 2],
      [12, 178, 13]
    ])
  },
  quarter: {
    height: 186,
    radius: 22,
    band: 10,
    foot: 0,
    outline: bulging([
      [34, 14, 4],
      [150, 16, 15],
      [310, 172, 3],
      [10, 172, 3]
    ])
  },
  vent: {
    height: 186,
    radius: 13,
    band: 0,
    foot: 0,
    outline: bulging([
      [254, 10, 3],
      [270, 174, 2],
      [26, 174, 12]
    ])
  },
  roof: {
    height: 212,
    radius: 26,
    band: 20,
    foot: 0,
    outline: bulging([
      [26, 16, 6],
      [294, 16, 3],
      [302, 196, 6],
      [18, 196, 3]
    ])
  },
  partition: {
    height: 168,
    radius: 9,
    band: 0,
    foot: 0,
    outline: bulging([
      [12, 14, 2],
      [308, 14, 1],
      [308, 154, 2],
      [12, 154, 1]
    ])
  }
}

/** The path data needed to draw a cut. */
export interface GlassPaths {
  readonly height: number
  readonly hasBand: boolean
  /** The top and bottom of the opening at its horizontal center. */
  readonly top: number
  readonly bottom: number
  readonly edge: string
  readonly opening: string
  readonly interlayer: string
  /** Rows of dots that fade from the band into the glass, with their diameters. */
  readonly dots: ReadonlyArray<{ readonly path: string; readonly width: number }>
}

/** Each deeper row has smaller dots, centered between those of the previous row; every row has as many as the first. */
const rows = [
  { from: 1.6, width: 3.4, phase: 0 },
  { from: 5, width: 2.6, phase: 0.5 },
  { from: 8.2, width: 1.9, phase: 0 },
  { from: 11, width: 1.2, phase: 0.5 }
]
const pitch = 5.6

const lengthOf = (outline: Outline) =>
  outline.reduce(
    (sum, [x, y], index) =>
      sum +
      Math.hypot(
        (outline[index + 1] ?? outline[0] ?? [x, y])[0] - x,
        (outline[index + 1] ?? outline[0] ?? [x, y])[1] - y
      ),
    0
  )

const drawn = ({ height, outline, radius, band, foot }: Cut, bold: number): GlassPaths => {
  const width = band === 0 ? 2.5 * bold : band * bold
  const within = (depth: number, round: number) =>
    roundOut(
      inset(outline, (facing: Point) => depth + (depth > 0 ? foot * Math.max(0, facing[1]) : 0) + round),
      round
    )
  const opening = within(width, Math.max(5, radius - width * 0.6))
  const count = Math.round(lengthOf(opening) / pitch)
  const middle = opening.filter(([x]) => Math.abs(x - 160) < 24).map(([, y]) => y)
  return {
    height,
    hasBand: band > 0,
    top: Math.min(...middle),
    bottom: Math.max(...middle),
    edge: pathOf(within(0, radius)),
    opening: pathOf(opening),
    interlayer: pathOf(within(width + 15, Math.max(4, radius - width))),
    dots:
      band === 0 || bold > 1.3
        ? []
        : rows.map((row) => ({
            path: dotsOf(
              along(within(width + row.from, Math.max(4, radius - width * 0.6 - row.from)), count, row.phase)
            ),
            width: row.width
          }))
  }
}

const known = new Map<string, GlassPaths>()

/** Returns the paths of a shape, computed once per shape and `bold` value. `bold` widens the band in small drawings. */
export const glassPaths = (shape: GlassShape, bold: number): GlassPaths => {
  const name = `${shape} ${bold}`
  const paths = known.get(name) ?? drawn(cuts[shape], bold)
  known.set(name, paths)
  return paths
}
