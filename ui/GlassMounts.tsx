interface GlassMountsProps {
  readonly top: number
  readonly hasCamera: boolean
  readonly hasRainSensor: boolean
  readonly isSmall: boolean
}

/** What sits behind the mirror: its button, and a ceramic patch with windows for the camera and the rain sensor. */
export function GlassMounts({ top, hasCamera, hasRainSensor, isSmall }: GlassMountsProps) {
  if (!hasCamera && !hasRainSensor)
    return <rect className="GlassMount" x="152" y={top + 5} width="16" height="19" rx="4" />
  const depth = hasCamera && hasRainSensor ? 58 : 42
  const half = hasCamera ? 34 : 25
  const y = top - 6
  const sensorAt = hasCamera ? y + 48 : y + 29
  return (
    <g>
      <path
        className="GlassPatch"
        d={`M${160 - half - 7} ${y}H${160 + half + 7}L${160 + half} ${y + depth - 10}Q${160 + half - 2} ${y + depth} ${160 + half - 12} ${y + depth}H${160 - half + 12}Q${160 - half + 2} ${y + depth} ${160 - half} ${y + depth - 10}Z`}
      />
      {!isSmall && (
        <path
          className="GlassDots"
          strokeWidth="2"
          d={Array.from(
            { length: Math.floor((half * 2 - 18) / 5) },
            (_, dot) => `M${160 - half + 13 + dot * 5} ${y + depth + 4}h0`
          ).join("")}
        />
      )}
      {hasCamera && (
        <>
          <path className="GlassWindow" d={`M149 ${y + 14}h22l7 21h-36Z`} />
          <circle className="GlassLens" cx="160" cy={y + 20} r="5" />
          <circle className="GlassGlint" cx="158.4" cy={y + 18.4} r="1.5" />
        </>
      )}
      {hasRainSensor && (
        <>
          <circle className="GlassWindow" cx="160" cy={sensorAt} r={isSmall ? 8 : 7} />
          {!isSmall && <circle className="GlassSensorRing" cx="160" cy={sensorAt} r="3.4" />}
        </>
      )}
    </g>
  )
}
