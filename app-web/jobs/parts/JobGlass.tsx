import "./JobGlass.css"
import { drawnGlass } from "#domain/estimates/drawnGlass.ts"
import { LazyGlass } from "#web/nags/LazyGlass.tsx"
import { useWords } from "#web/words/useWords.ts"

export interface JobGlassProps {
  readonly lines: Parameters<typeof drawnGlass>[0]
  /** Width of each drawing in pixels. */
  readonly size: number
  /** Maximum number of pieces drawn. */
  readonly most: number
  /** Whether to show the part number and features next to a piece. */
  readonly isTold?: boolean
}

/** Drawings of a job's glass, derived from its lines. */
export function JobGlass({ lines, size, most, isTold = false }: JobGlassProps) {
  const { t, of } = useWords()
  const glass = drawnGlass(lines)
  return glass.slice(0, most).map(({ shape, side, features, line }) => {
    const carries = features.map((feature) => of("glassFeature", feature)).join(", ")
    const label = [of("glassType", shape), carries].filter(Boolean).join(", ")
    const drawing = <LazyGlass shape={shape} position={side} features={features} label={label} size={size} />
    return isTold ? (
      <figure key={line.id} className="JobGlass">
        <div className="JobGlassDrawing">{drawing}</div>
        <figcaption>
          <span className="JobGlassNumber tabular">{line.partNumber || of("glassType", shape)}</span>
          <span className="Quiet">{carries === "" ? t("glass.plain") : carries}</span>
        </figcaption>
      </figure>
    ) : (
      <span key={line.id} className="JobGlassDrawing">
        {drawing}
      </span>
    )
  })
}
