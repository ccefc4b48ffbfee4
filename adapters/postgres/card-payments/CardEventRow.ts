import { defineEntity, p } from "@mikro-orm/postgresql"
import { tenantWall } from "../tenantWall.ts"

/** Which of the processor's messages were heard, and when, in milliseconds UTC. */
const CardEventSchema = defineEntity({
  name: "CardEventRow",
  tableName: "card_event",
  ...tenantWall,
  indexes: [{ name: "card_event_heard", properties: ["tenantId", "heardAt"] }],
  properties: {
    tenantId: p.uuid().primary(),
    id: p.text().primary(),
    heardAt: p.bigint("number")
  }
})

export class CardEventRow extends CardEventSchema.class {}
CardEventSchema.setClass(CardEventRow)
