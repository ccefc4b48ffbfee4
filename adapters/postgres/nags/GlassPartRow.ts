import { defineEntity, p } from "@mikro-orm/postgresql"

/**
 * Global list: the glass catalogue, the same for every shop. `base` is the number's first seven characters, `body` the
 * whole part.
 */
const GlassPartSchema = defineEntity({
  name: "GlassPartRow",
  tableName: "glass_part",
  indexes: [{ name: "glass_part_base", properties: ["base"] }],
  properties: {
    partNumber: p.text().primary(),
    base: p.text(),
    glassType: p.text(),
    body: p.json()
  }
})

export class GlassPartRow extends GlassPartSchema.class {}
GlassPartSchema.setClass(GlassPartRow)
