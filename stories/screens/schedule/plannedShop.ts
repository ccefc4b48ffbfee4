import { type Context, Effect } from "effect"
import { CurrentUser, UserId } from "#domain/access/CurrentUser.ts"
import { convertToWorkOrder } from "#domain/jobs/changeStage.ts"
import type { JobDraft } from "#domain/jobs/JobDraft.ts"
import { emptyInstall } from "#domain/jobs/JobInstall.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { recordPayment } from "#domain/jobs/recordPayment.ts"
import { type SiteEvent, SiteEventId } from "#domain/installer-day/SiteEvent.ts"
import { SiteEvents } from "#domain/installer-day/SiteEvents.ts"
import { PaymentId } from "#domain/payments/Payment.ts"
import { planJob } from "#domain/schedule/planJob.ts"
import type { ShopServices } from "#stories/serverInMemory.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { createJob } from "#domain/jobs/saveJob.ts"
import { Location } from "#domain/locations/Location.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { Users } from "#domain/people/Users.ts"
import { defaultWeek } from "#domain/shared/WeekHours.ts"
import { sampleUser } from "#domain/testing/samples.ts"
import { shopForQuotes, owner } from "../jobs/jobsInShop.ts"

/** The Tuesday shown in the board's stories. */
export const boardDay = "2026-12-01"

const dana = UserId.make("019a0000-0000-7000-8000-0000000000d1")
const luis = UserId.make("019a0000-0000-7000-8000-0000000000d2")
const rosa = UserId.make("019a0000-0000-7000-8000-0000000000d3")

/** Three installers and a location that is open on weekdays; Rosa is away that week. */
const withPeople = Effect.gen(function* () {
  const { draft } = yield* shopForQuotes
  const [users, locations] = [yield* Users, yield* Locations]
  const kept = yield* locations.get(draft.locationId)
  yield* locations.save(
    new Location({ ...kept, businessHours: defaultWeek, services: [], timeZone: "America/Phoenix" })
  )
  const people = [
    { id: dana, userName: "dana", firstName: "Dana", lastName: "Cole" },
    {
      id: luis,
      userName: "luis",
      firstName: "Luis",
      lastName: "Vega",
      skills: ["replacement", "repair", "staticCalibration", "dynamicCalibration"] as const
    },
    {
      id: rosa,
      userName: "rosa",
      firstName: "Rosa",
      lastName: "Lind",
      daysOff: [{ from: "2026-11-30", to: "2026-12-04", note: "Vacation" }]
    }
  ]
  for (const person of people) yield* users.save({ ...sampleUser, ...person, roles: ["installer"] }, "none")
  return { ...draft, insurance: null, partsStatus: "complete" } satisfies JobDraft
}).pipe(Effect.orDie)

/** Installers without any work. */
export const emptyBoard = withPeople

/** The shop of the open page and its jobs by vehicle make, which the stories use to identify jobs. */
let opened: { readonly house: Context.Context<ShopServices>; readonly ids: ReadonlyMap<string, JobId> } | undefined

/** Schedules that job for Dana at three, as another user, on its own day or the given one. */
export const otherUserPlansJob = (make: string, day?: string): Promise<unknown> => {
  if (opened === undefined) return Promise.reject(new Error("no shop is open"))
  const { house, ids } = opened
  return Effect.runPromise(
    Effect.gen(function* () {
      const { id, version, install } = yield* (yield* Jobs).get(ids.get(make)!)
      const { timeFrame, time, duration } = install
      const date = day ?? install.date
      const installers = [{ userId: dana, start: "15:00", end: "16:30" }]
      return yield* planJob({ id, version, date, timeFrame, time, duration, installers })
    }).pipe(Effect.provideService(CurrentUser, owner), Effect.provideContext(house))
  )
}

const planned = Effect.fnUntraced(function* (isOwn: boolean) {
  const draft = yield* withPeople
  const ids = new Map<string, JobId>()
  opened = { house: yield* Effect.context<ShopServices>(), ids }
  const add = Effect.fnUntraced(function* (make: string, install: object, isOrdered = true) {
    const job = yield* createJob({
      ...draft,
      vehicle: { ...draft.vehicle, make, model: "Nova" },
      install: { ...emptyInstall, jobType: "replacement", duration: 120, date: boardDay, ...install }
    })
    ids.set(make, job.id)
    if (isOrdered)
      yield* convertToWorkOrder({
        id: job.id,
        version: job.version,
        date: job.install.date,
        timeFrame: job.install.timeFrame
      })
  })
  const at = (userId: UserId, start: string, end: string) => ({ installers: [{ userId, start, end }] })
  yield* add("Alba", { ...at(dana, "08:00", "10:00"), complete: true })
  yield* add("Brio", at(dana, "10:30", "12:30"))
  yield* add("Corso", at(luis, "09:00", "11:00"))
  yield* add("Dorado", { ...at(luis, "14:00", "16:00"), timeFrame: "afternoon", repairLocation: "mobile" }, false)
  yield* add("Elba", { installers: [], timeFrame: "morning" })
  yield* add("Fuego", { installers: [] })
  const both = [
    { userId: dana, start: "09:00", end: "12:00" },
    { userId: luis, start: "10:00", end: "12:00" }
  ]
  yield* add("Gala", { installers: both, date: "2026-12-02" })
  if (!isOwn) return
  const bea = (yield* (yield* Users).list).find(({ userName }) => userName === "bea")!
  yield* add("Halo", at(bea.id, "13:00", "15:00"))
})

/** A day with jobs for Dana and Luis, completed and upcoming, and two unassigned work orders. */
export const plannedBoard = planned(false).pipe(Effect.provideService(CurrentUser, owner), Effect.orDie)

/** The same; Brio's owner has signed on site and paid in full. */
export const settledBoard = Effect.gen(function* () {
  yield* planned(false)
  const id = opened!.ids.get("Brio")!
  const event: SiteEvent = {
    id: SiteEventId.make(crypto.randomUUID()),
    at: Date.UTC(2026, 11, 1, 17),
    receivedAt: Date.UTC(2026, 11, 1, 17),
    by: null,
    outcome: "kept",
    deed: { _tag: "signature", when: "before", signedBy: "Ada Moreno", mark: { _tag: "typed", name: "Ada Moreno" } }
  }
  yield* (yield* SiteEvents).add(id, event)
  const { balance } = yield* (yield* Jobs).get(id)
  yield* recordPayment({
    id,
    paymentId: PaymentId.make(crypto.randomUUID()),
    payer: "customer",
    collectionDate: "2026-11-21",
    source: "cash",
    amountReceived: balance,
    description: ""
  })
}).pipe(Effect.provideService(CurrentUser, owner), Effect.orDie)

/** The Sundays of a year when clocks go forward and back in New York. */
export const [clocksForward, clocksBack] = ["2027-03-14", "2027-11-07"] as const

/**
 * A shop in New York that works through the night from Saturday to Sunday, with a job that starts before 1 a.m. on each
 * of those Sundays.
 */
export const boardAtNight = Effect.gen(function* () {
  const draft = yield* withPeople
  const locations = yield* Locations
  const kept = yield* locations.get(draft.locationId)
  const night = { start: "00:00", end: "08:00" }
  const businessHours = defaultWeek.with(6, night)
  yield* locations.save(new Location({ ...kept, businessHours, timeZone: "America/New_York" }))
  for (const date of [clocksForward, clocksBack])
    yield* createJob({
      ...draft,
      vehicle: { ...draft.vehicle, make: "Nox", model: "Nova" },
      install: {
        ...emptyInstall,
        jobType: "replacement",
        duration: 60,
        date,
        installers: [{ userId: dana, start: "00:45", end: "01:45" }]
      }
    })
}).pipe(Effect.provideService(CurrentUser, owner), Effect.orDie)

/** The planned board, with Luis away on Thursday. */
export const awayBoard = Effect.gen(function* () {
  yield* planned(false)
  const users = yield* Users
  const kept = (yield* users.get(luis))!
  yield* users.save({ ...kept, daysOff: [{ from: "2026-12-03", to: "2026-12-03", note: "Training" }] })
}).pipe(Effect.provideService(CurrentUser, owner), Effect.orDie)

/** The same, with jobs for the signed-in user, who is only an installer. */
export const ownBoard = planned(true).pipe(Effect.provideService(CurrentUser, owner), Effect.orDie)

/** Forty-nine more installers without work. */
export const crowdedBoard = Effect.gen(function* () {
  yield* withPeople
  const users = yield* Users
  for (let at = 1; at <= 49; at++) {
    const number = String(at).padStart(2, "0")
    const id = UserId.make(`019a0000-0000-7000-8000-0000000001${number}`)
    const person = { id, userName: `ana${number}`, firstName: `Ana ${number}`, lastName: "Long" }
    yield* users.save({ ...sampleUser, ...person, roles: ["installer"] }, "none")
  }
}).pipe(Effect.orDie)
