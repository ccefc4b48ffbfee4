import { Clock, Effect } from "effect"
import { CurrentUser, type SignedInUser } from "#domain/access/CurrentUser.ts"
import { declineDispatch, createJobFromDispatch } from "#domain/dispatches/decideDispatch.ts"
import { receiveDispatch } from "#domain/dispatches/receiveDispatch.ts"
import type { DispatchContent } from "#domain/dispatches/Dispatch.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { dayOf, daysAfter } from "#domain/shared/Day.ts"
import { demoDispatches } from "#adapters/sandbox/demoDispatches.ts"
import { clockAt } from "./instants.ts"

const minute = 60_000
const hour = 60 * minute

/**
 * Adds dispatches from several networks: two pending, one about an existing job, one turned into a quote, one declined.
 */
export const seedDispatches = Effect.fn("seedDispatches")(function* (asking: SignedInUser) {
  const now = yield* Clock.currentTimeMillis
  const [place] = (yield* Locations.use(({ all }) => all)).filter(({ status }) => status === "active")
  if (place === undefined) return
  const today = dayOf(now, place.timeZone)
  const as = Effect.provideService(CurrentUser, asking)
  const send = (sent: Partial<DispatchContent>, ago: number) =>
    receiveDispatch({ ...open, dispatchedOn: today, dateOfLoss: daysAfter(today, -3), ...sent }).pipe(
      Effect.provideService(Clock.Clock, clockAt(now - ago))
    )
  const declined = yield* send(
    {
      dispatchNumber: demoDispatches.declined,
      dispatchedOn: daysAfter(today, -2),
      insuredName: "Nora Whitehorse",
      claimNumber: "PM-771204",
      vehicle: { ...open.vehicle, year: 2021, make: "Ford", model: "F-150" }
    },
    50 * hour
  )
  yield* declineDispatch({ id: declined.id, version: 1, reason: "tooFar", note: "" }).pipe(as)
  const quoted = yield* send(
    {
      network: "gerber",
      dispatchNumber: "",
      referralNumber: demoDispatches.quoted,
      dispatchedOn: daysAfter(today, -1),
      company: "Granite State Insurance",
      insuredName: "Priya Raman",
      insuredPhone: "520-555-0161",
      claimNumber: "GS-40118",
      deductible: 25000,
      vehicle: { ...open.vehicle, year: 2020, make: "Subaru", model: "Outback" }
    },
    26 * hour
  )
  yield* createJobFromDispatch({ id: quoted.id, version: 1, locationId: place.id, customerId: null }).pipe(as)
  yield* send(
    {
      network: "safelite",
      dispatchNumber: "",
      referralNumber: demoDispatches.repair,
      company: "Saguaro Mutual",
      insuredName: "Dolores Vega",
      insuredPhone: "520-555-0187",
      claimNumber: "SM-90214",
      answerBy: now + 20 * hour,
      repairLocation: "mobile",
      jobType: "repair",
      lines: [
        { kind: "repair", partNumber: "", description: "WINDSHIELD REPAIR, 1 CHIP", quantity: 100, netPrice: 7000 }
      ],
      vehicle: { ...open.vehicle, year: 2019, make: "Honda", model: "CR-V" }
    },
    2 * hour
  )
  // About one of the shop's insured work orders as the network knows it, with a different price and date.
  const { items } = yield* (yield* Jobs).list({ stage: "workorder", size: 25 })
  const jobs = yield* Effect.forEach(items, ({ id }) => Effect.flatMap(Jobs, ({ get }) => get(id)))
  const job = jobs.find(({ insurance, vehicle }) => insurance !== null && vehicle.vin !== "")
  const { bodyStyle, make, model, vin, year } = job?.vehicle ?? { ...open.vehicle, vin: "" }
  const glass = job?.lines.find(({ kind }) => kind === "glass")
  yield* send(
    {
      dispatchNumber: demoDispatches.insured,
      authorization: "A-55120-02",
      authorizedUntil: daysAfter(today, 13),
      answerBy: now + 45 * minute,
      insuredName: job === undefined ? "Marcus T. Lee" : job.customerName,
      insuredPhone: "520-555-0134",
      company: job?.insurance?.company ?? "Prairie Mutual Insurance",
      claimNumber: job?.insurance?.claimNumber || "PM-779640",
      deductible: 10000,
      vehicle: { ...open.vehicle, vin, year, make, model, bodyStyle },
      lines:
        glass === undefined
          ? []
          : [
              {
                kind: "glass",
                partNumber: glass.partNumber,
                description: "WINDSHIELD",
                quantity: 100,
                netPrice: Math.max(glass.netPrice - 1300, 0)
              }
            ]
    },
    10 * minute
  )
}, Effect.orDie)

const open: DispatchContent = {
  network: "lynx",
  dispatchNumber: "",
  referralNumber: "",
  authorization: "",
  authorizedUntil: "",
  dispatchedOn: "",
  answerBy: null,
  insuredName: "",
  insuredPhone: "",
  insuredEmail: "",
  address: null,
  company: "Prairie Mutual Insurance",
  claimNumber: "",
  policyNumber: "",
  dateOfLoss: "",
  causeOfLoss: "101",
  otherPlate: "",
  agent: "",
  deductible: 0,
  jobType: "replacement",
  repairLocation: "inShop",
  vehicle: { vin: "", plate: "", plateState: "", year: 0, make: "", model: "", bodyStyle: "" },
  lines: [],
  notes: ""
}
