import "./list/JobsList.css"
import { useState } from "react"
import { officeAccess } from "#domain/access/accessTable.ts"
import { hasAccess } from "#domain/access/hasAccess.ts"
import { PartsStatus } from "#domain/estimates/EstimateLine.ts"
import { Stage } from "#domain/jobs/Job.ts"
import { listJobs } from "#domain/jobs/jobsApi.ts"
import { Button } from "#ui/Button.tsx"
import { ButtonLink } from "#ui/ButtonLink.tsx"
import { Drawer } from "#ui/Drawer.tsx"
import { PageHeader } from "#ui/PageHeader.tsx"
import { SegmentedControl } from "#ui/SegmentedControl.tsx"
import { Select } from "#ui/Select.tsx"
import { Switch } from "#ui/Switch.tsx"
import { useUser } from "#web/access/useUser.ts"
import { useOptions } from "#web/forms/useOptions.ts"
import { ListFilters, ListTextSearch } from "#web/lists/ListFilters.tsx"
import { ListTable } from "#web/lists/ListTable.tsx"
import { type ShopList, useShopList } from "#web/lists/useShopList.ts"
import { lazyPart } from "#web/loading/lazyPart.tsx"
import { ScreenSkeleton } from "#web/page/ScreenSkeleton.tsx"
import { useWords } from "#web/words/useWords.ts"
import { type JobFilterProps, moreFilters, activeMoreFilters } from "./list/moreFilters.ts"
import { useJobColumns, useJobGroups } from "./list/useJobColumns.tsx"
import { usePermissions } from "./usePermissions.ts"

const NoJobs = lazyPart(() => import("./list/NoJobs.tsx"), "NoJobs", "idle")
const JobsBoard = lazyPart(() => import("./list/JobsBoard.tsx"), "JobsBoard", "idle", <ScreenSkeleton />)
const JobsBulk = lazyPart(() => import("./list/JobsBulk.tsx"), "JobsBulk", "idle")

/** The shop's jobs (quotes, work orders and invoices) as a list or as a board by stage. */
export function JobsScreen() {
  const { t } = useWords()
  const isOffice = hasAccess(officeAccess, useUser())
  const { groups, groupOf } = useJobGroups()
  const list = useShopList(listJobs, {
    columns: useJobColumns(),
    groups,
    sort: { column: "number", direction: "descending" },
    hasFile: true
  })
  const isBoard = list.as === "board"
  return (
    <>
      <PageHeader
        title={t("jobs.title")}
        about={t("jobs.about")}
        actions={
          <>
            <ListOrBoard list={list} />
            {isOffice && (
              <ButtonLink variant="primary" icon="plus" href="/jobs/create">
                {t("jobs.new")}
              </ButtonLink>
            )}
          </>
        }
      />
      <JobFilters list={list} />
      {isBoard ? (
        <JobsBoard search={list.asked} />
      ) : (
        <ListTable
          list={list}
          label={t("jobs.title")}
          rowId={({ id }) => id}
          rowText={({ number, customerName }) => `${number} ${customerName}`}
          rowHref={({ id }) => `/jobs/${id}/edit`}
          groupOf={groupOf(list.asked.group)}
          {...(isOffice ? { bulk: (chosen) => <JobsBulk chosen={chosen} /> } : {})}
          empty={<NoJobs isNarrowed={list.isNarrowed} onClear={list.clear} />}
        />
      )}
    </>
  )
}

/**
 * The filters of the jobs list. The most used ones are always visible; the rest are under "More filters". The board has
 * a column per stage instead of the stage filter.
 */
function JobFilters({ list }: { readonly list: ShopList<typeof listJobs.input> }) {
  const { t } = useWords()
  const { canViewPrices } = usePermissions()
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
      {canViewPrices && (
        <Switch isSelected={asked.unpaid === true} onChange={(isOn) => narrow({ unpaid: isOn ? true : undefined })}>
          {t("jobs.unpaid")}
        </Switch>
      )}
      <MoreJobFilters search={asked} setFilters={narrow} />
    </ListFilters>
  )
}

const JobChoiceFilters = lazyPart(() => import("./list/JobChoiceFilters.tsx"), "JobChoiceFilters", "idle")
const JobDayFilters = lazyPart(() => import("./list/JobChoiceFilters.tsx"), "JobDayFilters", "idle")

/**
 * The less used filters, in a sheet next to the list, which updates immediately. The button shows how many are active.
 */
function MoreJobFilters({ search, setFilters }: JobFilterProps) {
  const { t } = useWords()
  const [isOpen, setOpen] = useState(false)
  const count = activeMoreFilters(search)
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
              <Button onPress={() => setFilters(Object.fromEntries(moreFilters.map((filter) => [filter, undefined])))}>
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
          <JobChoiceFilters search={search} setFilters={setFilters} />
          <JobDayFilters search={search} setFilters={setFilters} />
        </div>
      </Drawer>
    </>
  )
}

/** Switches between the list and the board. The choice is part of the URL, so a saved view can be a board. */
function ListOrBoard({
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
