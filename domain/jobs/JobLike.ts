import { Schema } from "effect"
import { CustomerId } from "#domain/customers/Customer.ts"
import { maxLength } from "#domain/shared/PlainText.ts"
import { Stage } from "./Job.ts"
import { JobVehicle } from "./JobDraft.ts"
import { JobId } from "./JobId.ts"

/** By what an earlier job is recognised: its customer, VIN or plate; any of them is enough. */
export const JobLikeSearch = Schema.Struct({
  customerId: Schema.optionalKey(CustomerId),
  vin: Schema.optionalKey(Schema.String.check(maxLength(30))),
  plate: Schema.optionalKey(Schema.String.check(maxLength(12)))
})
export type JobLikeSearch = typeof JobLikeSearch.Type

/** An earlier job: whose, which car, how far. */
export const JobLike = Schema.Struct({
  id: JobId,
  number: Schema.Int,
  stage: Stage,
  customerId: CustomerId,
  customerName: Schema.String,
  vehicle: JobVehicle,
  quotedOn: Schema.String
})
export type JobLike = typeof JobLike.Type

/** How many earlier jobs are shown at most, the newest first. */
export const mostAlike = 8

/** How long a quote or work order counts as open beside a new one for the same car, in days. */
export const openFor = 60

/** A plate as it is compared: capitals and digits alone. */
export const plateKey = (plate: string): string => plate.toUpperCase().replace(/[^\p{L}\p{N}]/gu, "")
