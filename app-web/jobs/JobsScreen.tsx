import { listJobs } from "#domain/jobs/jobsApi.ts"
import { ButtonLink } from "#ui/ButtonLink.tsx"
import { PageHeader } from "#ui/PageHeader.tsx"
import { useQueryOf } from "#web/api/useQueryOf.ts"
import { ListTable } from "#web/lists/ListTable.tsx"
import { useListSearch } from "#web/lists/useListSearch.ts"
import { useWords } from "#web/words/useWords.ts"
import { JobFilters } from "./list/JobFilters.tsx"
import { isNarrowed } from "./list/isNarrowed.ts"
import { NoJobs } from "./list/NoJobs.tsx"
import { useJobColumns } from "./list/useJobColumns.tsx"

type Sorting = "number" | "installDate" | "customerName" | "total"

/** The shop's jobs: quotes, work orders and invoices. */
export function JobsScreen() {
  const { t } = useWords()
  const search = useListSearch(listJobs)
  const { asked, narrow } = search
  const columns = useJobColumns()
  const jobs = useQueryOf(listJobs, asked, { keepsPrevious: true })
  const clear = () => narrow({ text: undefined, stage: undefined, partsStatus: undefined, unpaid: undefined })
  return (
    <>
      <PageHeader
        title={t("jobs.title")}
        about={t("jobs.about")}
        actions={<ButtonLink variant="primary" icon="plus" href="/jobs/create">{t("jobs.new")}</ButtonLink>}
      />
      <JobFilters asked={asked} narrow={narrow} onClear={clear} />
      <ListTable
        list={jobs}
        search={search}
        label={t("jobs.title")}
        columns={columns}
        rowId={({ id }) => id}
        rowText={({ number, customerName }) => `${number} ${customerName}`}
        rowHref={({ id }) => `/jobs/${id}/edit`}
        sort={{ column: asked.sort ?? "number", direction: asked.descending ?? asked.sort === undefined ? "descending" : "ascending" }}
        onSortChange={({ column, direction }) => narrow({ sort: column as Sorting, descending: direction === "descending" })}
        empty={<NoJobs isNarrowed={isNarrowed(asked)} onClear={clear} />}
      />
    </>
  )
}
