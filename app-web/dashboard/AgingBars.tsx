import "./AgingBars.css"
import { dashboardSearches } from "#domain/dashboard/dashboardSearches.ts"
import { countLimit } from "#domain/shared/Page.ts"
import { Icon } from "#ui/Icon.tsx"
import { Link } from "#ui/Link.tsx"
import { Section } from "#ui/Section.tsx"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { jobsHref } from "./jobsHref.ts"

interface AgingBarsProps {
  /** The age groups, youngest first. `cents` is null if there are too many jobs to total. */
  readonly rows: ReadonlyArray<{
    readonly label: string
    readonly count: number
    readonly cents: number | null
    readonly href: string
  }>
  /** Whether older is worse, as with outstanding money. */
  readonly isWorseWithAge?: boolean | undefined
  /** Formats the count; counts jobs by default. */
  readonly countText?: (count: number) => string
}

/** A bar chart of jobs by age. The bar length is the amount, and each bar links to its jobs. */
export function AgingBars({ rows, isWorseWithAge = false, countText }: AgingBarsProps) {
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
  /** Of these, the number installed within the next days. */
  readonly soon: number
  readonly today: string
}

/** The number of work orders waiting for parts, and how many of them are due soon. */
export function PartsPending({ count, soon, today }: PartsPendingProps) {
  const { t } = useWords()
  const jobCount = useJobCount()
  const { partsPending, partsPendingSoon } = dashboardSearches(today)
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

/** Quotes that customers accepted and that have not been worked on yet. */
export function QuotesAccepted({ count, today }: { readonly count: number; readonly today: string }) {
  const { t } = useWords()
  if (count === 0) return null
  return (
    <p className="QuotesAccepted">
      <Icon name="success" />
      <Link href={jobsHref(dashboardSearches(today).accepted)}>{t("dashboard.accepted", { count })}</Link>
    </p>
  )
}

/** Recently lost quotes, linking to the list, which shows the reasons. */
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
      <Link href={jobsHref(dashboardSearches(today).lost)} isQuiet>
        {t("dashboard.lost", { count, amount: cents === null ? "–" : money(cents) })}
      </Link>
    </p>
  )
}

/** Recent comebacks, linking to the list, which shows the details and reasons. */
export function Comebacks({ count, today }: { readonly count: number; readonly today: string }) {
  const { t } = useWords()
  if (count === 0) return null
  return (
    <p className="DashboardNote">
      <Link href={jobsHref(dashboardSearches(today).comebacks)} isQuiet>
        {t("dashboard.comebacks", { count })}
      </Link>
    </p>
  )
}

/** Open quotes that customers requested online. */
export function QuotesOnline({ count, today }: { readonly count: number; readonly today: string }) {
  const { t } = useWords()
  if (count === 0) return null
  return (
    <p className="DashboardNote">
      <Link href={jobsHref(dashboardSearches(today).online)} isQuiet>
        {t("dashboard.online", { count })}
      </Link>
    </p>
  )
}

/** Returns a formatter for a number of jobs, such as `3 jobs`, no more precise than the count itself. */
const useJobCount = () => {
  const { t } = useWords()
  const { whole } = useFormats()
  return (count: number) =>
    count > countLimit ? t("dashboard.manyJobs", { count: whole(countLimit) }) : t("dashboard.jobs", { count })
}
