import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"

const { compress } = await import(new URL("../../app-api/launch/compress.mjs", import.meta.url).href)

describe("compress", () => {
  const folder = mkdtempSync(join(tmpdir(), "frit-compress-"))
  const script = join(folder, "assets/app-1a2b.js")
  const source = "export const windshield = 'laminated'\n".repeat(500)

  beforeAll(async () => {
    mkdirSync(join(folder, "assets"))
    writeFileSync(script, source)
    writeFileSync(join(folder, "tiny.css"), "a{}")
    writeFileSync(join(folder, "photo.png"), source)
    await compress(folder)
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it("writes smaller copies next to a script that decompress to the same bytes", () => {
    assert.strictEqual(brotliDecompressSync(readFileSync(`${script}.br`)).toString(), source)
    assert.strictEqual(gunzipSync(readFileSync(`${script}.gz`)).toString(), source)
    assert.isBelow(statSync(`${script}.br`).size, source.length / 10)
  })

  it("skips tiny files and already compressed formats", () => {
    for (const name of ["tiny.css.br", "tiny.css.gz", "photo.png.br"])
      assert.isFalse(existsSync(join(folder, name)), name)
  })
})
