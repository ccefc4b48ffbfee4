import { assert, describe, it } from "@effect/vitest"
import { globSync } from "node:fs"
import { storiesIn } from "./storiesIn.ts"

/** Every list screen and what it lists has its generic states from one contract, not from copies. */
describe("the stories of a list", () => {
  const lists = globSync("stories/screens/**/*.stories.tsx")
    .map(storiesIn)
    .filter(({ title }) => /^Screens\/[^/]+\/List$/.test(title))

  it("are there for every list", () => assert.isAtLeast(lists.length, 8))

  for (const { file, generic } of lists)
    it(`${file} has every generic state`, () =>
      assert.deepStrictEqual(
        ["Loading", "Failed", "Dark", "French", "Spanish", "OnASmallPhone"].filter((state) => !generic.includes(state)),
        []
      ))
})
