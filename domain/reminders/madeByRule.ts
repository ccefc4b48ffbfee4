import { partsStatusOf } from "#domain/estimates/EstimateLine.ts"
import { isCredited, type Job } from "#domain/jobs/Job.ts"
import type { ReminderRule } from "#domain/jobs/jobCodes.ts"
import { daysAfter } from "#domain/shared/Day.ts"
import type { ReminderKind } from "./Reminder.ts"
import type { KeptRules, OfferedRule, ReminderRules } from "./ReminderRules.ts"

/** How many days back a rule still makes what nobody made, as while the server stood still. */
export const lookBack = 14

/** What a rule's reminder asks for. */
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

/** A rule that counts from the day of a quote or an invoice. */
export type PaperRule = "quoteUnanswered" | keyof typeof daysAfterPaper

/** After how many days a rule counts from the day of its paper. */
export const daysOf = (rule: PaperRule, { quoteDays }: ReminderRules): number =>
  rule === "quoteUnanswered" ? quoteDays : daysAfterPaper[rule]

/** For so many days after the invoice a customer can still be asked for a review. */
const reviewedFor = 30

/** So many days before an adhesive's last one there is time to use it up or to order another. */
export const lotAhead = 7

/** What a rule looks at beside the job itself. */
export interface RuleFacts {
  /** The job's day. */
  readonly today: string
  /** A camera was calibrated, and the evidence from the site is not whole. */
  readonly lacksEvidence: boolean
}

/** The last day of the adhesive that expires next of those that a job was done with; undefined where none will. */
const nextExpiry = ({ lines }: Job, today: string): string | undefined =>
  lines
    .flatMap(({ adhesiveExpiry, adhesiveLot }) =>
      adhesiveLot !== "" && adhesiveExpiry >= today ? [adhesiveExpiry] : []
    )
    .toSorted()[0]

/** The day on which a rule's reminder about a job is due; undefined where the job gives no reason for it (any more). */
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
      return expiry === undefined ? undefined : daysAfter(expiry, -lotAhead)
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
 * The day for which a rule makes a reminder about a job today; undefined where it makes none: it is off, the job gives
 * no reason, it is too early, or it was due before the rule was switched on or longer ago than is looked back.
 */
export const madeByRule = (rule: OfferedRule, rules: KeptRules, job: Job, facts: RuleFacts): string | undefined => {
  if (!rules.on.includes(rule)) return undefined
  const { today } = facts
  const due = dayByRule(rule, rules, job, facts)
  if (due === undefined || due > today) return undefined
  // The day of the installation itself, or the adhesive's last one, says that it is not too late.
  if (rule === "partsNotHere" || rule === "adhesiveExpires") return due
  return due >= fromDay(rule, rules, today) ? due : undefined
}

/** The first day whose reminders a rule still makes. */
export const fromDay = (rule: OfferedRule, { since }: KeptRules, today: string): string => {
  const [on, back] = [since[rule] ?? today, daysAfter(today, -lookBack)]
  return on > back ? on : back
}
