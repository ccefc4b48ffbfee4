import type { listJobs } from "#domain/jobs/jobsApi.ts"
import { Select } from "#ui/Select.tsx"
import { Switch } from "#ui/Switch.tsx"
import { useOptions } from "#web/forms/useOptions.ts"
import { useRights } from "#web/jobs/useRights.ts"
import { ListFilters } from "#web/lists/ListFilters.tsx"
import { ListTextSearch } from "#web/lists/ListTextSearch.tsx"
import type { ShopList } from "#web/lists/useShopList.ts"
import { useWords } from "#web/words/useWords.ts"
import { MoreJobFilters } from "./MoreJobFilters.tsx"

/**
 * What narrows the jobs list: what is asked most, always in sight; the rest behind "More filters". The board has a
 * column for each stage instead of that filter.
 */
export function JobFilters({ list }: { readonly list: ShopList<typeof listJobs.input> }) {
  const { t } = useWords()
  const { seesPrices } = useRights()
  const stages = useOptions("stage")
  const statuses = useOptions("partsStatus")
  const { asked, narrow } = list
  return (
    <ListFilters list={list}>
      <ListTextSearch
        label={t("jobs.search")}
        placeholder={t("jobs.searchHint")}
        text={asked.text ?? ""}
        onSearch={(text) => narrow({ text })}
      />
      {list.as !== "board" && (
        <Select
          label={t("jobs.stage")}
          isLabelHidden
          placeholder={t("jobs.anyStage")}
          noneLabel={t("jobs.anyStage")}
          options={stages}
          value={asked.stage ?? null}
          onChange={(stage) => narrow({ stage: stage ?? undefined })}
        />
      )}
      <Select
        label={t("jobs.partsStatus")}
        isLabelHidden
        placeholder={t("jobs.anyParts")}
        noneLabel={t("jobs.anyParts")}
        options={statuses}
        value={asked.partsStatus ?? null}
        onChange={(partsStatus) => narrow({ partsStatus: partsStatus ?? undefined })}
      />
      {seesPrices && (
        <Switch isSelected={asked.unpaid === true} onChange={(isOn) => narrow({ unpaid: isOn ? true : undefined })}>
          {t("jobs.unpaid")}
        </Switch>
      )}
      <MoreJobFilters asked={asked} narrow={narrow} />
    </ListFilters>
  )
}
