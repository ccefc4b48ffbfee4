import { openInsurance, openVehicle } from "#domain/jobs/JobDraft.ts"
import { openInstall } from "#domain/jobs/JobInstall.ts"
import type { Customer } from "#domain/customers/Customer.ts"
import type { InsuranceValues, JobValues } from "./JobForm.ts"

/**
 * A job before anything is typed, at a location; for a customer at their prices or the shop's default ones, sold by
 * whoever makes it.
 */
export const newJob = (
  locationId: string,
  customer?: Pick<Customer, "id" | "pricingProfileId">,
  salespersonId: string | null = null,
  defaultProfileId: string | null = null
): JobValues => ({
  customerId: customer?.id ?? "",
  locationId,
  pricingProfileId: customer?.pricingProfileId ?? defaultProfileId,
  salespersonId,
  vehicle: openVehicle,
  insurance: null,
  install: openInstall,
  partsStatus: "pending",
  lines: []
})

/** Insurance before anything is typed. */
export const newInsurance: InsuranceValues = openInsurance
