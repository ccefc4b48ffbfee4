import { useCallback } from "react"
import { useWords } from "#web/words/useWords.ts"
import type { JobPart } from "./mergeJob.ts"

const names = {
  customerId: "job.customer", locationId: "job.location", pricingProfileId: "parts.profile", partsStatus: "install.partsStatus", lines: "job.parts",
  "vehicle.vin": "vehicle.vin", "vehicle.plate": "vehicle.plate", "vehicle.plateState": "vehicle.plateState", "vehicle.year": "vehicle.year",
  "vehicle.make": "vehicle.make", "vehicle.model": "vehicle.model", "vehicle.bodyStyle": "vehicle.bodyStyle", "vehicle.mileage": "vehicle.mileage",
  insurance: "job.insurance", "insurance.company": "insurance.company", "insurance.claimNumber": "insurance.claimNumber",
  "insurance.policyNumber": "insurance.policyNumber", "insurance.dateOfLoss": "insurance.dateOfLoss", "insurance.causeOfLoss": "insurance.causeOfLoss",
  "insurance.agent": "insurance.agent", "insurance.referralDate": "insurance.referralDate", "insurance.signatureOnFile": "insurance.signatureOnFile",
  "insurance.deductible": "insurance.deductible", "insurance.rebate": "insurance.rebate",
  "install.date": "install.date", "install.timeFrame": "install.timeFrame", "install.repairLocation": "install.repairLocation", "install.notes": "install.notes"
} as const satisfies Record<JobPart, string>

const cells = {
  partNumber: "line.partNumber", description: "line.description", quantity: "line.quantity", cost: "line.cost", listPrice: "line.listPrice",
  discount: "line.discount", netPrice: "line.netPrice"
} as const

const isPart = (path: string): path is JobPart => path in names
const isCell = (name: string): name is keyof typeof cells => name in cells

/** What a field of the job form is called, by its path; a row's cell with its row: `lines.2.netPrice`. */
export const useFieldName = () => {
  const { t } = useWords()
  return useCallback((path: string): string => {
    if (isPart(path)) return t(names[path])
    const [, row = "0", cell = ""] = path.split(".")
    return isCell(cell) ? t("line.cellOf", { cell: t(cells[cell]), row: String(Number(row) + 1) }) : t("job.parts")
  }, [t])
}
