import { assert, beforeEach, describe, it } from "@effect/vitest"
import { vi } from "vitest"
import { screens } from "#web/screens.ts"
import type { LazyScreen } from "#web/loading/lazyScreen.tsx"
import { prefetchScreens } from "#web/shell/prefetchScreens.tsx"
import { samplePerson } from "./samplePerson.ts"

/**
 * Returns the screens that were fetched, and the number of idle callbacks used. Fetching the screen named by `lost`
 * fails.
 */
const comeFor = async (
  person: Parameters<typeof prefetchScreens>[1],
  from: string,
  paths: ReadonlyArray<string>,
  lost?: string
) => {
  const came: Array<string> = []
  const screen = (path: string) =>
    Object.assign(() => null, {
      fetch: async () => {
        if (path === lost) throw new Error("404")
        came.push(path)
        return { default: () => null }
      }
    }) satisfies LazyScreen
  let moments = 0
  let last: Promise<unknown> = Promise.resolve()
  prefetchScreens(Object.fromEntries(paths.map((path) => [path, screen(path)])), person, from, (fetch) => {
    moments++
    last = last.then(() => fetch().catch(() => {}))
  })
  for (let before = 0; before !== moments;) {
    before = moments
    await last
  }
  return { came, moments }
}

describe("screen prefetching", () => {
  beforeEach(() => () => vi.unstubAllGlobals())

  it("fetches the likely next screens the user may open, one per idle callback, and continues after a failed one", async () => {
    const paths = ["/customers", "/users", "/jobs/jobs-list", "/jobs/:id/edit", "/tenants"]
    assert.deepStrictEqual(await comeFor(samplePerson(["installer"]), "/dashboard", paths), {
      came: ["/jobs/jobs-list", "/jobs/:id/edit"],
      moments: 2
    })
    assert.deepStrictEqual(await comeFor(samplePerson(["owner"]), "/dashboard", paths, "/jobs/jobs-list"), {
      came: ["/jobs/:id/edit"],
      moments: 2
    })
    assert.deepStrictEqual(
      await comeFor(samplePerson(["owner"]), "/jobs/019a0000-0000-7000-8000-000000000001/edit", paths),
      { came: ["/jobs/jobs-list"], moments: 1 }
    )
    assert.deepStrictEqual(await comeFor(samplePerson(["installer"]), "/customers", Object.keys(screens)), {
      came: [],
      moments: 0
    })
  })

  it("fetches nothing if the next step is unclear or the browser saves data", async () => {
    assert.strictEqual((await comeFor(samplePerson(["owner"]), "/admin", Object.keys(screens))).moments, 0)
    vi.stubGlobal("navigator", { connection: { saveData: true } })
    assert.strictEqual((await comeFor(samplePerson(["owner"]), "/customers", Object.keys(screens))).moments, 0)
  })

  it("works with the app's own route table", async () => {
    assert.deepStrictEqual((await comeFor(samplePerson(["owner"]), "/customers", Object.keys(screens))).came, [
      "/customers/:id/edit"
    ])
  })
})
