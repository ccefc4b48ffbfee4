import { defineEntity, p } from "@mikro-orm/postgresql"
import { tenantWall } from "../tenantWall.ts"

const SearchChargeSchema = defineEntity({
  name: "SearchChargeRow",
  tableName: "search_charge",
  ...tenantWall,
  indexes: [{ name: "search_charge_by_time", properties: ["tenantId", "at", "id"] }],
  uniques: [{ name: "search_charge_once", properties: ["tenantId", "queryKey", "follows"] }],
  properties: {
    tenantId: p.uuid().primary(),
    id: p.uuid().primary(),
    /** `queryKey` of the domain. */
    queryKey: p.text(),
    /**
     * When the query's charge before this one was made, 0 for its first: two at once follow the same, and one of them
     * gives way.
     */
    follows: p.bigint("number"),
    query: p.json(),
    by: p.uuid(),
    byName: p.text(),
    at: p.bigint("number"),
    amount: p.bigint("number"),
    found: p.integer()
  }
})

export class SearchChargeRow extends SearchChargeSchema.class {}
SearchChargeSchema.setClass(SearchChargeRow)
