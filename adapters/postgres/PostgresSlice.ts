import type { Migration } from "@mikro-orm/migrations"
import { Layer } from "effect"
import type { EntityClass } from "./columns.ts"

/** A schema migration, named by its date: `2026-11-23-gift-cards`. */
export interface NamedMigration {
  readonly name: string
  readonly class: new (...args: ConstructorParameters<typeof Migration>) => Migration
}

/** The PostgreSQL implementation of a slice. */
export interface PostgresSlice {
  readonly entities: ReadonlyArray<EntityClass>
  /** Migrations that concern only this slice's tables, oldest first. */
  readonly migrations?: ReadonlyArray<NamedMigration>
  /** Layer that implements its ports. */
  readonly layer: Layer.Any
}

/** Returns the ports of several slices as one layer. */
export const layerOf = <const Slices extends ReadonlyArray<PostgresSlice>>(slices: Slices) => {
  type Each = Slices[number]["layer"]
  const [first, ...others] = slices.map(({ layer }) => layer as Layer.Layer<never>)
  return Layer.mergeAll(first!, ...others) as unknown as Layer.Layer<
    Layer.Success<Each>,
    Layer.Error<Each>,
    Layer.Services<Each>
  >
}
