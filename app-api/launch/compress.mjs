import { readdirSync } from "node:fs"
import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"

const worthIt = /\.(html|js|css|svg|json|txt|xml|webmanifest|wasm)$/
const leastBytes = 512

const ways = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  gz: (bytes) => promisify(gzip)(bytes, { level: 9 })
}

/**
 * Writes a `.br` and a `.gz` next to every text file in a folder that becomes smaller; the server sends these as they
 * are.
 */
export const compress = async (folder) => {
  const files = readdirSync(folder, { recursive: true }).filter((name) => worthIt.test(name))
  await Promise.all(files.flatMap((name) => Object.keys(ways).map((way) => writeTwin(join(folder, name), way))))
}

const writeTwin = async (file, way) => {
  const bytes = await readFile(file)
  if (bytes.length < leastBytes) return
  const small = await ways[way](bytes)
  if (small.length < bytes.length) await writeFile(`${file}.${way}`, small)
}

if (process.argv[1] === import.meta.filename) await compress(process.argv[2])
