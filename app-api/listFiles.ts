import { auditCsv } from "#domain/audit/auditCsv.ts"
import { customersCsv } from "#domain/customers/customersCsv.ts"
import { csvExportsOf } from "#domain/lists/CsvExport.ts"
import { jobsCsv } from "#domain/jobs/jobsCsv.ts"
import { locationsCsv } from "#domain/locations/locationsCsv.ts"
import { usersCsv } from "#domain/people/usersCsv.ts"
import { pricingProfilesCsv } from "#domain/pricing-profiles/pricingProfilesCsv.ts"
import { productCategoriesCsv } from "#domain/product-categories/productCategoriesCsv.ts"
import { productsCsv } from "#domain/products/productsCsv.ts"

/** Every list that can be had as a file. */
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
