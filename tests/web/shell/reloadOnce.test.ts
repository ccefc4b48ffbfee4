import { assert, beforeEach, describe, it } from "@effect/vitest"
import { vi } from "vitest"
import { reloadOnce } from "#web/loading/reloadOnce.ts"
import { browserStorage } from "../api/browserStorage.ts"

const missing = () => Promise.reject(new Error("404"))
/** Loads a chunk and returns whether it was loaded, failed or reloaded the page. */
const load = async (what: string, part: () => Promise<unknown>) => {
  let reloaded = () => {}
  const reload = new Promise<"reloaded">((resolve) => {
    reloaded = () => resolve("reloaded")
  })
  return await Promise.race([
    reloadOnce(what, part, reloaded).then(
      () => "loaded" as const,
      () => "failed" as const
    ),
    reload
  ])
}

describe("a code chunk removed by a release", () => {
  beforeEach(() => {
    globalThis.sessionStorage = browserStorage()
    vi.stubGlobal("navigator", { onLine: true })
    return () => vi.unstubAllGlobals()
  })

  it("reloads the page once; if still missing, it fails however often it is requested", async () => {
    assert.deepStrictEqual(
      [await load("Jobs", missing), await load("Jobs", missing), await load("Jobs", missing)],
      ["reloaded", "failed", "failed"]
    )
  })

  it("may reload again after it has loaded", async () => {
    assert.deepStrictEqual(
      [await load("Jobs", missing), await load("Jobs", async () => "here"), await load("Jobs", missing)],
      ["reloaded", "loaded", "reloaded"]
    )
  })

  it("is counted separately from other chunks", async () => {
    assert.deepStrictEqual([await load("Jobs", missing), await load("Customers", missing)], ["reloaded", "reloaded"])
  })

  it("does not reload while offline, because the page would be lost", async () => {
    vi.stubGlobal("navigator", { onLine: false })
    assert.strictEqual(await load("Jobs", missing), "failed")
  })
})
