import "#ui/Skeleton.css"

export interface SkeletonProps {
  /** CSS widths, one bar each; one full bar by default. */
  readonly widths?: ReadonlyArray<string> | undefined
  /** Height of a bar in pixels; 12 by default. */
  readonly height?: number | undefined
}

/**
 * The shape of what is coming, drawn after 150 ms so that a fast answer never flickers. Decoration: say the wait
 * elsewhere.
 */
export function Skeleton({ widths = ["100%"], height = 12 }: SkeletonProps) {
  return (
    <span className="Skeleton" aria-hidden>
      {widths.map((width, index) => (
        <span key={index} className="SkeletonBar" style={{ width, height }} />
      ))}
    </span>
  )
}
