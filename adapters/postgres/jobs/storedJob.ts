import type { Job, JobCredit } from "#domain/jobs/Job.ts"
import { noTaxRates, noTotals } from "#domain/estimates/priceEstimate.ts"
import { emptyInsurance, emptyVehicle } from "#domain/jobs/JobDraft.ts"
import { emptyInstall } from "#domain/jobs/JobInstall.ts"

type Fields = Readonly<Record<string, unknown>>
type Open<T> = { readonly [K in keyof T as undefined extends T[K] ? never : K]-?: T[K] | undefined }

/**
 * Defaults for each JSON object in a job's row that is older than one of its fields. Adding a field without a default
 * here does not compile; `undefined` for fields that every version wrote.
 */
const open = {
  vehicle: emptyVehicle,
  insurance: emptyInsurance,
  install: emptyInstall,
  taxRates: noTaxRates,
  totals: noTotals,
  answer: { kind: undefined, at: 0, by: "", reason: "", contentHash: "" },
  credit: { number: undefined, creditedOn: "", rebilledAs: null },
  decoded: {
    vin: undefined,
    year: undefined,
    make: undefined,
    model: undefined,
    bodyStyle: undefined,
    vehicleType: undefined,
    doors: undefined,
    series: undefined,
    trim: undefined,
    driveType: undefined,
    fuel: undefined,
    plantCountry: undefined,
    manufacturer: undefined
  },
  lost: { reason: undefined, note: "", on: undefined },
  rebillOf: { id: undefined, number: undefined },
  reworkOf: { id: undefined, number: undefined, cause: "other" }
} satisfies {
  readonly [
    K in
      | "vehicle"
      | "insurance"
      | "install"
      | "taxRates"
      | "totals"
      | "answer"
      | "decoded"
      | "lost"
      | "rebillOf"
      | "reworkOf"
  ]: Open<NonNullable<Job[K]>>
} & { readonly credit: Open<JobCredit> }

const openInstaller: Open<Job["install"]["installers"][number]> = { userId: undefined, start: "", end: "" }
const openAddress: Open<NonNullable<Job["install"]["address"]>> = {
  address1: "",
  address2: "",
  city: "",
  region: undefined,
  postalCode: "",
  country: undefined
}
const openRefund: Open<NonNullable<Job["payments"][number]["refunds"]>[number]> = {
  id: undefined,
  status: "refunded",
  amount: undefined,
  reason: "–",
  date: undefined,
  source: "–"
}

/**
 * Fills in the fields that a job's row was written without, ready to be decoded; rows are never rewritten for a new
 * field (D2). Modifies the row in place, because almost no row lacks anything.
 */
export const withDefaults = (row: Fields): Fields => {
  for (const name in open) fill(open[name as keyof typeof open], row[name])
  const install = row["install"] as { readonly address: unknown; readonly installers: ReadonlyArray<unknown> }
  fill(openAddress, install.address)
  for (const installer of install.installers) fill(openInstaller, installer)
  for (const { refunds } of row["payments"] as ReadonlyArray<{ readonly refunds?: ReadonlyArray<unknown> }>) {
    for (const refund of refunds ?? []) fill(openRefund, refund)
  }
  return row
}

const fill = (fields: Fields, stored: unknown) => {
  if (stored === null || stored === undefined) return
  const known = stored as { [name: string]: unknown }
  for (const name in fields) if (known[name] === undefined && fields[name] !== undefined) known[name] = fields[name]
}
