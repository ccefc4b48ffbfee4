import { lazy, Suspense } from "react"
import { getDashboard } from "#domain/dashboard/dashboardApi.ts"
import { pileSearches } from "#domain/dashboard/pileSearches.ts"
import { Section } from "#ui/Section.tsx"
import { useQueryOf } from "#web/api/useQueryOf.ts"
import { LoadFailed } from "#web/lists/LoadFailed.tsx"
import { useWords } from "#web/words/useWords.ts"
import { AgedPiles } from "./AgedPiles.tsx"
import { FirstSteps } from "./FirstSteps.tsx"
import { InstallsToday } from "./InstallsToday.tsx"
import { jobsHref } from "./jobsHref.ts"
import { PartsPending } from "./PartsPending.tsx"
import { PileSkeleton } from "./PileSkeleton.tsx"
import { QuotesAccepted } from "./QuotesAccepted.tsx"
import { useAges } from "./useAges.ts"

// The chart comes after what is looked at first.
const WeeksChart = lazy(async () => ({ default: (await import("./WeeksChart.tsx")).WeeksChart }))

/**
 * Today's installs, and for those who see money what is asked, owed and invoiced; each figure leads to the jobs it
 * counts.
 */
export function Figures() {
  const { t } = useWords()
  const { data, error, refetch } = useQueryOf(getDashboard, {})
  const { quoteAges, invoiceAges } = useAges()
  if (data === undefined)
    return error === null ? <PileSkeleton /> : <LoadFailed failure={error} onRetry={() => void refetch()} />
  const { money, today } = data
  if (data.isNew && money !== undefined) return <FirstSteps />
  const { quotes, unpaid, weeks } = pileSearches(today)
  return (
    <div className="Dashboard">
      <InstallsToday installs={data.installs} count={data.installCount} today={today} />
      <PartsPending count={data.partsPending} soon={data.partsPendingSoon} today={today} />
      {money !== undefined && (
        <>
          <Section title={t("dashboard.quotes")} description={t("dashboard.quotesAbout")}>
            <QuotesAccepted count={money.accepted.count} today={today} />
            <AgedPiles
              rows={money.quotes.map(({ count, total }, at) => ({
                label: quoteAges[at]!,
                count,
                cents: total,
                href: jobsHref(quotes[at]!)
              }))}
            />
          </Section>
          <Section title={t("dashboard.unpaid")} description={t("dashboard.unpaidAbout")}>
            <AgedPiles
              rows={money.unpaid.map(({ count, balance }, at) => ({
                label: invoiceAges[at]!,
                count,
                cents: balance,
                href: jobsHref(unpaid[at]!)
              }))}
              isWorseWithAge
            />
          </Section>
          <div className="DashboardWide">
            <Suspense fallback={<PileSkeleton />}>
              <WeeksChart
                weeks={money.weeks.map(({ count, total }, at) => ({
                  monday: weeks[at]!.invoicedFrom ?? "",
                  count,
                  cents: total ?? 0,
                  href: jobsHref(weeks[at]!)
                }))}
              />
            </Suspense>
          </div>
        </>
      )}
    </div>
  )
}
