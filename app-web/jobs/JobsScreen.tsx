import { jobOffice } from "#domain/access/accessTable.ts"
import { listJobs } from "#domain/jobs/jobsApi.ts"
import { mayEnter } from "#domain/access/mayEnter.ts"
import { ButtonLink } from "#ui/ButtonLink.tsx"
import { PageHeader } from "#ui/PageHeader.tsx"
import { ListTable } from "#web/lists/ListTable.tsx"
import { useShopList } from "#web/lists/useShopList.ts"
import { useUser } from "#web/access/useUser.ts"
import { ScreenSkeleton } from "#web/page/ScreenSkeleton.tsx"
import { lazyPart } from "#web/loading/lazyPart.tsx"
import { useWords } from "#web/words/useWords.ts"
import { JobFilters, ListOrBoard } from "./list/JobFilters.tsx"
import { useJobColumns, useJobGroups } from "./list/useJobColumns.tsx"

const NoJobs = lazyPart(() => import("./list/NoJobs.tsx"), "NoJobs", "idle")
const JobsBoard = lazyPart(() => import("./list/JobsBoard.tsx"), "JobsBoard", "idle", <ScreenSkeleton />)
const JobsBulk = lazyPart(() => import("./list/JobsBulk.tsx"), "JobsBulk", "idle")

/** The shop's jobs: quotes, work orders and invoices, as a list or as a board of the stages. */
export function JobsScreen() {
  const { t } = useWords()
  const isOffice = mayEnter(jobOffice, useUser())
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
