import { Schema } from "effect"
import type { EstimateLine } from "#domain/estimates/EstimateLine.ts"
import type { TaxRates, Totals } from "#domain/estimates/priceEstimate.ts"
import type { Address } from "#domain/shared/Address.ts"
import { canonicalJson } from "#domain/shared/canonicalJson.ts"
import type { Job, Stage } from "./Job.ts"
import { type JobInsurance, type JobVehicle, openInsurance } from "./JobDraft.ts"
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

/** Whose policy it is, and by what a network knows the claim. */
const networkFields = ["authorization", "dispatchNumber", "policyholder", "referralNumber"] as const

const secondFields: SignedFields = { ...firstFields, lines: [...firstFields.lines, "noChargeReason"] }

const thirdFields: SignedFields = {
  ...secondFields,
  taxRates: [...secondFields.taxRates, "lines"],
  totals: [...secondFields.totals, "taxes"]
}

/**
 * What was signed, by the version of the list. A list that signatures were given on never changes: a field that a paper
 * gains makes a new version, and signatures of the older ones go on answering for what their signers saw.
 */
export const signedFields: Readonly<Record<number, SignedFields>> = {
  1: firstFields,
  2: secondFields,
  3: thirdFields,
  4: { ...thirdFields, insurance: [...thirdFields.insurance, ...networkFields] }
}

/** The list that is signed on today. */
export const signedVersion = 4

/**
 * What a paper said when it was signed, as it is kept beside the signature: the fields of its list, and each line's id
 * so that it is known again.
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

/** What a paper says, to be kept with a signature. */
export const signedAs = (job: Job, document: Stage, version = signedVersion): SignedContent =>
  // What is left undefined is not there once it is kept.
  JSON.parse(JSON.stringify(contentOf(job, document, version, ["id"]))) as SignedContent

/**
 * What a paper said when it was signed, as text that is the same for the same content: neither the words around it nor
 * what is filled in later are part of it.
 */
export const signedContent = (job: Job, document: Stage, version = signedVersion): string =>
  canonicalJson(contentOf(job, document, version))

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
  const version = versionOf(contentHash)
  return (
    signedFields[version] !== undefined &&
    [job.customerId, ...job.formerCustomerIds].some(
      (customerId) => contentHashOf(fingerprint, { ...job, customerId } as Job, document, version) === contentHash
    )
  )
}

/** What a paper says now, for the customer that it was signed for where they were merged with whose it is. */
export const signedNow = (job: Job, document: Stage, version: number, was: SignedContent): SignedContent => {
  const before = job.formerCustomerIds.find((id) => id === was["customerId"])
  return signedAs(before === undefined ? job : ({ ...job, customerId: before } as Job), document, version)
}

/** The list that a fingerprint was made by. */
export const versionOf = (contentHash: string): number => Number(/^(\d+):/.exec(contentHash)?.[1] ?? 1)

/**
 * What is no part of an offer, though the paper says it: when and with which notes it is installed, how far the vehicle
 * has run, and what an insurer wants to know of the claim. It may be filled in, or change, without asking anew.
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

/** What a quote offers: work, prices, taxes and shares, for whom and for which vehicle. */
const offered = (job: Job): Job => {
  const { vehicle, insurance } = job
  const claim = Object.fromEntries(besideOffer.insurance.map((name) => [name, openInsurance[name]]))
  return {
    ...undated(job),
    vehicle: { ...vehicle, mileage: null },
    insurance: insurance && { ...insurance, ...claim }
  } as Job
}

/** A fingerprint of what a quote offers. */
export const offerHashOf = (fingerprint: (text: string) => string, job: Job): string =>
  contentHashOf(fingerprint, offered(job), "quote")

/** Whether a quote still offers what that fingerprint was made of; those made before it left out mileage and claim too. */
export const isOfferOf = (offerHash: string, fingerprint: (text: string) => string, job: Job): boolean =>
  [offered(job), undated(job)].some((one) => isContentOf(offerHash, fingerprint, one, "quote"))

type Part = Readonly<Record<string, Schema.Json>>

/**
 * Whether two contents offer the same. What was not known of vehicle and insurer and is filled in, such as a VIN or a
 * plate, changes nothing of the offer; neither does the order of its lines.
 */
export const offersSame = (was: SignedContent, now: SignedContent): boolean =>
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
 * Whether a paper still offers what was signed. Of signatures that were given before their content was kept, only its
 * fingerprint is known: it must fit as the paper stands, or as it stood before the day and the mileage were filled in.
 */
export const offersSigned = (
  signed: { readonly contentHash: string; readonly content: SignedContent | null; readonly document: Stage },
  fingerprint: (text: string) => string,
  job: Job
): boolean => {
  const { contentHash, content, document } = signed
  const version = versionOf(contentHash)
  if (content !== null && signedFields[version] !== undefined)
    return offersSame(content, signedNow(job, document, version, content))
  const unmeasured = (one: Job): Job => ({ ...one, vehicle: { ...one.vehicle, mileage: null } }) as Job
  return [job, unmeasured(job), undated(job), unmeasured(undated(job))].some((one) =>
    isContentOf(contentHash, fingerprint, one, document)
  )
}

/** The customer's answer, if it still answers what the job offers now. */
export const answerTo = (kept: Job, now: Job): Job["answer"] =>
  kept.answer !== null && offersSame(signedAs(kept, "quote"), signedAs(now, "quote")) ? kept.answer : null
