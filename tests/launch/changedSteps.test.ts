import { assert, describe, it } from "@effect/vitest"
import { changedSteps, testsNear } from "#tests/set-up/steps.ts"

describe("a check of what changed", () => {
  it("runs the tests of the slice and those that import the file, and the rules of the house", () => {
    const tests = testsNear(["domain/customers/Customer.ts"])
    assert.include(tests, "tests/web/customers/customerValues.test.ts")
    assert.isTrue(tests.some((test) => test.startsWith("tests/domain/customers/")))
    assert.include(tests, "tests/house/layers.test.ts")
    assert.notInclude(tests, "tests/domain/vin/Vin.test.ts")
    assert.isFalse(tests.some((test) => test.endsWith(".postgres.test.ts")))
  })

  it("finds the tests that import a part by its alias, and a test itself", () => {
    assert.include(testsNear(["tests/set-up/Tally.ts"]), "tests/launch/tally.test.ts")
    assert.include(testsNear(["tests/launch/lock.test.ts"]), "tests/launch/lock.test.ts")
  })

  it("checks only the rooms that were touched", () => {
    const rooms = (files: ReadonlyArray<string>) =>
      changedSteps(files)
        .filter(({ name }) => name.startsWith("types"))
        .flatMap(({ commands }) => commands.map((command) => command[command.indexOf("-p") + 1]))
    assert.deepStrictEqual(rooms(["ui/Button.tsx"]), ["ui", "."])
    assert.deepStrictEqual(rooms(["README.md"]), ["."])
  })
})
