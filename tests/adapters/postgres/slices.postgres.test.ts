import { assert, describe, it } from "@effect/vitest"
import { Layer } from "effect"
import { layerOf } from "#adapters/postgres/PostgresSlice.ts"
import { migrations } from "#adapters/postgres/migrations/migrations.ts"
import { slices } from "#adapters/postgres/slices.ts"
import { sliceContracts } from "#tests/support/sliceContracts.ts"
import { newTenant, testDatabase } from "../../support/testDatabase.ts"

it("migrates in the order of the dates in the migration names, each name once", () => {
  const names = migrations.map(({ name }) => name)
  for (const name of names) assert.match(name, /^\d{4}-\d{2}-\d{2}-[a-z0-9-]+$/)
  const days = names.map((name) => name.slice(0, 10))
  assert.deepStrictEqual(days, days.toSorted())
  assert.strictEqual(new Set(names).size, names.length)
})

describe("in PostgreSQL", () => {
  const keepers = layerOf(slices).pipe(Layer.provideMerge(testDatabase))
  for (const [, contract] of sliceContracts) contract(keepers, newTenant)
})
