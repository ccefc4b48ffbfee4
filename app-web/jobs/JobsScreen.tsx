import { listJobs } from "#domain/jobs/jobsApi.ts"
import { ButtonLink } from "#ui/ButtonLink.tsx"
import { PageHeader } from "#ui/PageHeader.tsx"
import type { TableSort } from "#ui/Table.tsx"
import { Table } from "#ui/Table.tsx"
import { useQueryOf } from "#web/api/useQueryOf.ts"
import { useWords } from "#web/words/useWords.ts"
import { JobFilters } from "./list/JobFilters.tsx"
import { JobsPager } from "./list/JobsPager.tsx"
import { NoJobs } from "./list/NoJobs.tsx"
import { isNarrowed } from "./list/isNarrowed.ts"
import { useJobColumns } from "./list/useJobColumns.tsx"
import { useJobSearch } from "./list/useJobSearch.ts"
import { LoadFailed } from "./LoadFailed.tsx"

type Sorting = "number" | "installDate" | "customerName" | "total"

/** The shop's jobs: quotes, work orders and invoices. */
export function JobsScreen() {
  const { t } = useWords()
  const search = useJobSearch()
  const { asked, narrow } = search
  const columns = useJobColumns()
  const jobs = useQueryOf(listJobs, asked, { keepsPrevious: true })
  const sort: TableSort = {
    column: asked.sort ?? "number",
    direction: asked.descending ?? asked.sort === undefined ? "descending" : "ascending"
  }
  return (
    <>
      <PageHeader
        title={t("jobs.title")}
        about={t("jobs.about")}
        actions={<ButtonLink variant="primary" icon="plus" href="/jobs/create">{t("jobs.new")}</ButtonLink>}
      />
      <JobFilters {...search} />
      {jobs.isError && jobs.data === undefined
        ? <LoadFailed failure={jobs.error} onRetry={() => void jobs.refetch()} />
        : (
          <Table
            label={t("jobs.title")}
            columns={columns}
            rows={jobs.data?.items ?? []}
            rowId={({ id }) => id}
            rowText={({ number, customerName }) => `${number} ${customerName}`}
            rowHref={({ id }) => `/jobs/${id}/edit`}
            sort={sort}
            onSortChange={({ column, direction }) => narrow({ sort: column as Sorting, descending: direction === "descending" })}
            isLoading={jobs.isFetching}
            loadingLabel={t("loading")}
            empty={<NoJobs isNarrowed={isNarrowed(asked)} onClear={() => narrow({ text: undefined, stage: undefined, partsStatus: undefined, unpaid: undefined })} />}
          />
        )}
      {jobs.data !== undefined && jobs.data.total > 0 && <JobsPager search={search} total={jobs.data.total} />}
    </>
  )
}
