import { type Job, noTaxRates, noTotals } from "#domain/jobs/Job.ts"
import { openInsurance, openVehicle } from "#domain/jobs/JobDraft.ts"
import { openInstall } from "#domain/jobs/JobInstall.ts"

type Fields = Readonly<Record<string, unknown>>
type Open<T> = { readonly [K in keyof T as undefined extends T[K] ? never : K]-?: T[K] | undefined }

/**
 * What each JSON object in a job's row says where it is older than one of its fields. A field that is added here does
 * not compile without; `undefined` for what every version wrote.
 */
const open = {
  vehicle: openVehicle,
  insurance: openInsurance,
  install: openInstall,
  taxRates: noTaxRates,
  totals: noTotals,
  answer: { kind: undefined, at: 0, by: "", reason: "", contentHash: "" },
  credit: { number: undefined, creditedOn: "", rebilledAs: null },
  rebillOf: { id: undefined, number: undefined }
} satisfies {
  readonly [K in "vehicle" | "insurance" | "install" | "taxRates" | "totals" | "answer" | "credit" | "rebillOf"]: Open<
    NonNullable<Job[K]>
  >
}

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
 * A job's row with what its version did not know yet, ready to be decoded: rows are never written anew for a field
 * (trust.md D2).
 */
export const withOpenFields = (row: Fields): Fields => {
  const parts = Object.entries(open).map(([name, fields]) => [name, filled(fields, row[name])])
  const whole: Fields = { ...row, ...Object.fromEntries(parts) }
  const { address, installers, ...install } = whole["install"] as {
    readonly address: unknown
    readonly installers: ReadonlyArray<unknown>
  }
  return {
    ...whole,
    install: {
      ...install,
      address: filled(openAddress, address),
      installers: installers.map((one) => filled(openInstaller, one))
    },
    payments: (row["payments"] as ReadonlyArray<Fields>).map(({ refunds, ...payment }) => ({
      ...payment,
      ...(refunds === undefined
        ? {}
        : { refunds: (refunds as ReadonlyArray<unknown>).map((one) => filled(openRefund, one)) })
    }))
  }
}

const filled = (fields: object, stored: unknown): unknown =>
  stored === null || stored === undefined ? stored : { ...fields, ...(stored as object) }
