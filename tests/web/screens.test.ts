import { globSync, readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import { kitPages } from "#web/kit/kitPages.ts"
import { screenRoutes, samplePages } from "#web/access/screenRoutes.ts"
import { screens } from "#web/screens.ts"

/** Screens shown when no one is signed in, or in place of another screen; they are not in the list. */
const elsewhere = /^app-web\/(errors|loading|login|password-reset|shell)\//

describe("the list of routes", () => {
  it("lists every screen's file, which exports the screen under the file's name", () => {
    const files = globSync("app-web/*/*Screen.tsx").filter((file) => !elsewhere.test(file))
    const named = screenRoutes.flatMap(({ screen }) => (screen === undefined ? [] : [`app-web/${screen}.tsx`]))
    assert.deepStrictEqual([...new Set(named)].sort(), files.sort())
    for (const file of files)
      assert.include(readFileSync(file, "utf8"), `export function ${file.split(/[/.]/).at(-2)}(`, file)
  })

  it("gives each route its screen, and one screen to the routes of a record", () => {
    for (const { path, screen, about } of screenRoutes)
      assert.strictEqual(path in screens, screen !== undefined && about === undefined, path)
    assert.strictEqual(screens["/customers/create"], screens["/customers/:id/edit"])
    assert.notStrictEqual(screens["/customers"], screens["/customers/create"])
  })

  it("has a file for each sample page", () => {
    const named = samplePages.map(({ path }) => path.split("/").at(-1)!)
    const files = globSync("app-web/kit/*Kit.tsx").map((file) => /(\w+)Kit\.tsx$/.exec(file)![1]!.toLowerCase())
    assert.deepStrictEqual(named.sort(), files.sort())
    assert.sameMembers(
      Object.keys(kitPages),
      samplePages.map(({ path }) => path)
    )
  })
})
