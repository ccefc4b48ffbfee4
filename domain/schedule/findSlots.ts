import type { UserId } from "#domain/access/CurrentUser.ts"
import { type LocationId, isClosed } from "#domain/locations/Location.ts"
import { maxInsuredMinutes } from "#domain/jobs/JobDraft.ts"
import { dayOf, daysAfter } from "#domain/shared/Day.ts"
import { instantOf, wallClockAt } from "#domain/shared/WallClock.ts"
import { type Span, spanOn, defaultWeek, fullDay } from "#domain/shared/WeekHours.ts"
import {
  type Appointment,
  type Half,
  type Hours,
  type ScheduleInstaller,
  type ScheduleShop,
  type Work,
  areBaysFull,
  arePartsLate,
  halfOf,
  missingSkills,
  otherAppointmentsOf,
  readyAt,
  workSpans
} from "./scheduleRules.ts"
import { travelMinutes } from "./travelMinutes.ts"

/** What to find slots for, and among which installers. */
export interface SlotQuery {
  readonly work: Work
  /** Duration in minutes. */
  readonly duration: number
  readonly shop: ScheduleShop
  /** Installers who may be proposed. */
  readonly installers: ReadonlyArray<ScheduleInstaller>
  /** Bookings of those installers and of the shop's bays, from the first day on. */
  readonly appointments: ReadonlyArray<Appointment>
  /** First day to search, in the location's time zone. */
  readonly from: string
  /** Unix timestamp in milliseconds; nothing earlier is proposed. */
  readonly now: number
}

/** A free slot of an installer. `load` is the percentage of their hours that day that is already booked. */
export interface Slot extends Hours {
  readonly userId: UserId
  readonly half: Half
  /** Travel time in minutes from `previous`, or from the shop if null. */
  readonly travel: number
  /** Number of the job the installer comes from; null if from the shop. */
  readonly previous: number | null
  readonly load: number
}

/** Why a day has no slot: the location is closed, the parts have not arrived, or no qualified installer has time. */
export type NoSlotReason = "closed" | "parts" | "full"

/** Slots in the requested half of the day, earlier ones in the other half, and the days without any. */
export interface SlotResult {
  readonly asked: ReadonlyArray<Slot>
  readonly sooner: ReadonlyArray<Slot>
  readonly without: ReadonlyArray<{ readonly day: string; readonly why: NoSlotReason }>
}

/** Number of slots proposed. */
export const proposedSlotCount = 5

/** Number of days searched. */
export const searchedDays = 30

/** Work starts on the quarter hour. */
export const slotStep = 15 * 60_000

/** Fills in missing hours: a location uses the usual week, an installer the hours of the location. */
export const withDefaultHours = <A extends Pick<SlotQuery, "shop" | "installers">>(asked: A): A => {
  const shop = asked.shop.businessHours.length > 0 ? asked.shop : { ...asked.shop, businessHours: defaultWeek }
  return {
    ...asked,
    shop,
    installers: asked.installers.map((one) =>
      one.workHours.length > 0 ? one : { ...one, workHours: shop.businessHours, timeZone: shop.timeZone }
    )
  }
}

/**
 * Returns the next five slots that break no rule, except that the location may not offer the service, which no other
 * slot would solve. Considers each installer's earliest slot in each half of each day, and sorts by start, travel time,
 * and load of that day. If a half of the day is requested, up to two of the five are earlier slots in the other half.
 */
export const findSlots = (sought: SlotQuery): SlotResult => {
  const asked = withDefaultHours(sought)
  const { work, shop, now } = asked
  const today = dayOf(now, shop.timeZone)
  const first = asked.from < today ? today : asked.from
  const found: Array<Slot> = []
  const without: Array<SlotResult["without"][number]> = []
  const fits = ({ half }: Slot) => work.timeFrame === "" || half === work.timeFrame
  if (work.isInsured && asked.duration > maxInsuredMinutes) return { asked: [], sooner: [], without: [] }
  const able = asked.installers.filter((one) => missingSkills(work, one).length === 0)
  const taken = new Map(able.map((one) => [one.id, otherAppointmentsOf(asked.appointments, one, work)]))
  for (let days = 0; days < searchedDays; days++) {
    if (found.filter(fits).length >= proposedSlotCount) break
    const day = daysAfter(first, days)
    const why = isClosed(shop, day) ? "closed" : arePartsLate(work, day, today) ? "parts" : undefined
    const there = why === undefined ? able.flatMap((one) => slotsOf(asked, one, taken.get(one.id)!, day)) : []
    if (there.length === 0) without.push({ day, why: why ?? "full" })
    found.push(...there.sort(bySlotOrder))
  }
  const fitting = found.filter(fits)
  const begins = fitting[0]?.from ?? Infinity
  const sooner = found.filter((slot) => !fits(slot) && slot.from < begins).slice(0, 2)
  const last = (fitting[0] ?? sooner[0])?.day
  return {
    asked: fitting.slice(0, proposedSlotCount - sooner.length),
    sooner,
    without: without.filter(({ day }) => last === undefined || day < last)
  }
}

/** Compares by start, travel time, and load; then by user id, so that the order is deterministic. */
export const bySlotOrder = (one: Slot, other: Slot): number =>
  one.from - other.from ||
  one.travel - other.travel ||
  one.load - other.load ||
  (one.userId < other.userId ? -1 : one.userId > other.userId ? 1 : 0)

/** Returns an installer's earliest slot in each half of a day. */
const slotsOf = (
  asked: SlotQuery,
  installer: ScheduleInstaller,
  others: ReadonlyArray<Appointment>,
  day: string
): ReadonlyArray<Slot> => {
  const { shop, work } = asked
  const open = work.isMobile
    ? fullDay(day, shop.timeZone)
    : spanOn(shop.businessHours, shop.closedDays, day, shop.timeZone)
  if (open === undefined || installer.daysOff.some(({ from, to }) => from <= day && day <= to)) return []
  const spans = workSpans(installer, day)
  const slots: Array<Slot> = []
  for (const span of spans) {
    const from = Math.max(open.from, readyAt(shop, work, span), asked.now)
    const to = Math.min(open.to, span.to)
    const noon = instantOf(day, "12:00", shop.timeZone)
    for (const [begin, before] of [
      [from, Math.min(noon, to)],
      [Math.max(noon, from), to]
    ] as const) {
      const hours = earliest(asked, others, day, { from: begin, to }, before)
      if (hours !== undefined && !slots.some(({ half }) => half === halfOf(hours.start)))
        slots.push(described(asked, others, spans, installer, hours))
    }
  }
  return slots
}

/**
 * Returns the first hours in a span that start before `before` and have no conflict, skipping past conflicting
 * bookings.
 */
const earliest = (
  { work, shop, duration, appointments }: SlotQuery,
  others: ReadonlyArray<Appointment>,
  day: string,
  span: Span,
  before: number
): Hours | undefined => {
  const length = duration * 60_000
  const ways = others.map((one) => {
    const way = travelMinutes(one.place, work.place) * 60_000
    return { from: one.from - way, to: one.to + way }
  })
  let from = toStep(span.from)
  while (from < before && from + length <= span.to) {
    const met = ways.find((way) => way.from < from + length && from < way.to)
    if (met !== undefined) from = toStep(met.to)
    else {
      const hours = asLocalTimes(day, from, from + length, shop.timeZone)
      if (hours !== undefined && !areBaysFull({ work, shop, appointments }, hours)) return hours
      from += slotStep
    }
  }
  return undefined
}

const toStep = (at: number) => Math.ceil(at / slotStep) * slotStep

/**
 * Returns instants as local times on one day, if they convert back unambiguously. Undefined if they cross midnight, or
 * fall in the repeated hour of a 25-hour day.
 */
export const asLocalTimes = (day: string, from: number, to: number, timeZone: string): Hours | undefined => {
  const start = wallClockAt(from, timeZone)
  const end = wallClockAt(to, timeZone)
  return start < end && instantOf(day, start, timeZone) === from && instantOf(day, end, timeZone) === to
    ? { day, from, to, start, end }
    : undefined
}

/** Returns a slot with the details for ranking it: where the installer comes from, and how full their day is. */
const described = (
  { work, shop }: SlotQuery,
  others: ReadonlyArray<Appointment>,
  spans: ReadonlyArray<Span>,
  installer: ScheduleInstaller,
  hours: Hours
): Slot => {
  const day = spans.find((span) => span.from <= hours.from && hours.to <= span.to)!
  const thatDay = others.filter((one) => one.from < day.to && day.from < one.to)
  const [previous] = thatDay.filter((one) => one.to <= hours.from).sort((one, other) => other.to - one.to)
  const busy = thatDay.reduce((sum, one) => sum + Math.min(one.to, day.to) - Math.max(one.from, day.from), 0)
  return {
    ...hours,
    userId: installer.id,
    half: halfOf(hours.start),
    previous: previous?.number ?? null,
    travel: travelMinutes(previous?.place ?? shop.place, work.place),
    load: Math.round((busy / (day.to - day.from)) * 100)
  }
}

/** Whether an installer works at a location: they are assigned to it, or to none in particular. */
export const worksAt = (
  { assignedLocations }: { readonly assignedLocations: ReadonlyArray<LocationId> },
  location: LocationId
): boolean => assignedLocations.length === 0 || assignedLocations.includes(location)
