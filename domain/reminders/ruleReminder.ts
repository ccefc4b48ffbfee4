import { partsStatusOf } from "#domain/estimates/EstimateLine.ts"
import { isCredited, type Job } from "#domain/jobs/Job.ts"
import type { ReminderRule } from "#domain/jobs/jobCodes.ts"
import { daysAfter } from "#domain/shared/Day.ts"
import type { ReminderKind } from "./Reminder.ts"
import type { StoredRules, OfferedRule, ReminderRules } from "./ReminderRules.ts"

/** How many days back a rule creates missed reminders, for example after server downtime. */
export const catchUpDays = 14

/** The reminder kind each rule creates. */
export const kindOf: Readonly<Record<OfferedRule, ReminderKind>> = {
  quoteUnanswered: "followUp",
  partsNotHere: "order",
  calibrationEvidence: "other",
  adhesiveExpires: "order",
  review: "followUp",
  unpaid30: "collect",
  unpaid60: "collect",
  unpaid90: "collect"
}

const daysAfterPaper = { unpaid30: 30, unpaid60: 60, unpaid90: 90, review: 1 } as const

/** A rule that counts days from a quote or an invoice. */
export type DocumentRule = "quoteUnanswered" | keyof typeof daysAfterPaper

/** Returns how many days after its quote or invoice a rule applies. */
export const daysOf = (rule: DocumentRule, { quoteDays }: ReminderRules): number =>
  rule === "quoteUnanswered" ? quoteDays : daysAfterPaper[rule]

/** How many days after the invoice a customer can still be asked for a review. */
const reviewedFor = 30

/** How many days before an adhesive expires its reminder is due, leaving time to use it up or order another. */
export const lotLeadDays = 7

/** What a rule needs to know besides the job itself. */
export interface RuleFacts {
  /** Today's date in the job's time zone. */
  readonly today: string
  /** Whether a camera was calibrated and the evidence from the site is incomplete. */
  readonly lacksEvidence: boolean
}

/** Returns the next expiry date among the adhesives used on a job; undefined if none is still to expire. */
const nextExpiry = ({ lines }: Job, today: string): string | undefined =>
  lines
    .flatMap(({ adhesiveExpiry, adhesiveLot }) =>
      adhesiveLot !== "" && adhesiveExpiry >= today ? [adhesiveExpiry] : []
    )
    .toSorted()[0]

/**
 * Returns the day a rule's reminder about a job is due; undefined if the job gives no reason for it, or no longer does.
 */
export const dayByRule = (
  rule: ReminderRule,
  rules: ReminderRules,
  job: Job,
  { today, lacksEvidence }: RuleFacts
): string | undefined => {
  switch (rule) {
    case "quoteUnanswered":
      return job.stage === "quote" && job.answer === null && job.lost === null
        ? daysAfter(job.quotedOn, daysOf(rule, rules))
        : undefined
    case "partsNotHere": {
      const { complete, date } = job.install
      const waits = job.stage === "workorder" && partsStatusOf(job.lines, job.partsStatus) === "pending"
      return waits && !complete && date !== "" && date >= today ? daysAfter(date, -1) : undefined
    }
    case "unpaid30":
    case "unpaid60":
    case "unpaid90":
      return job.stage === "invoice" && !isCredited(job) && job.balance > 0
        ? daysAfter(job.invoicedOn, daysOf(rule, rules))
        : undefined
    case "calibrationEvidence":
      return lacksEvidence && job.install.complete && job.install.date !== ""
        ? daysAfter(job.install.date, 1)
        : undefined
    case "adhesiveExpires": {
      const expiry = nextExpiry(job, today)
      return expiry === undefined ? undefined : daysAfter(expiry, -lotLeadDays)
    }
    case "review":
      return job.stage === "invoice" &&
        !isCredited(job) &&
        job.install.complete &&
        today <= daysAfter(job.invoicedOn, reviewedFor)
        ? daysAfter(job.invoicedOn, daysOf(rule, rules))
        : undefined
  }
}

/**
 * Returns the due day of the reminder a rule creates for a job today. Returns undefined if the rule is off, the job
 * gives no reason, it is too early, or it was due before the rule was enabled or more than `catchUpDays` days ago.
 */
export const ruleReminder = (rule: OfferedRule, rules: StoredRules, job: Job, facts: RuleFacts): string | undefined => {
  if (!rules.on.includes(rule)) return undefined
  const { today } = facts
  const due = dayByRule(rule, rules, job, facts)
  if (due === undefined || due > today) return undefined
  // The installation or expiry day itself shows that it is not too late.
  if (rule === "partsNotHere" || rule === "adhesiveExpires") return due
  return due >= firstRuleDay(rule, rules, today) ? due : undefined
}

/** Returns the first day for which a rule still creates reminders. */
export const firstRuleDay = (rule: OfferedRule, { since }: StoredRules, today: string): string => {
  const [on, back] = [since[rule] ?? today, daysAfter(today, -catchUpDays)]
  return on > back ? on : back
}
