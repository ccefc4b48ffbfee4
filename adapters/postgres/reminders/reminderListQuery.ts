import { Reminder } from "#domain/reminders/Reminder.ts"
import type { RemindersAsked, ReminderSearch } from "#domain/reminders/ReminderSearch.ts"
import { fieldsIn, selected } from "../columns.ts"
import type { ListQuery, Part } from "../ListQuery.ts"
import { ReminderRow } from "./ReminderRow.ts"

/** A reminder's columns in the domain's words. */
export const reminderColumns = selected(ReminderRow, fieldsIn(ReminderRow, Reminder.fields))

/** Whose they are and what they are about; the customer of a job is that of the job now. */
const about = `left join shop_user on shop_user.tenant_id = reminder.tenant_id and shop_user.id = reminder.assigned_to
  left join job on job.tenant_id = reminder.tenant_id and job.id = reminder.job_id
  left join customer on customer.tenant_id = reminder.tenant_id and customer.id = coalesce(job.customer_id, reminder.customer_id)`

/** A shop's reminders as a list asks for them. */
export const reminderListQuery = (
  { customerId, jobId, kind, state = "open", when }: ReminderSearch,
  { assignedTo, before, from }: RemindersAsked
): ListQuery => {
  const isOpen = state === "open"
  const narrowed: ReadonlyArray<Part> = [
    ...(kind === undefined ? [] : [{ sql: "kind = ?", values: [kind] }]),
    ...(jobId === undefined ? [] : [{ sql: "job_id = ?", values: [jobId] }]),
    ...(customerId === undefined ? [] : [{ sql: "customer_id = ?", values: [customerId] }])
  ]
  return {
    table: "reminder",
    id: "reminder.id",
    select: `${reminderColumns}, coalesce(trim(shop_user.first_name || ' ' || shop_user.last_name), '') as "assigneeName", job.number as "jobNumber", coalesce(customer.customer_name, '') as "customerName"`,
    join: about,
    where: [
      { sql: isOpen ? "done_at is null" : "done_at is not null", values: [] },
      ...(assignedTo === undefined ? [] : [{ sql: "assigned_to = ?", values: [assignedTo] }]),
      ...(from === undefined ? [] : [{ sql: "due_at >= ?", values: [from] }]),
      ...(before === undefined ? [] : [{ sql: "due_at < ?", values: [before] }]),
      ...narrowed
    ],
    order: { keys: [isOpen ? "due_at" : "done_at", "reminder.id"], descending: !isOpen },
    isServed: narrowed.length === 0 && (isOpen || when === undefined)
  }
}
