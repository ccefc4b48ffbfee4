import "./JobsList.css"
import { useState } from "react"
import type { listJobs } from "#domain/jobs/jobsApi.ts"
import { Stage } from "#domain/jobs/Job.ts"
import { PartsStatus } from "#domain/estimates/EstimateLine.ts"
import { Button } from "#ui/Button.tsx"
import { Drawer } from "#ui/Drawer.tsx"
import { SegmentedControl } from "#ui/SegmentedControl.tsx"
import { Select } from "#ui/Select.tsx"
import { Switch } from "#ui/Switch.tsx"
import { useOptions } from "#web/forms/useOptions.ts"
import { useRights } from "#web/jobs/useRights.ts"
import { ListFilters, ListTextSearch } from "#web/lists/ListFilters.tsx"
import type { ShopList } from "#web/lists/useShopList.ts"
import { lazyPart } from "#web/loading/lazyPart.tsx"
import { useWords } from "#web/words/useWords.ts"
import { type JobFilterProps, moreFilters, moreFiltersOn } from "./moreFilters.ts"

/**
 * What narrows the jobs list: what is asked most, always in sight; the rest behind "More filters". The board has a
 * column for each stage instead of that filter.
 */
export function JobFilters({ list }: { readonly list: ShopList<typeof listJobs.input> }) {
  const { t } = useWords()
  const { seesPrices } = useRights()
  const stages = useOptions("stage", Stage)
  const statuses = useOptions("partsStatus", PartsStatus)
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

const JobChoiceFilters = lazyPart(() => import("./JobChoiceFilters.tsx"), "JobChoiceFilters", "idle")
const JobDayFilters = lazyPart(() => import("./JobChoiceFilters.tsx"), "JobDayFilters", "idle")

/**
 * The filters that are asked less often, in a sheet beside the list, which follows at once; the button says how many
 * are on.
 */
function MoreJobFilters({ asked, narrow }: JobFilterProps) {
  const { t } = useWords()
  const [isOpen, setOpen] = useState(false)
  const count = moreFiltersOn(asked)
  return (
    <>
      <Button variant="quiet" icon="filter" onPress={() => setOpen(true)}>
        {count === 0 ? t("jobsList.more") : t("jobsList.moreOn", { count })}
      </Button>
      <Drawer
        title={t("jobsList.more")}
        closeLabel={t("close")}
        isOpen={isOpen}
        onOpenChange={setOpen}
        footer={
          <>
            {count > 0 && (
              <Button onPress={() => narrow(Object.fromEntries(moreFilters.map((filter) => [filter, undefined])))}>
                {t("clearFilters")}
              </Button>
            )}
            <Button variant="primary" onPress={() => setOpen(false)}>
              {t("jobsList.done")}
            </Button>
          </>
        }
      >
        <div className="MoreJobFilters">
          <JobChoiceFilters asked={asked} narrow={narrow} />
          <JobDayFilters asked={asked} narrow={narrow} />
        </div>
      </Drawer>
    </>
  )
}

/** Rows to compare, or cards by stage; it stands in the address, so a saved view may be a board. */
export function ListOrBoard({
  list: { as, showAs }
}: {
  readonly list: { readonly as: string | undefined; readonly showAs: (as: string | undefined) => void }
}) {
  const { t } = useWords()
  return (
    <SegmentedControl
      label={t("jobsList.showAs")}
      isLabelHidden
      options={[
        { value: "list", label: t("jobsList.asList") },
        { value: "board", label: t("jobsList.asBoard") }
      ]}
      value={as === "board" ? "board" : "list"}
      onChange={(next) => showAs(next === "board" ? "board" : undefined)}
    />
  )
}
