import { mkdir } from "node:fs/promises"
import { DatabaseSync } from "node:sqlite"
import { vpicFile } from "#adapters/vpic/vpicFile.ts"
import { vpicTables } from "#adapters/vpic/prepareVpic.ts"

/**
 * Creates VIN data without any vehicles, for servers that decode no VINs: preparing the real data takes longer than
 * their tests.
 */
export const emptyVpic = async (folder: string) => {
  await mkdir(folder)
  const empty = new DatabaseSync(vpicFile(folder))
  empty.exec(vpicTables)
  empty.close()
}
