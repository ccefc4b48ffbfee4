import { defineEntity, p } from "@mikro-orm/postgresql"
import { tenantWall } from "../tenantWall.ts"

/** The audit log of a shop. The application may add to it and read it, no more; instants in milliseconds UTC. */
const AuditEventSchema = defineEntity({
  name: "AuditEventRow",
  tableName: "audit_event",
  ...tenantWall,
  indexes: [
    { name: "audit_event_by_user", properties: ["tenantId", "userId", "id"] },
    { name: "audit_event_by_kind", properties: ["tenantId", "kind", "id"] }
  ],
  properties: {
    tenantId: p.uuid().primary(),
    /** Grows with time, so the key is also the order of the log. */
    id: p.uuid().primary(),
    at: p.bigint("number"),
    kind: p.text(),
    /** No key to the person: the entry stays when they are gone. */
    userId: p.uuid(),
    userName: p.text(),
    byName: p.text(),
    method: p.text().nullable(),
    refused: p.text().nullable(),
    device: p.text(),
    network: p.text(),
    list: p.text(),
    format: p.text().nullable(),
    rows: p.integer().nullable(),
    detail: p.text().default("")
  }
})

export class AuditEventRow extends AuditEventSchema.class {}
AuditEventSchema.setClass(AuditEventRow)
