import "./AgedPiles.css"
import { Link } from "#ui/Link.tsx"
import { useFormats } from "#web/words/useFormats.ts"
import { useJobCount } from "./useJobCount.ts"

export interface AgedPilesProps {
  /** Youngest first; `cents` null where they are too many to add up. */
  readonly rows: ReadonlyArray<{
    readonly label: string
    readonly count: number
    readonly cents: number | null
    readonly href: string
  }>
  /** Whether the oldest are the worst, as with money that is owed. */
  readonly isWorseWithAge?: boolean | undefined
}

/** Jobs by age as bars, as long as their money; each leads to its jobs. */
export function AgedPiles({ rows, isWorseWithAge = false }: AgedPilesProps) {
  const { money } = useFormats()
  const jobCount = useJobCount()
  const most = Math.max(...rows.map(({ cents }) => cents ?? 0), 1)
  return (
    <ul className="AgedPiles">
      {rows.map(({ label, count, cents, href }, at) => (
        <li key={href} data-age={isWorseWithAge ? at : undefined} data-empty={count === 0 || undefined}>
          <Link href={href} isQuiet>
            <span className="AgedPileLabel">{label}</span>
            <span className="AgedPileCount">{jobCount(count)}</span>
            <span className="AgedPileMoney tabular">{cents === null ? "–" : money(cents)}</span>
            <span className="AgedPileTrack" aria-hidden>
              <span style={{ inlineSize: `${(100 * Math.max(cents ?? most, 0)) / most}%` }} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
