import { Schema } from "effect"
import type { UserId } from "#domain/access/CurrentUser.ts"
import { CustomerId } from "#domain/customers/Customer.ts"
import { field } from "#domain/shared/field.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { pageFields } from "#domain/shared/Page.ts"
import { DueGroup, ReminderId, ReminderKind } from "./Reminder.ts"

/** Whose: the asker's own, or those of the whole shop. */
export const ReminderWho = Schema.Literals(["mine", "all"])

/** When they are due: before now, later today, on another day; `due` is by the end of today. */
export const ReminderWhen = Schema.Literals([...DueGroup.literals, "due"])
export type ReminderWhen = typeof ReminderWhen.Type

/** What is still to be done, or what was. */
export const ReminderState = Schema.Literals(["open", "done"])

/** Which reminders a list asks for; the asker's own open ones unless told otherwise. */
export const ReminderSearch = Schema.Struct({
  ...pageFields,
  who: field(Schema.optionalKey(ReminderWho), "Whose; `mine` unless told. Those who only install get their own."),
  state: field(Schema.optionalKey(ReminderState), "Open ones, by when they are due, or done ones, the latest first."),
  when: field(Schema.optionalKey(ReminderWhen), "When they are due."),
  kind: field(Schema.optionalKey(ReminderKind), "What is to be done."),
  only: field(Schema.optionalKey(ReminderId), "This one alone.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  jobId: field(Schema.optionalKey(JobId), "Those of this job.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  customerId: field(Schema.optionalKey(CustomerId), "Those of this customer.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50")
})
export type ReminderSearch = typeof ReminderSearch.Type

/** What a search means for who asks at this moment: whose they are, and from and before which instants they are due. */
export interface RemindersAsked {
  readonly assignedTo: UserId | undefined
  readonly from: number | undefined
  readonly before: number | undefined
}
