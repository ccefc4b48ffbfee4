import { Migration } from "@mikro-orm/migrations"
import { tellingOf } from "../migrations/Migration20261125ShopEvents.ts"
import { enableRls } from "../migrations/enableRls.ts"

/** Adds links through which customers photograph their VIN and their glass, and what they send. */
export class Migration20261128PhotoLinks extends Migration {
  override up() {
    for (const statement of statements) this.addSql(statement)
  }
}

const known = (table: string, column: string, name: string, values: ReadonlyArray<string>) => [
  `alter table ${table} drop constraint if exists ${name}`,
  `alter table ${table} add constraint ${name} check (${column} in (${values.map((one) => `'${one}'`).join(", ")}))`
]

const templates = [
  "quote",
  "workorder",
  "invoice",
  "receipt",
  "dayBefore",
  "onMyWay",
  "payLink",
  "statement",
  "photos",
  "thanks"
]

const postings = [
  "resetLink",
  "passwordChanged",
  "newDevice",
  "secondStepChanged",
  "secondStepReset",
  "manyTries",
  "manyCodes",
  "quoteAsked",
  "quoteMoved",
  "quoteCanceled",
  "quoteAccepted",
  "quoteDeclined",
  "callbackAsked",
  "photosSent",
  "dispatchArrived",
  "reminderDue"
]

const events = ["insert", "update"] as const

const statements = [
  ...known("job_link", "kind", "job_link_kind_known", ["quote", "workorder", "invoice", "credit", "receipt", "photos"]),
  ...known("message", "template", "message_template_known", templates),
  ...known("outbox", "kind", "outbox_kind_known", postings),
  `create table photo_reply (
  tenant_id uuid not null,
  link_id uuid not null,
  job_id uuid not null,
  vin text null,
  car jsonb null,
  lookups int not null,
  panes jsonb not null,
  answers jsonb not null,
  photos jsonb not null,
  at bigint not null,
  sent_at bigint null,
  primary key (tenant_id, link_id),
  constraint photo_reply_tenant foreign key (tenant_id) references tenant (id) on delete restrict,
  constraint photo_reply_link foreign key (tenant_id, link_id) references job_link (tenant_id, id) on delete restrict,
  constraint photo_reply_job foreign key (tenant_id, job_id) references job (tenant_id, id) on delete restrict
)`,
  "create index photo_reply_by_job on photo_reply (tenant_id, job_id, link_id)",
  ...enableRls("photo_reply"),
  tellingOf({ table: "photo_reply", kind: "job", id: "job_id", people: "'{}'::uuid[]", isPart: true, on: events }),
  ...events.map(
    (event) =>
      `create or replace trigger tell_${event} after ${event} on photo_reply referencing new table as changed for each statement execute function tell_photo_reply()`
  )
]
