interface GlassHeatProps {
  readonly isFront: boolean
  readonly top: number
  readonly bottom: number
  readonly isSmall: boolean
}

/** Heating lines: where the wipers park in a windshield, over the whole glass between two bus bars elsewhere. */
export function GlassHeat({ isFront, top, bottom, isSmall }: GlassHeatProps) {
  if (isFront) {
    const lines = Array.from({ length: isSmall ? 2 : 4 }, (_, line) => bottom - 7 - line * (isSmall ? 11 : 6))
    const curve = (y: number) => `M44 ${y - 13}Q160 ${y + 13} 276 ${y - 13}`
    return (
      <path
        className="GlassHeat"
        d={`${lines.map(curve).join("")}M44 ${(lines[0] ?? 0) - 13}V${(lines.at(-1) ?? 0) - 13}M276 ${(lines[0] ?? 0) - 13}V${(lines.at(-1) ?? 0) - 13}`}
      />
    )
  }
  const count = isSmall ? 4 : 9
  const [first, last] = [top + (bottom - top) * 0.3, bottom - (bottom - top) * 0.12]
  const lines = Array.from({ length: count }, (_, line) => first + ((last - first) * line) / (count - 1))
  const reach = (y: number) => 76 - (34 * (y - top)) / (bottom - top)
  return (
    <g className="GlassHeat">
      <path d={lines.map((y) => `M${reach(y)} ${y}Q160 ${y + 5} ${320 - reach(y)} ${y}`).join("")} />
      <path
        className="GlassBusBar"
        d={`M${reach(first)} ${first}L${reach(last)} ${last}M${320 - reach(first)} ${first}L${320 - reach(last)} ${last}`}
      />
    </g>
  )
}
