import { getEdiInvoice, listEdiInvoices } from "#domain/edi/ediApi.ts"
import { getEdiCounts } from "#domain/edi/ediCountsApi.ts"

/** What is asked again once an invoice is checked, corrected or sent. */
export const changedByEdi = [listEdiInvoices, getEdiCounts, getEdiInvoice]
