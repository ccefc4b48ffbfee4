import type { Migration } from "@mikro-orm/migrations"
import { Layer } from "effect"
import type { EntityClass } from "./columns.ts"

/** A change of the schema, named by its day: `2026-11-23-gift-cards`. */
export interface NamedMigration {
  readonly name: string
  readonly class: new (...args: ConstructorParameters<typeof Migration>) => Migration
}

/** One slice as PostgreSQL keeps it. */
export interface PostgresSlice {
  readonly entities: ReadonlyArray<EntityClass>
  /** What changes the tables of this slice alone, oldest first. */
  readonly migrations?: ReadonlyArray<NamedMigration>
  /** What keeps its ports. */
  readonly layer: Layer.Any
}

/** The ports of several slices as one layer. */
export const layerOf = <const Slices extends ReadonlyArray<PostgresSlice>>(slices: Slices) => {
  type Each = Slices[number]["layer"]
  const [first, ...others] = slices.map(({ layer }) => layer as Layer.Layer<never>)
  return Layer.mergeAll(first!, ...others) as unknown as Layer.Layer<
    Layer.Success<Each>,
    Layer.Error<Each>,
    Layer.Services<Each>
  >
}
