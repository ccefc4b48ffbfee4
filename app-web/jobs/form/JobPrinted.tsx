import type { Job } from "#domain/jobs/Job.ts"
import { Callout } from "#ui/Callout.tsx"
import { DefinitionList } from "#ui/DefinitionList.tsx"
import { CustomerCard } from "#web/jobs/customer/CustomerCard.tsx"
import { LinesPrinted } from "#web/jobs/parts/LinesPrinted.tsx"
import { TotalsBox } from "#web/jobs/parts/TotalsBox.tsx"
import { useRights } from "#web/jobs/useRights.ts"
import { useWords } from "#web/words/useWords.ts"
import { JobSection } from "./JobSection.tsx"
import { useFieldName } from "./useFieldName.ts"
import type { JobLookups } from "./useLookups.ts"
import { usePartText } from "./usePartText.ts"
import type { JobPart } from "./mergeJob.ts"
import { valuesOf } from "./valuesOf.ts"

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

/** A job that is only to be read: an invoice, which stands; or any job for those who see no prices. */
export function JobPrinted({ job, lookups }: { readonly job: Job; readonly lookups: JobLookups }) {
  const { t } = useWords()
  const { seesPrices } = useRights()
  const nameOf = useFieldName()
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
      {job.credit === null && (
        <Callout
          title={
            job.stage === "invoice" ? t("job.invoiceStands", { number: job.invoiceNumber ?? "" }) : t("job.readOnly")
          }
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
          <LinesPrinted lines={job.lines} seesPrices={seesPrices} />
          {seesPrices && <TotalsBox totals={job.totals} rates={job.taxRates} insurance={job.insurance} />}
        </div>
      </JobSection>
      <JobSection id="install" title={t("job.install")} startsOpen={!seesPrices}>
        {facts(install)}
      </JobSection>
    </>
  )
}
