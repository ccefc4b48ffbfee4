import { listJobs } from "#domain/jobs/jobsApi.ts"
import { ButtonLink } from "#ui/ButtonLink.tsx"
import { PageHeader } from "#ui/PageHeader.tsx"
import { ListTable } from "#web/lists/ListTable.tsx"
import { useShopList } from "#web/lists/useShopList.ts"
import { useWords } from "#web/words/useWords.ts"
import { JobFilters } from "./list/JobFilters.tsx"
import { NoJobs } from "./list/NoJobs.tsx"
import { useJobColumns } from "./list/useJobColumns.tsx"

/** The shop's jobs: quotes, work orders and invoices. */
export function JobsScreen() {
  const { t } = useWords()
  const list = useShopList(listJobs, { name: "jobs", columns: useJobColumns(), sort: { column: "number", direction: "descending" }, hasFile: true })
  return (
    <>
      <PageHeader
        title={t("jobs.title")}
        about={t("jobs.about")}
        actions={<ButtonLink variant="primary" icon="plus" href="/jobs/create">{t("jobs.new")}</ButtonLink>}
      />
      <JobFilters list={list} />
      <ListTable
        list={list}
        label={t("jobs.title")}
        rowId={({ id }) => id}
        rowText={({ number, customerName }) => `${number} ${customerName}`}
        rowHref={({ id }) => `/jobs/${id}/edit`}
        empty={<NoJobs isNarrowed={list.isNarrowed} onClear={list.clear} />}
      />
    </>
  )
}
