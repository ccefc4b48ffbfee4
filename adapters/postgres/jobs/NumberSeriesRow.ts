import { defineEntity, p } from "@mikro-orm/postgresql"
import { tenantWall } from "../tenantWall.ts"

/** The last number given out of each of a shop's series. */
const NumberSeriesSchema = defineEntity({
  name: "NumberSeriesRow",
  tableName: "number_series",
  ...tenantWall,
  properties: {
    tenantId: p.uuid().primary(),
    series: p.text().primary(),
    last: p.integer()
  }
})

export class NumberSeriesRow extends NumberSeriesSchema.class {}
NumberSeriesSchema.setClass(NumberSeriesRow)
