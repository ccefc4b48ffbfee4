import { defineEntity, p } from "@mikro-orm/postgresql"
import type { Posting } from "#domain/mail/Outbox.ts"
import { ShopUserRow } from "../people/ShopUserRow.ts"
import { belongsTo } from "../belongsTo.ts"
import { tenantWall } from "../tenantWall.ts"

/**
 * What is to be written to somebody; instants in milliseconds UTC. Neither text nor secret: a mail is written when it
 * is sent.
 */
const OutboxSchema = defineEntity({
  name: "OutboxRow",
  tableName: "outbox",
  ...tenantWall,
  indexes: [
    { name: "outbox_by_user", properties: ["tenantId", "userId"] },
    { name: "outbox_done", properties: ["tenantId", "doneAt"] }
  ],
  properties: {
    tenantId: p.uuid().primary(),
    id: p.uuid().primary(),
    kind: p.text(),
    userId: p.uuid(),
    /** The device and network of a sign-in that is told of; "" in mails about something else. */
    device: p.text().default(""),
    /** How many tries failed, and since when; null in mails about something else. */
    tries: p.integer().nullable(),
    since: p.bigint("number").nullable(),
    /** The quote of the public page that it is about; null in mails about something else. */
    quote: p.json<Posting["quote"] | null>().nullable(),
    /** The dispatch that it is about; null in mails about something else. */
    dispatch: p.json<Posting["dispatch"] | null>().nullable(),
    /** The reminder that it is about; null in mails about something else. */
    reminder: p.json<Posting["reminder"] | null>().nullable(),
    /** What has no place that it is about; null in mails about something else. */
    stray: p.json<Posting["stray"] | null>().nullable(),
    claimedAt: p.bigint("number").nullable(),
    doneAt: p.bigint("number").nullable(),
    /** When it was given up; `trouble` says why. */
    failedAt: p.bigint("number").nullable(),
    /** Why it could not be sent the last time. */
    trouble: p.text(),
    user: () =>
      belongsTo(ShopUserRow, { columns: ["tenant_id", "user_id"], key: "outbox_user_id", onDelete: "cascade" })
  }
})

export class OutboxRow extends OutboxSchema.class {}
OutboxSchema.setClass(OutboxRow)
