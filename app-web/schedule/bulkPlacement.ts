import type { UserId } from "#domain/access/CurrentUser.ts"
import type { BoardJob, BoardLane, JobPlan } from "#domain/schedule/boardApi.ts"
import { daysAfter, daysBetween } from "#domain/shared/Day.ts"
import { type jobClocks, minutesOf, planAt, planOf, planWithout, quarter, type BoardSlot, type Stop } from "./stops.ts"

/** One of several cards planned in one step: a stop, or a waiting job. */
export interface SelectedCard {
  readonly key: string
  readonly job: BoardJob
  /** Undefined for a job without hours. */
  readonly stop: Stop | undefined
}

/** A job with its new plan. */
export interface PlanChange {
  readonly job: BoardJob
  readonly plan: JobPlan
}

/** A selected card with its new place. */
export interface CardPlacement extends Pick<SelectedCard, "key" | "job"> {
  readonly at: number | undefined
  readonly spot: BoardSlot
}

const lastMinute = 24 * 60 - quarter

/** A place of this length, clamped to its day. */
const within = (spot: Omit<BoardSlot, "end">, length: number): BoardSlot => {
  const start = Math.min(Math.max(0, spot.start), lastMinute - length)
  return { ...spot, start, end: start + length }
}

const lengthOf = ({ job, stop }: SelectedCard) => (stop === undefined ? job.minutes : stop.end - stop.start)

const inOrder = (one: SelectedCard, other: SelectedCard) =>
  (one.stop?.start ?? lastMinute) - (other.stop?.start ?? lastMinute) || one.job.number - other.job.number

/**
 * Places all selected cards while one of them is dragged. Those with hours move by the same offset in time, days and
 * lanes. Those without are placed one after another, as are all of them if the dragged one has no hours.
 */
export const placeDragged = (
  picked: ReadonlyArray<SelectedCard>,
  held: { readonly key: string; readonly spot: BoardSlot },
  lanes: ReadonlyArray<Pick<BoardLane, "userId">>
): ReadonlyArray<CardPlacement> => {
  const { key, spot } = held
  const lead = picked.find((one) => one.key === key)
  if (lead === undefined) return []
  const laneAt = (userId: UserId) => lanes.findIndex((lane) => lane.userId === userId)
  const minutes = lead.stop === undefined ? 0 : spot.start - lead.stop.start
  const days = lead.stop === undefined ? 0 : daysBetween(lead.stop.job.date, spot.day)
  const down = lead.stop === undefined ? 0 : laneAt(spot.userId) - laneAt(lead.stop.userId)
  const laneFrom = (userId: UserId) => {
    const from = laneAt(userId)
    return from === -1 ? userId : (lanes[Math.min(Math.max(0, from + down), lanes.length - 1)]?.userId ?? userId)
  }
  let next = spot.end
  const others = picked
    .filter((one) => one !== lead)
    .toSorted(inOrder)
    .map((one): CardPlacement => {
      const { stop } = one
      if (stop === undefined || lead.stop === undefined) {
        const after = within({ userId: spot.userId, day: spot.day, start: next }, lengthOf(one))
        next = after.end
        return placed(one, after)
      }
      const start = {
        userId: laneFrom(stop.userId),
        day: daysAfter(stop.job.date, days),
        start: stop.start + minutes
      }
      return placed(one, minutes === 0 ? { ...start, end: stop.end } : within(start, lengthOf(one)))
    })
  return [placed(lead, spot), ...others].filter(isMove(picked))
}

const placed = ({ key, job, stop }: SelectedCard, spot: BoardSlot): CardPlacement => ({ key, job, at: stop?.at, spot })

/** Whether a card's new place differs from its current one. */
const isMove =
  (picked: ReadonlyArray<SelectedCard>) =>
  ({ key, spot }: CardPlacement): boolean => {
    const stop = picked.find((one) => one.key === key)?.stop
    return (
      stop === undefined ||
      stop.userId !== spot.userId ||
      stop.job.date !== spot.day ||
      stop.start !== spot.start ||
      stop.end !== spot.end
    )
  }

/**
 * The chosen values for several jobs: "" keeps each job's own. With a start time they are placed one after another from
 * then on.
 */
export interface BulkPlanValues {
  readonly userId: UserId | ""
  readonly day: string
  readonly start: string
}

/** Places the selected cards by the chosen values. Cards without hours are placed only if all values are known. */
export const placeByValues = (
  picked: ReadonlyArray<SelectedCard>,
  { userId, day, start }: BulkPlanValues
): ReadonlyArray<CardPlacement> => {
  const ends = new Map<string, number>()
  return picked
    .toSorted(inOrder)
    .flatMap((one): ReadonlyArray<CardPlacement> => {
      const { job, stop } = one
      const who = userId || stop?.userId
      const on = day || job.date
      if (who === undefined || on === "") return []
      if (start === "") {
        if (stop === undefined) return []
        return [placed(one, { userId: who, day: on, start: stop.start, end: stop.end })]
      }
      const lane = `${who} ${on}`
      const spot = within({ userId: who, day: on, start: ends.get(lane) ?? minutesOf(start) }, lengthOf(one))
      ends.set(lane, spot.end)
      return [placed(one, spot)]
    })
    .filter(isMove(picked))
}

/** The plans for these places, one per job even if two of its installers were selected. */
export const plansFor = (
  places: ReadonlyArray<CardPlacement>,
  clockOf: ReturnType<typeof jobClocks>
): ReadonlyArray<PlanChange> => eachJob(places, (job, { at, spot }) => planAt(job, at, spot, clockOf(job, spot.day)))

/** The plans of jobs without the selected installers; waiting jobs stay unchanged. */
export const plansWithout = (picked: ReadonlyArray<SelectedCard>): ReadonlyArray<PlanChange> =>
  eachJob(
    picked
      .flatMap(({ job, stop }) => (stop === undefined ? [] : [{ job, at: stop.at }]))
      .toSorted((one, other) => other.at - one.at),
    (job, { at }) => planWithout(job, at)
  )

const eachJob = <A extends { readonly job: BoardJob }>(
  all: ReadonlyArray<A>,
  planned: (job: BoardJob, one: A) => JobPlan
): ReadonlyArray<PlanChange> =>
  [...Map.groupBy(all, ({ job }) => job.id).values()].map((own) => {
    const { job } = own[0]!
    // The reason applied to the previous hours.
    const { overrideReason: _, ...bare } = job
    return { job, plan: planOf(own.reduce((one: BoardJob, next) => ({ ...one, ...planned(one, next) }), bare)) }
  })
