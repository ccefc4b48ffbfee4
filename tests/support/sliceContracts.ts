import { globSync } from "node:fs"
import { basename, resolve } from "node:path"
import { pathToFileURL } from "node:url"
import type { Effect, Layer } from "effect"
import type { TenantId } from "#domain/shared/CurrentTenant.ts"

/** The contract tests that every implementation of a slice's storage port must pass. */
export type SliceContract = (
  // oxlint-disable-next-line typescript/no-explicit-any -- each contract says which ports it needs
  keepers: Layer.Layer<any, any>,
  // oxlint-disable-next-line typescript/no-explicit-any -- a shop is made by the keepers
  newTenant: Effect.Effect<TenantId, never, any>
) => void

const slices = resolve(import.meta.dirname, "../contracts/slices")

/** The contracts in `tests/contracts/slices`, by file name: a new one is picked up automatically. */
export const sliceContracts: ReadonlyArray<readonly [things: string, contract: SliceContract]> = await Promise.all(
  globSync("*.ts", { cwd: slices })
    .toSorted()
    .map(async (file) => {
      const { contract } = (await import(pathToFileURL(resolve(slices, file)).href)) as {
        readonly contract: SliceContract
      }
      return [basename(file, ".ts"), contract] as const
    })
)
