import { defineEntity, p } from "@mikro-orm/postgresql"
import { tenantWall } from "../tenantWall.ts"

/**
 * What changed in a shop, written by the tables' own triggers in the transaction of the change: one row a thing and
 * transaction. Instants in milliseconds UTC; the nil id stands for many at once.
 */
const ShopEventSchema = defineEntity({
  name: "ShopEventRow",
  tableName: "shop_event",
  ...tenantWall,
  properties: {
    tenantId: p.uuid().primary(),
    /** The transaction that wrote it: by it a reader knows what was not yet visible when it read last. */
    xid: p.string().columnType("xid8").primary(),
    kind: p.text().primary(),
    id: p.uuid().primary(),
    change: p.text(),
    jobId: p.uuid().nullable(),
    /** Whose own work it is: a job's installers, or who has the reminder. */
    people: p.array().columnType("uuid[]"),
    at: p.bigint("number")
  }
})

export class ShopEventRow extends ShopEventSchema.class {}
ShopEventSchema.setClass(ShopEventRow)
