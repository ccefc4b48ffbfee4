import { assert, describe, it } from "@effect/vitest"
import { globSync, readFileSync } from "node:fs"

/** Every list screen and what it lists has its generic states from one contract, not from copies. */
describe("the stories of a list", () => {
  const lists = globSync("stories/screens/**/*.stories.tsx").filter((file) =>
    /title: "Screens\/[^"/]+\/List"/.test(readFileSync(file, "utf8"))
  )

  it("are there for every list", () => assert.isAtLeast(lists.length, 8))

  for (const file of lists)
    it(`${file} has every generic state`, () => {
      const text = readFileSync(file, "utf8")
      const missing = ["Loading", "Failed", "Dark", "French", "Spanish", "OnASmallPhone"].filter(
        (state) => !text.includes(`export const ${state}: Story = states.${state}\n`)
      )
      assert.deepStrictEqual(missing, [])
    })
})
