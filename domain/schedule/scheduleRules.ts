import type { UserId } from "#domain/access/CurrentUser.ts"
import type { BrokenRule, hardRules, softRules } from "#domain/jobs/BrokenRule.ts"
import { closedOn } from "#domain/jobs/jobGuards.ts"
import { longestInsured } from "#domain/jobs/JobDraft.ts"
import type { JobInstall } from "#domain/jobs/JobInstall.ts"
import { type Location, type LocationService, isClosed } from "#domain/locations/Location.ts"
import type { Skill } from "#domain/people/User.ts"
import { daysAfter } from "#domain/shared/Day.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { wallClockAt } from "#domain/shared/WallClock.ts"
import { type DaysOff, type Span, type WeekHours, offOn, spanOn, wholeDay } from "#domain/shared/WeekHours.ts"
import { type Place, travelMinutes } from "./travelMinutes.ts"

/** What of a location the schedule asks for; `place` is where its postal code is. */
export interface ScheduleShop extends Pick<
  Location,
  "id" | "timeZone" | "businessHours" | "closedDays" | "bays" | "services"
> {
  readonly place: Place
}

/** What of an installer the schedule asks for. */
export interface ScheduleInstaller {
  readonly id: UserId
  readonly timeZone: string
  readonly workHours: WeekHours
  readonly daysOff: ReadonlyArray<DaysOff>
  readonly skills: ReadonlyArray<Skill>
}

/** Hours that a job takes an installer for; milliseconds UTC, `to` not included. */
export interface Appointment {
  readonly jobId: JobId
  readonly number: number
  readonly userId: UserId
  readonly from: number
  readonly to: number
  readonly locationId: Location["id"]
  readonly isMobile: boolean
  readonly place: Place
}

/** The work that an appointment is for. */
export interface Work {
  /** The job itself, whose own hours are no obstacle. */
  readonly jobId: JobId | undefined
  readonly skills: ReadonlyArray<Skill>
  readonly services: ReadonlyArray<typeof LocationService.Type>
  readonly isMobile: boolean
  readonly place: Place
  readonly isInsured: boolean
  readonly timeFrame: JobInstall["timeFrame"]
  /** Whether parts are still to come, and when they are expected; "" where nobody has said. */
  readonly parts: { readonly isPending: boolean; readonly expected: string }
}

/** When an installer would do the work: times on the wall clock of the location, and the same as instants. */
export interface Hours extends Span {
  readonly day: string
  readonly start: string
  readonly end: string
}

interface Asked {
  readonly work: Work
  readonly shop: ScheduleShop
  /** Undefined while nobody is chosen. */
  readonly installer: ScheduleInstaller | undefined
  /** Undefined while no time is. */
  readonly hours: Hours | undefined
  readonly day: string
  /** Today at the location. */
  readonly today: string
  readonly appointments: ReadonlyArray<Appointment>
}

/** Every rule that an appointment breaks, those that refuse first; none where it is right. */
export const brokenRules = (asked: Asked): ReadonlyArray<BrokenRule> => {
  const { work, shop, installer, hours, day, today } = asked
  return [
    ...(installer === undefined || hours === undefined ? [] : bookedTwice({ ...asked, installer, hours })),
    ...(hours !== undefined && hours.end <= hours.start ? [hard("endBeforeStart")] : []),
    ...(work.isInsured && hours !== undefined && hours.to - hours.from > longestInsured * minute
      ? [hard("insuredTooLong")]
      : []),
    ...closedThen(shop, day),
    ...(installer === undefined ? [] : notTrusted(work, installer)),
    ...(shop.services.length === 0 ? [] : work.services.filter((service) => !shop.services.includes(service))).map(
      (service) => soft("serviceMissing", { service })
    ),
    ...outsideHours(asked),
    ...(installer === undefined || hours === undefined ? [] : tooFar({ ...asked, installer, hours })),
    ...(arePartsLate(work, day, today) ? [soft("partNotThere", { day: work.parts.expected })] : []),
    ...(hours !== undefined && !keepsPromise(work.timeFrame, hours.start) ? [soft("promiseBroken")] : []),
    ...(hours !== undefined && areBaysFull(asked, hours) ? [soft("baysFull")] : [])
  ]
}

type Facts = Omit<BrokenRule, "rule" | "isHard">
const hard = (rule: (typeof hardRules)[number], facts: Facts = {}): BrokenRule => ({ rule, isHard: true, ...facts })
const soft = (rule: (typeof softRules)[number], facts: Facts = {}): BrokenRule => ({ rule, isHard: false, ...facts })

const minute = 60_000

interface Placed extends Asked {
  readonly installer: ScheduleInstaller
  readonly hours: Hours
}

/** An installer's hours on other jobs. */
export const othersOf = (
  appointments: ReadonlyArray<Appointment>,
  installer: Pick<ScheduleInstaller, "id">,
  { jobId }: Pick<Work, "jobId">
): ReadonlyArray<Appointment> => appointments.filter((one) => one.userId === installer.id && one.jobId !== jobId)

const bookedTwice = ({ appointments, installer, work, hours, shop }: Placed) => {
  const met = othersOf(appointments, installer, work).find((one) => one.from < hours.to && hours.from < one.to)
  return met === undefined
    ? []
    : [
        hard("installerBooked", {
          number: met.number,
          start: wallClockAt(met.from, shop.timeZone),
          end: wallClockAt(met.to, shop.timeZone)
        })
      ]
}

const closedThen = (shop: ScheduleShop, day: string) => [closedOn(shop, day)].filter((rule) => rule !== undefined)

/** What of a job an installer is not trusted with; nothing where nobody has said what they can do. */
export const missingSkills = ({ skills }: Pick<Work, "skills">, installer: Pick<ScheduleInstaller, "skills">) =>
  installer.skills.length === 0 ? [] : skills.filter((skill) => !installer.skills.includes(skill))

const notTrusted = (work: Work, installer: ScheduleInstaller) =>
  missingSkills(work, installer).map((skill) => soft("skillMissing", { skill }))

/** The hours that bind work: a location's in the shop, whoever does it; on the road the installer's alone do. */
const outsideHours = ({ work, shop, installer, hours, day }: Asked): ReadonlyArray<BrokenRule> => {
  if (isClosed(shop, day)) return []
  const off = installer === undefined ? undefined : offOn(installer.daysOff, day)
  if (off !== undefined) return [soft("dayOff", { note: off.note })]
  if (hours === undefined) {
    const that = wholeDay(day, shop.timeZone)
    const isFree =
      installer !== undefined &&
      installer.workHours.length > 0 &&
      !workSpans(installer, day).some(({ from, to }) => from < that.to && that.from < to)
    return isFree ? [soft("dayOff", { note: "" })] : []
  }
  const ofShop = spanOn(shop.businessHours, shop.closedDays, day, shop.timeZone)
  const broken = (span: Span) =>
    soft("outsideHours", { start: wallClockAt(span.from, shop.timeZone), end: wallClockAt(span.to, shop.timeZone) })
  if (installer !== undefined && installer.workHours.length > 0) {
    const spans = workSpans(installer, day)
    if (!spans.some((span) => isWithin(hours, span))) {
      const nearest = spans.find(({ from, to }) => from < hours.to + halfDay && hours.from - halfDay < to)
      return [nearest === undefined ? soft("dayOff", { note: "" }) : broken(nearest)]
    }
    if (work.isMobile) return []
  }
  return ofShop === undefined || isWithin(hours, ofShop) ? [] : [broken(ofShop)]
}

const halfDay = 12 * 60 * minute

const isWithin = (one: Span, other: Span) => other.from <= one.from && one.to <= other.to

/**
 * An installer's hours around a day of a location: they are on the wall clock of the installer's own zone, whose days
 * begin at other instants.
 */
export const workSpans = ({ workHours, daysOff, timeZone }: ScheduleInstaller, day: string): ReadonlyArray<Span> =>
  [-1, 0, 1].flatMap((days) => spanOn(workHours, daysOff, daysAfter(day, days), timeZone) ?? [])

/** The first instant at which somebody who sets out from the shop as their day begins can be at a mobile job. */
export const readyAt = (shop: ScheduleShop, work: Pick<Work, "isMobile" | "place">, span: Span): number =>
  span.from + (work.isMobile ? travelMinutes(shop.place, work.place) * minute : 0)

const tooFar = ({ appointments, installer, work, hours, shop, day }: Placed): ReadonlyArray<BrokenRule> => {
  const others = othersOf(appointments, installer, work).filter((one) => one.to <= hours.from || hours.to <= one.from)
  const short = others.find((one) => {
    const gap = one.to <= hours.from ? hours.from - one.to : one.from - hours.to
    return gap < travelMinutes(one.place, work.place) * minute
  })
  if (short !== undefined)
    return [soft("travelTooShort", { number: short.number, minutes: travelMinutes(short.place, work.place) })]
  const span = workSpans(installer, day).find((one) => isWithin(hours, one))
  return span !== undefined && hours.from < readyAt(shop, work, span)
    ? [soft("travelTooShort", { minutes: travelMinutes(shop.place, work.place) })]
    : []
}

/** Whether parts that are still to come cannot be there: before the day they are expected, or today where it is open. */
export const arePartsLate = ({ parts }: Pick<Work, "parts">, day: string, today: string): boolean =>
  parts.isPending && (parts.expected === "" ? day <= today : day < parts.expected)

/** Whether all bays of the location are taken by other jobs at some moment of those hours. */
export const areBaysFull = (
  { work, shop, appointments }: Pick<Asked, "work" | "shop" | "appointments">,
  hours: Span
) => {
  if (work.isMobile || shop.bays === 0) return false
  const there = appointments.filter(
    (one) =>
      !one.isMobile &&
      one.locationId === shop.id &&
      one.jobId !== work.jobId &&
      one.from < hours.to &&
      hours.from < one.to
  )
  return [hours.from, ...there.map(({ from }) => from)]
    .filter((at) => hours.from <= at)
    .some(
      (at) => new Set(there.filter(({ from, to }) => from <= at && at < to).map((one) => one.jobId)).size >= shop.bays
    )
}

/** A half of the day that a customer is promised: the morning ends at noon, on the location's wall clock. */
export type Half = Exclude<JobInstall["timeFrame"], "">

/** The half of the day that a time, `08:30`, falls in. */
export const halfOf = (time: string): Half => (time < "12:00" ? "morning" : "afternoon")

/** Whether work that begins at that time keeps what the customer was promised. */
export const keepsPromise = (timeFrame: JobInstall["timeFrame"], start: string): boolean =>
  timeFrame === "" || start === "" || halfOf(start) === timeFrame
