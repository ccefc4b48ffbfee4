import { glassPaths, type GlassShape } from "#domain/glass-drawing/glassShapes.ts"

/** Features of a piece of glass besides its shape. */
export type GlassFeature =
  | "rainSensor"
  | "camera"
  | "headUpDisplay"
  | "acoustic"
  | "heated"
  | "shadeBand"
  | "antenna"
  | "solar"

/** How a mark is painted: a CSS class on screen, an ink in print. */
export type GlassPaint =
  | "GlassBand"
  | "GlassRim"
  | "Glass"
  | "ShadeBand"
  | "GlassSheen"
  | "GlassInterlayer"
  | "GlassHud"
  | "GlassSeam"
  | "GlassWire"
  | "GlassHeat"
  | "GlassBusBar"
  | "GlassDots"
  | "GlassMount"
  | "GlassPatch"
  | "GlassWindow"
  | "GlassLens"
  | "GlassGlint"
  | "GlassSensorRing"
  | "GlassEdge"

/** One mark of a drawing as SVG path data, 320 units wide. */
export interface GlassMark {
  readonly paint: GlassPaint
  readonly d: string
  /** Stroke width, if it differs from the default. */
  readonly width?: number
  /** Clipped to the opening. */
  readonly isWithin?: true
}

/** A complete drawing; marks are ordered from bottom to top. */
export interface GlassMarks {
  readonly height: number
  /** The outline that marks with `isWithin` are clipped to. */
  readonly opening: string
  readonly marks: ReadonlyArray<GlassMark>
}

/**
 * Returns the marks that draw a piece of glass, on screen and in print: ceramic band with its dots, tint, shade band,
 * mirror mounts, head-up display area, antenna, heating. `isSmall` draws fewer and bolder lines.
 */
export const glassMarks = (shape: GlassShape, features: ReadonlyArray<GlassFeature>, isSmall: boolean): GlassMarks => {
  const { height, hasBand, top, bottom, edge, opening, interlayer, dots } = glassPaths(shape, isSmall ? 1.9 : 1)
  const has = (feature: GlassFeature) => features.includes(feature)
  const isFront = shape === "windshield"
  const within = (isThere: boolean, paint: GlassPaint, d: () => string): ReadonlyArray<GlassMark> =>
    isThere ? [{ paint, d: d(), isWithin: true }] : []
  return {
    height,
    opening,
    marks: [
      { paint: hasBand ? "GlassBand" : "GlassRim", d: edge },
      { paint: "Glass", d: opening },
      ...within(has("shadeBand"), "ShadeBand", () => box(0, top - 10, 320, (bottom - top) * 0.3 + 10)),
      ...within(
        true,
        "GlassSheen",
        () => `M98 ${height}L178 0h34L132 ${height}ZM142 ${height}L222 0h10L152 ${height}Z`
      ),
      ...within(has("acoustic"), "GlassInterlayer", () => interlayer),
      ...within(has("headUpDisplay"), "GlassHud", () => `M59 ${bottom - 68}l72 2.5l-1.1 32l-72 -2.5Z`),
      ...within(shape === "partition", "GlassSeam", () => `M112 0V${height}M208 0V${height}`),
      ...within(has("antenna"), "GlassWire", () => antenna(isFront, top, bottom)),
      ...(has("heated") ? heating(isFront, top, bottom, isSmall) : []),
      ...dots.map(({ path, width }): GlassMark => ({ paint: "GlassDots", d: path, width })),
      ...(isFront ? mounts(top, has("camera"), has("rainSensor"), isSmall) : []),
      { paint: "GlassEdge", d: edge }
    ]
  }
}

const box = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h${-width}Z`

const disc = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0Z`

/** Thin wires: along both sides of a windshield, across the upper third of other glass. */
const antenna = (isFront: boolean, top: number, bottom: number) => {
  const third = top + (bottom - top) * 0.2
  return isFront
    ? `M112 ${top}V${top + 15}L92 ${top + 17}Q80 ${top + 20} 76 ${top + 32}L66 ${top + 62}M208 ${top}V${top + 15}L228 ${top + 17}Q240 ${top + 20} 244 ${top + 32}L254 ${top + 62}`
    : `M70 ${third - 12}H250M70 ${third}H250M70 ${third - 12}V${third + 10}H120M160 ${third - 12}V${third}`
}

/** Heating lines: in the wiper park area of a windshield; across the entire glass between two bus bars otherwise. */
const heating = (isFront: boolean, top: number, bottom: number, isSmall: boolean): ReadonlyArray<GlassMark> => {
  if (isFront) {
    const lines = Array.from({ length: isSmall ? 2 : 4 }, (_, line) => bottom - 20 - line * (isSmall ? 11 : 6))
    const [first, last] = [lines[0]!, lines.at(-1)!]
    const curves = lines.map((y) => `M44 ${y}Q160 ${y + 26} 276 ${y}`).join("")
    return [{ paint: "GlassHeat", d: `${curves}M44 ${first}V${last}M276 ${first}V${last}`, isWithin: true }]
  }
  const count = isSmall ? 4 : 9
  const [first, last] = [top + (bottom - top) * 0.3, bottom - (bottom - top) * 0.12]
  const lines = Array.from({ length: count }, (_, line) => first + ((last - first) * line) / (count - 1))
  const reach = (y: number) => 76 - (34 * (y - top)) / (bottom - top)
  return [
    {
      paint: "GlassHeat",
      d: lines.map((y) => `M${reach(y)} ${y}Q160 ${y + 5} ${320 - reach(y)} ${y}`).join(""),
      isWithin: true
    },
    {
      paint: "GlassBusBar",
      d: `M${reach(first)} ${first}L${reach(last)} ${last}M${320 - reach(first)} ${first}L${320 - reach(last)} ${last}`,
      isWithin: true
    }
  ]
}

/**
 * The parts behind the mirror: its mounting button, or a ceramic patch with windows for the camera and the rain sensor.
 */
const mounts = (
  top: number,
  hasCamera: boolean,
  hasRainSensor: boolean,
  isSmall: boolean
): ReadonlyArray<GlassMark> => {
  if (!hasCamera && !hasRainSensor)
    return [
      {
        paint: "GlassMount",
        d: `M156 ${top + 5}h8a4 4 0 0 1 4 4v11a4 4 0 0 1 -4 4h-8a4 4 0 0 1 -4 -4v-11a4 4 0 0 1 4 -4Z`
      }
    ]
  const depth = hasCamera && hasRainSensor ? 58 : 42
  const half = hasCamera ? 34 : 25
  const y = top - 6
  const sensorAt = hasCamera ? y + 48 : y + 29
  return [
    {
      paint: "GlassPatch",
      d: `M${160 - half - 7} ${y}H${160 + half + 7}L${160 + half} ${y + depth - 10}Q${160 + half - 2} ${y + depth} ${160 + half - 12} ${y + depth}H${160 - half + 12}Q${160 - half + 2} ${y + depth} ${160 - half} ${y + depth - 10}Z`
    },
    ...(isSmall
      ? []
      : [
          {
            paint: "GlassDots",
            width: 2,
            d: Array.from(
              { length: Math.floor((half * 2 - 18) / 5) },
              (_, dot) => `M${160 - half + 13 + dot * 5} ${y + depth + 4}h0`
            ).join("")
          } as const
        ]),
    ...(hasCamera
      ? ([
          { paint: "GlassWindow", d: `M149 ${y + 14}h22l7 21h-36Z` },
          { paint: "GlassLens", d: disc(160, y + 20, 5) },
          { paint: "GlassGlint", d: disc(158.4, y + 18.4, 1.5) }
        ] as const)
      : []),
    ...(hasRainSensor ? [{ paint: "GlassWindow", d: disc(160, sensorAt, isSmall ? 8 : 7) } as const] : []),
    ...(hasRainSensor && !isSmall ? [{ paint: "GlassSensorRing", d: disc(160, sensorAt, 3.4) } as const] : [])
  ]
}
