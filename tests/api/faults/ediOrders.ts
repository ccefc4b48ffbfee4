import type { EdiState } from "#domain/edi/ediStates.ts"
import { copyJobs } from "../../support/copyJobs.ts"
import { dataOf, type Desk, type JobSeen } from "./desk.ts"
import type { Server } from "./openEnvironment.ts"

/**
 * An invoice, what the practice network is instructed to do with it, and the state it must end in: paid, or short-paid
 * by some cents.
 */
export interface Ordered {
  readonly id: string
  readonly policy: string
  readonly end: Extract<EdiState, "paid" | "shortPaid">
  readonly short: number
}

/** The maximum length of a policy number sent to the network (REF02). */
const longest = 30

const rejections = ["REFUSE", "REJECT-VIN", "REJECT-PRICE", "REJECT-NAGS", "REJECT-RECAL", "REJECT-ADDRESS"]

/** Returns invoices with random instructions, possibly several per invoice. */
export const ordersFor = (count: number): ReadonlyArray<Ordered> =>
  Array.from({ length: count }, (_, nth) => {
    const short = Math.random() < 0.25 ? 1 + Math.floor(Math.random() * 5_000) : 0
    const drawn = [
      ...(short === 0 ? [] : [`SHORT-${short}`]),
      ...(Math.random() < 0.3 ? [rejections[Math.floor(Math.random() * rejections.length)]!] : []),
      ...["TWICE", "SHUFFLED", "LATE"].filter(() => Math.random() < 0.2),
      // The server does not contact an unavailable network for half a minute, so once is enough.
      ...(nth === 0 ? ["GONE"] : [])
    ]
    const policy = drawn.reduce((all, word) => (`${all} ${word}`.length > longest ? all : `${all} ${word}`.trim()), "P")
    return { id: crypto.randomUUID(), policy, end: short === 0 ? "paid" : "shortPaid", short }
  })

/** Returns the instructions without the rejection, as after a correction. */
export const rejectedOnce = (policy: string): string =>
  policy
    .split(" ")
    .filter((word) => !rejections.includes(word))
    .join(" ")

/** Bills jobs to an insurer on a network: one through the API, and copies of it with the given instructions. */
export const bill = async (
  desk: Desk,
  at: Server,
  ordered: ReadonlyArray<Ordered>
): Promise<ReadonlyArray<Ordered>> => {
  const company = "Saguaro Mutual"
  await desk.post(at, "/insurers", { insurerName: company, aliases: "", network: "lynx", isActive: true })
  await desk.put(at, "/edi-partners/lynx", {
    version: 0,
    account: "L123456",
    shopId: "SHOP0001",
    partnerId: "",
    transport: "https",
    address: "",
    userName: "",
    hostKey: "",
    isTest: true,
    isActive: true,
    since: "2026-01-01",
    programs: []
  })
  const insurance = { ...desk.draft.insurance, company, dispatchNumber: "004179015", authorization: "A-1" }
  const lines = desk.draft.lines.filter(({ kind }) => kind !== "calibration")
  const quote = dataOf<JobSeen>(await desk.post(at, "/jobs", { ...desk.draft, insurance, lines }))
  const { version } = quote
  const { id } = dataOf<JobSeen>(await desk.post(at, `/jobs/${quote.id}/invoice`, { version }))
  await copyJobs(
    desk.sql,
    id,
    ordered.map((one, nth) => ({ id: one.id, number: 500_000 + nth, policyNumber: one.policy }))
  )
  return [...ordered, { id, policy: "P", end: "paid", short: 0 }]
}
