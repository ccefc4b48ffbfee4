import type { UserId } from "#domain/access/CurrentUser.ts"
import type { BrokenRule, hardRules, softRules } from "#domain/jobs/BrokenRule.ts"
import { closedRuleOn } from "#domain/jobs/jobGuards.ts"
import { maxInsuredMinutes } from "#domain/jobs/JobDraft.ts"
import type { JobInstall } from "#domain/jobs/JobInstall.ts"
import { type Location, type LocationService, isClosed } from "#domain/locations/Location.ts"
import type { Skill } from "#domain/people/User.ts"
import { daysAfter } from "#domain/shared/Day.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { wallClockAt } from "#domain/shared/WallClock.ts"
import { type DaysOff, type Span, type WeekHours, daysOffOn, spanOn, fullDay } from "#domain/shared/WeekHours.ts"
import { type Place, travelMinutes } from "./travelMinutes.ts"

/** The fields of a location that the schedule needs; `place` is the position of its postal code. */
export interface ScheduleShop extends Pick<
  Location,
  "id" | "timeZone" | "businessHours" | "closedDays" | "bays" | "services"
> {
  readonly place: Place
}

/** The fields of an installer that the schedule needs. */
export interface ScheduleInstaller {
  readonly id: UserId
  readonly timeZone: string
  readonly workHours: WeekHours
  readonly daysOff: ReadonlyArray<DaysOff>
  readonly skills: ReadonlyArray<Skill>
}

/** The hours for which a job books an installer, as Unix timestamps in milliseconds; `to` is exclusive. */
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

/** The work of an appointment. */
export interface Work {
  /** The job itself, whose own hours are not a conflict. */
  readonly jobId: JobId | undefined
  readonly skills: ReadonlyArray<Skill>
  readonly services: ReadonlyArray<typeof LocationService.Type>
  readonly isMobile: boolean
  readonly place: Place
  readonly isInsured: boolean
  readonly timeFrame: JobInstall["timeFrame"]
  /** Whether parts are outstanding, and when they are expected; empty if unknown. */
  readonly parts: { readonly isPending: boolean; readonly expected: string }
}

/** When an installer would do the work: local times at the location, and the same as timestamps. */
export interface Hours extends Span {
  readonly day: string
  readonly start: string
  readonly end: string
}

interface Asked {
  readonly work: Work
  readonly shop: ScheduleShop
  /** Undefined if none is chosen. */
  readonly installer: ScheduleInstaller | undefined
  /** Undefined if no time is chosen. */
  readonly hours: Hours | undefined
  readonly day: string
  /** Today's date at the location. */
  readonly today: string
  readonly appointments: ReadonlyArray<Appointment>
}

/** Returns every rule that an appointment breaks, hard rules first. */
export const brokenRules = (asked: Asked): ReadonlyArray<BrokenRule> => {
  const { work, shop, installer, hours, day, today } = asked
  return [
    ...(installer === undefined || hours === undefined ? [] : bookedTwice({ ...asked, installer, hours })),
    ...(hours !== undefined && hours.end <= hours.start ? [hard("endBeforeStart")] : []),
    ...(work.isInsured && hours !== undefined && hours.to - hours.from > maxInsuredMinutes * minute
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

/** Returns an installer's hours on other jobs. */
export const otherAppointmentsOf = (
  appointments: ReadonlyArray<Appointment>,
  installer: Pick<ScheduleInstaller, "id">,
  { jobId }: Pick<Work, "jobId">
): ReadonlyArray<Appointment> => appointments.filter((one) => one.userId === installer.id && one.jobId !== jobId)

const bookedTwice = ({ appointments, installer, work, hours, shop }: Placed) => {
  const met = otherAppointmentsOf(appointments, installer, work).find(
    (one) => one.from < hours.to && hours.from < one.to
  )
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

const closedThen = (shop: ScheduleShop, day: string) => [closedRuleOn(shop, day)].filter((rule) => rule !== undefined)

/** Returns the skills a job needs that an installer lacks; none if the installer's skills are not specified. */
export const missingSkills = ({ skills }: Pick<Work, "skills">, installer: Pick<ScheduleInstaller, "skills">) =>
  installer.skills.length === 0 ? [] : skills.filter((skill) => !installer.skills.includes(skill))

const notTrusted = (work: Work, installer: ScheduleInstaller) =>
  missingSkills(work, installer).map((skill) => soft("skillMissing", { skill }))

/**
 * Checks the hours that apply: in the shop, those of the location and of the installer; on the road, only the
 * installer's.
 */
const outsideHours = ({ work, shop, installer, hours, day }: Asked): ReadonlyArray<BrokenRule> => {
  if (isClosed(shop, day)) return []
  const off = installer === undefined ? undefined : daysOffOn(installer.daysOff, day)
  if (off !== undefined) return [soft("dayOff", { note: off.note })]
  if (hours === undefined) {
    const that = fullDay(day, shop.timeZone)
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
 * Returns an installer's working hours around a day at a location. The installer's time zone may differ, so its days
 * start at other instants.
 */
export const workSpans = ({ workHours, daysOff, timeZone }: ScheduleInstaller, day: string): ReadonlyArray<Span> =>
  [-1, 0, 1].flatMap((days) => spanOn(workHours, daysOff, daysAfter(day, days), timeZone) ?? [])

/** Returns the earliest time at which an installer who leaves the shop when their day starts can be at a mobile job. */
export const readyAt = (shop: ScheduleShop, work: Pick<Work, "isMobile" | "place">, span: Span): number =>
  span.from + (work.isMobile ? travelMinutes(shop.place, work.place) * minute : 0)

const tooFar = ({ appointments, installer, work, hours, shop, day }: Placed): ReadonlyArray<BrokenRule> => {
  const others = otherAppointmentsOf(appointments, installer, work).filter(
    (one) => one.to <= hours.from || hours.to <= one.from
  )
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

/** Whether outstanding parts will be late: before the expected day or, if unknown, today or earlier. */
export const arePartsLate = ({ parts }: Pick<Work, "parts">, day: string, today: string): boolean =>
  parts.isPending && (parts.expected === "" ? day <= today : day < parts.expected)

/** Whether all bays of the location are occupied by other jobs at any time during those hours. */
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

/** The half of the day promised to a customer. The morning ends at noon, local time at the location. */
export type Half = Exclude<JobInstall["timeFrame"], "">

/** Returns the half of the day for a time such as `08:30`. */
export const halfOf = (time: string): Half => (time < "12:00" ? "morning" : "afternoon")

/** Whether work that starts at that time keeps the promise made to the customer. */
export const keepsPromise = (timeFrame: JobInstall["timeFrame"], start: string): boolean =>
  timeFrame === "" || start === "" || halfOf(start) === timeFrame
