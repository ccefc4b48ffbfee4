import { Reminder, type ReminderSearch, type RemindersAsked } from "#domain/reminders/Reminder.ts"
import { fieldsIn, selected } from "../columns.ts"
import type { ListQuery, Part } from "../ListQuery.ts"
import { ReminderRow } from "./ReminderRow.ts"

const { customerId: _ofJob, ...own } = Reminder.fields

/** A reminder's columns in the domain's words, with `ofJob` beside it: the customer of a job is that of the job now. */
export const reminderColumns = `${selected(ReminderRow, fieldsIn(ReminderRow, own))}, coalesce(job.customer_id, reminder.customer_id) as "customerId"`

/** The job that a reminder is about. */
export const ofJob = "left join job on job.tenant_id = reminder.tenant_id and job.id = reminder.job_id"

/** Whose they are and what they are about. */
const about = `left join shop_user on shop_user.tenant_id = reminder.tenant_id and shop_user.id = reminder.assigned_to
  ${ofJob}
  left join customer on customer.tenant_id = reminder.tenant_id and customer.id = coalesce(job.customer_id, reminder.customer_id)`

/** A shop's reminders as a list asks for them. */
export const reminderListQuery = (
  { customerId, jobId, kind, only, state = "open", when }: ReminderSearch,
  { assignedTo, before, from }: RemindersAsked
): ListQuery => {
  const isOpen = state === "open"
  const narrowed: ReadonlyArray<Part> = [
    ...(only === undefined ? [] : [{ sql: "reminder.id = ?", values: [only] }]),
    ...(kind === undefined ? [] : [{ sql: "kind = ?", values: [kind] }]),
    ...(jobId === undefined ? [] : [{ sql: "job_id = ?", values: [jobId] }]),
    ...(customerId === undefined ? [] : [{ sql: ofCustomer, values: [customerId, customerId, customerId] }])
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

/** Those that indexes find by their own customer or by the jobs of the customer, and of them those that are theirs now. */
const ofCustomer = `(reminder.customer_id = ? or reminder.job_id = any(array(select job.id from job where job.customer_id = ?)))
  and coalesce((select job.customer_id from job where job.tenant_id = reminder.tenant_id and job.id = reminder.job_id), reminder.customer_id) = ?`
