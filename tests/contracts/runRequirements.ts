import { layer } from "@effect/vitest"
import type { Layer } from "effect"
import type { Contract } from "#domain/testing/Contract.ts"

/** Runs a port's contract with vitest: each entry becomes a test against the given implementations. */
export const runRequirements = <R, E>(name: string, keepers: Layer.Layer<R, E>, contract: Contract<R>) =>
  layer(keepers, { excludeTestServices: true })(name, (it) => {
    for (const [says, proof] of Object.entries(contract)) it.effect(says, () => proof)
  })
