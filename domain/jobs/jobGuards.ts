import { Effect, Equal } from "effect"
import { and, setup } from "xstate"
import { isClosed, type Location } from "#domain/locations/Location.ts"
import { daysAfter } from "#domain/shared/Day.ts"
import { daysOffOn } from "#domain/shared/WeekHours.ts"
import { type BrokenRule, type OverrideReasonMissing, PlanRefused } from "./BrokenRule.ts"
import type { CreditedInvoice, Invoice, Job, Quote, WorkOrder } from "./Job.ts"
import type { JobInstall } from "./JobInstall.ts"
import { DayOutOfRange } from "./jobFailures.ts"
import {
  blockersOf,
  type JobPosition,
  type StepConditions,
  type JobStep,
  jobSteps,
  positionOf,
  stepConditionsOf,
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

/** A state machine of job stages, built from the step rules. */
export const jobMachine = setup({
  types: { context: {} as StepConditions, input: {} as StepConditions, events: {} as { readonly type: JobStep } },
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

/** The members of the `Job` union that a step can start from. */
type Taker<S extends JobStep> = MemberAt[keyof (typeof jobSteps)[S]["leads"] & JobPosition]

/**
 * Returns the job, narrowed to a member that can take the step. Fails with the first blocker, which the server rejects
 * the request with (I7).
 */
export const guardStep: {
  <S extends Exclude<JobStep, "accept" | "invoice">>(step: S, job: Job): Effect.Effect<Taker<S>, StepFailure<S>>
  <S extends JobStep>(step: S, job: Job, facts: StepFacts): Effect.Effect<Taker<S>, StepFailure<S>>
} = (step: JobStep, job: Job, facts: StepFacts = { today: "" }) => {
  const [first] = blockersOf(step, job, facts)
  if (first !== undefined) return Effect.fail(first.failure) as Effect.Effect<never, never>
  const mayGo = jobMachine
    .resolveState({ value: positionOf(job), context: stepConditionsOf(job, facts) })
    .can({ type: step })
  return (
    mayGo ? Effect.succeed(job) : Effect.die(`Step ${step} is not possible for job ${job.id}.`)
  ) as Effect.Effect<never>
}

/** User-entered dates of a job and its payments, by their path in the form. */
export interface EnteredDates {
  readonly "install.date"?: string | undefined
  readonly "insurance.dateOfLoss"?: string | undefined
  readonly "insurance.referralDate"?: string | undefined
  readonly collectionDate?: string | undefined
}

type Path = keyof EnteredDates

/**
 * How many days before and after today each date may be: installations are planned ahead, everything else is in the
 * past.
 */
const reach: Readonly<Record<Path, { readonly before: number; readonly after: number }>> = {
  "install.date": { before: 5 * 365, after: 2 * 365 },
  "insurance.dateOfLoss": { before: 10 * 365, after: 0 },
  "insurance.referralDate": { before: 10 * 365, after: 0 },
  collectionDate: { before: 10 * 365, after: 0 }
}

export const enteredDatesOf = ({
  install,
  insurance
}: {
  readonly install: { readonly date: string }
  readonly insurance: { readonly dateOfLoss: string; readonly referralDate: string } | null
}): EnteredDates => ({
  "install.date": install.date,
  "insurance.dateOfLoss": insurance?.dateOfLoss,
  "insurance.referralDate": insurance?.referralDate
})

/**
 * Rejects implausible dates, such as a future loss or an installation in 1901. Dates that are unchanged are accepted.
 */
export const guardDays = Effect.fn("guardDays")(function* (
  typed: EnteredDates,
  today: string,
  standing: EnteredDates = {}
) {
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

/** The parts of a job that scheduling rules depend on. The job may be saved or only proposed. */
export type Planned = Pick<Job, "locationId" | "install" | "insurance">

/**
 * Checks a job as it would be saved, replacing the stored one if any, and returns the installation to save. The
 * schedule provides it to the endpoints that save jobs, because it knows everyone's days and jobs do not.
 */
export type GuardInstall<R> = (
  next: Job,
  before?: Job
) => Effect.Effect<JobInstall, PlanRefused | OverrideReasonMissing, R>

/** Accepts any installation, for jobs imported as they are. */
export const acceptAnyInstall: GuardInstall<never> = ({ install }) => Effect.succeed(install)

/** Returns the broken rule if the location is closed on that day; undefined if it is open or no day is given. */
export const closedRuleOn = (
  shop: Pick<Location, "businessHours" | "closedDays">,
  day: string
): BrokenRule | undefined =>
  day !== "" && isClosed(shop, day)
    ? { rule: "closedLocation", isHard: true, day, note: daysOffOn(shop.closedDays, day)?.note ?? "" }
    : undefined

/** Rejects scheduling a job on a day its location is closed, unless day and location are unchanged. */
export const guardOpenDay = Effect.fnUntraced(function* (
  shop: Pick<Location, "businessHours" | "closedDays">,
  next: Pick<Planned, "locationId" | "install">,
  before: Pick<Planned, "locationId" | "install">
) {
  if (next.locationId === before.locationId && next.install.date === before.install.date) return
  const closed = closedRuleOn(shop, next.install.date)
  if (closed !== undefined) return yield* new PlanRefused({ rules: [closed] })
})

/** Whether nothing that scheduling rules depend on has changed. Unchanged plans are not checked again. */
export const hasSamePlan = (one: Planned, other: Planned): boolean => Equal.equals(planOf(one), planOf(other))

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
