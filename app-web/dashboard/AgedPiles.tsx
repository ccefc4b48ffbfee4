import "./AgedPiles.css"
import { pileSearches } from "#domain/dashboard/pileSearches.ts"
import { countedUpTo } from "#domain/shared/Page.ts"
import { Icon } from "#ui/Icon.tsx"
import { Link } from "#ui/Link.tsx"
import { Section } from "#ui/Section.tsx"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { jobsHref } from "./jobsHref.ts"

interface AgedPilesProps {
  /** Youngest first; `cents` null where they are too many to add up. */
  readonly rows: ReadonlyArray<{
    readonly label: string
    readonly count: number
    readonly cents: number | null
    readonly href: string
  }>
  /** Whether the oldest are the worst, as with money that is owed. */
  readonly isWorseWithAge?: boolean | undefined
  /** How many there are, in words; jobs unless something else is counted. */
  readonly countText?: (count: number) => string
}

/** Jobs by age as bars, as long as their money; each leads to its jobs. */
export function AgedPiles({ rows, isWorseWithAge = false, countText }: AgedPilesProps) {
  const { money } = useFormats()
  const jobCount = useJobCount()
  const most = Math.max(...rows.map(({ cents }) => cents ?? 0), 1)
  return (
    <ul className="AgedPiles">
      {rows.map(({ label, count, cents, href }, at) => (
        <li key={href} data-age={isWorseWithAge ? at : undefined} data-empty={count === 0 || undefined}>
          <Link href={href} isQuiet>
            <span className="AgedPileLabel">{label}</span>
            <span className="AgedPileCount">{(countText ?? jobCount)(count)}</span>
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

interface PartsPendingProps {
  readonly count: number
  /** Of these, installed in the next days. */
  readonly soon: number
  readonly today: string
}

/** How many work orders wait for parts, and how many of them are due. */
export function PartsPending({ count, soon, today }: PartsPendingProps) {
  const { t } = useWords()
  const jobCount = useJobCount()
  const { partsPending, partsPendingSoon } = pileSearches(today)
  return (
    <Section title={t("dashboard.parts")} description={t("dashboard.partsAbout")}>
      <dl className="Waiting">
        <div data-urgent={soon > 0 || undefined}>
          <dt>{t("dashboard.partsSoon")}</dt>
          <dd>
            <Link href={jobsHref(partsPendingSoon)}>{jobCount(soon)}</Link>
          </dd>
        </div>
        <div>
          <dt>{t("dashboard.partsAll")}</dt>
          <dd>
            <Link href={jobsHref(partsPending)}>{jobCount(count)}</Link>
          </dd>
        </div>
      </dl>
    </Section>
  )
}

/** Customers said yes and nothing was done yet: the quickest work of the day. */
export function QuotesAccepted({ count, today }: { readonly count: number; readonly today: string }) {
  const { t } = useWords()
  if (count === 0) return null
  return (
    <p className="QuotesAccepted">
      <Icon name="success" />
      <Link href={jobsHref(pileSearches(today).accepted)}>{t("dashboard.accepted", { count })}</Link>
    </p>
  )
}

/** What was asked and came to nothing lately; why is in the list. */
export function QuotesLost({
  count,
  cents,
  today
}: {
  readonly count: number
  readonly cents: number | null
  readonly today: string
}) {
  const { t } = useWords()
  const { money } = useFormats()
  if (count === 0) return null
  return (
    <p className="DashboardNote">
      <Link href={jobsHref(pileSearches(today).lost)} isQuiet>
        {t("dashboard.lost", { count, amount: cents === null ? "–" : money(cents) })}
      </Link>
    </p>
  )
}

/** What the shop redoes of late; of what and why is in the list. */
export function Comebacks({ count, today }: { readonly count: number; readonly today: string }) {
  const { t } = useWords()
  if (count === 0) return null
  return (
    <p className="DashboardNote">
      <Link href={jobsHref(pileSearches(today).comebacks)} isQuiet>
        {t("dashboard.comebacks", { count })}
      </Link>
    </p>
  )
}

/** Open quotes that customers made themselves. */
export function QuotesOnline({ count, today }: { readonly count: number; readonly today: string }) {
  const { t } = useWords()
  if (count === 0) return null
  return (
    <p className="DashboardNote">
      <Link href={jobsHref(pileSearches(today).online)} isQuiet>
        {t("dashboard.online", { count })}
      </Link>
    </p>
  )
}

/** How many jobs, in words: `3 jobs`, and no more exactly than they are counted. */
const useJobCount = () => {
  const { t } = useWords()
  const { whole } = useFormats()
  return (count: number) =>
    count > countedUpTo ? t("dashboard.manyJobs", { count: whole(countedUpTo) }) : t("dashboard.jobs", { count })
}
