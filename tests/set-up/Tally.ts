/** The number of passed, failed and skipped tests. */
export interface Tally {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

/** A test that failed or passed only on retry: its full title and the first lines of the error. */
export interface NamedTest {
  readonly title: string
  readonly why: string
}

interface Report {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: ReadonlyArray<{
    readonly status: string
    readonly name?: string
    readonly message?: string
    readonly assertionResults: ReadonlyArray<{
      readonly status: string
      readonly fullName?: string
      readonly failureMessages?: ReadonlyArray<string>
      readonly meta?: { readonly wasRetried?: boolean }
    }>
  }>
}

/** Counts a check without tests of its own as one test. */
export const checkTally = (isWell: boolean): Tally => ({ passed: isWell ? 1 : 0, failed: isWell ? 0 : 1, skipped: 0 })

/**
 * Counts vitest's JSON report. Problems that vitest does not count are counted as failed: a file that cannot be loaded
 * or set up, an error outside any test (one), and a missing report (one).
 */
export const vitestTally = (reportText: string | undefined, isWell: boolean): Tally => {
  const report = parse(reportText)
  if (report === undefined) return checkTally(false)
  const brokenFiles = report.testResults.filter(
    (file) => file.status === "failed" && file.assertionResults.every(({ status }) => status !== "failed")
  )
  const failed = report.numFailedTests + brokenFiles.length
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && !isWell ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests
  }
}

/** Lists the failed tests and broken files of vitest's JSON report, for the end of a long log. */
export const failedTests = (reportText: string | undefined): ReadonlyArray<NamedTest> =>
  (parse(reportText)?.testResults ?? []).flatMap((file) => {
    const failed = file.assertionResults.filter(({ status }) => status === "failed")
    if (failed.length === 0 && file.status === "failed")
      return [{ title: file.name ?? "a file", why: firstLines(file.message) }]
    return failed.map((test) => ({ title: test.fullName ?? "", why: attempts(test.failureMessages ?? []) }))
  })

/** Lists the tests of vitest's JSON report that passed only on retry: flaky and to be fixed, but not failed. */
export const retriedTests = (reportText: string | undefined): ReadonlyArray<NamedTest> =>
  (parse(reportText)?.testResults ?? []).flatMap((file) =>
    file.assertionResults
      .filter(({ meta, status }) => status === "passed" && meta?.wasRetried === true)
      .map((test) => ({ title: test.fullName ?? "", why: "passed on the second attempt" }))
  )

/** Lists why each attempt failed: a retry often fails for another reason than the first attempt. */
const attempts = (messages: ReadonlyArray<string>) => [...new Set(messages.map(firstLines))].join("\n  then: ")

/** What failed and where: the message, what a browser waited for, and the first location in a test. */
const firstLines = (text = "") => text.split("\n").slice(0, 6).join("\n  ").slice(0, 600)

/** Adds up tallies. */
export const sum = (tallies: ReadonlyArray<Tally>): Tally =>
  tallies.reduce((a, b) => ({
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped
  }))

/** Formats `3 passed, 0 failed`, mentioning skipped tests only if there are any. */
export const tallyLine = ({ failed, passed, skipped }: Tally): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`

const parse = (text: string | undefined): Report | undefined => {
  try {
    return text === undefined ? undefined : (JSON.parse(text) as Report)
  } catch {
    return undefined
  }
}
