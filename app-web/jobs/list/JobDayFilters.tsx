import { FormGrid } from "#ui/FormGrid.tsx"
import { LateDatePicker } from "#web/forms/LateDatePicker.tsx"
import { useRights } from "#web/jobs/useRights.ts"
import { useWords } from "#web/words/useWords.ts"
import type { JobFilterProps } from "./MoreJobFilters.tsx"

const stretches = [
  { from: "installFrom", to: "installTo", word: "jobsList.install", isMoney: false },
  { from: "quotedFrom", to: "quotedTo", word: "jobsList.quoted", isMoney: false },
  { from: "invoicedFrom", to: "invoicedTo", word: "jobsList.invoiced", isMoney: true }
] as const

/** From a day, up to a day, or both; either end may stay open. */
export function JobDayFilters({ asked, narrow }: JobFilterProps) {
  const { t } = useWords()
  const { seesPrices } = useRights()
  return stretches
    .filter(({ isMoney }) => seesPrices || !isMoney)
    .map(({ from, to, word }) => {
      const what = t(word)
      return (
        <FormGrid key={from}>
          <LateDatePicker
            label={t("jobsList.fromDay", { what })}
            value={asked[from] ?? ""}
            maxValue={asked[to]}
            onChange={(day) => narrow({ [from]: day === "" ? undefined : day })}
          />
          <LateDatePicker
            label={t("jobsList.toDay", { what })}
            value={asked[to] ?? ""}
            minValue={asked[from]}
            onChange={(day) => narrow({ [to]: day === "" ? undefined : day })}
          />
        </FormGrid>
      )
    })
}
