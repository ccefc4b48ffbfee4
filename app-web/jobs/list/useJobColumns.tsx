import "./JobsList.css"
import type { Stage } from "#domain/jobs/Job.ts"
import { JobGrouping, type JobSummary } from "#domain/jobs/JobSearch.ts"
import type { PaymentState } from "#domain/payments/balance.ts"
import { StatusDot } from "#ui/StatusDot.tsx"
import type { TableColumn } from "#ui/TableColumn.ts"
import { StageDot, useLostReason } from "#web/jobs/stage/StageDot.tsx"
import { usePermissions } from "#web/jobs/usePermissions.ts"
import { GroupHead } from "#web/lists/GroupHead.tsx"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"

/** The columns of the jobs list, without amounts for users who may not see prices. */
export const useJobColumns = (): ReadonlyArray<TableColumn<JobSummary>> => {
  const { t, of } = useWords()
  const { money, day } = useFormats()
  const { canViewPrices } = usePermissions()
  const lostReason = useLostReason()
  const dayColumn = (id: "createdOn" | "wonOn" | "settledOn", title: string): TableColumn<JobSummary> => ({
    id,
    title,
    isOptional: true,
    width: "132px",
    cell: (job) => <span className="tabular">{day(job[id] ?? "") || "–"}</span>
  })
  const moneyColumn = (id: "allowed" | "writtenOff", title: string): TableColumn<JobSummary> => ({
    id,
    title,
    isOptional: true,
    align: "end",
    width: "112px",
    cell: ({ [id]: cents = 0 }) => (cents === 0 ? "–" : money(cents))
  })
  const comebackColumn: TableColumn<JobSummary> = {
    id: "reworkOf",
    title: t("jobsList.reworkOf"),
    isOptional: true,
    cell: ({ reworkOf, reworkCause }) =>
      reworkOf === null || reworkCause === null ? "–" : `${reworkOf}: ${of("reworkCause", reworkCause)}`
  }
  const sourceColumn: TableColumn<JobSummary> = {
    id: "source",
    title: t("jobsList.source"),
    isOptional: true,
    cell: ({ source }) => of("jobSource", source)
  }
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
      cell: ({ stage, answer, lost }) => <StageDot stage={stage} answer={answer} isLost={lost !== null} />
    },
    {
      id: "customerName",
      title: t("jobs.customer"),
      allowsSorting: true,
      width: "1.4fr",
      cardRole: "title",
      cell: ({ customerName, source }) =>
        source === "staff" ? (
          customerName
        ) : (
          <>
            {customerName} <span className="Quiet">· {of("jobSource", source)}</span>
          </>
        )
    },
    {
      id: "vehicle",
      title: t("jobs.vehicle"),
      width: "1.3fr",
      cardRole: "subtitle",
      cell: ({ vehicle }) => vehicle || "–"
    },
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
      minTableWidth: "wide",
      cell: ({ partsStatus }) => (
        <StatusDot tone={partsStatus === "complete" ? "success" : "warning"} isHollow={partsStatus === "pending"}>
          {of("partsStatus", partsStatus)}
        </StatusDot>
      )
    }
  ]
  return canViewPrices
    ? [
        ...columns,
        {
          id: "total",
          title: t("jobs.total"),
          allowsSorting: true,
          align: "end",
          minTableWidth: "wide",
          width: "0.8fr",
          cell: ({ total }) => (total === undefined ? "–" : money(total))
        },
        { id: "balance", title: t("jobs.balance"), align: "end", width: "104px", cell: (job) => <Balance {...job} /> },
        {
          id: "salesperson",
          title: t("job.salesperson"),
          isOptional: true,
          cell: ({ salesperson = "" }) => salesperson || "–"
        },
        {
          id: "invoiceNumber",
          title: t("jobs.invoiceNumber"),
          align: "end",
          isOptional: true,
          cell: ({ invoiceNumber }) => invoiceNumber ?? "–"
        },
        dayColumn("createdOn", t("jobsList.created")),
        dayColumn("wonOn", t("jobsList.won")),
        dayColumn("settledOn", t("jobsList.settled")),
        moneyColumn("allowed", t("jobsList.allowed")),
        moneyColumn("writtenOff", t("jobsList.writtenOff")),
        comebackColumn,
        sourceColumn,
        {
          id: "lost",
          title: t("jobsList.lost"),
          isOptional: true,
          cell: ({ lost }) => (lost === null ? "–" : lostReason(lost))
        }
      ]
    : [...columns, comebackColumn, sourceColumn]
}

const ofMoney: ReadonlyArray<JobGrouping> = ["payment", "insurer"]

/**
 * The fields jobs can be grouped by, without those that concern money for users who may not see prices, and the heading
 * of a group.
 */
export const useJobGroups = () => {
  const { t, of } = useWords()
  const { day } = useFormats()
  const { canViewPrices } = usePermissions()
  const nameOf = (by: JobGrouping, key: string, name: string): string => {
    switch (by) {
      case "stage":
        return of("stage", key as Stage)
      case "payment":
        return key === "" ? t("jobsList.nothingToPay") : of("paymentState", key as PaymentState)
      case "installWeek":
        return key === "" ? t("jobsList.noInstallDay") : t("jobsList.weekOf", { day: day(key) })
      case "installer":
        return name || t("jobsList.noInstaller")
      case "insurer":
        return name || t("jobsList.noInsurer")
      case "location":
        return name
    }
  }
  return {
    groups: JobGrouping.literals
      .filter((by) => canViewPrices || !ofMoney.includes(by))
      .map((id) => ({ id, title: of("jobGroup", id) })),
    groupOf:
      (grouping: JobGrouping | undefined) =>
      ({ group }: JobSummary) => {
        if (group === undefined || grouping === undefined) return undefined
        const name = nameOf(grouping, group.key, group.name)
        return { id: group.key, text: name, title: <GroupHead name={name} group={group} /> }
      }
  }
}

/** The balance of a listed job. A quote owes nothing yet; a settled or credited invoice says so. */
function Balance({
  stage,
  balance = 0,
  total = 0,
  isCredited
}: Pick<JobSummary, "stage" | "balance" | "total" | "isCredited">) {
  const { t } = useWords()
  const { money } = useFormats()
  if (stage === "quote") return <>–</>
  if (isCredited && balance === 0) return <>{t("step.credited")}</>
  return balance === 0 && total > 0 ? <span className="PaidInFull">{t("jobs.paid")}</span> : money(balance)
}
