import { squareHandlers } from "#adapters/square/squareHandlers.ts"
import { twilioHandlers } from "#adapters/twilio/twilioHandlers.ts"
import { auditCsv } from "#domain/audit/auditCsv.ts"
import { handlersOf } from "#domain/contract/Endpoint.ts"
import { customersCsv } from "#domain/customers/customersCsv.ts"
import { documentsHandlers } from "#domain/documents/documentsHandlers.ts"
import { exportsHandlers } from "#domain/exports/exportsHandlers.ts"
import { filesHandlers } from "#domain/files/filesHandlers.ts"
import { jobsCsv } from "#domain/jobs/jobsCsv.ts"
import { withRedactedJobs } from "#domain/jobs/jobVisibility.ts"
import { csvExportsOf } from "#domain/lists/CsvExport.ts"
import { locationsCsv } from "#domain/locations/locationsCsv.ts"
import { usersCsv } from "#domain/people/usersCsv.ts"
import { pricingProfilesCsv } from "#domain/pricing-profiles/pricingProfilesCsv.ts"
import { productCategoriesCsv } from "#domain/product-categories/productCategoriesCsv.ts"
import { productsCsv } from "#domain/products/productsCsv.ts"
import { slices } from "#domain/registry/slices.ts"

/** Every list that can be exported as a file. */
export const listFiles = csvExportsOf(
  customersCsv,
  jobsCsv,
  pricingProfilesCsv,
  locationsCsv,
  usersCsv,
  productCategoriesCsv,
  productsCsv,
  auditCsv
)

/** All endpoints: those of all slices, and those specific to this server. */
export const handlers = handlersOf(
  ...slices,
  documentsHandlers,
  filesHandlers,
  exportsHandlers(listFiles),
  squareHandlers,
  twilioHandlers
).map(withRedactedJobs)
