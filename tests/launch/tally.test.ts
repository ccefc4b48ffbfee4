import { assert, describe, it } from "@effect/vitest"
import { checkTally, failedTests, retriedTests, sum, tallyLine, vitestTally } from "#tests/set-up/Tally.ts"

/** Reports as written by vitest 5.1.1, without the unused fields. */
const report = (
  counts: readonly [passed: number, failed: number, pending: number, todo: number],
  ...files: ReadonlyArray<readonly [string, ReadonlyArray<string>]>
) =>
  JSON.stringify({
    numPassedTests: counts[0],
    numFailedTests: counts[1],
    numPendingTests: counts[2],
    numTodoTests: counts[3],
    testResults: files.map(([status, tests]) => ({ status, assertionResults: tests.map((status) => ({ status })) }))
  })

describe("the test tally", () => {
  it("counts failed, skipped and todo tests", () =>
    assert.deepStrictEqual(
      vitestTally(report([1, 1, 1, 1], ["failed", ["passed", "failed", "skipped", "todo"]]), false),
      { passed: 1, failed: 1, skipped: 2 }
    ))

  it("counts a file that cannot be loaded as a failure", () =>
    assert.deepStrictEqual(vitestTally(report([0, 0, 0, 0], ["failed", []]), false), {
      passed: 0,
      failed: 1,
      skipped: 0
    }))

  it("counts a setup error as a failure", () =>
    assert.strictEqual(vitestTally(report([0, 0, 2, 0], ["failed", ["skipped", "skipped"]]), false).failed, 1))

  it("counts an error outside any test as a failure", () =>
    assert.deepStrictEqual(vitestTally(report([2, 0, 0, 0], ["passed", ["passed", "passed"]]), false), {
      passed: 2,
      failed: 1,
      skipped: 0
    }))

  it("counts a run that found no tests as a failure", () =>
    assert.strictEqual(vitestTally(report([0, 0, 0, 0]), false).failed, 1))

  it("counts a runner that crashed or wrote half a report as a failure", () => {
    assert.deepStrictEqual(vitestTally(undefined, true), { passed: 0, failed: 1, skipped: 0 })
    assert.deepStrictEqual(vitestTally('{"numPassedTests": 3', true), { passed: 0, failed: 1, skipped: 0 })
  })

  it("lists what failed, what could not be loaded, and what passed only on retry", () => {
    const text = JSON.stringify({
      testResults: [
        {
          status: "failed",
          assertionResults: [
            { status: "failed", fullName: "a job is saved", failureMessages: ["Error: no\n  at there", "Error: late"] },
            { status: "passed", fullName: "a job is opened", meta: { wasRetried: true } },
            { status: "passed", fullName: "a job is printed", meta: {} }
          ]
        },
        { status: "failed", name: "broken.test.ts", message: "SyntaxError: here", assertionResults: [] }
      ]
    })
    assert.deepStrictEqual(failedTests(text), [
      { title: "a job is saved", why: "Error: no\n    at there\n  then: Error: late" },
      { title: "broken.test.ts", why: "SyntaxError: here" }
    ])
    assert.deepStrictEqual(retriedTests(text), [{ title: "a job is opened", why: "passed on the second attempt" }])
    assert.deepStrictEqual(failedTests(undefined), [])
  })

  it("is summarized in one line", () => {
    assert.strictEqual(
      tallyLine(sum([checkTally(true), checkTally(false), { passed: 40, failed: 0, skipped: 0 }])),
      "41 passed, 1 failed"
    )
    assert.strictEqual(tallyLine({ passed: 2, failed: 0, skipped: 3 }), "2 passed, 0 failed, 3 skipped")
  })
})
