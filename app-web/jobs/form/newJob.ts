import type { Customer } from "#domain/customers/Customer.ts"
import type { InsuranceValues, JobValues } from "./JobForm.ts"

/** A job before anything is typed, at a location; for a customer at their prices. */
export const newJob = (locationId: string, customer?: Pick<Customer, "id" | "pricingProfileId">): JobValues => ({
  customerId: customer?.id ?? "",
  locationId,
  pricingProfileId: customer?.pricingProfileId ?? null,
  vehicle: { vin: "", plate: "", plateState: "", year: 0, make: "", model: "", bodyStyle: "", mileage: null },
  insurance: null,
  install: { date: "", timeFrame: "", repairLocation: "inShop", notes: "" },
  partsStatus: "pending",
  lines: []
})

/** Insurance before anything is typed. */
export const newInsurance: InsuranceValues = {
  company: "", claimNumber: "", policyNumber: "", dateOfLoss: "", causeOfLoss: "", agent: "", referralDate: "", signatureOnFile: false,
  deductible: 0, rebate: 0
}
