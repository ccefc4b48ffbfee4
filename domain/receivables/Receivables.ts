import { Context, type Effect } from "effect"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { InsurerPace, Receivable, ReceivableBy, ReceivableRow } from "./Receivable.ts"
import type { StatementInvoice } from "./StatementInvoice.ts"

/** What the shop's invoices are owed still: read, never written. */
export class Receivables extends Context.Service<
  Receivables,
  {
    /** What each owes by age on a day, who owes most first. */
    readonly ageing: (
      by: ReceivableBy,
      today: string
    ) => Effect.Effect<ReadonlyArray<ReceivableRow>, never, CurrentTenant>
    /**
     * The invoices behind one row, or behind all, the oldest first; `mostReceivables` at most. `text` narrows them to
     * those whose number begins with it, or whose claim's number or customer's name has it somewhere.
     */
    readonly invoices: (
      by: ReceivableBy,
      key?: string,
      text?: string
    ) => Effect.Effect<ReadonlyArray<Receivable>, never, CurrentTenant>
    /** The same invoices with what was paid of each and how; `mostOnStatement` at most. */
    readonly statement: (
      by: ReceivableBy,
      key: string
    ) => Effect.Effect<ReadonlyArray<StatementInvoice>, never, CurrentTenant>
    /** How each insurer pays invoices of that day and later, by name. */
    readonly paces: (since: string) => Effect.Effect<ReadonlyArray<InsurerPace>, never, CurrentTenant>
  }
>()("domain/receivables/Receivables") {}
