import { globSync, readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import { start, startEnglish } from "virtual:words"
import { domainSource, languages, slices, wordsOf } from "./wordFiles.ts"

/** Files that may render before sign-in, and the frame shown until the other messages have loaded. */
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
/** Messages of a field that only forms for signed-in users have. */
const forOthers = new Set(["vin.invalid"])

describe("the first page's message set", () => {
  it("includes everything shown before sign-in", () => {
    const said = doors.flatMap((file) => sayable(readFileSync(file, "utf8")))
    assert.isAbove(said.length, 50)
    assert.deepStrictEqual(
      said.filter((id) => !Object.hasOwn(startEnglish, id) && !forOthers.has(id)),
      []
    )
  })

  // PasswordNotRight is shown only when a user changes their password.
  it("includes every error of sign-in and passwords", () => {
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

  it.each(languages)("is complete in %s", async (language) => {
    const words = await start[language]()
    assert.sameMembers(Object.keys(words), Object.keys(startEnglish))
    assert.strictEqual(words["password"], wordsOf(language, "session")["password"])
  })
})
