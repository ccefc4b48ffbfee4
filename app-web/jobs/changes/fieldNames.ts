import type { WordId } from "#web/words/words.ts"

/** What the fields of a job are called that its form does not name, by path. */
export const fieldNames: Readonly<Record<string, WordId>> = {
  customerName: "job.customer",
  quotedOn: "change.quotedOn",
  invoicedOn: "change.invoicedOn",
  invoiceNumber: "jobs.invoiceNumber",
  "taxRates.parts": "change.partsTaxRate",
  "taxRates.labor": "change.laborTaxRate",
  "taxRates.exempt": "job.taxExempt",
  "totals.partsSubtotal": "change.partsSubtotal",
  "totals.laborSubtotal": "change.laborSubtotal",
  "totals.partsTax": "change.partsTax",
  "totals.laborTax": "change.laborTax",
  "totals.total": "totals.total",
  "totals.insurerShare": "totals.insurer",
  "totals.customerShare": "totals.customer",
  "totals.shopCredit": "totals.rebate"
}

/** Names for machines, which say nothing to a reader: what they name is in the entry by its own name. */
export const hidden = (path: string): boolean =>
  path === "customerId" || /^lines\.[^.]+\.(id|parentId|rule)$/.test(path)

/** Sums and rates, which follow from the rest. */
export const follows = (path: string): boolean =>
  path.startsWith("totals.") || path.startsWith("taxRates.") || path === "quotedOn"
