import { Effect, Equal } from "effect"
import { and, setup } from "xstate"
import { isClosed, type Location } from "#domain/locations/Location.ts"
import { daysAfter } from "#domain/shared/Day.ts"
import { offOn } from "#domain/shared/WeekHours.ts"
import { type BrokenRule, type OverrideReasonMissing, PlanRefused } from "./BrokenRule.ts"
import type { CreditedInvoice, Invoice, Job, Quote, WorkOrder } from "./Job.ts"
import type { JobInstall } from "./JobInstall.ts"
import { DayOutOfRange } from "./jobFailures.ts"
import {
  blockersOf,
  type JobPosition,
  type JobStanding,
  type JobStep,
  jobSteps,
  positionOf,
  standingOf,
  type StepFacts,
  type StepFailure,
  type StepRule
} from "./stageRules.ts"

const rules: ReadonlyArray<readonly [string, StepRule]> = Object.entries(jobSteps)

const stepsAt = (position: JobPosition) => ({
  on: Object.fromEntries(
    rules.flatMap(([step, { asks, leads }]) =>
      leads[position] === undefined
        ? []
        : [[step, { target: leads[position], ...(asks.length === 0 ? {} : { guard: and([...asks]) }) }]]
    )
  )
})

/** A job's stages as a state machine, made from the rules of its steps. */
export const jobMachine = setup({
  types: { context: {} as JobStanding, input: {} as JobStanding, events: {} as { readonly type: JobStep } },
  guards: {
    isPriced: ({ context }) => context.isPriced,
    isFresh: ({ context }) => context.isFresh,
    isDated: ({ context }) => context.isDated,
    isStocked: ({ context }) => context.isStocked,
    isUnpaid: ({ context }) => context.isUnpaid
  }
}).createMachine({
  id: "job",
  context: ({ input }) => input,
  initial: "quote",
  states: {
    quote: stepsAt("quote"),
    workorder: stepsAt("workorder"),
    invoice: stepsAt("invoice"),
    credited: { type: "final" }
  }
})

interface MemberAt {
  readonly quote: Quote
  readonly workorder: WorkOrder
  readonly invoice: Invoice
  readonly credited: CreditedInvoice
}

/** The members of the union that a step leads from. */
type Taker<S extends JobStep> = MemberAt[keyof (typeof jobSteps)[S]["leads"] & JobPosition]

/** A job that takes a step, as what it then is; fails with the first that blocks it, as the server refuses it (I7). */
export const guardStep: {
  <S extends Exclude<JobStep, "accept" | "invoice">>(step: S, job: Job): Effect.Effect<Taker<S>, StepFailure<S>>
  <S extends JobStep>(step: S, job: Job, facts: StepFacts): Effect.Effect<Taker<S>, StepFailure<S>>
} = (step: JobStep, job: Job, facts: StepFacts = { today: "" }) => {
  const [first] = blockersOf(step, job, facts)
  if (first !== undefined) return Effect.fail(first.failure) as Effect.Effect<never, never>
  const mayGo = jobMachine.resolveState({ value: positionOf(job), context: standingOf(job, facts) }).can({ type: step })
  return (mayGo ? Effect.succeed(job) : Effect.die(`Job ${job.id} takes no step ${step}.`)) as Effect.Effect<never>
}

/** The days of a job and its payments that are typed, by their path in the form. */
export interface TypedDays {
  readonly "install.date"?: string | undefined
  readonly "insurance.dateOfLoss"?: string | undefined
  readonly "insurance.referralDate"?: string | undefined
  readonly collectionDate?: string | undefined
}

type Path = keyof TypedDays

/** How many days before and after today each may be: an installation is planned ahead, the rest has happened. */
const reach: Readonly<Record<Path, { readonly before: number; readonly after: number }>> = {
  "install.date": { before: 5 * 365, after: 2 * 365 },
  "insurance.dateOfLoss": { before: 10 * 365, after: 0 },
  "insurance.referralDate": { before: 10 * 365, after: 0 },
  collectionDate: { before: 10 * 365, after: 0 }
}

export const daysOf = ({
  install,
  insurance
}: {
  readonly install: { readonly date: string }
  readonly insurance: { readonly dateOfLoss: string; readonly referralDate: string } | null
}): TypedDays => ({
  "install.date": install.date,
  "insurance.dateOfLoss": insurance?.dateOfLoss,
  "insurance.referralDate": insurance?.referralDate
})

/**
 * Refuses a day that nobody means: a loss that is still to come, an installation in 1901. One that stands already may
 * stay.
 */
export const guardDays = Effect.fn("guardDays")(function* (typed: TypedDays, today: string, standing: TypedDays = {}) {
  for (const path of Object.keys(reach) as Array<Path>) {
    const day = typed[path]
    if (day === undefined || day === "" || day === standing[path]) continue
    const { before, after } = reach[path]
    const [first, last] = [daysAfter(today, -before), daysAfter(today, after)]
    if (day < first) return yield* new DayOutOfRange({ path, reason: "day.tooEarly", limit: first })
    if (day > last)
      return yield* new DayOutOfRange({ path, reason: after === 0 ? "day.future" : "day.tooLate", limit: last })
  }
})

/** What the rules of the schedule depend on; a job may be kept or only asked for. */
export type Planned = Pick<Job, "locationId" | "install" | "insurance">

/**
 * Judges a job as it would be kept, in place of how it stands where it is there already, and gives its installation as
 * it may be kept. The schedule supplies it to the calls that save jobs: it knows everybody's days, which jobs do not.
 */
export type GuardInstall<R> = (
  next: Job,
  before?: Job
) => Effect.Effect<JobInstall, PlanRefused | OverrideReasonMissing, R>

/** Judges nothing: for jobs that come from elsewhere as they are. */
export const anyInstall: GuardInstall<never> = ({ install }) => Effect.succeed(install)

/** The closed day of a location as the rule that a job on it breaks; undefined where it is open, or no day is named. */
export const closedOn = (shop: Pick<Location, "businessHours" | "closedDays">, day: string): BrokenRule | undefined =>
  day !== "" && isClosed(shop, day)
    ? { rule: "closedLocation", isHard: true, day, note: offOn(shop.closedDays, day)?.note ?? "" }
    : undefined

/** Refuses to put a job on a day on which its location is closed. What stood there before stays. */
export const guardOpenDay = Effect.fnUntraced(function* (
  shop: Pick<Location, "businessHours" | "closedDays">,
  next: Pick<Planned, "locationId" | "install">,
  before: Pick<Planned, "locationId" | "install">
) {
  if (next.locationId === before.locationId && next.install.date === before.install.date) return
  const closed = closedOn(shop, next.install.date)
  if (closed !== undefined) return yield* new PlanRefused({ rules: [closed] })
})

/** Whether nothing changed that a rule of the schedule depends on: what was kept so is not judged again. */
export const isPlannedAlike = (one: Planned, other: Planned): boolean => Equal.equals(planOf(one), planOf(other))

const planOf = ({ locationId, install, insurance }: Planned) => {
  const { jobType, duration, installers, repairLocation, address, date, timeFrame, partsExpected = "" } = install
  return {
    locationId,
    jobType,
    duration,
    installers: installers.map(({ userId, start, end }) => ({ userId, start, end })),
    repairLocation,
    address,
    date,
    timeFrame,
    partsExpected,
    isInsured: insurance !== null
  }
}
