import { Schema } from "effect"

/**
 * What makes a reminder by itself, where the shop has switched it on: kept with what it made, so never renamed. It
 * stands below the reminders, as a job's timeline names it.
 */
export const ReminderRule = Schema.Literals([
  "quoteUnanswered",
  "unpaid30",
  "unpaid60",
  "unpaid90",
  "partsNotHere",
  "calibrationEvidence",
  "adhesiveExpires",
  "review"
])
export type ReminderRule = typeof ReminderRule.Type

/** What happened to a reminder of a job, as the timeline says it. */
export const ReminderDeed = Schema.Literals(["made", "done", "reopened", "deleted"])
export type ReminderDeed = typeof ReminderDeed.Type
