import { Schema } from "effect"
import { CustomerId } from "#domain/customers/Customer.ts"
import { maxLength } from "#domain/shared/PlainText.ts"
import { field } from "#domain/shared/field.ts"
import { Stage } from "./Job.ts"
import { JobVehicle } from "./JobDraft.ts"
import { JobId } from "#domain/shared/JobId.ts"

/** By what an earlier job is recognised: its customer, VIN or plate; any of them is enough. */
export const JobLikeSearch = Schema.Struct({
  customerId: field(Schema.optionalKey(CustomerId), "The customer's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  vin: field(
    Schema.optionalKey(Schema.String.check(maxLength(30))),
    "The vehicle identification number, 17 characters; empty where unknown.",
    "4T1DAACK7RU000001"
  ),
  plate: field(Schema.optionalKey(Schema.String.check(maxLength(12))), "The license plate.", "ABC1234")
})
export type JobLikeSearch = typeof JobLikeSearch.Type

/** An earlier job: whose, which car, how far. */
export const JobLike = Schema.Struct({
  id: field(JobId, "The job's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  number: field(Schema.Int, "The job's number.", 1042),
  stage: field(Stage, "How far the job is."),
  customerId: field(CustomerId, "The customer's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  customerName: field(Schema.String, "The customer's name.", "Ada Moreno"),
  vehicle: field(JobVehicle, "The vehicle."),
  quotedOn: field(Schema.String, "The day of the quote.", "2026-11-21")
})
export type JobLike = typeof JobLike.Type

/** How many earlier jobs are shown at most, the newest first. */
export const mostAlike = 8

/** How long a quote or work order counts as open beside a new one for the same car, in days. */
export const openFor = 60

/** A plate as it is compared: capitals and digits alone. */
export const plateKey = (plate: string): string => plate.toUpperCase().replace(/[^\p{L}\p{N}]/gu, "")
