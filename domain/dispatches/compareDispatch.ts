import { Schema } from "effect"
import { type EstimateLine, LineId, emptyLineFacts } from "#domain/estimates/EstimateLine.ts"
import { extendedPrice } from "#domain/estimates/priceEstimate.ts"
import { insurerKey } from "#domain/insurers/Insurer.ts"
import type { Job } from "#domain/jobs/Job.ts"
import { type JobDraft, type JobInsurance, type JobVehicle, emptyInsurance } from "#domain/jobs/JobDraft.ts"
import { times } from "#domain/shared/Money.ts"
import { normalizeVin, vinFault } from "#domain/vin/vinFault.ts"
import type { DispatchContent, DispatchLine } from "./Dispatch.ts"

/** Which value to keep: the job's or the dispatch's. */
export type DispatchPick = "job" | "dispatch"

/** Why a value is proposed, or why the user has to choose. */
export const PickReason = Schema.Literals([
  "chooseAddress",
  "vinWrong",
  "chooseVin",
  "chooseVehicle",
  "fromVin",
  "policyCounts",
  "insurerCounts",
  "networkCounts",
  "tellCustomer",
  "agreedPrice",
  "notOnJob",
  "chooseWork",
  "plateSeen"
])
export type PickReason = typeof PickReason.Type

/** The job fields that a dispatch can provide. */
export type ComparedField =
  | "insurance.company"
  | "insurance.claimNumber"
  | "insurance.policyNumber"
  | "insurance.policyholder"
  | "insurance.dispatchNumber"
  | "insurance.referralNumber"
  | "insurance.authorization"
  | "insurance.dateOfLoss"
  | "insurance.causeOfLoss"
  | "insurance.otherPlate"
  | "insurance.agent"
  | "insurance.deductible"
  | "install.repairLocation"
  | "install.jobType"
  | "vehicle.vin"
  | "vehicle.plate"
  | "vehicle.year"
  | "vehicle.make"
  | "vehicle.model"
  | "vehicle.bodyStyle"

interface Both {
  /**
   * Key used in the picks: a job field path, `lines.<id>` for a line's price, or `added.<position>` for a line the job
   * does not have.
   */
  readonly key: string
  readonly inJob: string | number
  readonly inDispatch: string | number
  /** Whether the values differ, the dispatch fills an empty field, or both are the same. */
  readonly kind: "differs" | "fills" | "same"
  /** The proposed value; undefined if the user has to choose. */
  readonly proposed: DispatchPick | undefined
  readonly why: PickReason | undefined
}

/** A value found in both the job and the dispatch. Amounts in cents. */
export type Discrepancy =
  | (Both & { readonly of: "field"; readonly field: ComparedField })
  | (Both & { readonly of: "price" | "line"; readonly line: DispatchLine })

/**
 * Compares a dispatch with a job, item by item. Proposes the dispatch's value where the insurer or network is the
 * authority, and nothing where either could be right. Skips what the dispatch leaves empty.
 */
export const compareDispatch = (job: Job, content: DispatchContent): ReadonlyArray<Discrepancy> => [
  ...fields.flatMap((compared): ReadonlyArray<Discrepancy> => {
    const inJob = compared.inJob(job)
    const inDispatch = compared.inDispatch(content)
    if (isEmpty(inDispatch)) return []
    const both = { of: "field", field: compared.field, key: compared.field, inJob, inDispatch } as const
    if ((compared.same ?? isSameText)(inJob, inDispatch)) return [{ ...both, ...agreed }]
    if (isEmpty(inJob) && !(compared.field === "vehicle.vin" && isVinWrong(content)))
      return [{ ...both, kind: "fills" as const, proposed: "dispatch" as const, why: undefined }]
    return [{ ...both, kind: "differs" as const, ...compared.propose(job, content) }]
  }),
  ...comparedLines(job, content)
]

/** An invalid VIN is never copied to the job, whatever was picked. */
const isVinWrong = ({ vehicle }: DispatchContent) => vinFault(vehicle.vin) !== undefined

const agreed = { kind: "same", proposed: "job", why: undefined } as const

interface Compared {
  readonly field: ComparedField
  readonly inJob: (job: Job) => string | number
  readonly inDispatch: (content: DispatchContent) => string | number
  readonly same?: (one: string | number, other: string | number) => boolean
  readonly propose: (job: Job, content: DispatchContent) => Pick<Both, "proposed" | "why">
}

const isEmpty = (value: string | number) => value === "" || value === 0

const isSameText = (one: string | number, other: string | number) =>
  typeof one === "number" || typeof other === "number" ? one === other : insurerKey(one) === insurerKey(other)

const counts = (why: PickReason) => () => ({ proposed: "dispatch", why }) as const
const choose = (why: PickReason) => () => ({ proposed: undefined, why }) as const

const claimField = (
  name: Exclude<keyof JobInsurance, "signatureOnFile" | "referralDate" | "rebate" | "policyholder">,
  why: PickReason
): Compared => ({
  field: `insurance.${name}`,
  inJob: ({ insurance }) => (insurance ?? emptyInsurance)[name],
  inDispatch: (content) => content[name],
  propose: counts(why)
})

/** The job's value wins if the VIN was decoded; otherwise the user has to choose. */
const vehicleField = (name: "year" | "make" | "model" | "bodyStyle"): Compared => ({
  field: `vehicle.${name}`,
  inJob: ({ vehicle }) => vehicle[name],
  inDispatch: ({ vehicle }) => vehicle[name],
  propose: ({ decoded }) => (decoded === null ? choose("chooseVehicle")() : { proposed: "job", why: "fromVin" })
})

const fields: ReadonlyArray<Compared> = [
  {
    field: "install.repairLocation",
    inJob: ({ install }) => install.repairLocation,
    inDispatch: ({ repairLocation }) => repairLocation,
    propose: choose("chooseAddress")
  },
  {
    field: "vehicle.vin",
    inJob: ({ vehicle }) => vehicle.vin,
    inDispatch: ({ vehicle }) => normalizeVin(vehicle.vin),
    propose: (_, content) => (isVinWrong(content) ? { proposed: "job", why: "vinWrong" } : choose("chooseVin")())
  },
  {
    field: "insurance.policyholder",
    inJob: ({ insurance }) => insurance?.policyholder ?? "",
    inDispatch: ({ insuredName }) => insuredName,
    propose: counts("policyCounts")
  },
  claimField("company", "insurerCounts"),
  claimField("claimNumber", "insurerCounts"),
  claimField("policyNumber", "policyCounts"),
  claimField("dateOfLoss", "insurerCounts"),
  claimField("causeOfLoss", "insurerCounts"),
  claimField("otherPlate", "insurerCounts"),
  claimField("agent", "insurerCounts"),
  claimField("deductible", "tellCustomer"),
  claimField("dispatchNumber", "networkCounts"),
  claimField("referralNumber", "networkCounts"),
  claimField("authorization", "networkCounts"),
  vehicleField("year"),
  vehicleField("make"),
  vehicleField("model"),
  vehicleField("bodyStyle"),
  {
    field: "vehicle.plate",
    inJob: ({ vehicle }) => vehicle.plate,
    inDispatch: ({ vehicle }) => vehicle.plate,
    same: (one, other) => plain(one) === plain(other),
    propose: () => ({ proposed: "job", why: "plateSeen" })
  },
  {
    field: "install.jobType",
    inJob: ({ install }) => install.jobType,
    inDispatch: ({ jobType }) => jobType,
    propose: choose("chooseWork")
  }
]

const plain = (text: string | number) => `${text}`.replaceAll(/[^\p{L}\p{N}]/gu, "").toUpperCase()

/**
 * Matches dispatch lines with job lines: parts by part number, labor and calibration by kind. Each job line matches at
 * most once.
 */
const comparedLines = ({ lines }: Job, content: DispatchContent): ReadonlyArray<Discrepancy> => {
  const left = [...lines]
  return content.lines.map((line, at) => {
    const found = left.findIndex((one) => isSameWork(one, line))
    const own = found === -1 ? undefined : left.splice(found, 1)[0]!
    const inDispatch = times(line.netPrice, line.quantity)
    if (own === undefined)
      return {
        of: "line",
        line,
        key: `added.${at}`,
        inJob: "",
        inDispatch,
        kind: "differs",
        proposed: undefined,
        why: "notOnJob"
      }
    const both = { of: "price", line, key: `lines.${own.id}`, inJob: extendedPrice(own), inDispatch } as const
    return both.inJob === inDispatch
      ? { ...both, ...agreed }
      : { ...both, kind: "differs", proposed: "dispatch", why: "agreedPrice" }
  })
}

const isSameWork = (own: EstimateLine, { kind, partNumber }: DispatchLine) =>
  plain(partNumber) === ""
    ? own.kind === kind
    : plain(own.partNumber) === plain(partNumber) || plain(own.ediPartNumber) === plain(partNumber)

/** Returns the keys of the items that still need the user's choice. */
export const undecided = (
  compared: ReadonlyArray<Discrepancy>,
  picks: Readonly<Record<string, DispatchPick>>
): ReadonlyArray<string> =>
  compared.filter(({ key, proposed }) => (picks[key] ?? proposed) === undefined).map(({ key }) => key)

/**
 * Returns the job with the picked values applied; `newId` generates the ids of added lines. A price the network agreed
 * to overrides the price list and is marked as such on the line.
 */
export const withPicks = (
  job: Job,
  content: DispatchContent,
  picks: Readonly<Record<string, DispatchPick>>,
  newId: () => string
): Pick<JobDraft, "insurance" | "install" | "vehicle" | "lines"> => {
  const compared = compareDispatch(job, content)
  const taken = compared.filter(
    ({ key, proposed }) => (picks[key] ?? proposed) === "dispatch" && !(key === "vehicle.vin" && isVinWrong(content))
  )
  const inside = (part: string) =>
    Object.fromEntries(
      taken.flatMap((one) =>
        one.of === "field" && one.field.startsWith(`${part}.`)
          ? [[one.field.slice(part.length + 1), one.inDispatch]]
          : []
      )
    )
  const prices = new Map(
    taken.flatMap((one) => (one.of === "price" ? [[one.key.slice("lines.".length), one.line]] : []))
  )
  const isPlateTaken = taken.some(({ key }) => key === "vehicle.plate")
  return {
    insurance: { ...(job.insurance ?? emptyInsurance), ...(inside("insurance") as Partial<JobInsurance>) },
    install: { ...job.install, ...(inside("install") as object) },
    vehicle: {
      ...job.vehicle,
      ...(inside("vehicle") as Partial<JobVehicle>),
      ...(isPlateTaken && content.vehicle.plateState !== "" ? { plateState: content.vehicle.plateState } : {})
    },
    lines: [
      ...job.lines.map((line) => {
        const agreedLine = prices.get(line.id)
        return agreedLine === undefined ? line : { ...line, ...agreedAt(line, agreedLine) }
      }),
      ...taken.flatMap((one) => (one.of === "line" ? [toJobLine(one.line, newId())] : []))
    ]
  }
}

/** The agreed quantity and price, marked as typed so that price list updates leave them alone. */
const agreedAt = ({ listPrice }: EstimateLine, { netPrice, quantity }: DispatchLine): Partial<EstimateLine> => ({
  quantity,
  netPrice,
  discount: listPrice > netPrice ? Math.round(((listPrice - netPrice) * 10_000) / listPrice) : 0,
  rule: "typed",
  partPattern: ""
})

/** Creates a job line from a dispatch line, with the agreed price as its list price. */
export const toJobLine = (
  { kind, partNumber, description, quantity, netPrice }: DispatchLine,
  id: string
): EstimateLine => ({
  ...emptyLineFacts,
  id: LineId.make(id),
  parentId: null,
  kind,
  partNumber,
  description,
  quantity,
  listPrice: netPrice,
  discount: 0,
  netPrice,
  taxable: true,
  customerPaid: false,
  rule: "typed"
})
