import { defineEntity, p } from "@mikro-orm/postgresql"

/** Global list: which edition of which catalogue is loaded, so that a start does not load it again. */
const GlassCatalogueSchema = defineEntity({
  name: "GlassCatalogueRow",
  tableName: "glass_catalogue",
  properties: {
    name: p.text().primary(),
    edition: p.text()
  }
})

export class GlassCatalogueRow extends GlassCatalogueSchema.class {}
GlassCatalogueSchema.setClass(GlassCatalogueRow)
