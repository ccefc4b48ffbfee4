import { mkdir } from "node:fs/promises"
import { DatabaseSync } from "node:sqlite"
import { vpicFile } from "#adapters/vpic/vpicFile.ts"
import { vpicTables } from "#adapters/vpic/prepareVpic.ts"

/**
 * VIN data without a vehicle, for servers that are asked about none: the real data takes longer to prepare than their
 * tests.
 */
export const emptyVpic = async (folder: string) => {
  await mkdir(folder)
  const empty = new DatabaseSync(vpicFile(folder))
  empty.exec(vpicTables)
  empty.close()
}
