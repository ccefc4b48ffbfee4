import { assert, it, vi } from "@effect/vitest"
import { inBatches } from "#adapters/telemetry/inBatches.ts"

it("lines that come together go out together, in their order, and the next ones after them", async () => {
  const written: Array<string> = []
  const out = inBatches({ write: (text) => written.push(text) })
  for (const line of ["one\n", "two\n", "three\n"]) out.write(line)
  assert.deepStrictEqual(written, [])
  await vi.waitFor(() => assert.deepStrictEqual(written, ["one\ntwo\nthree\n"]))
  out.write("four\n")
  await vi.waitFor(() => assert.deepStrictEqual(written, ["one\ntwo\nthree\n", "four\n"]))
})

it("what waits when the process ends is not lost", () => {
  const written: Array<string> = []
  const before = process.listeners("exit")
  const out = inBatches({ write: (text) => written.push(text) })
  out.write("last words\n")
  const [atTheEnd] = process.listeners("exit").filter((one) => !before.includes(one))
  atTheEnd!.call(process, 0)
  assert.deepStrictEqual(written, ["last words\n"])
})
