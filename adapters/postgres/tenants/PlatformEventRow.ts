import { defineEntity, p } from "@mikro-orm/postgresql"

/** Global list: what the platform's people did to shops. The application may add to it and read it, no more. */
const PlatformEventSchema = defineEntity({
  name: "PlatformEventRow",
  tableName: "platform_event",
  indexes: [{ name: "platform_event_of_tenant", properties: ["tenantId", "at"] }],
  properties: {
    id: p.uuid().primary(),
    at: p.bigint("number"),
    tenantId: p.uuid(),
    deed: p.text(),
    detail: p.text().default(""),
    note: p.text().default(""),
    byUserId: p.uuid(),
    byName: p.text()
  }
})

export class PlatformEventRow extends PlatformEventSchema.class {}
PlatformEventSchema.setClass(PlatformEventRow)
