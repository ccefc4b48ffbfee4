import { defineEntity, p } from "@mikro-orm/postgresql"
import { GlassPartRow } from "./GlassPartRow.ts"

/**
 * Global list: which pane fits which vehicle. Make, model and body are kept as `vehicleKey` writes them; an empty body
 * stands for every body.
 */
const GlassFitSchema = defineEntity({
  name: "GlassFitRow",
  tableName: "glass_fit",
  indexes: [{ name: "glass_fit_part", properties: ["partNumber"] }],
  properties: {
    make: p.text().primary(),
    model: p.text().primary(),
    bodyStyle: p.text().primary(),
    partNumber: () =>
      p
        .manyToOne(GlassPartRow)
        .joinColumn("part_number")
        .foreignKeyName("glass_fit_part_number")
        .deleteRule("no action")
        .updateRule("no action")
        .primary(),
    firstYear: p.smallint().primary(),
    lastYear: p.smallint()
  }
})

export class GlassFitRow extends GlassFitSchema.class {}
GlassFitSchema.setClass(GlassFitRow)
