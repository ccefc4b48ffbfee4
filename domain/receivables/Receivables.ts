import { Context, type Effect } from "effect"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { InsurerPace, Receivable, ReceivableBy, ReceivableRow } from "./Receivable.ts"
import type { StatementInvoice } from "./StatementInvoice.ts"

/** The outstanding amounts on the shop's invoices. Read-only. */
export class Receivables extends Context.Service<
  Receivables,
  {
    /** Returns the amounts owed by age on a day, largest total first. */
    readonly aging: (
      by: ReceivableBy,
      today: string
    ) => Effect.Effect<ReadonlyArray<ReceivableRow>, never, CurrentTenant>
    /**
     * Returns the invoices behind one row, or all of them, oldest first and at most `maxReceivables`. `text` filters
     * by invoice number prefix, or by any part of the claim number or customer name.
     */
    readonly invoices: (
      by: ReceivableBy,
      key?: string,
      text?: string
    ) => Effect.Effect<ReadonlyArray<Receivable>, never, CurrentTenant>
    /** Returns the same invoices with their payments, at most `maxStatementInvoices`. */
    readonly statement: (
      by: ReceivableBy,
      key: string
    ) => Effect.Effect<ReadonlyArray<StatementInvoice>, never, CurrentTenant>
    /** Returns each insurer's payment behavior for invoices issued on or after a day, sorted by name. */
    readonly paces: (since: string) => Effect.Effect<ReadonlyArray<InsurerPace>, never, CurrentTenant>
  }
>()("domain/receivables/Receivables") {}
