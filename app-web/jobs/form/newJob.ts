import { openInsurance, openVehicle } from "#domain/jobs/JobDraft.ts"
import { openInstall } from "#domain/jobs/JobInstall.ts"
import type { Customer } from "#domain/customers/Customer.ts"
import type { InsuranceValues, JobValues } from "./JobForm.ts"

/** A job before anything is typed, at a location; for a customer at their prices, sold by whoever makes it. */
export const newJob = (
  locationId: string,
  customer?: Pick<Customer, "id" | "pricingProfileId">,
  salespersonId: string | null = null
): JobValues => ({
  customerId: customer?.id ?? "",
  locationId,
  pricingProfileId: customer?.pricingProfileId ?? null,
  salespersonId,
  vehicle: openVehicle,
  insurance: null,
  install: openInstall,
  partsStatus: "pending",
  lines: []
})

/** Insurance before anything is typed. */
export const newInsurance: InsuranceValues = openInsurance
