import { partsStatusOf } from "#domain/estimates/partsStatusOf.ts"
import { isCredited, type Job } from "#domain/jobs/Job.ts"
import type { ReminderRule } from "#domain/jobs/ReminderNoted.ts"
import { daysAfter } from "#domain/shared/Today.ts"
import type { ReminderKind } from "./Reminder.ts"
import type { KeptRules, OfferedRule, ReminderRules } from "./ReminderRules.ts"

/** How many days back a rule still makes what nobody made, as while the server stood still. */
export const lookBack = 14

/** What a rule's reminder asks for. */
export const kindOf: Readonly<Record<OfferedRule, ReminderKind>> = {
  quoteUnanswered: "followUp",
  partsNotHere: "order",
  unpaid30: "collect",
  unpaid60: "collect",
  unpaid90: "collect"
}

const unpaidDays = { unpaid30: 30, unpaid60: 60, unpaid90: 90 } as const

/** After how many days a rule counts from the day of its paper. */
export const daysOf = (rule: Exclude<OfferedRule, "partsNotHere">, { quoteDays }: ReminderRules): number =>
  rule === "quoteUnanswered" ? quoteDays : unpaidDays[rule]

/** The day on which a rule's reminder about a job is due; undefined where the job gives no reason for it (any more). */
export const dayByRule = (rule: ReminderRule, rules: ReminderRules, job: Job, today: string): string | undefined => {
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
    case "review":
      return undefined
  }
}

/**
 * The day for which a rule makes a reminder about a job today; undefined where it makes none: it is off, the job gives
 * no reason, it is too early, or it was due before the rule was switched on or longer ago than is looked back.
 */
export const madeByRule = (rule: OfferedRule, rules: KeptRules, job: Job, today: string): string | undefined => {
  if (!rules.on.includes(rule)) return undefined
  const due = dayByRule(rule, rules, job, today)
  if (due === undefined || due > today) return undefined
  // The day of the installation itself says that it is not too late.
  if (rule === "partsNotHere") return due
  return due >= fromDay(rule, rules, today) ? due : undefined
}

/** The first day whose reminders a rule still makes. */
export const fromDay = (rule: OfferedRule, { since }: KeptRules, today: string): string => {
  const [on, back] = [since[rule] ?? today, daysAfter(today, -lookBack)]
  return on > back ? on : back
}
