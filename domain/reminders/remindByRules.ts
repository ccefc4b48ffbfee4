import { Clock, Effect } from "effect"
import type { UserId } from "#domain/access/CurrentUser.ts"
import { Transaction } from "#domain/contract/Transaction.ts"
import type { Job } from "#domain/jobs/Job.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import type { JobSearch, JobSummary } from "#domain/jobs/JobSearch.ts"
import { Users } from "#domain/people/Users.ts"
import type { Batch } from "#domain/shared/Page.ts"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { NewId } from "#domain/shared/NewId.ts"
import { dayOf, daysAfter } from "#domain/shared/Day.ts"
import { dueIn, zoneFor } from "./dueOf.ts"
import { recordReminderEvent } from "./saveReminder.ts"
import { storedRules } from "./storedRules.ts"
import { Reminder, ReminderId } from "./Reminder.ts"
import {
  dayByRule,
  daysOf,
  firstRuleDay,
  kindOf,
  lotLeadDays,
  ruleReminder,
  type DocumentRule
} from "./ruleReminder.ts"
import type { StoredRules, OfferedRule } from "./ReminderRules.ts"
import { Reminders } from "./Reminders.ts"

/** Time of day at which rule-created reminders are due. */
const dueTime = "09:00"

/**
 * Whether a job included a camera calibration and the evidence its networks require is incomplete. On-site records
 * belong to another module, so the check is passed in where the rules are run.
 */
export type LacksEvidence<R> = (job: Job) => Effect.Effect<boolean, never, R | CurrentTenant>

/**
 * Builds the search for jobs whose quote or invoice is old enough for a rule. Adds a day at both ends to cover every
 * time zone.
 */
const searchOf = (rule: DocumentRule, rules: StoredRules, today: string): JobSearch => {
  const days = daysOf(rule, rules)
  const [from, to] = [daysAfter(firstRuleDay(rule, rules, today), -days - 1), daysAfter(today, 1 - days)]
  return rule === "quoteUnanswered"
    ? { stage: "quote", answer: "none", lost: false, quotedFrom: from, quotedTo: to }
    : { stage: "invoice", unpaid: true, invoicedFrom: from, invoicedTo: to }
}

/** Returns the ids of all jobs matching a search. */
const idsOf = Effect.fnUntraced(function* (search: JobSearch) {
  const jobs = yield* Jobs
  const found: Array<JobId> = []
  for (let after: string | undefined = ""; after !== undefined;) {
    const { items, next }: Batch<JobSummary> = yield* jobs.batch(search, after || undefined)
    found.push(...items.map(({ id }) => id))
    after = next
  }
  return found
})

/**
 * Returns the jobs a rule may apply to that have no reminder from it yet. Adds a day at both ends to cover every time
 * zone; each job's own time zone then decides.
 */
const soughtBy = Effect.fnUntraced(function* (rule: OfferedRule, rules: StoredRules, today: string) {
  const reminders = yield* Reminders
  const notMade = Effect.fnUntraced(function* (jobs: ReadonlyArray<JobId>) {
    const known = new Set(yield* reminders.withRuleReminder(rule, jobs))
    return jobs.filter((one) => !known.has(one))
  })
  if (rule === "partsNotHere") {
    const [installFrom, installTo] = [daysAfter(today, -1), daysAfter(today, 2)]
    return yield* notMade(yield* idsOf({ stage: "workorder", partsStatus: "pending", installFrom, installTo }))
  }
  if (rule === "calibrationEvidence")
    return yield* notMade(
      yield* reminders.calibratedJobs(daysAfter(firstRuleDay(rule, rules, today), -2), daysAfter(today, 1))
    )
  if (rule === "adhesiveExpires") {
    // One reminder per lot, whichever of its jobs it is attached to.
    const lots = yield* reminders.expiringLots(daysAfter(today, -1), daysAfter(today, lotLeadDays + 1))
    const fresh = yield* Effect.filter(lots, (jobs) =>
      Effect.map(reminders.withRuleReminder(rule, jobs), ({ length }) => length === 0)
    )
    return fresh.flatMap(([latest]) => (latest === undefined ? [] : [latest]))
  }
  return yield* notMade(yield* idsOf(searchOf(rule, rules, today)))
})

/**
 * Returns the assignee of a rule's reminder: the job's salesperson, else the user named in the rules, else an owner.
 * Considers only active users.
 */
const assigneeOf = Effect.fnUntraced(function* (job: Job, { assignTo }: StoredRules) {
  const here = (yield* Users.use(({ list }) => list)).filter(({ active }) => active)
  const known = (id: UserId | null) => here.find((one) => one.id === id)
  return (known(job.salespersonId) ?? known(assignTo) ?? here.find(({ roles }) => roles.includes("owner")))?.id
})

/** Creates a rule's reminder about a job, unless any node has already created it. */
const remindOf = Effect.fnUntraced(function* <R>(
  rule: OfferedRule,
  rules: StoredRules,
  id: JobId,
  lacks: LacksEvidence<R>
) {
  const job = yield* (yield* Jobs).get(id)
  const assignedTo = yield* assigneeOf(job, rules)
  if (assignedTo === undefined) return false
  const now = yield* Clock.currentTimeMillis
  const zone = yield* zoneFor(assignedTo, job)
  const dueOn = ruleReminder(rule, rules, job, {
    today: dayOf(now, zone),
    lacksEvidence: rule === "calibrationEvidence" && (yield* lacks(job))
  })
  if (dueOn === undefined) return false
  const reminder = new Reminder({
    ...dueIn(zone, { dueOn, dueTime }),
    id: ReminderId.make(yield* (yield* NewId).next),
    version: 1,
    kind: kindOf[rule],
    text: rule === "adhesiveExpires" ? lotOf(job, dueOn) : "",
    assignedTo,
    jobId: id,
    customerId: job.customerId,
    rule,
    madeBy: null,
    madeAt: now,
    doneBy: null,
    doneAt: null
  })
  const isNew = yield* (yield* Reminders).add(reminder)
  if (isNew) yield* recordReminderEvent("made", reminder)
  return isNew
})

/** Returns the manufacturer and lot of the adhesive the reminder is about, as on its label. */
const lotOf = ({ lines }: Job, dueOn: string): string => {
  const line = lines.find(
    ({ adhesiveExpiry, adhesiveLot }) => adhesiveLot !== "" && adhesiveExpiry === daysAfter(dueOn, lotLeadDays)
  )
  return line === undefined ? "" : [line.adhesiveManufacturer, line.adhesiveLot].filter((one) => one !== "").join(" ")
}

/**
 * Closes an open rule-created reminder if its reason no longer applies: the quote was answered, the parts arrived, the
 * invoice was paid.
 */
const closeIfDone = Effect.fnUntraced(function* <R>(reminder: Reminder, rules: StoredRules, lacks: LacksEvidence<R>) {
  if (reminder.rule === null || reminder.jobId === null) return false
  const job = yield* (yield* Jobs).get(reminder.jobId).pipe(Effect.catchTag("JobNotFound", () => Effect.undefined))
  const now = yield* Clock.currentTimeMillis
  if (job !== undefined) {
    const lacksEvidence = reminder.rule === "calibrationEvidence" && (yield* lacks(job))
    const today = dayOf(now, reminder.timeZone)
    if (dayByRule(reminder.rule, rules, job, { today, lacksEvidence }) !== undefined) return false
  }
  yield* (yield* Reminders).save(new Reminder({ ...reminder, doneBy: null, doneAt: now }))
  if (job !== undefined) yield* recordReminderEvent("done", reminder)
  return true
})

/**
 * Creates the reminders the shop's rules require today and closes those whose reason no longer applies. Returns how
 * many of each. Safe to run at any time, repeatedly and on several nodes at once: each job and rule gets one reminder,
 * ever.
 */
export const remindByRules = Effect.fn("remindByRules")(function* <R>(lacks: LacksEvidence<R>) {
  const rules = yield* storedRules
  const reminders = yield* Reminders
  const { run } = yield* Transaction
  let [made, closed] = [0, 0]
  const today = dayOf(yield* Clock.currentTimeMillis, "UTC")
  for (const rule of rules.on) {
    for (const id of yield* soughtBy(rule, rules, today))
      // The job may have been deleted in the meantime.
      if (
        yield* run(remindOf(rule, rules, id, lacks)).pipe(Effect.catchTag("JobNotFound", () => Effect.succeed(false)))
      )
        made += 1
  }
  for (const reminder of yield* reminders.openRuleReminders)
    // A user may be changing it at the same time; the next run handles the result.
    if (
      yield* run(closeIfDone(reminder, rules, lacks)).pipe(
        Effect.catchTags({
          ReminderChanged: () => Effect.succeed(false),
          ReminderNotFound: () => Effect.succeed(false)
        })
      )
    )
      closed += 1
  return { made, closed }
})
