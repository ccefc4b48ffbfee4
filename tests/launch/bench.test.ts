import { execFile } from "node:child_process"
import { globSync } from "node:fs"
import { pathToFileURL } from "node:url"
import { promisify } from "node:util"
import { assert, it } from "@effect/vitest"

/** No check runs the bench, so nothing else would tell that a file of it no longer loads. */
it("the rows of the bench load in Node as it is, which knows no .tsx", async () => {
  const rows = globSync("tests/bench/rows/*.ts").map((file) => pathToFileURL(file).href)
  assert.isAbove(rows.length, 5)
  const load = `for (const row of ${JSON.stringify(rows)}) await import(row); process.exit(0)`
  await promisify(execFile)(process.execPath, ["--input-type=module", "-e", load])
})
