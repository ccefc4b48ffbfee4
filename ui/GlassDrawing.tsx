import "#ui/GlassDrawing.css"
import { useId } from "react"
import { type GlassFeature, type GlassMark, glassMarks } from "#domain/glass-drawing/glassMarks.ts"
import type { GlassShape } from "#domain/glass-drawing/glassShapes.ts"

export interface GlassDrawingProps {
  /** The type of glass. */
  readonly shape: GlassShape
  /** Side of the car, for door, quarter and vent glass; left by default. */
  readonly position?: "left" | "right" | undefined
  /** The features of the glass, each of which is drawn. */
  readonly features: ReadonlyArray<GlassFeature>
  /** Accessible name, such as `Windshield with camera and rain sensor`. */
  readonly label: string
  /** Width in pixels, designed for 48 to 640; 160 by default. */
  readonly size?: number | undefined
}

/**
 * A drawing of the glass with its features: ceramic band with its dots, tint, shade band, mounts behind the mirror,
 * head-up area, antenna, heating. Windshield and back glass are seen from the driver's seat, side glass from outside.
 */
export function GlassDrawing({ shape, position = "left", features, label, size = 160 }: GlassDrawingProps) {
  const id = useId()
  const isSmall = size < 110
  const { height, opening, marks } = glassMarks(shape, features, isSmall)
  const isSolar = features.includes("solar") || undefined
  const [glass, shade, clip] = [`${id}glass`, `${id}shade`, `${id}clip`]
  const lies = ({ isWithin }: GlassMark) => isWithin === true
  const [first, last] = [marks.findIndex(lies), marks.findLastIndex(lies) + 1]
  const paths = (some: ReadonlyArray<GlassMark>) =>
    some.map(({ paint, d, width }, index) =>
      paint === "Glass" || paint === "ShadeBand" ? (
        <path key={index} d={d} fill={`url(#${paint === "Glass" ? glass : shade})`} />
      ) : (
        <path key={index} className={paint} d={d} strokeWidth={width} />
      )
    )
  return (
    <svg
      className="GlassDrawing"
      role="img"
      aria-label={label}
      width={size}
      height={Math.round((size * height) / 320)}
      viewBox={`0 0 320 ${height}`}
      data-small={isSmall || undefined}
    >
      <defs>
        <linearGradient id={glass} x1="0" y1="0" x2="0.25" y2="1">
          <stop className="GlassTop" data-solar={isSolar} />
          <stop className="GlassBottom" data-solar={isSolar} offset="1" />
        </linearGradient>
        <linearGradient id={shade} x1="0" y1="0" x2="0" y2="1">
          <stop className="GlassShade" stopOpacity="0.95" />
          <stop className="GlassShade" offset="0.45" stopOpacity="0.7" />
          <stop className="GlassShade" offset="1" stopOpacity="0" />
        </linearGradient>
        <clipPath id={clip}>
          <path d={opening} />
        </clipPath>
      </defs>
      <g
        transform={
          position === "right" && shape !== "windshield" && shape !== "back" ? "matrix(-1 0 0 1 320 0)" : undefined
        }
      >
        {paths(marks.slice(0, first))}
        <g clipPath={`url(#${clip})`}>{paths(marks.slice(first, last))}</g>
        {paths(marks.slice(last))}
      </g>
    </svg>
  )
}
