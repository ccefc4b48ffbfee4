import { globSync, readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import { start, startEnglish } from "virtual:words"
import { domainSource, languages, slices, wordsOf } from "./wordFiles.ts"

/** What may be on screen before anybody is signed in, and the frame that stands before the other words have come. */
const doors = globSync([
  "app-web/{api,errors,layout,loading,login,page,password-reset,session}/**/*.{ts,tsx}",
  "app-web/access/{Person,landing,mainMenu}.ts",
  "app-web/shell/{HomeRoute,RootLayout,RouteGuard,WaitingScreen}.tsx"
])
const every = new Set(slices.flatMap((slice) => Object.keys(wordsOf("en", slice))))
const sayable = (source: string) =>
  [...source.replaceAll(/\/\*.*?\*\//gs, "").matchAll(/"([A-Za-z]+(?:\.[A-Za-z]+)*)"/g)]
    .map(([, id]) => id!)
    .filter((id) => every.has(id))
/** Said of a field that only forms of signed-in people have. */
const forOthers = new Set(["vin.invalid"])

describe("the words of the first page", () => {
  it("have all that is said before anybody is signed in", () => {
    const said = doors.flatMap((file) => sayable(readFileSync(file, "utf8")))
    assert.isAbove(said.length, 50)
    assert.deepStrictEqual(
      said.filter((id) => !Object.hasOwn(startEnglish, id) && !forOthers.has(id)),
      []
    )
  })

  // PasswordNotRight is said to those who change theirs.
  it("have every refusal of a sign-in and of a password", () => {
    const refusals = [
      ...domainSource.matchAll(
        /export class \w+ extends Schema\.TaggedError<\w+>\(\)\(\s*"((?:Login|Password|Reset|Session)\w*)"/g
      )
    ].map(([, tag]) => `failure.${tag}`)
    assert.includeMembers(refusals, ["failure.LoginFailed"])
    assert.deepStrictEqual(
      refusals.filter((id) => every.has(id) && !Object.hasOwn(startEnglish, id) && id !== "failure.PasswordNotRight"),
      []
    )
  })

  it.each(languages)("are there in %s", async (language) => {
    const words = await start[language]()
    assert.sameMembers(Object.keys(words), Object.keys(startEnglish))
    assert.strictEqual(words["password"], wordsOf(language, "session")["password"])
  })
})
