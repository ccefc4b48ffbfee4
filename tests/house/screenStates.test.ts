import { assert, describe, it } from "@effect/vitest"
import { globSync } from "node:fs"
import { storiesIn } from "./storiesIn.ts"

/** The generic states of every list screen and its items come from one shared contract, not from copies. */
describe("the stories of a list", () => {
  const lists = globSync("stories/screens/**/*.stories.tsx")
    .map(storiesIn)
    .filter(({ title }) => /^Screens\/[^/]+\/List$/.test(title))

  it("exist for every list", () => assert.isAtLeast(lists.length, 8))

  for (const { file, generic } of lists)
    it(`${file} has every generic state`, () =>
      assert.deepStrictEqual(
        ["Loading", "Failed", "Dark", "French", "Spanish", "OnASmallPhone"].filter((state) => !generic.includes(state)),
        []
      ))
})
