import { defineEntity, p } from "@mikro-orm/postgresql"
import type { StoredSave } from "#domain/shared/RecordSave.ts"
import { belongsTo } from "../belongsTo.ts"
import { DayColumn } from "../columns.ts"
import { ShopUserRow } from "../people/ShopUserRow.ts"
import { tenantPolicy } from "../tenantPolicy.ts"

/** Tasks that the shop's people should do by a time. Times in milliseconds UTC. */
const ReminderSchema = defineEntity({
  name: "ReminderRow",
  tableName: "reminder",
  ...tenantPolicy,
  uniques: [{ name: "reminder_one_per_rule", properties: ["tenantId", "jobId", "rule"] }],
  indexes: [
    {
      name: "reminder_open",
      expression:
        "CREATE INDEX reminder_open ON public.reminder USING btree (tenant_id, due_at, id) WHERE (done_at IS NULL)"
    },
    {
      name: "reminder_open_of",
      expression:
        "CREATE INDEX reminder_open_of ON public.reminder USING btree (tenant_id, assigned_to, due_at, id) WHERE (done_at IS NULL)"
    },
    {
      name: "reminder_done",
      expression:
        "CREATE INDEX reminder_done ON public.reminder USING btree (tenant_id, done_at, id) WHERE (done_at IS NOT NULL)"
    },
    {
      name: "reminder_done_of",
      expression:
        "CREATE INDEX reminder_done_of ON public.reminder USING btree (tenant_id, assigned_to, done_at, id) WHERE (done_at IS NOT NULL)"
    },
    {
      name: "reminder_by_job",
      expression:
        "CREATE INDEX reminder_by_job ON public.reminder USING btree (tenant_id, job_id) WHERE (job_id IS NOT NULL)"
    },
    {
      name: "reminder_by_customer",
      expression:
        "CREATE INDEX reminder_by_customer ON public.reminder USING btree (tenant_id, customer_id) WHERE (customer_id IS NOT NULL)"
    },
    {
      name: "reminder_by_rule",
      expression:
        "CREATE INDEX reminder_by_rule ON public.reminder USING btree (tenant_id, rule) WHERE (rule IS NOT NULL)"
    },
    {
      name: "reminder_contains",
      expression: "CREATE INDEX reminder_contains ON public.reminder USING gin (tenant_id, lower(text) gin_trgm_ops)"
    },
    {
      name: "reminder_other_word_starts",
      expression:
        "CREATE INDEX reminder_other_word_starts ON public.reminder USING gin (tenant_id, other_word_starts(lower(text))) WHERE (lower(text) ~ '(?<![^ ''._@/+,#&()\\n-])[^a-z0-9 \\n]'::text)"
    }
  ],
  properties: {
    tenantId: p.uuid().primary(),
    id: p.uuid().primary(),
    version: p.integer(),
    /** Recent saves: who saved which fields, newest first. */
    saves: p
      .json<ReadonlyArray<StoredSave>>()
      .default("[]")
      .onCreate(() => []),
    kind: p.text(),
    text: p.text(),
    dueOn: p.type(DayColumn),
    dueTime: p.text(),
    timeZone: p.text(),
    dueAt: p.bigint("number"),
    assignedTo: p.uuid(),
    /** Not foreign keys: a deleted job or customer may be restored, and the reminder then refers to it again. */
    jobId: p.uuid().nullable(),
    customerId: p.uuid().nullable(),
    rule: p.text().nullable(),
    /** Not foreign keys: the reminder outlives them. */
    madeBy: p.uuid().nullable(),
    madeAt: p.bigint("number"),
    doneBy: p.uuid().nullable(),
    doneAt: p.bigint("number").nullable(),
    /** The due time its assignee was last notified of; null before. */
    toldFor: p.bigint("number").nullable(),
    assignee: () =>
      belongsTo(ShopUserRow, {
        columns: ["tenant_id", "assigned_to"],
        key: "reminder_assigned_to",
        onDelete: "restrict"
      })
  }
})

export class ReminderRow extends ReminderSchema.class {}
ReminderSchema.setClass(ReminderRow)
