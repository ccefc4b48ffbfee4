import type { Customer } from "#domain/customers/Customer.ts"
import { isCredited, type Job } from "#domain/jobs/Job.ts"
import { emptyInsurance } from "#domain/jobs/JobDraft.ts"
import { totalsOf } from "#domain/jobs/completeDraft.ts"
import type { Location } from "#domain/locations/Location.ts"
import { addressText, type EdiAddress, type EdiFacts } from "./EdiFacts.ts"
import type { EdiCorrections } from "./EdiInvoice.ts"
import type { EdiPartner } from "./EdiPartner.ts"

interface AddressLike {
  readonly address1: string
  readonly address2: string
  readonly city: string
  readonly region: string
  readonly postalCode: string
}

/** Inputs for an invoice's facts. */
export interface EdiFactsInput {
  readonly job: Job
  readonly customer: Pick<Customer, "customerName" | "billingAddress" | "shippingAddress">
  readonly location: Pick<Location, "address">
  readonly business: { readonly businessName: string; readonly federalTaxId: string; readonly country: string }
  readonly partner: Pick<EdiPartner, "account" | "programs"> | undefined
  /** Id of the insurer in the shop's list; undefined if the job's insurer is not in it. */
  readonly insurerId: string | undefined
  /** Whether the job's files include proof of calibration. */
  readonly hasProof: boolean
  readonly corrections: EdiCorrections
  /** Whether to write the credit memo of a credited job. */
  readonly isCredit?: boolean
}

/**
 * Returns what a partner is told about a job: what the insurer is billed, with tax, and the claim details with
 * corrections. Customer-paid lines are left out.
 */
export const ediFactsOf = (given: EdiFactsInput): EdiFacts => {
  const { job, customer, location, business, corrections, partner } = given
  const insurance = job.insurance ?? emptyInsurance
  const lines = job.lines.filter(({ customerPaid }) => !customerPaid)
  const totals = totalsOf({ lines, insurance: job.insurance }, job.taxRates)
  const insuredAt = addressOf(customer.billingAddress ?? customer.shippingAddress)
  const isMobile = job.install.repairLocation === "mobile"
  const installAt = isMobile
    ? (addressOf(job.install.address) ?? addressOf(customer.shippingAddress) ?? insuredAt)
    : addressOf(location.address)
  const program = partner?.programs.find(({ insurerId }) => insurerId === given.insurerId)
  const { vehicle } = job
  const said = { ...insurance, vin: vehicle.vin, ...corrections }
  const invoicedOn = job.stage === "invoice" ? job.invoicedOn : ""
  const { date } = job.install
  // The policyholder may be someone other than the customer, such as a parent or employer.
  const insuredName = insurance.policyholder.trim() || customer.customerName
  return {
    invoiceNumber: job.invoiceNumber ?? 0,
    invoicedOn,
    // If the planned day is after the invoice date, the work was done by the invoice date at the latest.
    completedOn: date === "" || (invoicedOn !== "" && date > invoicedOn) ? invoicedOn : date,
    currency: business.country === "CA" ? "CAD" : "USD",
    seller: {
      name: business.businessName,
      taxId: business.federalTaxId,
      address: addressOf(location.address) ?? { street: "", city: "", region: "", postalCode: "" }
    },
    insurerName: insurance.company,
    insured: { name: insuredName, address: insuredAt },
    installAt,
    isMobile,
    named: {
      account: partner?.account ?? "",
      programId: program?.programId ?? "",
      parentId: program?.parentId ?? "",
      dispatchNumber: said.dispatchNumber.trim(),
      referralNumber: said.referralNumber.trim(),
      authorization: said.authorization.trim(),
      claimNumber: said.claimNumber.trim(),
      policyNumber: said.policyNumber.trim(),
      dateOfLoss: said.dateOfLoss,
      causeOfLoss: said.causeOfLoss,
      otherPlate: said.otherPlate.trim(),
      agent: insurance.agent,
      insuredName,
      insuredAddress: addressText(insuredAt),
      installAddress: addressText(installAt),
      vin: said.vin.trim().toUpperCase(),
      vehicle:
        vehicle.year === 0 || vehicle.make === "" || vehicle.model === ""
          ? ""
          : `${vehicle.year} ${vehicle.make} ${vehicle.model}`,
      workOrder: `${job.number}`,
      signature: insurance.signatureOnFile ? "Y" : "",
      calibrationProof: given.hasProof ? "among the files" : ""
    },
    lines,
    taxes: [
      { name: "parts", amount: totals.partsTax, rate: job.taxRates.parts },
      { name: "labor", amount: totals.laborTax, rate: job.taxRates.labor },
      ...totals.taxes.map(({ name, amount }) => ({
        name,
        amount,
        rate: job.taxRates.lines.find((one) => one.name === name)?.rate ?? 0
      }))
    ].filter(({ amount }) => amount !== 0),
    gross: totals.total,
    deducted: totals.total - totals.insurerShare,
    ...(given.isCredit === true && isCredited(job)
      ? { credit: { number: job.credit.number, creditedOn: job.credit.creditedOn } }
      : {})
  }
}

const addressOf = (address: AddressLike | null): EdiAddress | null =>
  address === null
    ? null
    : {
        street: [address.address1, address.address2].filter((part) => part !== "").join(" "),
        city: address.city,
        region: address.region,
        postalCode: address.postalCode
      }
