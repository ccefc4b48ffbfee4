import { assert, describe, it } from "@effect/vitest"
import { globSync } from "node:fs"
import { generalNames } from "#stories/endsAsNamed.ts"
import { storiesIn } from "./storiesIn.ts"

// What is said here is looked for on the screen when the story has been played (`stories/endsAsNamed.ts`).
describe("the stories of screens", () => {
  const files = globSync("stories/screens/**/*.stories.tsx")
    .map(storiesIn)
    .filter(({ title }) => !title.endsWith("/Journeys"))

  it("are read", () => {
    assert.isAbove(files.length, 70)
    assert.deepStrictEqual(
      files.filter(({ names, title }) => !title.startsWith("Screens/") || names.length === 0).map(({ file }) => file),
      []
    )
  })

  it("say each what they end with, in `parameters.ends` of their file, unless their name says it on every screen", () =>
    assert.deepStrictEqual(
      files.flatMap(({ ends, file, names }) =>
        names
          .filter((name) => !generalNames.test(name) && (typeof ends.get(name) !== "string" || ends.get(name) === ""))
          .map((name) => `${file}: ${name}`)
      ),
      []
    ))

  it("are there, all that an end is said of", () =>
    assert.deepStrictEqual(
      files.flatMap(({ ends, file, names }) =>
        [...ends.keys()].filter((name) => !names.includes(name)).map((name) => `${file}: ${name}`)
      ),
      []
    ))
})
