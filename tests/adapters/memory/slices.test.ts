import { assert, describe, it } from "@effect/vitest"
import { inMemory } from "#adapters/memory/inMemory.ts"
import { sliceContracts } from "#tests/support/sliceContracts.ts"
import { newTenantInMemory } from "./newTenantInMemory.ts"

it("has a contract in each file of tests/contracts/slices", () => {
  for (const [things, contract] of sliceContracts) assert.isFunction(contract, things)
})

describe("in memory", () => {
  for (const [, contract] of sliceContracts) contract(inMemory(), newTenantInMemory)
})
