import { join } from "node:path"
import { vpicVersion } from "./vpicArchive.ts"

/** Goes up when the tables are shaped or filled differently. */
const shape = 4

/** Where the decoder's database lies in its folder; the name carries the version of the data and of its shape. */
export const vpicFile = (folder: string): string => join(folder, `vpic-${vpicVersion()}-${shape}.sqlite`)
