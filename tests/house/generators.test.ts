import { readdirSync, readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"

/** Files whose code runs on every request; the two excluded ones run once at startup. */
const perCall = ["adapters/koa", "domain/contract"].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".ts") && !["listen.ts", "PublicUrl.ts"].includes(name))
    .map((name) => `${folder}/${name}`)
)

describe("the code that runs on every request", () => {
  // V8 allocates a prototype and a map for each generator function in old space on its first call. A generator function
  // created per request retains its closure, including the entire request, until the next full collection. Created
  // once, with `Effect.fnUntraced`, it retains nothing.
  it("creates no generator function per request", () => {
    assert.isAbove(perCall.length, 30)
    assert.deepStrictEqual(
      perCall.filter((file) => readFileSync(file, "utf8").includes("Effect.gen(")),
      []
    )
  })
})
