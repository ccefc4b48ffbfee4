import { sampleCatalog } from "#adapters/sample-catalogue/sampleCatalog.ts"
import { vpicFile } from "#adapters/vpic/vpicFile.ts"
import { vpicModels } from "#adapters/vpic/vpicModels.ts"
import { join } from "node:path"
import { alone, type Row } from "../Row.ts"

const least = 100_000
const years = { first: 1995, last: 2026 } as const

/** Measures how many glass parts the sample catalog has for the model years it covers. */
export const glassRow = (dataDir: string): Row => {
  const parts = new Set<string>()
  for (const { firstYear, lastYear, part } of sampleCatalog(vpicModels(vpicFile(join(dataDir, "vpic")))).fits()) {
    if (firstYear <= years.last && lastYear >= years.first) parts.add(part.partNumber)
  }
  return alone(
    `glass parts in the sample catalog, ${years.first}-${years.last}`,
    parts.size.toLocaleString("en"),
    `≥ ${least.toLocaleString("en")}`,
    parts.size >= least
  )
}
