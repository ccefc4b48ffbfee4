import { globSync, readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import { kitPages } from "#web/kit/kitPages.ts"
import { places, samplePages } from "#web/access/places.ts"
import { screens } from "#web/screens.ts"

/** Screens that are drawn where nobody is signed in or in another's place: they stand in no list. */
const elsewhere = /^app-web\/(errors|loading|login|password-reset|shell)\//

describe("the list of places", () => {
  it("names a file for each screen, which exports it by the file's name, and leaves none out", () => {
    const files = globSync("app-web/*/*Screen.tsx").filter((file) => !elsewhere.test(file))
    const named = places.flatMap(({ screen }) => (screen === undefined ? [] : [`app-web/${screen}.tsx`]))
    assert.deepStrictEqual([...new Set(named)].sort(), files.sort())
    for (const file of files)
      assert.include(readFileSync(file, "utf8"), `export function ${file.split(/[/.]/).at(-2)}(`, file)
  })

  it("gives each place its screen, and one screen to the addresses of a record", () => {
    for (const { path, screen, about } of places)
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
