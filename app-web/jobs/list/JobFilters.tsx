import { useEffect, useState } from "react"
import { Button } from "#ui/Button.tsx"
import { SearchField } from "#ui/SearchField.tsx"
import { Select } from "#ui/Select.tsx"
import { Switch } from "#ui/Switch.tsx"
import { useRights } from "#web/jobs/useRights.ts"
import { useSettled } from "#web/jobs/useSettled.ts"
import { useWords } from "#web/words/useWords.ts"
import { isNarrowed } from "./isNarrowed.ts"
import type { JobSearchOnScreen } from "./useJobSearch.ts"
import "./JobFilters.css"

const stages = ["quote", "workorder", "invoice"] as const
const statuses = ["pending", "complete"] as const

/** What narrows the jobs list; always in sight. */
export function JobFilters({ asked, narrow }: JobSearchOnScreen) {
  const { t, of } = useWords()
  const { seesPrices } = useRights()
  const [text, setText] = useState(asked.text ?? "")
  const settled = useSettled(text, 200)

  useEffect(() => {
    if (settled.trim() !== (asked.text ?? "")) narrow({ text: settled.trim() || undefined })
  }, [settled])

  const clear = () => {
    setText("")
    narrow({ text: undefined, stage: undefined, partsStatus: undefined, unpaid: undefined })
  }
  return (
    <div className="JobFilters" role="search">
      <SearchField label={t("jobs.search")} placeholder={t("jobs.searchHint")} clearLabel={t("clearSearch")} value={text} onChange={setText} />
      <Select
        label={t("jobs.stage")} isLabelHidden placeholder={t("jobs.anyStage")} noneLabel={t("jobs.anyStage")}
        options={stages.map((value) => ({ value, label: of("stage", value) }))}
        value={asked.stage ?? null} onChange={(stage) => narrow({ stage: stage ?? undefined })}
      />
      <Select
        label={t("jobs.partsStatus")} isLabelHidden placeholder={t("jobs.anyParts")} noneLabel={t("jobs.anyParts")}
        options={statuses.map((value) => ({ value, label: of("partsStatus", value) }))}
        value={asked.partsStatus ?? null} onChange={(partsStatus) => narrow({ partsStatus: partsStatus ?? undefined })}
      />
      {seesPrices && <Switch isSelected={asked.unpaid === true} onChange={(isOn) => narrow({ unpaid: isOn ? true : undefined })}>{t("jobs.unpaid")}</Switch>}
      {isNarrowed(asked) && <Button variant="quiet" icon="x" onPress={clear}>{t("jobs.clear")}</Button>}
    </div>
  )
}
