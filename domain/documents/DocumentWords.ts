import type { PaymentTerms } from "#domain/customers/Customer.ts"
import type { Payer } from "#domain/payments/Payment.ts"
import type { PaymentSource } from "#domain/payments/PaymentSource.ts"
import type { CauseOfLoss } from "#domain/jobs/JobDraft.ts"
import type { RepairLocation, TimeFrame } from "#domain/jobs/JobInstall.ts"
import type { DocumentKind } from "./DocumentKind.ts"

/** Every word on a job's papers. A language that lacks one does not compile. */
export interface DocumentWords {
  readonly title: Readonly<Record<DocumentKind, string>>
  /** Stands for the number of an invoice that is not yet made. */
  readonly draft: string
  readonly shop: {
    readonly taxId: string
    readonly federalTaxId: string
    readonly goodsAndServicesTaxId: string
    readonly quebecTaxId: string
    readonly provincialTaxId: string
    readonly businessNumber: string
    readonly licenceCa: string
    readonly licenceFl: string
  }
  readonly date: {
    readonly quotedOn: string
    readonly goodUntil: string
    readonly install: string
    readonly timeFrame: string
    readonly place: string
    readonly invoicedOn: string
    readonly dueOn: string
    readonly terms: string
    readonly job: string
    readonly creditedOn: string
    readonly invoice: string
    readonly receivedOn: string
    readonly payer: string
    readonly source: string
  }
  readonly block: {
    readonly customer: string
    readonly vehicle: string
    readonly insurance: string
    readonly install: string
    readonly notes: string
  }
  readonly vehicle: { readonly vin: string; readonly plate: string; readonly odometer: string }
  readonly insurance: {
    readonly claim: string
    readonly policy: string
    readonly dateOfLoss: string
    readonly causeOfLoss: string
    readonly agent: string
  }
  readonly line: {
    readonly partNumber: string
    readonly description: string
    readonly quantity: string
    readonly unitPrice: string
    readonly extended: string
    readonly parts: string
    readonly partsSubtotal: string
    /** Where repairs or fees stand among the parts. */
    readonly partsAndFees: string
    readonly partsAndFeesSubtotal: string
    readonly labor: string
    readonly laborSubtotal: string
    readonly customerPaid: string
    readonly notTaxed: string
    /** Instead of a price, with the reason. */
    readonly noCharge: (reason: string) => string
  }
  readonly sum: {
    readonly partsTax: (rate: string) => string
    readonly laborTax: (rate: string) => string
    readonly tax: string
    readonly taxExempt: (number: string) => string
    readonly total: (currency: string) => string
    readonly insurerShare: string
    readonly deductible: string
    readonly rebate: string
    readonly customerPaid: string
    readonly customerShare: string
    readonly creditNote: (number: number, day: string) => string
    readonly payment: (day: string, source: string) => string
    readonly refund: (day: string, source: string) => string
    readonly owedByInsurer: string
    readonly owedByCustomer: string
    readonly balance: string
    readonly credit: string
    readonly received: string
    /** What of a payment stayed after its refunds. */
    readonly kept: string
    readonly stillOwed: string
  }
  readonly note: {
    readonly goodFor: (days: number, day: string) => string
    readonly approval: string
    readonly thanks: string
    readonly credited: (invoice: number) => string
    /** On an invoice whose work was billed before, by a job whose invoice was credited. */
    readonly rebills: (job: number) => string
    readonly reason: (reason: string) => string
  }
  readonly blank: {
    readonly title: string
    readonly adhesive: string
    readonly lot: string
    readonly expiry: string
    readonly dotNumber: string
    readonly temperature: string
    readonly setAt: string
    readonly driveAway: string
    readonly odometer: string
  }
  readonly sign: {
    readonly accept: string
    readonly done: string
    /** Above the signature on an invoice. */
    readonly received: string
    readonly customer: string
    readonly technician: string
    readonly date: string
  }
  readonly payer: Readonly<Record<typeof Payer.Type, string>>
  /** How it was paid; `card` where nobody told its make. */
  readonly source: Readonly<Record<PaymentSource | "card", string>>
  readonly causeOfLoss: Readonly<Record<typeof CauseOfLoss.Type, string>>
  readonly timeFrame: Readonly<Record<typeof TimeFrame.Type, string>>
  readonly place: Readonly<Record<typeof RepairLocation.Type, string>>
  readonly paymentTerms: Readonly<Record<PaymentTerms, string>>
}
