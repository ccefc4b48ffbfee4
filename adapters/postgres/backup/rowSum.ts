import { createHash } from "node:crypto"
import { createReadStream } from "node:fs"
import { Writable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { createGunzip } from "node:zlib"

/**
 * A checksum of a table's file that does not depend on the order of its rows: the SHA-256 of every row (a line of
 * COPY's text form), added up modulo 2^256, in hex.
 */
export const rowSum = async (file: string): Promise<string> => {
  let sum = 0n
  let rest: Buffer = Buffer.alloc(0)
  const add = (row: Buffer) => {
    sum = BigInt.asUintN(256, sum + BigInt(`0x${createHash("sha256").update(row).digest("hex")}`))
  }
  await pipeline(
    createReadStream(file),
    createGunzip(),
    new Writable({
      write(chunk: Buffer, _, done) {
        const part = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
        let from = 0
        for (let to = part.indexOf(10); to !== -1; to = part.indexOf(10, from)) {
          add(part.subarray(from, to))
          from = to + 1
        }
        rest = Buffer.from(part.subarray(from))
        done()
      }
    })
  )
  if (rest.length > 0) add(rest)
  return sum.toString(16)
}
