import type { EstimateLine } from "#domain/estimates/EstimateLine.ts"
import type { TaxRates, Totals } from "#domain/estimates/priceEstimate.ts"
import type { Address } from "#domain/shared/Address.ts"
import type { Job, Stage } from "./Job.ts"
import type { JobInsurance, JobVehicle } from "./JobDraft.ts"
import type { JobInstall } from "./JobInstall.ts"

/** The fields of a job that a signer signs, part by part. */
interface SignedFields {
  readonly job: ReadonlyArray<keyof Job>
  readonly vehicle: ReadonlyArray<keyof JobVehicle>
  readonly insurance: ReadonlyArray<keyof JobInsurance>
  readonly install: ReadonlyArray<keyof JobInstall>
  readonly address: ReadonlyArray<keyof Address>
  readonly lines: ReadonlyArray<keyof EstimateLine>
  readonly taxRates: ReadonlyArray<keyof TaxRates>
  readonly totals: ReadonlyArray<keyof Totals>
}

const firstFields: SignedFields = {
  job: ["customerId", "insurance", "install", "lines", "number", "taxRates", "totals", "vehicle"],
  vehicle: ["bodyStyle", "make", "mileage", "model", "plate", "plateState", "vin", "year"],
  insurance: [
    "agent",
    "causeOfLoss",
    "claimNumber",
    "company",
    "dateOfLoss",
    "deductible",
    "otherPlate",
    "policyNumber",
    "rebate",
    "referralDate",
    "signatureOnFile"
  ],
  install: ["address", "date", "notes", "repairLocation", "timeFrame"],
  address: ["address1", "address2", "city", "country", "postalCode", "region"],
  lines: ["customerPaid", "description", "kind", "netPrice", "partNumber", "quantity", "taxable"],
  taxRates: ["exempt", "labor", "parts"],
  totals: [
    "customerShare",
    "insurerShare",
    "laborSubtotal",
    "laborTax",
    "partsSubtotal",
    "partsTax",
    "shopCredit",
    "total"
  ]
}

const secondFields: SignedFields = { ...firstFields, lines: [...firstFields.lines, "noChargeReason"] }

/**
 * What was signed, by the version of the list. A list that signatures were given on never changes: a field that a paper
 * gains makes a new version, and signatures of the older ones go on answering for what their signers saw.
 */
export const signedFields: Readonly<Record<number, SignedFields>> = {
  1: firstFields,
  2: secondFields,
  3: {
    ...secondFields,
    taxRates: [...secondFields.taxRates, "lines"],
    totals: [...secondFields.totals, "taxes"]
  }
}

/** The list that is signed on today. */
export const signedVersion = 3

/**
 * What a paper said when it was signed, as text that is the same for the same content: neither the words around it nor
 * what is filled in later are part of it.
 */
export const signedContent = (job: Job, document: Stage, version = signedVersion): string => {
  const fields = signedFields[version]!
  const picked = (part: object | null, names: ReadonlyArray<string>): object | null =>
    part === null
      ? null
      : Object.fromEntries(names.map((name) => [name, (part as Readonly<Record<string, unknown>>)[name]]))
  const { insurance, install, lines, taxRates, totals, vehicle } = job
  return JSON.stringify(
    inOrder({
      ...picked(job, fields.job),
      document,
      vehicle: picked(vehicle, fields.vehicle),
      insurance: picked(insurance, fields.insurance),
      taxRates: picked(taxRates, fields.taxRates),
      totals: picked(totals, fields.totals),
      install: picked({ ...install, address: picked(install.address, fields.address) }, fields.install),
      lines: lines.map((line) => picked(line, fields.lines))
    })
  )
}

/**
 * A fingerprint of what a paper says, with the version of its list; that of the first stands alone, as it was always
 * kept.
 */
export const contentHashOf = (
  fingerprint: (text: string) => string,
  job: Job,
  document: Stage,
  version = signedVersion
): string => {
  const hash = fingerprint(signedContent(job, document, version))
  return version === 1 ? hash : `${version}:${hash}`
}

/** Whether a paper still says what was signed, by the list that it was signed on. */
export const isContentOf = (
  contentHash: string,
  fingerprint: (text: string) => string,
  job: Job,
  document: Stage
): boolean => {
  const version = Number(/^(\d+):/.exec(contentHash)?.[1] ?? 1)
  return signedFields[version] !== undefined && contentHashOf(fingerprint, job, document, version) === contentHash
}

/** The same in the order of the names, however deep: what keeps a job may turn them round. */
const inOrder = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(inOrder)
    : typeof value !== "object" || value === null
      ? value
      : Object.fromEntries(
          Object.entries(value)
            .toSorted(([one], [other]) => (one < other ? -1 : 1))
            .map(([name, inner]) => [name, inOrder(inner)])
        )

/** What a quote offers: work, prices and shares. The day of installation may move without asking the customer anew. */
const offered = (job: Job): Job => ({ ...job, install: { ...job.install, date: "", timeFrame: "", notes: "" } }) as Job

/** A fingerprint of what a quote offers. */
export const offerHashOf = (fingerprint: (text: string) => string, job: Job): string =>
  contentHashOf(fingerprint, offered(job), "quote")

/** Whether a quote still offers what that fingerprint was made of. */
export const isOfferOf = (offerHash: string, fingerprint: (text: string) => string, job: Job): boolean =>
  isContentOf(offerHash, fingerprint, offered(job), "quote")

/** The customer's answer, if it still answers what the job offers now. */
export const answerTo = (kept: Job, now: Job): Job["answer"] =>
  kept.answer !== null && signedContent(offered(kept), "quote") === signedContent(offered(now), "quote")
    ? kept.answer
    : null
