import { execFile } from "node:child_process"
import { globSync } from "node:fs"
import { pathToFileURL } from "node:url"
import { promisify } from "node:util"
import { assert, it } from "@effect/vitest"

/** No check runs the benchmarks, so nothing else would notice a file that no longer loads. */
it("the benchmark rows load in plain Node, which does not support .tsx", async () => {
  const rows = globSync("tests/bench/rows/*.ts").map((file) => pathToFileURL(file).href)
  assert.isAbove(rows.length, 5)
  const load = `for (const row of ${JSON.stringify(rows)}) await import(row); process.exit(0)`
  await promisify(execFile)(process.execPath, ["--input-type=module", "-e", load])
})
