import { defineEntity, p } from "@mikro-orm/postgresql"
import { DayColumn } from "../columns.ts"
import { tenantWall } from "../tenantWall.ts"

/** How many visitors came to a step of the public quote on a day; nothing of who they were. */
const QuoteStepSchema = defineEntity({
  name: "QuoteStepRow",
  tableName: "quote_step",
  ...tenantWall,
  properties: {
    tenantId: p.uuid().primary(),
    day: p.type(DayColumn).$type<string>().primary(),
    step: p.text().primary(),
    count: p.integer()
  }
})

export class QuoteStepRow extends QuoteStepSchema.class {}
QuoteStepSchema.setClass(QuoteStepRow)
