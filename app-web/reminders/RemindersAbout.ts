import type { CustomerId } from "#domain/customers/Customer.ts"
import type { JobId } from "#domain/shared/JobId.ts"

/** The job or customer that reminders are about. */
export type RemindersAbout = { readonly jobId: JobId } | { readonly customerId: CustomerId }
