import { useIntl } from "react-intl"
import { useNavigate } from "react-router-dom"
import { BarChart } from "#ui/BarChart.tsx"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"

export interface WeeksChartProps {
  readonly weeks: ReadonlyArray<{
    readonly monday: string
    readonly count: number
    readonly cents: number
    readonly href: string
  }>
}

/** Invoiced totals by week. Each bar links to its invoices. */
export function WeeksChart({ weeks }: WeeksChartProps) {
  const { t } = useWords()
  const { money, currency } = useFormats()
  const intl = useIntl()
  const navigate = useNavigate()
  const short = (day: string) =>
    intl.formatDate(`${day}T00:00:00Z`, { day: "numeric", month: "short", timeZone: "UTC" })
  return (
    <BarChart
      title={t("dashboard.weeks")}
      pointsLabel={t("dashboard.week")}
      points={weeks.map(({ monday }) => ({ id: monday, label: short(monday) }))}
      series={[{ id: "invoiced", label: t("dashboard.weeksSeries"), values: weeks.map(({ cents }) => cents) }]}
      format={money}
      formatTick={(cents) =>
        intl.formatNumber(cents / 100, {
          style: "currency",
          currency,
          currencyDisplay: "narrowSymbol",
          notation: "compact",
          maximumFractionDigits: 1
        })
      }
      hrefOf={(week) => weeks[week]!.href}
      onOpen={(href) => void navigate(href)}
    />
  )
}
