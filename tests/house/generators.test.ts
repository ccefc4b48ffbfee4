import { readdirSync, readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"

/** What runs in every call; these two of them run once, as the server starts. */
const perCall = ["adapters/koa", "domain/contract"].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".ts") && !["listen.ts", "PublicUrl.ts"].includes(name))
    .map((name) => `${folder}/${name}`)
)

describe("the code that every call runs", () => {
  // A generator function has a prototype and a map of its own, which V8 makes in old space as it is first called. One
  // made within a call keeps all that its closure sees, the whole request, until the next full collection; made once, by
  // `Effect.fnUntraced`, it keeps nothing.
  it("makes no generator function within a call", () => {
    assert.isAbove(perCall.length, 30)
    assert.deepStrictEqual(
      perCall.filter((file) => readFileSync(file, "utf8").includes("Effect.gen(")),
      []
    )
  })
})
