import { Effect, Schema } from "effect"
import { Cents } from "#domain/shared/Money.ts"
import { TaxRate } from "#domain/shared/TaxRate.ts"
import { JobDraft } from "./JobDraft.ts"
import { JobId } from "./JobId.ts"
import { Payment } from "./Payment.ts"
import { QuoteAnswer } from "./QuoteAnswer.ts"

/** Spec §3 document kinds, which are the stages of a job. */
export const Stage = Schema.Literals(["quote", "workorder", "invoice"])
export type Stage = typeof Stage.Type

/** The sums of an estimate, in cents (trade.md 3.1). `insurerShare + customerShare + shopCredit = total`. */
export const Totals = Schema.Struct({
  partsSubtotal: Cents,
  laborSubtotal: Cents,
  partsTax: Cents,
  laborTax: Cents,
  total: Cents,
  insurerShare: Cents,
  customerShare: Cents,
  shopCredit: Cents
})
export type Totals = typeof Totals.Type

/** The tax a job is priced with: the location's rates on the day it was priced, 0 for an exempt customer. */
export const TaxRates = Schema.Struct({ parts: TaxRate, labor: TaxRate, exempt: Schema.Boolean })
export type TaxRates = typeof TaxRates.Type

/** The credit note that took a job's invoice back, and the job that bills the work anew. */
export const JobCredit = Schema.Struct({
  number: Schema.Int,
  creditedOn: Schema.String,
  rebilledAs: Schema.NullOr(Schema.Struct({ id: JobId, number: Schema.Int }))
})

/** A job, from the first call to the last cent. Its number stays the same through all stages. */
export class Job extends Schema.Class<Job>("Job")({
  id: JobId,
  version: Schema.Int,
  number: Schema.Int,
  stage: Stage,
  /** The customer's name, as it stands with the customer. */
  customerName: Schema.String,
  /** The day the present prices were quoted; good for 30 days (spec §9). */
  quotedOn: Schema.String,
  /** The day of invoicing, "" before. */
  invoicedOn: Schema.String,
  /** Grows without gaps over a shop's invoices; null before invoicing (trust.md I11). */
  invoiceNumber: Schema.NullOr(Schema.Int),
  taxRates: TaxRates,
  totals: Totals,
  payments: Schema.Array(Payment),
  /** What is still owed of insurer's and customer's shares. */
  balance: Cents,
  /** Null while the invoice, if there is one, stands. */
  credit: Schema.NullOr(JobCredit).pipe(Schema.withConstructorDefault(Effect.succeed(null))),
  /** The credited job that this one bills anew. */
  rebillOf: Schema.NullOr(Schema.Struct({ id: JobId, number: Schema.Int })).pipe(Schema.withConstructorDefault(Effect.succeed(null))),
  /** What the customer said to the present offer; null while they said nothing. */
  answer: Schema.NullOr(QuoteAnswer).pipe(Schema.withConstructorDefault(Effect.succeed(null))),
  ...JobDraft.fields
}) {}
