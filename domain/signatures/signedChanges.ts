import { Equal } from "effect"
import type { EstimateLine } from "#domain/estimates/EstimateLine.ts"
import { extendedPrice, type TaxRates, type Totals } from "#domain/estimates/priceEstimate.ts"
import type { JobInsurance, JobVehicle } from "#domain/jobs/JobDraft.ts"
import type { JobInstall } from "#domain/jobs/JobInstall.ts"
import type { SignedContent } from "#domain/jobs/signedContent.ts"
import type { SignedChange } from "./SignedChange.ts"

type SignedLine = Pick<
  EstimateLine,
  "id" | "kind" | "partNumber" | "description" | "quantity" | "netPrice" | "taxable" | "customerPaid"
> &
  Partial<Pick<EstimateLine, "noChargeReason">>

/** The fields common to all versions of signed content. Fields added in later versions may be missing. */
interface Said {
  readonly customerId: string
  readonly vehicle: JobVehicle
  readonly insurance: JobInsurance | null
  readonly install: Pick<JobInstall, "address" | "date" | "notes" | "repairLocation" | "timeFrame">
  readonly lines: ReadonlyArray<SignedLine>
  readonly taxRates: Partial<TaxRates>
  readonly totals: Omit<Totals, "taxes"> & Partial<Pick<Totals, "taxes">>
}

/**
 * Returns the changes between two versions of a document's content: first its lines, then the amounts, then the rest. A
 * change of customer is described by name.
 */
export const signedChanges = (
  signed: SignedContent,
  present: SignedContent,
  customers: { readonly from: string; readonly to: string } = { from: "", to: "" }
): ReadonlyArray<SignedChange> => {
  const [was, now] = [signed as unknown as Said, present as unknown as Said]
  return [
    ...lineChanges(was.lines, now.lines),
    ...sumChanges(was, now),
    ...vehicleChanges(was.vehicle, now.vehicle),
    ...(was.customerId === now.customerId ? [] : [{ _tag: "customer" as const, ...customers }]),
    ...(Equal.equals(was.insurance, now.insurance) ? [] : [{ _tag: "part" as const, what: "insurance" as const }]),
    ...installChanges(was.install, now.install)
  ]
}

const nameOf = ({ description, partNumber }: SignedLine) => description || partNumber

const lineChanges = (was: ReadonlyArray<SignedLine>, now: ReadonlyArray<SignedLine>): ReadonlyArray<SignedChange> => {
  const before = new Map(was.map((line) => [line.id, line]))
  const kept = new Set(now.map(({ id }) => id))
  return [
    ...was
      .filter(({ id }) => !kept.has(id))
      .map((line) => ({ _tag: "lineRemoved" as const, line: nameOf(line), extended: extendedPrice(line) })),
    ...now.flatMap((line) => {
      const old = before.get(line.id)
      return old === undefined
        ? [{ _tag: "lineAdded" as const, line: nameOf(line), extended: extendedPrice(line) }]
        : cellChanges(old, line)
    })
  ]
}

const cellChanges = (was: SignedLine, now: SignedLine): ReadonlyArray<SignedChange> => {
  const line = nameOf(now)
  const changes: Array<SignedChange> = []
  if (was.description !== now.description || was.partNumber !== now.partNumber)
    changes.push({ _tag: "lineText", from: wholeName(was), to: wholeName(now) })
  if (was.quantity !== now.quantity) changes.push({ _tag: "lineQuantity", line, from: was.quantity, to: now.quantity })
  if (was.netPrice !== now.netPrice) changes.push({ _tag: "linePrice", line, from: was.netPrice, to: now.netPrice })
  if (was.taxable !== now.taxable) changes.push({ _tag: "lineTaxed", line, to: now.taxable })
  if (was.customerPaid !== now.customerPaid) changes.push({ _tag: "lineCustomerPaid", line, to: now.customerPaid })
  const [from, to] = [was.noChargeReason ?? "", now.noChargeReason ?? ""]
  if (from !== to) changes.push({ _tag: "lineFree", line, from, to })
  if (was.kind !== now.kind) changes.push({ _tag: "part", what: "lineKind" })
  return changes
}

const wholeName = ({ description, partNumber }: SignedLine) =>
  [partNumber, description].filter((text) => text !== "").join(" ")

const sumChanges = (was: Said, now: Said): ReadonlyArray<SignedChange> => {
  const sums = [
    ["tax", taxOf(was.totals), taxOf(now.totals)],
    ["total", was.totals.total, now.totals.total],
    ["customerShare", was.totals.customerShare, now.totals.customerShare]
  ] as const
  const changed = sums
    .filter(([, from, to]) => from !== to)
    // Without insurance, the customer's share equals the total and is not listed separately.
    .filter(([what]) => what !== "customerShare" || was.insurance !== null || now.insurance !== null)
  return [
    ...changed.map(([what, from, to]) => ({ _tag: "amount" as const, what, from, to })),
    ...(Equal.equals(was.taxRates, now.taxRates) ? [] : [{ _tag: "part" as const, what: "taxRates" as const }])
  ]
}

const taxOf = ({ partsTax, laborTax, taxes = [] }: Said["totals"]) =>
  taxes.reduce((sum, { amount }) => sum + amount, partsTax + laborTax)

const vehicleChanges = (was: JobVehicle, now: JobVehicle): ReadonlyArray<SignedChange> => {
  const { mileage: from, ...before } = was
  const { mileage: to, ...after } = now
  return [
    ...(Equal.equals(before, after)
      ? []
      : [{ _tag: "vehicle" as const, from: vehicleText(was, now), to: vehicleText(now, was) }]),
    ...(from === to ? [] : [{ _tag: "mileage" as const, from, to }])
  ]
}

/** Describes a vehicle, with VIN and plate if they differ from those of the other one. */
const vehicleText = (vehicle: JobVehicle, other: JobVehicle) => {
  const { year, make, model, bodyStyle, vin, plate, plateState } = vehicle
  return [
    year === 0 ? "" : `${year}`,
    make,
    model,
    bodyStyle,
    vin === other.vin ? "" : vin,
    plate === other.plate && plateState === other.plateState ? "" : `${plate} ${plateState}`.trim()
  ]
    .filter((text) => text !== "")
    .join(" ")
}

const installChanges = (was: Said["install"], now: Said["install"]): ReadonlyArray<SignedChange> => [
  ...(was.repairLocation === now.repairLocation && Equal.equals(was.address, now.address)
    ? []
    : [{ _tag: "part" as const, what: "place" as const }]),
  ...(was.date === now.date ? [] : [{ _tag: "installDate" as const, from: was.date, to: now.date }]),
  ...(was.timeFrame === now.timeFrame ? [] : [{ _tag: "timeFrame" as const, from: was.timeFrame, to: now.timeFrame }]),
  ...(was.notes === now.notes ? [] : [{ _tag: "part" as const, what: "notes" as const }])
]
