import "#ui/Skeleton.css"

export interface SkeletonProps {
  /** CSS width of each bar; one full-width bar by default. */
  readonly widths?: ReadonlyArray<string> | undefined
  /** Height of a bar in pixels; 12 by default. */
  readonly height?: number | undefined
}

/**
 * A placeholder in the shape of the content being loaded. Appears after 150 ms, so that fast responses never cause a
 * flicker. Decorative: announce the loading state elsewhere.
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
