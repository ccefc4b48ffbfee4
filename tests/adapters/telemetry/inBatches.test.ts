import { assert, it, vi } from "@effect/vitest"
import { inBatches } from "#adapters/telemetry/inBatches.ts"

it("writes lines of one tick together, in order, and later lines after them", async () => {
  const written: Array<string> = []
  const out = inBatches({ write: (text) => written.push(text) })
  for (const line of ["one\n", "two\n", "three\n"]) out.write(line)
  assert.deepStrictEqual(written, [])
  await vi.waitFor(() => assert.deepStrictEqual(written, ["one\ntwo\nthree\n"]))
  out.write("four\n")
  await vi.waitFor(() => assert.deepStrictEqual(written, ["one\ntwo\nthree\n", "four\n"]))
})

it("flushes pending lines when the process ends", () => {
  const written: Array<string> = []
  const before = process.listeners("exit")
  const out = inBatches({ write: (text) => written.push(text) })
  out.write("last words\n")
  const [atTheEnd] = process.listeners("exit").filter((one) => !before.includes(one))
  atTheEnd!.call(process, 0)
  assert.deepStrictEqual(written, ["last words\n"])
})
