import { Clock, Effect } from "effect"
import { handle } from "#domain/contract/Endpoint.ts"
import { InstallerBookings, canInstall } from "#domain/jobs/bookInstallers.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { Users } from "#domain/people/Users.ts"
import { dayOf, daysAfter } from "#domain/shared/Day.ts"
import { traced } from "#domain/shared/traced.ts"
import { instantOf } from "#domain/shared/WallClock.ts"
import { searchedDays, findSlots, type Slot, worksAt } from "./findSlots.ts"
import { checkJobPlans, getBoard, putJobPlan, putJobPlans } from "./boardApi.ts"
import { planJob } from "./planJob.ts"
import { checkPlans, planJobs } from "./planJobs.ts"
import { getVisibleBoard } from "./getVisibleBoard.ts"
import { checkSchedule, findFreeSlots, type ProposedSlot, type ScheduleRequest } from "./scheduleApi.ts"
import { type Appointment, brokenRules, type Work } from "./scheduleRules.ts"
import { toAppointment, toScheduleInstaller, noAddress, locateAddresses, toScheduleShop } from "./scheduleInputs.ts"
import { servicesFor, skillsFor } from "./defaultMinutes.ts"

/** Loads what the schedule needs for a range of days: the work, its location, and the bookings. */
export const loadSchedule = traced("loadSchedule")(function* (asked: ScheduleRequest, from: string, to: string) {
  const location = yield* (yield* Locations).get(asked.locationId)
  const { timeZone } = location
  const [all, visits] = yield* Effect.all([
    (yield* Locations).all,
    (yield* InstallerBookings).between(
      instantOf(daysAfter(from, -1), "00:00", timeZone),
      instantOf(daysAfter(to, 2), "00:00", timeZone)
    )
  ])
  const places = yield* locateAddresses([
    ...all.map(({ address }) => address),
    ...visits.map((visit) => visit.address ?? noAddress),
    asked
  ])
  const shops = new Map(all.map(({ id }, at) => [id, { ...places[at]!, isShop: true }]))
  const place = shops.get(location.id)!
  const isMobile = asked.repairLocation === "mobile"
  const work: Work = {
    jobId: asked.jobId,
    skills: skillsFor(asked, isMobile),
    services: servicesFor(asked, isMobile),
    isMobile,
    place: isMobile ? places.at(-1)! : place,
    isInsured: asked.insured,
    timeFrame: asked.timeFrame,
    parts: { isPending: asked.partsPending, expected: asked.partsExpected }
  }
  const appointments = visits.map((visit, at): Appointment => toAppointment(visit, places[all.length + at]!, shops))
  return { work, shop: { ...toScheduleShop(location), place }, appointments }
})

/** Proposes slots among the installers who work at the location. */
const proposeSlots = traced("proposeSlots")(function* ({
  duration,
  from,
  userId,
  ...asked
}: (typeof findFreeSlots)["input"]["Type"]) {
  const now = yield* Clock.currentTimeMillis
  const { timeZone } = yield* (yield* Locations).get(asked.locationId)
  const today = dayOf(now, timeZone)
  const first = from < today ? today : from
  const people = (yield* (yield* Users).list).filter(
    (one) => canInstall(one) && worksAt(one, asked.locationId) && (userId === undefined || one.id === userId)
  )
  const found = findSlots({
    ...(yield* loadSchedule(asked, first, daysAfter(first, searchedDays))),
    duration,
    installers: people.map(toScheduleInstaller),
    from: first,
    now
  })
  const named = new Map(people.map((one) => [one.id, one]))
  const shown = ({ userId: id, day, start, end, half, travel, previous, load }: Slot): ProposedSlot => {
    const { firstName, lastName } = named.get(id)!
    return { userId: id, firstName, lastName, day, start, end, timeFrame: half, travel, previous, load }
  }
  return { asked: found.asked.map(shown), sooner: found.sooner.map(shown), without: found.without }
})

/** Returns the rules an installation breaks, as far as its hours and installer are chosen. */
const rulesBrokenBy = traced("rulesBrokenBy")(function* ({
  day,
  start,
  end,
  userId,
  ...asked
}: (typeof checkSchedule)["input"]["Type"]) {
  const world = yield* loadSchedule(asked, day, day)
  const { timeZone } = world.shop
  const user = userId === undefined ? undefined : yield* (yield* Users).get(userId)
  const hours =
    start === "" || end === ""
      ? undefined
      : { day, start, end, from: instantOf(day, start, timeZone), to: instantOf(day, end, timeZone) }
  const today = dayOf(yield* Clock.currentTimeMillis, timeZone)
  return brokenRules({
    ...world,
    installer: user === undefined ? undefined : toScheduleInstaller(user),
    hours,
    day,
    today
  })
})

export const scheduleHandlers = [
  handle(findFreeSlots, proposeSlots),
  handle(checkSchedule, rulesBrokenBy),
  handle(getBoard, getVisibleBoard),
  handle(putJobPlan, planJob),
  handle(putJobPlans, planJobs),
  handle(checkJobPlans, checkPlans)
]
