import { jobOffice } from "#domain/access/accessTable.ts"
import { listJobs } from "#domain/jobs/jobsApi.ts"
import { mayEnter } from "#domain/access/mayEnter.ts"
import { ButtonLink } from "#ui/ButtonLink.tsx"
import { PageHeader } from "#ui/PageHeader.tsx"
import { ListTable } from "#web/lists/ListTable.tsx"
import { useShopList } from "#web/lists/useShopList.ts"
import { useUser } from "#web/session/useUser.ts"
import { ScreenSkeleton } from "#web/shell/ScreenSkeleton.tsx"
import { latePart } from "#web/shell/latePart.tsx"
import { useWords } from "#web/words/useWords.ts"
import { JobFilters } from "./list/JobFilters.tsx"
import { ListOrBoard } from "./list/ListOrBoard.tsx"
import { useJobColumns } from "./list/useJobColumns.tsx"
import { useJobGroups } from "./list/useJobGroups.tsx"

const NoJobs = latePart(() => import("./list/NoJobs.tsx"), "NoJobs", "idle")
const JobsBoard = latePart(() => import("./list/JobsBoard.tsx"), "JobsBoard", "idle", <ScreenSkeleton />)
const MoveJobs = latePart(() => import("./list/MoveJobs.tsx"), "MoveJobs", "idle")

/** The shop's jobs: quotes, work orders and invoices, as a list or as a board of the stages. */
export function JobsScreen() {
  const { t } = useWords()
  const isOffice = mayEnter(jobOffice, useUser())
  const { groups, groupOf } = useJobGroups()
  const list = useShopList(listJobs, {
    name: "jobs",
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
          {...(isOffice ? { bulk: (chosen) => <MoveJobs chosen={chosen} /> } : {})}
          empty={<NoJobs isNarrowed={list.isNarrowed} onClear={list.clear} />}
        />
      )}
    </>
  )
}
