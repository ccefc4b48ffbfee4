import "#ui/GlassDrawing.css"
import { useId } from "react"
import { GlassHeat } from "#ui/GlassHeat.tsx"
import { GlassMounts } from "#ui/GlassMounts.tsx"
import { glassPaths, type GlassShape } from "#ui/glassShapes.ts"

/** What a piece of glass has besides its shape. */
export type GlassFeature =
  | "rainSensor"
  | "camera"
  | "headUpDisplay"
  | "acoustic"
  | "heated"
  | "shadeBand"
  | "antenna"
  | "solar"

export interface GlassDrawingProps {
  /** Which glass of the vehicle it is. */
  readonly shape: GlassShape
  /** Side of the car for door, quarter and vent; left by default. */
  readonly position?: "left" | "right" | undefined
  /** What the glass carries: each is drawn. */
  readonly features: ReadonlyArray<GlassFeature>
  /** Spoken name, such as `Windshield with camera and rain sensor`. */
  readonly label: string
  /** Width in pixels; 160 by default. Made for 48 to 640. */
  readonly size?: number | undefined
}

/**
 * The piece of glass itself, drawn from its features: ceramic band with its dots, tint, shade band, mounts behind the
 * mirror, head-up area, antenna, heating. Windshield and back are seen from the driver's seat, side glass from outside.
 */
export function GlassDrawing({ shape, position = "left", features, label, size = 160 }: GlassDrawingProps) {
  const id = useId()
  const isSmall = size < 110
  const { height, hasBand, top, bottom, edge, opening, interlayer, dots } = glassPaths(shape, isSmall ? 1.9 : 1)
  const has = (feature: GlassFeature) => features.includes(feature)
  const isFront = shape === "windshield"
  const [glass, shade, clip] = [`${id}glass`, `${id}shade`, `${id}clip`]
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
          <stop className="GlassTop" data-solar={has("solar") || undefined} />
          <stop className="GlassBottom" data-solar={has("solar") || undefined} offset="1" />
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
      <g transform={position === "right" && !isFront && shape !== "back" ? "matrix(-1 0 0 1 320 0)" : undefined}>
        <path className={hasBand ? "GlassBand" : "GlassRim"} d={edge} />
        <path d={opening} fill={`url(#${glass})`} />
        <g clipPath={`url(#${clip})`}>
          {has("shadeBand") && (
            <rect x="0" y={top - 10} width="320" height={(bottom - top) * 0.3 + 10} fill={`url(#${shade})`} />
          )}
          <path
            className="GlassSheen"
            d={`M${98} ${height}L178 0h34L132 ${height}ZM${142} ${height}L222 0h10L152 ${height}Z`}
          />
          {has("acoustic") && <path className="GlassInterlayer" d={interlayer} />}
          {has("headUpDisplay") && (
            <rect
              className="GlassHud"
              x="58"
              y={bottom - 66}
              width="72"
              height="32"
              rx="4"
              transform={`rotate(2 94 ${bottom - 50})`}
            />
          )}
          {shape === "partition" && <path className="GlassSeam" d={`M112 0V${height}M208 0V${height}`} />}
          {has("antenna") && <path className="GlassWire" d={antenna(isFront, top, bottom)} />}
          {has("heated") && <GlassHeat isFront={isFront} top={top} bottom={bottom} isSmall={isSmall} />}
        </g>
        {dots.map(({ path, width }) => (
          <path key={width} className="GlassDots" d={path} strokeWidth={width} />
        ))}
        {isFront && (
          <GlassMounts top={top} hasCamera={has("camera")} hasRainSensor={has("rainSensor")} isSmall={isSmall} />
        )}
        <path className="GlassEdge" d={edge} />
      </g>
    </svg>
  )
}

/** Fine wires: down both sides of a windshield, across the upper third elsewhere. */
const antenna = (isFront: boolean, top: number, bottom: number) => {
  const third = top + (bottom - top) * 0.2
  return isFront
    ? `M112 ${top}V${top + 15}L92 ${top + 17}Q80 ${top + 20} 76 ${top + 32}L66 ${top + 62}M208 ${top}V${top + 15}L228 ${top + 17}Q240 ${top + 20} 244 ${top + 32}L254 ${top + 62}`
    : `M70 ${third - 12}H250M70 ${third}H250M70 ${third - 12}V${third + 10}H120M160 ${third - 12}V${third}`
}
