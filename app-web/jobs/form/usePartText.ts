import { listInstallers } from "#domain/jobs/jobListApi.ts"
import { noTaxRates } from "#domain/estimates/priceEstimate.ts"
import { totalsOf } from "#domain/jobs/settle.ts"
import { valueAt } from "#web/forms/formPath.ts"
import { useQueryOf } from "#web/api/useQueryOf.ts"
import { colleagueName } from "#web/jobs/colleagueName.ts"
import { addressLine, useClock } from "#web/jobs/install/useClock.ts"
import { lineOf } from "#web/jobs/parts/newLine.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import type { JobValues } from "./JobForm.ts"
import type { JobLookups } from "./useLookups.ts"

/** What stands in a part of a job, in words. */
export const usePartText = ({ locations, profiles, customer, salespeople }: JobLookups) => {
  const { t, of } = useWords()
  const { money, day, whole } = useFormats()
  const { clock, hours } = useClock()
  const people = useQueryOf(listInstallers, {}).data ?? []
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

/** What the rows come to before tax. */
const untaxed = ({ lines }: JobValues) =>
  totalsOf({ lines: lines.map(lineOf), insurance: null }, { ...noTaxRates, exempt: true }).total
