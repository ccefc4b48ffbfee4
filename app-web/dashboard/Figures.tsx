import { lazy, Suspense } from "react"
import { access } from "#domain/access/accessTable.ts"
import { hasAccess } from "#domain/access/hasAccess.ts"
import { getDashboard } from "#domain/dashboard/dashboardApi.ts"
import { invoiceAges, dashboardSearches, quoteAges } from "#domain/dashboard/dashboardSearches.ts"
import { Icon } from "#ui/Icon.tsx"
import { Link } from "#ui/Link.tsx"
import { Section } from "#ui/Section.tsx"
import { Skeleton } from "#ui/Skeleton.tsx"
import { canOpenUrl } from "#web/access/startPage.ts"
import { useUser } from "#web/access/useUser.ts"
import { LoadFailed } from "#web/api/LoadFailed.tsx"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { lazyPart } from "#web/loading/lazyPart.tsx"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { AgingBars, Comebacks, PartsPending, QuotesAccepted, QuotesLost, QuotesOnline } from "./AgingBars.tsx"
import { InstallsToday } from "./InstallsToday.tsx"
import { jobsHref } from "./jobsHref.ts"

// Lazy-loaded, because the chart is less urgent than the figures above it.
const WeeksChart = lazy(async () => ({ default: (await import("./WeeksChart.tsx")).WeeksChart }))

const InsurersMoney = lazyPart(() => import("./InsurersMoney.tsx"), "InsurersMoney", "now")

const DueReminders = lazyPart(() => import("#web/reminders/DueReminders.tsx"), "DueReminders", "now")

/**
 * Today's installs and the user's own reminders; for users who may see money, also amounts quoted, owed and invoiced.
 * Each figure links to the jobs it counts.
 */
export function Figures() {
  const { t } = useWords()
  const { data, error, refetch } = useApiQuery(getDashboard, {})
  const { quoteAges, invoiceAges } = useAges()
  const user = useUser()
  if (data === undefined)
    return error === null ? <PileSkeleton /> : <LoadFailed failure={error} onRetry={() => void refetch()} />
  const { money, today } = data
  if (data.isNew && money !== undefined) return <FirstSteps />
  const { quotes, unpaid, weeks } = dashboardSearches(today)
  return (
    <div className="Dashboard">
      <InstallsToday installs={data.installs} count={data.installCount} today={today} />
      <div className="DashboardPile">
        <DueReminders />
        <PartsPending count={data.partsPending} soon={data.partsPendingSoon} today={today} />
        <Comebacks count={data.comebacks} today={today} />
      </div>
      {money !== undefined && (
        <>
          <Section title={t("dashboard.quotes")} description={t("dashboard.quotesAbout")}>
            <QuotesAccepted count={money.accepted.count} today={today} />
            <QuotesOnline count={money.online?.count ?? 0} today={today} />
            <AgingBars
              rows={money.quotes.map(({ count, total }, at) => ({
                label: quoteAges[at]!,
                count,
                cents: total,
                href: jobsHref(quotes[at]!)
              }))}
            />
            <QuotesLost count={money.lost.count} cents={money.lost.total} today={today} />
          </Section>
          <Section title={t("dashboard.unpaid")} description={t("dashboard.unpaidAbout")}>
            <AgingBars
              rows={money.unpaid.map(({ count, balance }, at) => ({
                label: invoiceAges[at]!,
                count,
                cents: balance,
                href: jobsHref(unpaid[at]!)
              }))}
              isWorseWithAge
            />
          </Section>
          {hasAccess(access["/invoices"], user) && <InsurersMoney />}
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

/** Replaces the figures of a new shop, which would all be zero, with the first steps the user may take, in order. */
function FirstSteps() {
  const { t } = useWords()
  const user = useUser()
  const steps = [
    {
      href: "/locations",
      icon: "map-pin",
      title: t("dashboard.firstLocation"),
      hint: t("dashboard.firstLocationHint")
    },
    {
      href: "/pricing-profile",
      icon: "tag",
      title: t("dashboard.firstProfile"),
      hint: t("dashboard.firstProfileHint")
    },
    { href: "/jobs/create", icon: "document", title: t("dashboard.firstQuote"), hint: t("dashboard.firstQuoteHint") }
  ] as const
  return (
    <Section title={t("dashboard.firstTitle")} description={t("dashboard.firstAbout")}>
      <ol className="FirstSteps">
        {steps
          .filter(({ href }) => canOpenUrl(user, href))
          .map(({ href, icon, title, hint }) => (
            <li key={href}>
              <Icon name={icon} size={22} />
              <span>
                <Link href={href}>{title}</Link>
                <span className="InstallQuiet">{hint}</span>
              </span>
            </li>
          ))}
      </ol>
    </Section>
  )
}

/** Skeleton rows with the height of the final ones. */
function PileSkeleton() {
  const { t } = useWords()
  return (
    <div className="PileSkeleton" role="status">
      <span className="hidden-text">{t("loading")}</span>
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} widths={["62%", "38%"]} height={13} />
      ))}
    </div>
  )
}

/** Returns labels for the ages of quotes and unpaid invoices, matching `dashboardSearches`. */
const useAges = () => {
  const { t } = useWords()
  const { whole } = useFormats()
  const upTo = (days: ReadonlyArray<number>) =>
    days.map((to, at) => t("dashboard.days", { from: whole(at === 0 ? 0 : days[at - 1]! + 1), to: whole(to) }))
  return {
    quoteAges: [...upTo(quoteAges), t("dashboard.expired")],
    invoiceAges: [...upTo(invoiceAges), t("dashboard.over", { days: whole(invoiceAges.at(-1)!) })]
  }
}
