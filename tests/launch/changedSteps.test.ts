import { assert, describe, it } from "@effect/vitest"
import { changedSteps, testsNear } from "#tests/set-up/steps.ts"

describe("a check of changed files", () => {
  it("runs the tests of the slice, those that import the file, and the repository rules", () => {
    const tests = testsNear(["domain/customers/Customer.ts"])
    assert.include(tests, "tests/web/customers/customerValues.test.ts")
    assert.isTrue(tests.some((test) => test.startsWith("tests/domain/customers/")))
    assert.include(tests, "tests/house/layers.test.ts")
    assert.notInclude(tests, "tests/domain/vin/Vin.test.ts")
    assert.isFalse(tests.some((test) => test.endsWith(".postgres.test.ts")))
  })

  it("finds the tests that import a component by its alias, and changed tests themselves", () => {
    assert.include(testsNear(["tests/set-up/Tally.ts"]), "tests/launch/tally.test.ts")
    assert.include(testsNear(["tests/launch/lock.test.ts"]), "tests/launch/lock.test.ts")
  })

  it("type-checks only the packages that were touched", () => {
    const rooms = (files: ReadonlyArray<string>) =>
      changedSteps(files)
        .filter(({ name }) => name.startsWith("types"))
        .flatMap(({ commands }) => commands.map((command) => command[command.indexOf("-p") + 1]))
    assert.deepStrictEqual(rooms(["ui/Button.tsx"]), ["ui", "."])
    assert.deepStrictEqual(rooms(["README.md"]), ["."])
  })
})
