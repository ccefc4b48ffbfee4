import { Layer } from "effect"
import type { PostgresSlice } from "../PostgresSlice.ts"
import { EdiEntryRow, EdiInterchangeRow, EdiInvoiceRow } from "./ediInvoiceRows.ts"
import { EdiPartnerRow, ediPartnersPostgres, invoiceLocksPostgres } from "./ediPartnersPostgres.ts"
import { EdiStrayRow, unmatchedItemsPostgres } from "./unmatchedItemsPostgres.ts"
import { Migration20261126Edi } from "./Migration20261126Edi.ts"
import { Migration20261127EdiMoney } from "./Migration20261127EdiMoney.ts"
import { Migration20261127EdiStrays } from "./Migration20261127EdiStrays.ts"
import { Migration20261128EdiCredits } from "./Migration20261128EdiCredits.ts"
import { Migration20261128OpenCredits } from "./Migration20261128OpenCredits.ts"
import { receivablesPostgres } from "./receivablesPostgres.ts"

/** The EDI slice in PostgreSQL. Parts that need the queue are composed in app-api. */
export const ediPostgres = {
  entities: [EdiPartnerRow, EdiInvoiceRow, EdiInterchangeRow, EdiEntryRow, EdiStrayRow],
  migrations: [
    { name: "2026-11-26-edi", class: Migration20261126Edi },
    { name: "2026-11-27-edi-money", class: Migration20261127EdiMoney },
    { name: "2026-11-27-edi-strays", class: Migration20261127EdiStrays },
    { name: "2026-11-28-edi-credits", class: Migration20261128EdiCredits },
    { name: "2026-11-28-open-credits", class: Migration20261128OpenCredits }
  ],
  layer: Layer.mergeAll(ediPartnersPostgres, invoiceLocksPostgres, receivablesPostgres, unmatchedItemsPostgres)
} as const satisfies PostgresSlice
