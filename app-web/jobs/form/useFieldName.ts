import { useCallback } from "react"
import { type ColumnId, gridColumns } from "#web/jobs/parts/grid/gridColumns.ts"
import { useColumnName } from "#web/jobs/parts/grid/useGridColumns.ts"
import { useWords } from "#web/words/useWords.ts"
import type { InsuranceValues, JobValues } from "./JobForm.ts"

type FieldsOf<P extends string, T> = `${P}.${keyof T & string}`

/** A field of a job that two people's changes are compared by. */
export type JobPart =
  | Exclude<keyof JobValues, "vehicle" | "install">
  | FieldsOf<"vehicle", JobValues["vehicle"]>
  | FieldsOf<"install", JobValues["install"]>
  | FieldsOf<"insurance", InsuranceValues>

/** The words of each field. */
export const jobFieldNames = {
  customerId: "job.customer",
  locationId: "job.location",
  pricingProfileId: "parts.profile",
  salespersonId: "job.salesperson",
  partsStatus: "install.partsStatus",
  isRepriced: "job.priceAnew",
  lines: "job.parts",
  "vehicle.vin": "vehicle.vin",
  "vehicle.plate": "vehicle.plate",
  "vehicle.plateState": "vehicle.plateState",
  "vehicle.year": "vehicle.year",
  "vehicle.make": "vehicle.make",
  "vehicle.model": "vehicle.model",
  "vehicle.bodyStyle": "vehicle.bodyStyle",
  "vehicle.mileage": "vehicle.mileage",
  insurance: "job.insurance",
  "insurance.company": "insurance.company",
  "insurance.claimNumber": "insurance.claimNumber",
  "insurance.policyNumber": "insurance.policyNumber",
  "insurance.policyholder": "insurance.policyholder",
  "insurance.dispatchNumber": "insurance.dispatchNumber",
  "insurance.referralNumber": "insurance.referralNumber",
  "insurance.authorization": "insurance.authorization",
  "insurance.dateOfLoss": "insurance.dateOfLoss",
  "insurance.causeOfLoss": "insurance.causeOfLoss",
  "insurance.otherPlate": "insurance.otherPlate",
  "insurance.agent": "insurance.agent",
  "insurance.referralDate": "insurance.referralDate",
  "insurance.signatureOnFile": "insurance.signatureOnFile",
  "insurance.deductible": "insurance.deductible",
  "insurance.rebate": "insurance.rebate",
  "install.jobType": "install.jobType",
  "install.duration": "install.duration",
  "install.availability": "install.availability",
  "install.time": "install.time",
  "install.address": "install.address",
  "install.installers": "install.installers",
  "install.complete": "install.complete",
  "install.date": "install.date",
  "install.timeFrame": "install.timeFrame",
  "install.repairLocation": "install.repairLocation",
  "install.notes": "install.notes",
  "install.partsExpected": "install.partsExpected",
  "install.overrideReason": "install.overrideReason"
} as const satisfies Record<JobPart, string>

const addressFields = ["address1", "address2", "city", "region", "postalCode", "country"] as const
const isOfAddress = (name: string): name is (typeof addressFields)[number] => addressFields.some((one) => one === name)

const ofInstaller = { start: "install.start", end: "install.end", overlapReason: "install.overlapReason" } as const
const isOfInstaller = (name: string): name is keyof typeof ofInstaller => name in ofInstaller

const isPart = (path: string): path is JobPart => path in jobFieldNames
const isCell = (name: string): name is ColumnId => gridColumns.some(({ id }) => id === name)

/**
 * What a field of the job form is called, by its path; a row's cell with its row: `lines.2.netPrice`,
 * `install.installers.0.end`.
 */
export const useFieldName = () => {
  const { t } = useWords()
  const columnName = useColumnName()
  return useCallback(
    (path: string): string => {
      if (isPart(path)) return t(jobFieldNames[path])
      const [section, row = "0", cell = "", part = ""] = path.split(".")
      if (section === "install" && isOfAddress(cell)) return t(cell)
      if (section === "install")
        return t("line.cellOf", {
          cell: t(isOfInstaller(part) ? ofInstaller[part] : "install.installer"),
          row: String(Number(cell) + 1)
        })
      return isCell(cell) ? t("line.cellOf", { cell: columnName(cell), row: String(Number(row) + 1) }) : t("job.parts")
    },
    [t, columnName]
  )
}
