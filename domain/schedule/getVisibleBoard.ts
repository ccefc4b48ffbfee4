import { Clock, Effect } from "effect"
import { CurrentUser } from "#domain/access/CurrentUser.ts"
import { isInstallerOnly } from "#domain/access/hasAccess.ts"
import { parseCalibration } from "#domain/estimates/EstimateTexts.ts"
import { arePartsTracked, awaitedLines } from "#domain/estimates/EstimateLine.ts"
import { bookedHours, type BookedVisit, InstallerBookings, canInstall } from "#domain/jobs/bookInstallers.ts"
import type { Location } from "#domain/locations/Location.ts"
import { Locations } from "#domain/locations/Locations.ts"
import type { User } from "#domain/people/User.ts"
import { Users } from "#domain/people/Users.ts"
import { dayOf, daysAfter } from "#domain/shared/Day.ts"
import { traced } from "#domain/shared/traced.ts"
import { instantOf, wallClockAt } from "#domain/shared/WallClock.ts"
import { type DaysOff, type WeekHours, daysOffOn, spanOn, defaultWeek } from "#domain/shared/WeekHours.ts"
import type { Board, BoardDay, BoardJob, getBoard } from "./boardApi.ts"
import { worksAt } from "./findSlots.ts"
import { type ScheduledJob, ScheduledJobs } from "./ScheduledJobs.ts"
import { type Appointment, brokenRules, type ScheduleShop, type Work } from "./scheduleRules.ts"
import { toAppointment, toScheduleInstaller, noAddress, locateAddresses, toScheduleShop } from "./scheduleInputs.ts"
import type { Place } from "./travelMinutes.ts"
import { servicesFor, skillsFor, defaultMinutes } from "./defaultMinutes.ts"

/** Returns the board for a range of days as visible to the current user. */
export const getVisibleBoard = traced("getVisibleBoard")(function* ({
  from,
  to,
  locationId
}: (typeof getBoard)["input"]["Type"]) {
  const person = yield* CurrentUser
  const ownId = person !== undefined && isInstallerOnly(person) ? person.id : undefined
  const locations = yield* (yield* Locations).all
  const asked = locationId === undefined ? undefined : yield* (yield* Locations).get(locationId)
  const { between, waiting } = yield* ScheduledJobs
  const [users, jobs, open] = yield* Effect.all([
    (yield* Users).list,
    between(from, to, { locationId, installerId: ownId }),
    ownId === undefined ? waiting(to, { locationId }) : Effect.succeed([])
  ])
  const self = users.find(({ id }) => id === person?.id)
  // Uses the time zone of the requested location, or else of the current user's location.
  const timeZone = (asked ?? (self === undefined ? locations[0] : homeOf(self, locations)))?.timeZone ?? "UTC"
  const days = daysBetween(from, to)
  const used = new Set([...jobs, ...open].map((job) => job.locationId))
  const busy = new Set(jobs.flatMap(({ install }) => install.installers.map(({ userId }) => userId)))
  const lanes = users.filter((one) =>
    ownId === undefined
      ? busy.has(one.id) || (canInstall(one) && (locationId === undefined || worksAt(one, locationId)))
      : one.id === ownId
  )
  const shown = yield* boardJobs([...jobs, ...open])
  const board: Board = {
    today: dayOf(yield* Clock.currentTimeMillis, timeZone),
    timeZone,
    locations: locations
      .filter(({ id, status }) => status === "active" || id === locationId || used.has(id))
      .map(({ id, locationName, timeZone: zone, businessHours, closedDays }) => ({
        id,
        locationName,
        timeZone: zone,
        days: days.map((day) => hoursOf(day, orUsual(businessHours), closedDays, zone, timeZone))
      })),
    lanes: lanes.map((one) => ({
      userId: one.id,
      firstName: one.firstName,
      lastName: one.lastName,
      active: canInstall(one),
      days: days.map((day) => laneDay(day, one, asked ?? homeOf(one, locations), timeZone))
    })),
    jobs: shown.slice(0, jobs.length).map((job) => (ownId === undefined ? job : withoutOthers(job, ownId))),
    waiting: shown.slice(jobs.length)
  }
  return board
})

/** Users who are only installers cannot see a job's other installers or its payments elsewhere either. */
const withoutOthers = ({ warnings: _, payment: __, ...job }: BoardJob, id: User["id"]): BoardJob => ({
  ...job,
  installers: job.installers.filter(({ userId }) => userId === id),
  warnings: []
})

const daysBetween = (from: string, to: string): ReadonlyArray<string> => {
  const days = [from]
  while (days.at(-1)! < to) days.push(daysAfter(days.at(-1)!, 1))
  return days
}

const orUsual = (week: WeekHours): WeekHours => (week.length === 0 ? defaultWeek : week)

/**
 * Returns the location of a user without their own hours: their default location, or else the first one they are
 * assigned to.
 */
const homeOf = (
  { defaultLocationKey, assignedLocations }: Pick<User, "defaultLocationKey" | "assignedLocations">,
  locations: ReadonlyArray<Location>
): Location | undefined =>
  locations.find(({ id }) => id === defaultLocationKey) ??
  locations.find(({ id }) => assignedLocations.includes(id)) ??
  locations[0]

const laneDay = (day: string, one: User, home: Location | undefined, timeZone: string): BoardDay =>
  one.workHours.length > 0 || home === undefined
    ? hoursOf(day, orUsual(one.workHours), one.daysOff, one.timeZone, timeZone)
    : hoursOf(day, orUsual(home.businessHours), one.daysOff, home.timeZone, timeZone)

const hoursOf = (
  day: string,
  week: WeekHours,
  off: ReadonlyArray<DaysOff>,
  zone: string,
  shownIn: string
): BoardDay => {
  const span = spanOn(week, off, day, zone)
  return span === undefined
    ? { day, start: "", end: "", note: daysOffOn(off, day)?.note ?? "" }
    : { day, start: wallClockAt(span.from, shownIn), end: wallClockAt(span.to, shownIn), note: "" }
}

/** Returns jobs as shown on the board, each with the rules it breaks as planned. */
const boardJobs = Effect.fnUntraced(function* (jobs: ReadonlyArray<ScheduledJob>) {
  const shown = jobs.map((job) => ({ job, facts: toBoardJob(job) }))
  const judged = yield* brokenRulesOf(shown.filter(({ job }) => isJudged(job)).map(({ job }) => job))
  return shown.map(({ job, facts }): BoardJob => ({ ...facts, warnings: judged.get(job.id) ?? [] }))
})

/** Jobs that are finished, invoiced or not planned yet are not checked. */
const isJudged = ({ stage, install }: ScheduledJob) =>
  stage !== "invoice" && !install.complete && install.date !== "" && install.installers.length > 0

/**
 * Returns the rules each job breaks, by installer row. `asPlanned` checks jobs that are not booked like this yet: it
 * uses the hours they specify instead of their bookings.
 */
export const brokenRulesOf = Effect.fnUntraced(function* (
  jobs: ReadonlyArray<ScheduledJob>,
  { asPlanned = false } = {}
) {
  const warned = new Map<ScheduledJob["id"], BoardJob["warnings"]>()
  const dates = jobs.map(({ install }) => install.date).toSorted()
  if (dates.length === 0) return warned
  const locations = yield* (yield* Locations).all
  const booked = yield* (yield* InstallerBookings).between(
    instantOf(daysAfter(dates[0]!, -2), "00:00", "UTC"),
    instantOf(daysAfter(dates.at(-1)!, 3), "00:00", "UTC")
  )
  const visits = asPlanned
    ? [
        ...booked.filter(({ jobId }) => !jobs.some(({ id }) => id === jobId)),
        ...jobs.flatMap((job) => visitsOf(job, locations))
      ]
    : booked
  const places = yield* locateAddresses([
    ...locations.map(({ address }) => address),
    ...visits.map(({ address }) => address ?? noAddress),
    ...jobs.map(({ address }) => address ?? noAddress)
  ])
  const shops = new Map(locations.map(({ id }, at) => [id, { ...places[at]!, isShop: true }]))
  const appointments = visits.map((visit, at) => toAppointment(visit, places[locations.length + at]!, shops))
  const near = nearby(appointments)
  const people = new Map((yield* (yield* Users).list).map((one) => [one.id, toScheduleInstaller(one)]))
  const now = yield* Clock.currentTimeMillis
  for (const [at, job] of jobs.entries()) {
    const location = locations.find(({ id }) => id === job.locationId)
    if (location === undefined) continue
    const shop = { ...toScheduleShop(location), place: shops.get(location.id)! }
    const work = workOf(job, shop, places[locations.length + visits.length + at]!)
    const { date: day, installers } = job.install
    const rules = installers.map((row) => {
      const hours = hoursOn(job, row, location.timeZone)
      return brokenRules({
        work,
        shop,
        installer: people.get(row.userId),
        hours,
        day,
        today: dayOf(now, location.timeZone),
        appointments: hours === undefined ? [] : near(hours.from)
      })
    })
    warned.set(
      job.id,
      rules.flatMap((broken, row) => broken.map((rule) => ({ at: row, ...rule })))
    )
  }
  return warned
})

/** Returns the hours for which a job would book its installers. */
const visitsOf = (
  { id, number, install, locationId, address }: ScheduledJob,
  locations: ReadonlyArray<Location>
): ReadonlyArray<BookedVisit> => {
  const location = locations.find((one) => one.id === locationId)
  if (location === undefined) return []
  const isMobile = install.repairLocation === "mobile"
  return bookedHours(install, location.timeZone).map(({ userId, from, to }) => ({
    jobId: id,
    number,
    userId,
    from,
    to,
    locationId,
    isMobile,
    address: isMobile ? address : null
  }))
}

const day = 86_400_000

/** Returns a function that looks up the appointments of the day of an instant and of the adjacent days. */
const nearby = (appointments: ReadonlyArray<Appointment>) => {
  const byDay = Map.groupBy(appointments, ({ from }) => Math.floor(from / day))
  return (at: number): ReadonlyArray<Appointment> =>
    [-1, 0, 1].flatMap((days) => byDay.get(Math.floor(at / day) + days) ?? [])
}

/** Returns an installer's hours on a job. If only a start is set, uses the job's duration. */
const hoursOn = (job: ScheduledJob, { start, end }: { readonly start: string; readonly end: string }, zone: string) => {
  if (start === "") return undefined
  const { date } = job.install
  const from = instantOf(date, start, zone)
  const to = end === "" ? from + toBoardJob(job).minutes * 60_000 : instantOf(date, end, zone)
  return { day: date, start, end: end === "" ? wallClockAt(to, zone) : end, from, to }
}

const workOf = (job: ScheduledJob, shop: ScheduleShop, there: Place): Work => {
  const isMobile = job.install.repairLocation === "mobile"
  const { calibration } = toBoardJob(job)
  const asked = { jobType: job.install.jobType, calibration }
  return {
    jobId: job.id,
    skills: skillsFor(asked, isMobile),
    services: servicesFor(asked, isMobile),
    isMobile,
    place: isMobile ? there : shop.place,
    isInsured: job.isInsured,
    timeFrame: job.install.timeFrame,
    parts: {
      isPending: arePartsTracked(job.lines) ? awaitedLines(job.lines).length > 0 : job.partsStatus === "pending",
      expected: job.install.partsExpected ?? ""
    }
  }
}

/** Returns a job as shown on the board, without the rules it breaks. */
export const toBoardJob = (job: ScheduledJob): Omit<BoardJob, "warnings"> => {
  const { id, version, number, stage, customerName, phoneNumbers, vehicle, locationId, address, lines } = job
  const { partsStatus, isInsured: insured, isSigned: signed, payment, install } = job
  const { jobType, duration } = install
  const calibrated = lines.find(({ kind }) => kind === "calibration")
  const calibration = calibrated === undefined ? "" : (parseCalibration(calibrated) ?? "static")
  return {
    id,
    version,
    number,
    stage,
    customerName,
    phoneNumbers,
    vehicle,
    glass: (lines.find(({ kind }) => kind === "glass") ?? lines[0])?.description ?? "",
    calibration,
    locationId,
    address,
    jobType,
    repairLocation: install.repairLocation,
    availability: install.availability,
    notes: install.notes,
    ...(install.partsExpected === undefined ? {} : { partsExpected: install.partsExpected }),
    partsStatus,
    insured,
    signed,
    ...(payment === null ? {} : { payment }),
    complete: install.complete,
    date: install.date,
    timeFrame: install.timeFrame,
    time: install.time,
    duration,
    installers: install.installers,
    ...(install.overrideReason === undefined ? {} : { overrideReason: install.overrideReason }),
    minutes: duration === 0 ? defaultMinutes({ jobType, calibration, chips: 1 }) || 60 : duration
  }
}
