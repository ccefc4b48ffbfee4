import { Clock, Effect } from "effect"
import { InstallerBookings, canInstall } from "#domain/jobs/bookInstallers.ts"
import { type Location, isClosed } from "#domain/locations/Location.ts"
import type { Calibration } from "#domain/nags/GlassPart.ts"
import { Users } from "#domain/people/Users.ts"
import { findSlots, bySlotOrder, type Slot, worksAt } from "#domain/schedule/findSlots.ts"
import { PostalPlaces } from "#domain/schedule/PostalPlaces.ts"
import { loadSchedule } from "#domain/schedule/scheduleHandlers.ts"
import type { Appointment } from "#domain/schedule/scheduleRules.ts"
import { toScheduleInstaller } from "#domain/schedule/scheduleInputs.ts"
import { kilometers } from "#domain/schedule/travelMinutes.ts"
import { defaultMinutes } from "#domain/schedule/defaultMinutes.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { dayOf, daysAfter } from "#domain/shared/Day.ts"
import { toScheduleCalibration } from "./findQuoteGlass.ts"
import { pageHoursLimit, within } from "./offeredHours.ts"
import { QuoteStore } from "./QuoteStore.ts"
import { OutsideRadius, TimeTaken } from "./quoteFailures.ts"
import { jobTypeOf } from "./quoteGlass.ts"
import type { QuoteSettings } from "./quoteSettings.ts"
import { holdLifetime, type QuoteDay, type QuoteGlass, type QuoteTime } from "./quoteTypes.ts"

/** Number of days a visitor can choose from. */
const daysShown = 14

/** Minimum lead time of a booking in milliseconds, so the shop sees it first. */
const notice = 60 * 60_000

/** The work to find times for. */
export interface AvailabilityQuery {
  /** Client-generated id of the request; its own hold does not block it. */
  readonly requestId: string
  /** The job, if it already exists. */
  readonly jobId?: JobId
  readonly glass: QuoteGlass
  readonly chips: number
  readonly calibration: Calibration
  readonly insured: boolean
  readonly isMobile: boolean
  readonly postalCode: string
  readonly location: Location
  /** Duration in minutes, if known more precisely than from the kind of work. */
  readonly minutes?: number
}

export const kilometersPerMile = 1.609344

/** Rejects a place outside the service radius with `OutsideRadius`, measured to the center of its postal code. */
export const guardRadius = Effect.fnUntraced(function* (
  { isMobile, postalCode, location }: Pick<AvailabilityQuery, "isMobile" | "postalCode" | "location">,
  { serviceRadius: radius }: Pick<QuoteSettings, "serviceRadius">
) {
  if (!isMobile) return
  const { address } = location
  const [shop, there] = yield* (yield* PostalPlaces).points([address, { postalCode, country: address.country }])
  const isNear =
    radius > 0 && shop !== undefined && there !== undefined && kilometers(shop, there) <= radius * kilometersPerMile
  if (!isNear) return yield* new OutsideRadius({ miles: radius })
})

/** Returns the duration of the work in minutes. */
export const minutesOf = ({ glass, chips, calibration, minutes }: AvailabilityQuery): number =>
  minutes ?? defaultMinutes({ jobType: jobTypeOf(glass), calibration: toScheduleCalibration(calibration), chips })

/** Returns all free slots of the next days, the best first within each day. */
const freeSlots = Effect.fnUntraced(function* (asked: AvailabilityQuery, only?: string) {
  const now = yield* Clock.currentTimeMillis
  const { location, requestId } = asked
  const today = dayOf(now, location.timeZone)
  const first = only ?? today
  const world = yield* Effect.orDie(
    loadSchedule(
      {
        locationId: location.id,
        ...(asked.jobId === undefined ? {} : { jobId: asked.jobId }),
        jobType: jobTypeOf(asked.glass),
        calibration: toScheduleCalibration(asked.calibration),
        repairLocation: asked.isMobile ? "mobile" : "inShop",
        postalCode: asked.postalCode,
        country: location.address.country,
        insured: asked.insured,
        timeFrame: "",
        partsPending: jobTypeOf(asked.glass) === "replacement",
        partsExpected: ""
      },
      first,
      daysAfter(first, only === undefined ? daysShown : 1)
    )
  )
  const { work, appointments } = world
  const hours = yield* pageHoursLimit(world.shop)
  const shop = { ...world.shop, businessHours: within(world.shop.businessHours, hours) }
  const people = (yield* (yield* Users).list).filter((one) => canInstall(one) && worksAt(one, location.id))
  const held = (yield* (yield* QuoteStore).activeHolds(now, requestId)).map(
    ({ id, userId, from, to }): Appointment => ({
      jobId: JobId.make(id),
      number: 0,
      userId,
      from,
      to,
      locationId: location.id,
      isMobile: false,
      place: shop.place
    })
  )
  const installers = people.map(toScheduleInstaller).map((one) => ({
    ...one,
    // Mobile work is limited only by its installer's hours.
    workHours:
      one.workHours.length === 0 || one.timeZone !== shop.timeZone ? one.workHours : within(one.workHours, hours)
  }))
  const slotsOn = (day: string) => {
    const { asked: found } = findSlots({
      work,
      duration: minutesOf(asked),
      shop,
      installers,
      appointments: [...appointments, ...held],
      from: day,
      now: now + notice
    })
    return found.filter((slot) => slot.day === day).toSorted(bySlotOrder)
  }
  const days = only === undefined ? Array.from({ length: daysShown }, (_, at) => daysAfter(today, at)) : [only]
  return days.map((day) => ({ day, isClosed: isClosed(shop, day), slots: day < today ? [] : slotsOn(day) }))
})

/** Returns availability for the next days, by half-day. */
export const quoteTimes = Effect.fn("quoteTimes")(function* (asked: AvailabilityQuery) {
  const days = yield* freeSlots(asked)
  return days.map(({ day, isClosed: isShut, slots }): QuoteDay => {
    const at = (half: QuoteTime["half"]) => {
      const slot = slots.find((one) => one.half === half)
      return slot === undefined ? null : { start: slot.start }
    }
    return { day, isClosed: isShut && slots.length === 0, morning: at("morning"), afternoon: at("afternoon") }
  })
})

/**
 * Returns the best free slot in a half-day and locks its installer's bookings until the transaction ends, so that no
 * one else can take it. Fails with `TimeTaken` if none is left.
 */
export const lockBestSlot = Effect.fnUntraced(function* (asked: AvailabilityQuery, { day, half }: QuoteTime) {
  const bookings = yield* InstallerBookings
  const desk = yield* QuoteStore
  const mine = asked.jobId ?? JobId.make(asked.requestId)
  const isFree = Effect.fnUntraced(function* ({ userId, from, to }: Slot) {
    if ((yield* bookings.conflicts(mine, [{ at: 0, userId, from, to }])).length > 0) return false
    const held = yield* desk.activeHolds(yield* Clock.currentTimeMillis, asked.requestId)
    return !held.some((one) => one.userId === userId && one.from < to && from < one.to)
  })
  // A concurrent booking may have left another slot in the same half-day, so search again once it is visible.
  for (let tries = 0; tries < 3; tries++) {
    const [there] = yield* freeSlots(asked, day)
    const slot = there?.slots.find((one) => one.half === half)
    if (slot === undefined) break
    if (yield* isFree(slot)) return slot
  }
  return yield* new TimeTaken()
})

/** Holds a half-day while the visitor enters their details. */
export const holdTime = Effect.fn("holdTime")(function* (asked: AvailabilityQuery, time: QuoteTime) {
  const slot = yield* lockBestSlot(asked, time)
  return { until: yield* holdSlot(asked.requestId, slot), start: slot.start }
})

/** Holds a slot for a visitor. Returns when the hold expires, in milliseconds UTC. */
export const holdSlot = Effect.fnUntraced(function* (id: string, { userId, from, to }: Slot) {
  const now = yield* Clock.currentTimeMillis
  const expiresAt = now + holdLifetime
  yield* (yield* QuoteStore).saveHold({ id, userId, from, to, expiresAt }, now)
  return expiresAt
})
