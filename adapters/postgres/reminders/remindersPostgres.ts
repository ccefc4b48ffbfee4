import { Effect, Layer, Schema } from "effect"
import {
  NamedReminder,
  Reminder,
  ReminderChanged,
  ReminderNotFound,
  type ReminderQuery,
  type ReminderSearch
} from "#domain/reminders/Reminder.ts"
import { Reminders } from "#domain/reminders/Reminders.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { Database } from "../Database.ts"
import { insertIfAbsent } from "../insertRows.ts"
import { cursorChecked, pageOf } from "../pageOf.ts"
import { savesSinceVersion, saveWithHistory, currentSave } from "../saveVersion.ts"
import { ReminderRow } from "./ReminderRow.ts"
import { reminderConditions } from "./reminderConditions.ts"
import { fieldsIn, selected } from "../columns.ts"
import type { ListQuery, SqlFragment } from "../ListQuery.ts"

/** Select list for a reminder, with domain field names. */
const reminderColumns = selected(ReminderRow, fieldsIn(ReminderRow, Reminder.fields))

/** Joins for the assignee, customer and job. */
const about = `left join shop_user on shop_user.tenant_id = reminder.tenant_id and shop_user.id = reminder.assigned_to
  left join job on job.tenant_id = reminder.tenant_id and job.id = reminder.job_id
  left join customer on customer.tenant_id = reminder.tenant_id and customer.id = reminder.customer_id`

/** Query for a shop's reminders for the list. */
const reminderListQuery = (
  { customerId, jobId, kind, only, state = "open", text = "", when }: ReminderSearch,
  { assignedTo, before, from, matchingRules = [] }: ReminderQuery
): ListQuery => {
  const sought = text.trim()
  const isOpen = state === "open"
  const narrowed: ReadonlyArray<SqlFragment> = [
    ...(only === undefined ? [] : [{ sql: "reminder.id = ?", values: [only] }]),
    ...(kind === undefined ? [] : [{ sql: "kind = ?", values: [kind] }]),
    ...(jobId === undefined ? [] : [{ sql: "job_id = ?", values: [jobId] }]),
    ...(customerId === undefined ? [] : [{ sql: "reminder.customer_id = ?", values: [customerId] }])
  ]
  return {
    ...(sought === "" ? {} : reminderConditions(sought, matchingRules)),
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
    isServed: sought === "" && narrowed.length === 0 && (isOpen || when === undefined)
  }
}

/** PostgreSQL storage for reminders. */
export const remindersPostgres = Layer.effect(
  Reminders,
  Effect.gen(function* () {
    const database = yield* Database
    const get = Effect.fn("Reminders.get")(function* (id: Reminder["id"]) {
      const { id: tenantId } = yield* CurrentTenant
      const [row] = yield* database.read((reading) => reading.execute(one, [tenantId, id]))
      return row === undefined ? yield* new ReminderNotFound({ id }) : toReminder(row)
    })
    return Reminders.of({
      get,
      list: Effect.fn("Reminders.list")(function* (search, asked) {
        const { rows, ...rest } = yield* cursorChecked(
          database.read((reading) => pageOf(reading, reminderListQuery(search, asked), search))
        )
        return { items: rows.map(toNamed), ...rest }
      }),
      add: Effect.fn("Reminders.add")(function* (reminder) {
        const { id: tenantId } = yield* CurrentTenant
        return yield* database.query((em) => insertIfAbsent(em, ReminderRow, { ...reminder, tenantId }))
      }),
      save: Effect.fn("Reminders.save")(function* (reminder) {
        const { id: tenantId } = yield* CurrentTenant
        const next = new Reminder({ ...reminder, version: reminder.version + 1 })
        const opened = { tenantId, id: reminder.id, version: reminder.version }
        const saving = yield* currentSave
        const saved = yield* database.query((em) => saveWithHistory(em, ReminderRow, opened, { ...next }, saving))
        if (saved) return next
        const current = yield* get(reminder.id)
        const told = yield* database.query((em) => savesSinceVersion(em, ReminderRow, opened))
        return yield* new ReminderChanged({ current, ...told })
      }),
      withRuleReminder: Effect.fn("Reminders.withRuleReminder")(function* (rule, jobs) {
        const { id: tenantId } = yield* CurrentTenant
        if (jobs.length === 0) return []
        const rows = yield* database.read((reading) =>
          reading.execute("select job_id from reminder where tenant_id = ? and job_id = any(?::uuid[]) and rule = ?", [
            tenantId,
            `{${jobs.join(",")}}`,
            rule
          ])
        )
        return rows.map((row) => row["job_id"] as JobId)
      }),
      calibratedJobs: Effect.fn("Reminders.calibratedJobs")(function* (from, to) {
        const { id: tenantId } = yield* CurrentTenant
        const rows = yield* database.read((reading) => reading.execute(calibrated, [tenantId, from, to]))
        return rows.map((row) => row["id"] as JobId)
      }),
      expiringLots: Effect.fn("Reminders.expiringLots")(function* (from, to) {
        const { id: tenantId } = yield* CurrentTenant
        const rows = yield* database.read((reading) => reading.execute(lotsExpiring, [tenantId, from, to]))
        return rows.map((row) => row["jobs"] as ReadonlyArray<JobId>)
      }),
      openRuleReminders: Effect.gen(function* () {
        const { id: tenantId } = yield* CurrentTenant
        const rows = yield* database.read((reading) => reading.execute(openOfRules, [tenantId]))
        return rows.map(toReminder)
      }).pipe(Effect.withSpan("Reminders.openRuleReminders")),
      dueUnnotified: Effect.fn("Reminders.dueUnnotified")(function* (from, to) {
        const { id: tenantId } = yield* CurrentTenant
        const rows = yield* database.read((reading) => reading.execute(dueUnnotifiedSql, [tenantId, from, to]))
        return rows.map(toReminder)
      }),
      markNotified: Effect.fn("Reminders.markNotified")(function* (id, dueAt) {
        const { id: tenantId } = yield* CurrentTenant
        const rows = yield* database.write((writing) => writing.execute(markNotifiedSql, [tenantId, id, dueAt]))
        return rows.length > 0
      }),
      remove: Effect.fn("Reminders.remove")(function* (id) {
        const { id: tenantId } = yield* CurrentTenant
        const gone = yield* database.query((em) => em.nativeDelete(ReminderRow, { tenantId, id }))
        if (gone === 0) return yield* new ReminderNotFound({ id })
      }),
      reassign: Effect.fn("Reminders.reassign")(function* (customer, of, only) {
        const { id: tenantId } = yield* CurrentTenant
        const some = only === undefined ? "" : "and id = any(?::uuid[])"
        const rows = yield* database.write((writing) =>
          writing.execute(
            `update reminder set customer_id = ?, version = version + 1 where tenant_id = ? and customer_id = ? ${some} returning id`,
            [customer, tenantId, of, ...(only === undefined ? [] : [`{${only.join(",")}}`])]
          )
        )
        return rows.map(({ id }) => id as Reminder["id"])
      })
    })
  })
)

const one = `select ${reminderColumns} from reminder where reminder.tenant_id = ? and reminder.id = ?`

const calibrated = `select id from job
  where tenant_id = ? and install_date between ? and ? and install ->> 'complete' = 'true'
    and (install ->> 'jobType' = 'calibration' or exists (
      select from estimate_line
      where estimate_line.tenant_id = job.tenant_id and job_id = job.id and kind = 'calibration'))`

const lotsExpiring = `select array_agg(job_id order by number desc, job_id desc) as jobs
  from (
    select distinct adhesive_lot, job_id from estimate_line
    where tenant_id = ? and adhesive_lot <> '' and adhesive_expiry between ? and ?
  ) as used
  join job on job.id = job_id
  group by adhesive_lot order by adhesive_lot`

const openOfRules = `select ${reminderColumns} from reminder
  where reminder.tenant_id = ? and done_at is null and rule is not null order by due_at, reminder.id limit 500`

const dueUnnotifiedSql = `select ${reminderColumns} from reminder
  where reminder.tenant_id = ? and done_at is null and due_at > ? and due_at <= ? and told_for is distinct from due_at
  order by due_at, reminder.id limit 200`

const markNotifiedSql = `update reminder set told_for = due_at
  where tenant_id = ? and id = ? and due_at = ? and done_at is null and told_for is distinct from due_at returning id`

const toReminder: (row: unknown) => Reminder = Schema.decodeUnknownSync(Reminder)
const toNamed: (row: unknown) => NamedReminder = Schema.decodeUnknownSync(NamedReminder)
