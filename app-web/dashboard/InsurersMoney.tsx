import { getEdiCounts, getEdiStrayCount } from "#domain/edi/ediCountsApi.ts"
import { getReceivables } from "#domain/edi/receivablesApi.ts"
import { type InsurerPace, ReceivableAge, type ReceivableRow } from "#domain/receivables/Receivable.ts"
import { Link } from "#ui/Link.tsx"
import { Section } from "#ui/Section.tsx"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { AgingBars } from "./AgingBars.tsx"

const receivablesHref = (more: Readonly<Record<string, string>> = {}) =>
  `/invoices?${new URLSearchParams({ view: "receivables", ...more })}`

/** What insurers owe by age, how quickly they pay, the networks' first-time acceptance rate, and open issues. */
export function InsurersMoney() {
  const { t } = useWords()
  const { data } = useApiQuery(getReceivables, { by: "insurer" }, { isBestEffort: true })
  const { data: states = [] } = useApiQuery(getEdiCounts, {}, { isBestEffort: true })
  const { data: strays } = useApiQuery(getEdiStrayCount, {}, { isBestEffort: true })
  const waiting = strays?.waiting ?? 0
  if (data === undefined) return null
  const { paces, rows } = data
  const isEmpty = rows.length === 0 && paces.length === 0 && states.length === 0 && waiting === 0
  return (
    <Section title={t("dashboard.insurers")} description={t("dashboard.insurersAbout")}>
      {isEmpty ? (
        <p className="DashboardNote">{t("dashboard.insurersNone")}</p>
      ) : (
        <>
          <Ages rows={rows} />
          <Paces paces={paces} />
          <Waiting states={states} strays={waiting} />
        </>
      )}
    </Section>
  )
}

/** The totals of the insurers' receivables by age, each linking to its rows. */
function Ages({ rows }: { readonly rows: ReadonlyArray<ReceivableRow> }) {
  const { t, of } = useWords()
  return (
    <AgingBars
      isWorseWithAge
      countText={(count) => t("dashboard.insurersCount", { count })}
      rows={ReceivableAge.literals.map((age) => {
        const owing = rows.filter((row) => row[`days${age}`] > 0)
        return {
          label: of("receivableAge", age),
          count: owing.length,
          cents: owing.reduce((sum, row) => sum + row[`days${age}`], 0),
          href: receivablesHref({ age })
        }
      })}
    />
  )
}

/** Averages across all insurers, weighted by the number of invoices paid or answered. */
function Paces({ paces }: { readonly paces: ReadonlyArray<InsurerPace> }) {
  const { t } = useWords()
  const { percent } = useFormats()
  const sum = (of: (pace: InsurerPace) => number) => paces.reduce((all, pace) => all + of(pace), 0)
  const [paid, sent] = [sum((pace) => pace.paid), sum((pace) => pace.sent)]
  return (
    <dl className="Waiting DashboardPaces">
      <div>
        <dt>{t("receivables.daysToPay")}</dt>
        <dd>
          {paid === 0 ? (
            "–"
          ) : (
            <Link href={receivablesHref()}>
              {t("receivables.days", { count: Math.round(sum((pace) => pace.days * pace.paid) / paid) })}
            </Link>
          )}
        </dd>
      </div>
      <div>
        <dt>{t("receivables.firstPass")}</dt>
        <dd>
          {sent === 0 ? (
            "–"
          ) : (
            <Link href={receivablesHref()}>
              {percent(Math.round((sum((pace) => pace.firstPass) / sent) * 100) * 100)}
            </Link>
          )}
        </dd>
      </div>
    </dl>
  )
}

interface WaitingProps {
  readonly states: (typeof getEdiCounts)["output"]["Type"]
  readonly strays: number
}

/** Unresolved invoices that the networks returned or paid short, and received items that could not be assigned. */
function Waiting({ states, strays }: WaitingProps) {
  const { t, of } = useWords()
  const { whole } = useFormats()
  if (states.length === 0 && strays === 0) return null
  return (
    <dl className="Waiting DashboardPaces">
      {(["rejected", "shortPaid"] as const).map((state) => {
        const count = states.find((one) => one.state === state)?.count ?? 0
        return (
          <div key={state} data-urgent={count > 0 || undefined}>
            <dt>{of("ediState", state)}</dt>
            <dd>
              <Link href={`/invoices?state=${state}`}>{whole(count)}</Link>
            </dd>
          </div>
        )
      })}
      <div data-urgent={strays > 0 || undefined}>
        <dt>{t("strays.title")}</dt>
        <dd>
          <Link href="/invoices?view=strays">{whole(strays)}</Link>
        </dd>
      </div>
    </dl>
  )
}
