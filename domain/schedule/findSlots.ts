import type { UserId } from "#domain/access/CurrentUser.ts"
import { type LocationId, isClosed } from "#domain/locations/Location.ts"
import { longestInsured } from "#domain/jobs/JobDraft.ts"
import { dayOf, daysAfter } from "#domain/shared/Day.ts"
import { instantOf, wallClockAt } from "#domain/shared/WallClock.ts"
import { type Span, spanOn, usualWeek, wholeDay } from "#domain/shared/WeekHours.ts"
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
  othersOf,
  readyAt,
  workSpans
} from "./scheduleRules.ts"
import { travelMinutes } from "./travelMinutes.ts"

/** What slots are sought for, and among whom. */
export interface SlotsAsked {
  readonly work: Work
  /** How long it takes, in minutes. */
  readonly duration: number
  readonly shop: ScheduleShop
  /** Those who may be proposed. */
  readonly installers: ReadonlyArray<ScheduleInstaller>
  /** What is booked from the first day on, of those installers and in the shop's bays. */
  readonly appointments: ReadonlyArray<Appointment>
  /** The first day that is looked at, of the location. */
  readonly from: string
  /** Milliseconds UTC; nothing earlier is proposed. */
  readonly now: number
}

/** An installer's free time that fits; `load` is how much of their day's hours is taken already, in percent. */
export interface Slot extends Hours {
  readonly userId: UserId
  readonly half: Half
  /** Minutes on the way from `previous`, or from the shop where there is none. */
  readonly travel: number
  /** The number of the job that the installer comes from; null from the shop. */
  readonly previous: number | null
  readonly load: number
}

/** Why a day has no slot at all: the location is shut, the parts are not there, or nobody who can has the time. */
export type WhyNone = "closed" | "parts" | "full"

/** The slots in the half of the day that was asked for, those sooner in the other half, and the days without any. */
export interface SlotsFound {
  readonly asked: ReadonlyArray<Slot>
  readonly sooner: ReadonlyArray<Slot>
  readonly without: ReadonlyArray<{ readonly day: string; readonly why: WhyNone }>
}

/** How many slots are proposed. */
export const slotsProposed = 5

/** How many days are looked through. */
export const daysSought = 30

/** Work begins at full quarters of an hour. */
export const slotStep = 15 * 60_000

/** Hours where nobody has said any: a location's are the usual week, an installer's those of the location. */
export const withUsualHours = <A extends Pick<SlotsAsked, "shop" | "installers">>(asked: A): A => {
  const shop = asked.shop.businessHours.length > 0 ? asked.shop : { ...asked.shop, businessHours: usualWeek }
  return {
    ...asked,
    shop,
    installers: asked.installers.map((one) =>
      one.workHours.length > 0 ? one : { ...one, workHours: shop.businessHours, timeZone: shop.timeZone }
    )
  }
}

/**
 * The next five slots that break no rule, but that the location may not offer the service, which no other slot would
 * mend: of each installer the earliest in each half of each day, by when they begin,
 * then by the way there, then by who has less to do that day. With a half of the day asked for, up to two of the five
 * are sooner ones in the other half.
 */
export const findSlots = (sought: SlotsAsked): SlotsFound => {
  const asked = withUsualHours(sought)
  const { work, shop, now } = asked
  const today = dayOf(now, shop.timeZone)
  const first = asked.from < today ? today : asked.from
  const found: Array<Slot> = []
  const without: Array<SlotsFound["without"][number]> = []
  const fits = ({ half }: Slot) => work.timeFrame === "" || half === work.timeFrame
  if (work.isInsured && asked.duration > longestInsured) return { asked: [], sooner: [], without: [] }
  const able = asked.installers.filter((one) => missingSkills(work, one).length === 0)
  const taken = new Map(able.map((one) => [one.id, othersOf(asked.appointments, one, work)]))
  for (let days = 0; days < daysSought; days++) {
    if (found.filter(fits).length >= slotsProposed) break
    const day = daysAfter(first, days)
    const why = isClosed(shop, day) ? "closed" : arePartsLate(work, day, today) ? "parts" : undefined
    const there = why === undefined ? able.flatMap((one) => slotsOf(asked, one, taken.get(one.id)!, day)) : []
    if (there.length === 0) without.push({ day, why: why ?? "full" })
    found.push(...there.sort(inOrder))
  }
  const fitting = found.filter(fits)
  const begins = fitting[0]?.from ?? Infinity
  const sooner = found.filter((slot) => !fits(slot) && slot.from < begins).slice(0, 2)
  const last = (fitting[0] ?? sooner[0])?.day
  return {
    asked: fitting.slice(0, slotsProposed - sooner.length),
    sooner,
    without: without.filter(({ day }) => last === undefined || day < last)
  }
}

/** By when they begin, then the shorter way, then the emptier day; the same for everybody who asks. */
export const inOrder = (one: Slot, other: Slot): number =>
  one.from - other.from ||
  one.travel - other.travel ||
  one.load - other.load ||
  (one.userId < other.userId ? -1 : one.userId > other.userId ? 1 : 0)

/** An installer's earliest slot in each half of a day. */
const slotsOf = (
  asked: SlotsAsked,
  installer: ScheduleInstaller,
  others: ReadonlyArray<Appointment>,
  day: string
): ReadonlyArray<Slot> => {
  const { shop, work } = asked
  const open = work.isMobile
    ? wholeDay(day, shop.timeZone)
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

/** The first hours in a span that begin before `before` and meet nothing; jumps over what is in the way. */
const earliest = (
  { work, shop, duration, appointments }: SlotsAsked,
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
      const hours = sayable(day, from, from + length, shop.timeZone)
      if (hours !== undefined && !areBaysFull({ work, shop, appointments }, hours)) return hours
      from += slotStep
    }
  }
  return undefined
}

const toStep = (at: number) => Math.ceil(at / slotStep) * slotStep

/**
 * Hours as they are written on a job: times on one day's wall clock that mean these instants and no others. Undefined
 * for those past midnight, and for those in the hour that a day of 25 hours has twice.
 */
export const sayable = (day: string, from: number, to: number, timeZone: string): Hours | undefined => {
  const start = wallClockAt(from, timeZone)
  const end = wallClockAt(to, timeZone)
  return start < end && instantOf(day, start, timeZone) === from && instantOf(day, end, timeZone) === to
    ? { day, from, to, start, end }
    : undefined
}

/** A slot with why it is a good one: where the installer comes from, and how full their day is. */
const described = (
  { work, shop }: SlotsAsked,
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

/** Whether somebody may be sent from a location: they work there, or everywhere. */
export const worksAt = (
  { assignedLocations }: { readonly assignedLocations: ReadonlyArray<LocationId> },
  location: LocationId
): boolean => assignedLocations.length === 0 || assignedLocations.includes(location)
