import { Schema } from "effect"
import type { EstimateLine } from "#domain/estimates/EstimateLine.ts"
import type { TaxRates, Totals } from "#domain/estimates/priceEstimate.ts"
import type { Address } from "#domain/shared/Address.ts"
import { canonicalJson } from "#domain/shared/canonicalJson.ts"
import type { Job, Stage } from "./Job.ts"
import { type JobInsurance, type JobVehicle, emptyInsurance } from "./JobDraft.ts"
import type { JobInstall } from "./JobInstall.ts"

/** The fields of a job that a signature covers, by part. */
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

/** The policyholder, and the network's references for the claim. */
const networkFields = ["authorization", "dispatchNumber", "policyholder", "referralNumber"] as const

const secondFields: SignedFields = { ...firstFields, lines: [...firstFields.lines, "noChargeReason"] }

const thirdFields: SignedFields = {
  ...secondFields,
  taxRates: [...secondFields.taxRates, "lines"],
  totals: [...secondFields.totals, "taxes"]
}

/**
 * Signed fields by version of the list. Once signatures exist for a version, it never changes: adding a field to a
 * document creates a new version, and older signatures remain valid for what their signers saw.
 */
export const signedFields: Readonly<Record<number, SignedFields>> = {
  1: firstFields,
  2: secondFields,
  3: thirdFields,
  4: { ...thirdFields, insurance: [...thirdFields.insurance, ...networkFields] }
}

/** Version used for new signatures. */
export const signedVersion = 4

/**
 * Content of a document at the time of signing, as stored with the signature: the fields of its version, and the id of
 * each line to match it later.
 */
export const SignedContent = Schema.Record(Schema.String, Schema.Json)
export type SignedContent = typeof SignedContent.Type

const contentOf = (
  job: Job,
  document: Stage,
  version: number,
  besideLine: ReadonlyArray<keyof EstimateLine> = []
): object => {
  const fields = signedFields[version]!
  const picked = (part: object | null, names: ReadonlyArray<string>): object | null =>
    part === null
      ? null
      : Object.fromEntries(names.map((name) => [name, (part as Readonly<Record<string, unknown>>)[name]]))
  const { insurance, install, lines, taxRates, totals, vehicle } = job
  return {
    ...picked(job, fields.job),
    document,
    vehicle: picked(vehicle, fields.vehicle),
    insurance: picked(insurance, fields.insurance),
    taxRates: picked(taxRates, fields.taxRates),
    totals: picked(totals, fields.totals),
    install: picked({ ...install, address: picked(install.address, fields.address) }, fields.install),
    lines: lines.map((line) => picked(line, [...besideLine, ...fields.lines]))
  }
}

/** Returns the content of a document to store with a signature. */
export const contentToSign = (job: Job, document: Stage, version = signedVersion): SignedContent =>
  // Drops undefined values, which are absent in stored JSON.
  JSON.parse(JSON.stringify(contentOf(job, document, version, ["id"]))) as SignedContent

/**
 * Returns the content of a document as canonical text: identical for identical content, and independent of labels and
 * of fields that are filled in later.
 */
export const signedContent = (job: Job, document: Stage, version = signedVersion): string =>
  canonicalJson(contentOf(job, document, version))

/**
 * Returns a fingerprint of a document's content, prefixed with the version of its field list. Version 1 has no prefix,
 * to match fingerprints that are already stored.
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

/** Whether a document still has the content that was signed, compared by the field list used at the time. */
export const isContentOf = (
  contentHash: string,
  fingerprint: (text: string) => string,
  job: Job,
  document: Stage
): boolean => {
  const version = versionOf(contentHash)
  return (
    signedFields[version] !== undefined &&
    [job.customerId, ...job.formerCustomerIds].some(
      (customerId) => contentHashOf(fingerprint, { ...job, customerId } as Job, document, version) === contentHash
    )
  )
}

/**
 * Returns the current content of a document, using the customer it was signed for if that customer was merged into the
 * current one.
 */
export const currentContent = (job: Job, document: Stage, version: number, was: SignedContent): SignedContent => {
  const before = job.formerCustomerIds.find((id) => id === was["customerId"])
  return contentToSign(before === undefined ? job : ({ ...job, customerId: before } as Job), document, version)
}

/** Returns the version of the field list a fingerprint was made with. */
export const versionOf = (contentHash: string): number => Number(/^(\d+):/.exec(contentHash)?.[1] ?? 1)

/**
 * Fields that documents show but that are not part of the offer: installation date and notes, mileage, and the
 * insurer's claim details. They may change without a new answer from the customer.
 */
const besideOffer = {
  install: ["date", "timeFrame", "notes"],
  vehicle: ["mileage"],
  insurance: [
    "claimNumber",
    "policyNumber",
    "dateOfLoss",
    "causeOfLoss",
    "otherPlate",
    "agent",
    "referralDate",
    "signatureOnFile",
    ...networkFields
  ]
} as const satisfies {
  readonly [Part in "install" | "vehicle" | "insurance"]: ReadonlyArray<keyof NonNullable<Job[Part]>>
}

const undated = (job: Job): Job => ({ ...job, install: { ...job.install, date: "", timeFrame: "", notes: "" } }) as Job

/** Returns the part of a quote that is the offer: work, prices, taxes and shares, for a customer and a vehicle. */
const offered = (job: Job): Job => {
  const { vehicle, insurance } = job
  const claim = Object.fromEntries(besideOffer.insurance.map((name) => [name, emptyInsurance[name]]))
  return {
    ...undated(job),
    vehicle: { ...vehicle, mileage: null },
    insurance: insurance && { ...insurance, ...claim }
  } as Job
}

/** Returns a fingerprint of the offer of a quote. */
export const offerHashOf = (fingerprint: (text: string) => string, job: Job): string =>
  contentHashOf(fingerprint, offered(job), "quote")

/**
 * Whether a quote still makes the offer with that fingerprint. Older fingerprints include mileage and claim details.
 */
export const isOfferOf = (offerHash: string, fingerprint: (text: string) => string, job: Job): boolean =>
  [offered(job), undated(job)].some((one) => isContentOf(offerHash, fingerprint, one, "quote"))

type Part = Readonly<Record<string, Schema.Json>>

/**
 * Whether two contents make the same offer. Filling in unknown vehicle or insurer details, such as a VIN or plate, does
 * not change the offer, nor does the order of lines.
 */
export const isSameOffer = (was: SignedContent, now: SignedContent): boolean =>
  canonicalJson(offerIn(was, was)) === canonicalJson(offerIn(now, was))

const offerIn = (content: SignedContent, was: SignedContent): object => ({
  ...content,
  ...Object.fromEntries(
    Object.entries(besideOffer).map(([name, left]) => {
      const [part, before] = [content[name], was[name]] as ReadonlyArray<Part | null | undefined>
      const unknown = name === "install" ? [] : emptyIn(before)
      return [name, part && without(part, [...left, ...unknown])]
    })
  ),
  lines: (content["lines"] as ReadonlyArray<Part>).map((line) => canonicalJson(without(line, ["id"]))).toSorted()
})

const without = (part: Part, names: ReadonlyArray<string>): Part =>
  Object.fromEntries(Object.entries(part).filter(([name]) => !names.includes(name)))

const emptyIn = (part: Part | null | undefined): ReadonlyArray<string> =>
  Object.entries(part ?? {}).flatMap(([name, value]) =>
    value === "" || (value === 0 && name === "year") ? [name] : []
  )

/**
 * Whether a document still makes the offer that was signed. Older signatures have only a fingerprint, which must match
 * the document as it is now, or without the date or mileage filled in since.
 */
export const isSignedOffer = (
  signed: { readonly contentHash: string; readonly content: SignedContent | null; readonly document: Stage },
  fingerprint: (text: string) => string,
  job: Job
): boolean => {
  const { contentHash, content, document } = signed
  const version = versionOf(contentHash)
  if (content !== null && signedFields[version] !== undefined)
    return isSameOffer(content, currentContent(job, document, version, content))
  const unmeasured = (one: Job): Job => ({ ...one, vehicle: { ...one.vehicle, mileage: null } }) as Job
  return [job, unmeasured(job), undated(job), unmeasured(undated(job))].some((one) =>
    isContentOf(contentHash, fingerprint, one, document)
  )
}

/** Returns the customer's answer if it still applies to the current offer. */
export const currentAnswer = (kept: Job, now: Job): Job["answer"] =>
  kept.answer !== null && isSameOffer(contentToSign(kept, "quote"), contentToSign(now, "quote")) ? kept.answer : null
