import { useCallback } from "react"
import { type ColumnId, gridColumns } from "#web/jobs/parts/grid/gridColumns.ts"
import { useColumnName } from "#web/jobs/parts/grid/useGridColumns.ts"
import { useWords } from "#web/words/useWords.ts"
import type { InsuranceValues, JobValues } from "./JobForm.ts"
import { listInstallers } from "#domain/jobs/jobListApi.ts"
import { noTaxRates } from "#domain/estimates/priceEstimate.ts"
import { totalsOf } from "#domain/jobs/completeDraft.ts"
import { valueAt } from "#web/forms/formPath.ts"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { addressLine, useClock } from "#web/jobs/install/useClock.ts"
import { toEstimateLine } from "#web/jobs/parts/newLine.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { type JobLookups, colleagueName } from "./useLookups.ts"

type FieldsOf<P extends string, T> = `${P}.${keyof T & string}`

/** A field of a job by which concurrent changes are compared. */
export type JobPart =
  | Exclude<keyof JobValues, "vehicle" | "install">
  | FieldsOf<"vehicle", JobValues["vehicle"]>
  | FieldsOf<"install", JobValues["install"]>
  | FieldsOf<"insurance", InsuranceValues>

/** Label ids of the fields. */
export const jobFieldLabels = {
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

const isPart = (path: string): path is JobPart => path in jobFieldLabels
const isCell = (name: string): name is ColumnId => gridColumns.some(({ id }) => id === name)

/**
 * Returns the label of a job form field by its path. For a cell, the label includes the row: `lines.2.netPrice`,
 * `install.installers.0.end`.
 */
export const useFieldLabel = () => {
  const { t } = useWords()
  const columnName = useColumnName()
  return useCallback(
    (path: string): string => {
      if (isPart(path)) return t(jobFieldLabels[path])
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

/** Formats the value of a part of a job. */
export const usePartText = ({ locations, profiles, customer, salespeople }: JobLookups) => {
  const { t, of } = useWords()
  const { money, day, whole } = useFormats()
  const { clock, hours } = useClock()
  const people = useApiQuery(listInstallers, {}).data ?? []
  const nameOf = (id: string) => colleagueName(people, id) ?? t("install.formerInstaller")
  return (values: JobValues, part: string): string => {
    const value = valueAt(values, part)
    const { install, insurance } = values
    switch (part) {
      case "customerId":
        return customer !== undefined && value === customer.id ? customer.customerName : t("job.otherCustomer")
      case "locationId":
        return locations.find(({ id }) => id === value)?.locationName ?? "–"
      case "pricingProfileId":
        return profiles.find(({ id }) => id === value)?.profileName ?? t("none")
      case "salespersonId":
        return typeof value === "string" ? (colleagueName(salespeople, value) ?? t("job.formerSalesperson")) : t("none")
      case "insurance":
        return insurance === null ? t("insurance.customerPays") : insurance.company || t("insurance.insurerPays")
      case "insurance.deductible":
      case "insurance.rebate":
        return money(Number(value ?? 0))
      case "insurance.signatureOnFile":
        return t(value === true ? "yes" : "no")
      case "insurance.causeOfLoss":
        return insurance === null || insurance.causeOfLoss === "" ? "–" : of("causeOfLoss", insurance.causeOfLoss)
      case "insurance.dateOfLoss":
      case "insurance.referralDate":
      case "install.date":
        return day(String(value)) || "–"
      case "install.timeFrame":
        return install.timeFrame === "" ? t("install.anyTime") : of("timeFrame", install.timeFrame)
      case "install.jobType":
        return install.jobType === "" ? "–" : of("jobType", install.jobType)
      case "install.duration":
        return hours(install.duration) || "–"
      case "install.time":
        return clock(install.time) || "–"
      case "install.complete":
        return t(install.complete ? "yes" : "no")
      case "install.address":
        return install.address === null ? t("install.customersAddress") : addressLine(install.address)
      case "install.installers":
        return (
          install.installers
            .map(({ userId, start, end, overlapReason }) =>
              [
                nameOf(userId),
                [clock(start), clock(end)].filter((time) => time !== "").join("–"),
                overlapReason && `(${overlapReason})`
              ]
                .filter((word) => word !== "" && word !== undefined)
                .join(" ")
            )
            .join(", ") || "–"
        )
      case "install.partsExpected":
        return day(install.partsExpected ?? "") || "–"
      case "install.overrideReason":
        return install.overrideReason || "–"
      case "install.repairLocation":
        return of("repairLocation", install.repairLocation)
      case "partsStatus":
        return of("partsStatus", values.partsStatus)
      case "lines":
        return t("job.partsSummary", { count: values.lines.length, total: money(untaxed(values)) })
      case "vehicle.mileage":
        return value === null ? "–" : whole(Number(value))
      case "vehicle.year":
        return value === 0 ? "–" : String(value)
      default:
        return value === "" || value === null ? "–" : String(value)
    }
  }
}

/** The total of the lines before tax. */
const untaxed = ({ lines }: JobValues) =>
  totalsOf({ lines: lines.map(toEstimateLine), insurance: null }, { ...noTaxRates, exempt: true }).total
