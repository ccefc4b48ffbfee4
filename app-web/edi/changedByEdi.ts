import { getEdiInvoice, listEdiInvoices } from "#domain/edi/ediApi.ts"
import { getEdiCounts } from "#domain/edi/ediCountsApi.ts"

/** Endpoints to refetch after an invoice is checked, corrected or sent. */
export const changedByEdi = [listEdiInvoices, getEdiCounts, getEdiInvoice]
