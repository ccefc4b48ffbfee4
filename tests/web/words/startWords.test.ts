import { globSync, readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import { startEnglish } from "#web/words/startEnglish.ts"
import { startFrench } from "#web/words/startFrench.ts"
import { startSpanish } from "#web/words/startSpanish.ts"
import { domainSource, slices, wordsOf } from "./wordFiles.ts"

/** What may be on screen before anybody is signed in, and the frame that stands before the other words have come. */
const doors = globSync([
  "app-web/{api,errors,password-reset,session}/**/*.{ts,tsx}",
  "app-web/shell/{BareFrame,BusinessPageScreen,Footer,LanguageSwitch,OfflineBanner,SayProvider,ThemeMenu,ToLogout,WaitingScreen,mainMenu}.{ts,tsx}"
])
const every = new Set(slices.flatMap((slice) => Object.keys(wordsOf("en", slice))))
const sayable = (source: string) =>
  [...source.matchAll(/"([A-Za-z]+(?:\.[A-Za-z]+)*)"/g)].map(([, id]) => id!).filter((id) => every.has(id))
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

  it("are the same in every language", () => {
    assert.sameMembers(Object.keys(startFrench), Object.keys(startEnglish))
    assert.sameMembers(Object.keys(startSpanish), Object.keys(startEnglish))
  })
})
