/** How many tests passed, failed, and were left out. */
export interface Tally {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

/** A test that failed, or that passed only on a second attempt: its whole title, and the first lines of why. */
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

/** Counts a check that has no tests of its own, as one. */
export const checkTally = (isWell: boolean): Tally => ({ passed: isWell ? 1 : 0, failed: isWell ? 0 : 1, skipped: 0 })

/**
 * Counts vitest's JSON report. What vitest itself leaves uncounted counts as failed: a file that cannot be loaded or
 * set up, an error outside every test (one), and no report at all (one).
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

/** The failed tests and broken files of vitest's JSON report, for the end of a long log. */
export const failedTests = (reportText: string | undefined): ReadonlyArray<NamedTest> =>
  (parse(reportText)?.testResults ?? []).flatMap((file) => {
    const failed = file.assertionResults.filter(({ status }) => status === "failed")
    if (failed.length === 0 && file.status === "failed")
      return [{ title: file.name ?? "a file", why: firstLines(file.message) }]
    return failed.map((test) => ({ title: test.fullName ?? "", why: attempts(test.failureMessages ?? []) }))
  })

/** The tests of vitest's JSON report that passed on a second attempt only: flaky, to be mended, no failure. */
export const retriedTests = (reportText: string | undefined): ReadonlyArray<NamedTest> =>
  (parse(reportText)?.testResults ?? []).flatMap((file) =>
    file.assertionResults
      .filter(({ meta, status }) => status === "passed" && meta?.wasRetried === true)
      .map((test) => ({ title: test.fullName ?? "", why: "passed on the second attempt" }))
  )

/** Why each attempt failed: a second one often fails for another reason than the first. */
const attempts = (messages: ReadonlyArray<string>) => [...new Set(messages.map(firstLines))].join("\n  then: ")

/** What failed and where: the message, what a browser waited for, and the first place in a test. */
const firstLines = (text = "") => text.split("\n").slice(0, 6).join("\n  ").slice(0, 600)

/** Adds up. */
export const sum = (tallies: ReadonlyArray<Tally>): Tally =>
  tallies.reduce((a, b) => ({
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped
  }))

/** `3 passed, 0 failed`, with the skipped ones only when there are any. */
export const tallyLine = ({ failed, passed, skipped }: Tally): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`

const parse = (text: string | undefined): Report | undefined => {
  try {
    return text === undefined ? undefined : (JSON.parse(text) as Report)
  } catch {
    return undefined
  }
}
