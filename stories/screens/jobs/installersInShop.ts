import { Clock, Effect } from "effect"
import { JobPresence } from "#domain/job-presence/JobPresence.ts"
import { createJob } from "#domain/jobs/saveJob.ts"
import { draftOfJob } from "#domain/jobs/creditInvoice.ts"
import type { Job } from "#domain/jobs/Job.ts"
import type { JobDraft } from "#domain/jobs/JobDraft.ts"
import { UserId } from "#domain/access/CurrentUser.ts"
import { Location, LocationId } from "#domain/locations/Location.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { Users } from "#domain/people/Users.ts"
import { defaultWeek } from "#domain/shared/WeekHours.ts"
import { createProduct } from "#domain/products/productsHandlers.ts"
import { sampleProduct, sampleUser } from "#domain/testing/samples.ts"
import { jobId, ordered, quoted } from "./jobsInShop.ts"
import { JobId } from "#domain/shared/JobId.ts"

const dana = UserId.make("019a0000-0000-7000-8000-0000000000d1")
const luis = UserId.make("019a0000-0000-7000-8000-0000000000d2")

/** Two installers. */
export const installers = Effect.gen(function* () {
  const users = yield* Users
  yield* users.save(
    { ...sampleUser, id: dana, userName: "dana", firstName: "Dana", lastName: "Cole", roles: ["installer"] },
    "none"
  )
  yield* users.save(
    { ...sampleUser, id: luis, userName: "luis", firstName: "Luis", lastName: "Vega", roles: ["installer"] },
    "none"
  )
})

/** A quote with both installers assigned; Dana is deliberately double-booked. */
export const planned = Effect.gen(function* () {
  yield* installers
  const mine = yield* quoted((draft) => reasoned(planning(draft, [dana, "08:00", "11:00"], [luis, "09:30", "11:00"])))
  yield* createJob({
    ...planning(draftOfJob(mine), [dana, "10:30", "12:00", "Two panes, one van"]),
    vehicle: { ...mine.vehicle, vin: "1HGCM82633A004352", plate: "", plateState: "" }
  })
})

/** A quote created by Bea, in a shop where Rosa is a salesperson and Cy used to be. */
export const withSellers = Effect.gen(function* () {
  const users = yield* Users
  const people = [
    { id: dana, userName: "rosa", firstName: "Rosa", lastName: "Lind", roles: ["sales"] },
    { id: luis, userName: "cy", firstName: "Cy", lastName: "Young", roles: ["sales"], active: false }
  ] as const
  for (const person of people) yield* users.save({ ...sampleUser, ...person }, "none")
  yield* quoted()
})

/** A quote assigned to Dana; Dana was deactivated and the location closed since. */
export const plannedThenClosed = Effect.gen(function* () {
  yield* installers
  const mine = yield* quoted((draft) => reasoned(planning(draft, [dana, "08:00", "11:00"])))
  const [users, locations] = [yield* Users, yield* Locations]
  yield* users.save({ ...(yield* users.get(dana))!, active: false })
  const location = yield* locations.get(mine.locationId)
  const id = LocationId.make("019a0000-0000-7000-8000-0000000000c2")
  yield* locations.add(new Location({ ...location, id, locationName: "Mesa", locationShortId: "MSA", version: 1 }))
  yield* locations.save(new Location({ ...location, status: "inactive" }))
})

/** A quote assigned to Dana, on the day after another job of hers at the same hours. */
export const plannedElsewhen = Effect.gen(function* () {
  yield* installers
  const mine = yield* quoted((draft) =>
    planning({ ...draft, install: { ...draft.install, date: "2026-12-02" } }, [dana, "10:00", "11:00"])
  )
  yield* createJob({
    ...planning({ ...draftOfJob(mine), install: { ...mine.install, date: "2026-12-01" } }, [dana, "10:30", "12:00"]),
    vehicle: { ...mine.vehicle, vin: "1HGCM82633A004352", plate: "", plateState: "" }
  })
})

const planning = (draft: JobDraft, ...rows: ReadonlyArray<readonly [UserId, string, string, string?]>): JobDraft => ({
  ...draft,
  install: {
    ...draft.install,
    jobType: "replacement",
    duration: 180,
    date: draft.install.date || "2026-12-01",
    time: "08:00",
    repairLocation: "mobile",
    availability: "after nine",
    installers: rows.map(([userId, start, end, overlapReason]) => ({
      userId,
      start,
      end,
      ...(overlapReason === undefined ? {} : { overlapReason })
    }))
  }
})

/** The same, with a reason that overrides the scheduling warning. */
const reasoned = (draft: JobDraft): JobDraft => ({
  ...draft,
  install: { ...draft.install, overrideReason: "The customer cannot come to us" }
})

/** A work order whose kit must be in stock before invoicing. */
export const waitingForStock = Effect.andThen(createProduct({ ...sampleProduct, productCode: "HAH990001" }), ordered())

/** A quote that Dana has open too. */
export const withDana = Effect.gen(function* () {
  yield* quoted()
  yield* (yield* JobPresence).recordPresence(
    JobId.make(jobId),
    { userId: dana, name: "Dana Cole" },
    yield* Clock.currentTimeMillis
  )
})

/** A quote from today, and another one for the same car. */
export const twins = Effect.gen(function* () {
  const job: Job = yield* quoted()
  yield* createJob(draftOfJob(job))
})

/** A quote and two installers. */
export const withInstallers = Effect.gen(function* () {
  yield* installers
  yield* quoted((draft) => ({ ...draft, insurance: null, install: { ...draft.install, installers: [] } }))
})

/** A quote assigned to Dana, who is away that day and does not do mobile work. */
export const plannedOnHoliday = Effect.gen(function* () {
  yield* installers
  const users = yield* Users
  yield* users.save({
    ...(yield* users.get(dana))!,
    daysOff: [{ from: "2026-12-01", to: "2026-12-04", note: "Vacation" }],
    skills: ["replacement", "repair", "staticCalibration", "dynamicCalibration"]
  })
  yield* quoted((draft) => planning({ ...draft, insurance: null }, [dana, "08:00", "11:00"]))
})

/** A quote at a location that is open Monday to Friday. */
export const closedOnSundays = Effect.gen(function* () {
  const { locationId } = yield* quoted()
  const locations = yield* Locations
  yield* locations.save(new Location({ ...(yield* locations.get(locationId)), businessHours: defaultWeek }))
})
