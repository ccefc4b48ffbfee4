import { BarChart } from "#ui/BarChart.tsx"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { lazyPart } from "#web/loading/lazyPart.tsx"
import { KitPage } from "./KitPage.tsx"

const DonutChart = lazyPart(() => import("#ui/DonutChart.tsx"), "DonutChart", "now")
const LineChart = lazyPart(() => import("#ui/LineChart.tsx"), "LineChart", "now")

const days = ["2026-11-16", "2026-11-17", "2026-11-18", "2026-11-19", "2026-11-20"]

/** /extended/charts: amounts over time and parts of a total, each with its table for screen readers. */
export function Kit() {
  const { t, of } = useWords()
  const { money, day } = useFormats()
  const points = days.map((id) => ({ id, label: day(id) }))
  const series = [
    { id: "quote", label: of("stage", "quote"), values: [120000, 90500, 143000, 88000, 131000] },
    { id: "invoice", label: of("stage", "invoice"), values: [80000, 64500, 99000, null, 120500] }
  ]
  const told = { points, series, format: money, pointsLabel: t("route.reportSalesPerDay") }
  const parts = (["quote", "workorder", "invoice"] as const).map((id, index) => ({
    id,
    label: of("stage", id),
    value: [12, 7, 21][index] ?? 0
  }))
  return (
    <KitPage
      examples={{
        BarChart: (
          <div className="KitWide">
            <BarChart {...told} title={t("route.reportSales")} />
          </div>
        ),
        LineChart: (
          <div className="KitWide">
            <LineChart {...told} title={t("route.reportPeriodicSales")} />
          </div>
        ),
        DonutChart: (
          <DonutChart
            title={t("route.jobs")}
            parts={parts}
            format={String}
            total="40"
            pointsLabel={t("route.jobs")}
            valueLabel={t("page.size")}
          />
        )
      }}
    />
  )
}
