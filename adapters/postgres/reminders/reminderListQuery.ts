import { Reminder } from "#domain/reminders/Reminder.ts"
import type { RemindersAsked, ReminderSearch } from "#domain/reminders/ReminderSearch.ts"
import { fieldsIn, selected } from "../columns.ts"
import type { ListQuery, Part } from "../ListQuery.ts"
import { ReminderRow } from "./ReminderRow.ts"

/** A reminder's columns in the domain's words. */
export const reminderColumns = selected(ReminderRow, fieldsIn(ReminderRow, Reminder.fields))

const assignee =
  "(select trim(first_name || ' ' || last_name) from shop_user where shop_user.tenant_id = reminder.tenant_id and shop_user.id = reminder.assigned_to)"
const job = "(select number from job where job.tenant_id = reminder.tenant_id and job.id = reminder.job_id)"
const customer =
  "(select customer_name from customer where customer.tenant_id = reminder.tenant_id and customer.id = coalesce((select job.customer_id from job where job.tenant_id = reminder.tenant_id and job.id = reminder.job_id), reminder.customer_id))"

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
    select: `${reminderColumns}, coalesce(${assignee}, '') as "assigneeName", ${job} as "jobNumber", coalesce(${customer}, '') as "customerName"`,
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
