import type { EntityManager } from "@mikro-orm/postgresql"
import type { GlassType } from "#domain/nags/GlassPart.ts"
import type { GlassSearch } from "#domain/nags/Nags.ts"
import { vehicleKey } from "#domain/nags/GlassFit.ts"

/** The panes of a vehicle, each once though it fits several bodies. */
export const partsThatFit = (
  em: EntityManager,
  { year, make, model, bodyStyle }: GlassSearch,
  types: ReadonlyArray<GlassType>
) => {
  const body = vehicleKey(bodyStyle)
  const fits = [
    "make = ? and model = ? and first_year <= ? and last_year >= ?",
    ...(body === "" ? [] : ["body_style in ('', ?)"])
  ].join(" and ")
  const ofTypes = types.length === 0 ? "" : `and glass_type in (${types.map(() => "?").join(", ")})`
  return em.execute<Array<{ body: unknown }>>(
    `select body from glass_part where part_number in (select part_number from glass_fit where ${fits}) ${ofTypes}`,
    [vehicleKey(make), vehicleKey(model), year, year, ...(body === "" ? [] : [body]), ...types]
  )
}
