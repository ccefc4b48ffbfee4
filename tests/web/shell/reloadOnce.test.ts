import { assert, beforeEach, describe, it } from "@effect/vitest"
import { vi } from "vitest"
import { reloadOnce } from "#web/loading/reloadOnce.ts"
import { browserStorage } from "../api/browserStorage.ts"

const missing = () => Promise.reject(new Error("404"))
/** Loads a part; true when the page was loaded anew meanwhile. */
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

describe("a part of the product that a release took away", () => {
  beforeEach(() => {
    globalThis.sessionStorage = browserStorage()
    vi.stubGlobal("navigator", { onLine: true })
    return () => vi.unstubAllGlobals()
  })

  it("loads the page anew, once: a part that stays away is shown as missing, however late", async () => {
    assert.deepStrictEqual(
      [await load("Jobs", missing), await load("Jobs", missing), await load("Jobs", missing)],
      ["reloaded", "failed", "failed"]
    )
  })

  it("may do so again after it came", async () => {
    assert.deepStrictEqual(
      [await load("Jobs", missing), await load("Jobs", async () => "here"), await load("Jobs", missing)],
      ["reloaded", "loaded", "reloaded"]
    )
  })

  it("counts each part for itself", async () => {
    assert.deepStrictEqual([await load("Jobs", missing), await load("Customers", missing)], ["reloaded", "reloaded"])
  })

  it("loads nothing anew while the line is down: the page would be gone", async () => {
    vi.stubGlobal("navigator", { onLine: false })
    assert.strictEqual(await load("Jobs", missing), "failed")
  })
})
