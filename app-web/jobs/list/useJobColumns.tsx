import type { JobSummary } from "#domain/jobs/JobSearch.ts"
import { StatusDot } from "#ui/StatusDot.tsx"
import type { TableColumn } from "#ui/TableColumn.ts"
import { StageDot } from "#web/jobs/stage/StageDot.tsx"
import { useRights } from "#web/jobs/useRights.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { Balance } from "./Balance.tsx"

/** The columns of the jobs list. Someone who only installs gets none with money. */
export const useJobColumns = (): ReadonlyArray<TableColumn<JobSummary>> => {
  const { t, of } = useWords()
  const { money, day } = useFormats()
  const { seesPrices } = useRights()
  const columns: ReadonlyArray<TableColumn<JobSummary>> = [
    {
      id: "number",
      title: t("jobs.number"),
      allowsSorting: true,
      width: "96px",
      cell: ({ number }) => <span className="tabular">{number}</span>
    },
    {
      id: "stage",
      title: t("jobs.stage"),
      width: "128px",
      cell: ({ stage, answer }) => <StageDot stage={stage} answer={answer} />
    },
    {
      id: "customerName",
      title: t("jobs.customer"),
      allowsSorting: true,
      width: "1.4fr",
      cell: ({ customerName }) => customerName
    },
    { id: "vehicle", title: t("jobs.vehicle"), width: "1.3fr", cell: ({ vehicle }) => vehicle || "–" },
    {
      id: "installDate",
      title: t("jobs.installDate"),
      allowsSorting: true,
      width: "132px",
      cell: ({ installDate }) => <span className="tabular">{day(installDate) || "–"}</span>
    },
    {
      id: "partsStatus",
      title: t("jobs.partsStatus"),
      from: "wide",
      cell: ({ partsStatus }) => (
        <StatusDot tone={partsStatus === "complete" ? "success" : "warning"} isHollow={partsStatus === "pending"}>
          {of("partsStatus", partsStatus)}
        </StatusDot>
      )
    }
  ]
  return seesPrices
    ? [
        ...columns,
        {
          id: "total",
          title: t("jobs.total"),
          allowsSorting: true,
          align: "end",
          from: "wide",
          width: "0.8fr",
          cell: ({ total }) => (total === undefined ? "–" : money(total))
        },
        { id: "balance", title: t("jobs.balance"), align: "end", width: "104px", cell: (job) => <Balance {...job} /> },
        {
          id: "invoiceNumber",
          title: t("jobs.invoiceNumber"),
          align: "end",
          isExtra: true,
          cell: ({ invoiceNumber }) => invoiceNumber ?? "–"
        }
      ]
    : columns
}
