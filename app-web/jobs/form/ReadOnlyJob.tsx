import type { EstimateLine } from "#domain/estimates/EstimateLine.ts"
import { isCredited, type Job } from "#domain/jobs/Job.ts"
import { extendedPrice } from "#domain/estimates/priceEstimate.ts"
import { Callout } from "#ui/Callout.tsx"
import { DefinitionList } from "#ui/DefinitionList.tsx"
import { EmptyState } from "#ui/EmptyState.tsx"
import { Table } from "#ui/Table.tsx"
import type { TableColumn } from "#ui/TableColumn.ts"
import { InstallTimes } from "#web/jobs/work/WorkProgress.tsx"
import { CustomerCard } from "#web/jobs/customer/CustomerSection.tsx"
import { JobGlass } from "#web/jobs/parts/JobGlass.tsx"
import { TotalsBox } from "#web/jobs/form/JobMoney.tsx"
import { useLineText } from "#web/jobs/parts/useLineText.ts"
import { usePermissions } from "#web/jobs/usePermissions.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { JobSection } from "./JobSection.tsx"
import { type JobPart, useFieldLabel, usePartText } from "./fieldLabels.ts"
import type { JobLookups } from "./useLookups.ts"
import type { ApplySavedJob } from "./useOpenJob.ts"
import { valuesOf } from "#web/jobs/form/JobForm.ts"

const vehicle: ReadonlyArray<JobPart> = [
  "vehicle.vin",
  "vehicle.plate",
  "vehicle.year",
  "vehicle.make",
  "vehicle.model",
  "vehicle.bodyStyle",
  "vehicle.mileage"
]
const claim: ReadonlyArray<JobPart> = [
  "insurance.company",
  "insurance.claimNumber",
  "insurance.policyNumber",
  "insurance.policyholder",
  "insurance.dispatchNumber",
  "insurance.referralNumber",
  "insurance.authorization",
  "insurance.dateOfLoss",
  "insurance.causeOfLoss",
  "insurance.otherPlate",
  "insurance.agent",
  "insurance.signatureOnFile",
  "insurance.deductible",
  "insurance.rebate"
]
const install: ReadonlyArray<JobPart> = [
  "install.jobType",
  "install.duration",
  "install.date",
  "install.timeFrame",
  "install.time",
  "install.repairLocation",
  "install.installers",
  "install.availability",
  "partsStatus",
  "install.notes",
  "install.complete"
]

/** A read-only job: an invoice, or any job for users who may not see prices. */
export function ReadOnlyJob({
  job,
  lookups,
  applySaved: adopt
}: { readonly job: Job; readonly lookups: JobLookups } & ApplySavedJob) {
  const { t } = useWords()
  const { canViewPrices: seesPrices } = usePermissions()
  const nameOf = useFieldLabel()
  const textOf = usePartText(lookups)
  const values = valuesOf(job)
  const facts = (parts: ReadonlyArray<JobPart>) => (
    <DefinitionList
      layout="columns"
      items={parts
        .map((part) => ({ label: nameOf(part), value: textOf(values, part) }))
        .filter(({ value }) => value !== "–")}
    />
  )
  return (
    <>
      {!isCredited(job) && (
        <Callout
          title={job.stage === "invoice" ? t("job.invoiceStands", { number: job.invoiceNumber }) : t("job.readOnly")}
        >
          {job.stage === "invoice" ? t("job.invoiceStandsHint") : undefined}
        </Callout>
      )}
      <JobSection id="customer" title={t("job.customer")} summary={job.customerName}>
        <CustomerCard
          name={job.customerName}
          customer={lookups.customer}
          isComing={lookups.isCustomerComing}
          profiles={lookups.profiles}
        />
      </JobSection>
      <JobSection id="vehicle" title={t("job.vehicle")} startsOpen>
        {facts(vehicle)}
      </JobSection>
      {seesPrices && job.insurance !== null && (
        <JobSection id="insurance" title={t("job.insurance")} summary={job.insurance.company}>
          {facts(claim)}
        </JobSection>
      )}
      <JobSection id="parts" title={t("job.parts")} startsOpen>
        <div className="PartsParts">
          <ReadOnlyLines lines={job.lines} seesPrices={seesPrices} />
          <div className="EstimateFoot">
            <div className="EstimateGlass">
              <JobGlass lines={job.lines} size={112} most={4} isTold />
            </div>
            {seesPrices && <TotalsBox totals={job.totals} rates={job.taxRates} insurance={job.insurance} />}
          </div>
        </div>
      </JobSection>
      <JobSection id="install" title={t("job.install")} startsOpen={!seesPrices}>
        {facts(install)}
        <InstallTimes job={job} applySaved={adopt} />
      </JobSection>
    </>
  )
}

type Row = EstimateLine & { readonly key: string }

/** Read-only estimate lines, without prices for users who may not see them. */
function ReadOnlyLines({
  lines,
  seesPrices
}: {
  readonly lines: ReadonlyArray<EstimateLine>
  readonly seesPrices: boolean
}) {
  const { t, of } = useWords()
  const { money, quantity, percent } = useFormats()
  const textOf = useLineText()
  const rows = lines.map((line, index) => ({ ...line, key: String(index) }))
  const prices: ReadonlyArray<TableColumn<Row>> = [
    {
      id: "listPrice",
      title: t("line.listPrice"),
      align: "end",
      minTableWidth: "medium",
      cell: ({ listPrice }) => (listPrice === 0 ? "–" : money(listPrice))
    },
    {
      id: "discount",
      title: t("line.discount"),
      align: "end",
      minTableWidth: "medium",
      cell: ({ discount }) => (discount === 0 ? "–" : percent(discount))
    },
    { id: "netPrice", title: t("line.netPrice"), align: "end", cell: ({ netPrice }) => money(netPrice) },
    {
      id: "extended",
      title: t("line.extended"),
      align: "end",
      cell: (line) => money(extendedPrice(line))
    }
  ]
  return (
    <Table
      label={t("line.caption")}
      columns={[
        {
          id: "partNumber",
          title: t("line.partNumber"),
          cell: ({ partNumber, kind }) => <span className="tabular">{partNumber || of("lineKind", kind)}</span>
        },
        { id: "description", title: t("line.description"), cell: ({ description }) => textOf(description) },
        { id: "quantity", title: t("line.quantity"), align: "end", cell: (line) => quantity(line.quantity) },
        ...(seesPrices ? prices : [])
      ]}
      rows={rows}
      rowId={({ key }) => key}
      rowText={({ description }) => textOf(description)}
      loadingLabel={t("loading")}
      empty={<EmptyState level={3} title={t("parts.none")} />}
    />
  )
}
