import { useState } from "react"
import type { DayRange } from "#ui/DateRangePicker.tsx"
import { TimeField } from "#ui/TimeField.tsx"
import { useWords } from "#web/words/useWords.ts"
import { LazyDatePicker } from "#web/forms/LazyDatePicker.tsx"
import { lazyPart } from "#web/loading/lazyPart.tsx"
import { KitPage } from "./KitPage.tsx"

const DateField = lazyPart(() => import("#ui/DateField.tsx"), "DateField", "now")
const DateRangePicker = lazyPart(() => import("#ui/DateRangePicker.tsx"), "DateRangePicker", "now")

/** /extended/dates: dates and times, typed or picked. */
export function Kit() {
  const { t } = useWords()
  const [range, setRange] = useState<DayRange | null>({ start: "2026-11-16", end: "2026-11-20" })
  return (
    <KitPage
      examples={{
        DateField: <DateField label={t("customer.taxExemptUntil")} defaultValue="2026-11-21" />,
        DatePicker: <LazyDatePicker label={t("route.scheduler")} defaultValue="2026-12-01" />,
        DateRangePicker: <DateRangePicker label={t("route.reportPeriodicSales")} value={range} onChange={setRange} />,
        TimeField: <TimeField label={t("timeFrame.morning")} defaultValue="09:30" />
      }}
    />
  )
}
