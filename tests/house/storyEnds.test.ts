import { assert, describe, it } from "@effect/vitest"
import { globSync } from "node:fs"
import { generalNames } from "#stories/endsAsNamed.ts"
import { storiesIn } from "./storiesIn.ts"

// `stories/endsAsNamed.ts` looks for these texts on the screen after each story's play.
describe("the stories of screens", () => {
  const files = globSync("stories/screens/**/*.stories.tsx")
    .map(storiesIn)
    .filter(({ title }) => !title.endsWith("/Journeys"))

  it("are found", () => {
    assert.isAbove(files.length, 70)
    assert.deepStrictEqual(
      files.filter(({ names, title }) => !title.startsWith("Screens/") || names.length === 0).map(({ file }) => file),
      []
    )
  })

  it("state their final text in `parameters.ends` of their file, unless their name implies it on every screen", () =>
    assert.deepStrictEqual(
      files.flatMap(({ ends, file, names }) =>
        names
          .filter((name) => !generalNames.test(name) && (typeof ends.get(name) !== "string" || ends.get(name) === ""))
          .map((name) => `${file}: ${name}`)
      ),
      []
    ))

  it("exist for every entry in `ends`", () =>
    assert.deepStrictEqual(
      files.flatMap(({ ends, file, names }) =>
        [...ends.keys()].filter((name) => !names.includes(name)).map((name) => `${file}: ${name}`)
      ),
      []
    ))
})
