import { jobOffice } from "#domain/people/access.ts"
import { listJobs } from "#domain/jobs/jobsApi.ts"
import { mayEnter } from "#domain/people/mayEnter.ts"
import { ButtonLink } from "#ui/ButtonLink.tsx"
import { PageHeader } from "#ui/PageHeader.tsx"
import { ListTable } from "#web/lists/ListTable.tsx"
import { useShopList } from "#web/lists/useShopList.ts"
import { useUser } from "#web/session/useUser.ts"
import { useWords } from "#web/words/useWords.ts"
import { JobsBoard } from "./list/JobsBoard.tsx"
import { JobFilters } from "./list/JobFilters.tsx"
import { ListOrBoard } from "./list/ListOrBoard.tsx"
import { MoveJobs } from "./list/MoveJobs.tsx"
import { NoJobs } from "./list/NoJobs.tsx"
import { useJobColumns } from "./list/useJobColumns.tsx"

/** The shop's jobs: quotes, work orders and invoices, as a list or as a board of the stages. */
export function JobsScreen() {
  const { t } = useWords()
  const isOffice = mayEnter(jobOffice, useUser())
  const list = useShopList(listJobs, { name: "jobs", columns: useJobColumns(), sort: { column: "number", direction: "descending" }, hasFile: true })
  const isBoard = list.as === "board"
  return (
    <>
      <PageHeader
        title={t("jobs.title")}
        about={t("jobs.about")}
        actions={
          <>
            <ListOrBoard list={list} />
            {isOffice && <ButtonLink variant="primary" icon="plus" href="/jobs/create">{t("jobs.new")}</ButtonLink>}
          </>
        }
      />
      <JobFilters list={list} />
      {isBoard
        ? <JobsBoard search={list.asked} />
        : (
          <ListTable
            list={list}
            label={t("jobs.title")}
            rowId={({ id }) => id}
            rowText={({ number, customerName }) => `${number} ${customerName}`}
            rowHref={({ id }) => `/jobs/${id}/edit`}
            {...isOffice ? { bulk: (chosen) => <MoveJobs chosen={chosen} /> } : {}}
            empty={<NoJobs isNarrowed={list.isNarrowed} onClear={list.clear} />}
          />
        )}
    </>
  )
}
