import { existsSync, readdirSync, readFileSync } from "node:fs"

/** One thing to run: its commands one after another, and the vitest report to count, if it writes one. */
export interface Step {
  readonly name: string
  readonly commands: ReadonlyArray<ReadonlyArray<string>>
  readonly report?: string
  readonly env?: Readonly<Record<string, string>>
  /** Takes as long as many others together, waits much of the time, and runs beside them, from the beginning. */
  readonly isLong?: boolean
}

/** What `npm run check` runs: seconds, without PostgreSQL and without a browser. */
export const quickSteps = (): ReadonlyArray<Step> => [...typesOf(rooms), lint, format, node]

/** What `npm test` runs. */
export const everyStep = (): ReadonlyArray<Step> => [
  // Beside the browsers there is no processor left for a run of its own.
  ...typesOf(rooms).map((step) => ({ ...step, isLong: false })),
  lint,
  format,
  node,
  vitest("programs", ["--project", "programs"]),
  // Each half has a PostgreSQL of its own, and the second goes to whichever run is over first.
  vitest("postgres-1", ["--project", "postgres", "--shard=1/2"]),
  vitest("postgres-2", ["--project", "postgres", "--shard=2/2"]),
  vitest("pictures", ["--project", "pictures"]),
  // React as a shop's browser has it: its development build takes twice the time for the same stories.
  { ...vitest("stories", ["--project", "stories"]), env: { NODE_ENV: "production" }, isLong: true },
  ...(existsSync("tests/e2e") ? [{ ...vitest("e2e", ["--config", "tests/e2e/vitest.config.ts"]), isLong: true }] : [])
]

/**
 * What `npm run check -- --changed` runs: the rooms of the files that differ from the last commit, the tests of their
 * slices, and the tests that import one of them. What lies further away is for `npm run check`.
 */
export const changedSteps = (files: ReadonlyArray<string>): ReadonlyArray<Step> => {
  const touched = rooms.filter((room) => room === "." || files.some((file) => file.startsWith(`${room}/`)))
  const sources = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file) && existsSync(file))
  const tests = testsNear(files)
  return [
    ...typesOf(touched),
    ...(sources.length === 0 ? [] : [{ name: "lint", commands: [["oxlint", ...sources]] }]),
    format,
    ...(tests.length === 0
      ? []
      : [{ ...vitest("node", ["--project", "node", "--maxWorkers=100%", ...tests]), isLong: true }])
  ]
}

/** The tests of changed files: themselves, those in folders of the same slice, and those that name a changed file. */
export const testsNear = (files: ReadonlyArray<string>): ReadonlyArray<string> => {
  const slices = new Set(files.flatMap((file) => /^(?:domain|app-web)\/([^/]+)\//.exec(file)?.[1] ?? []))
  const imported = files.map((file) => `"#${file.replace(/^app-/, "")}"`)
  return readdirSync("tests", { recursive: true, encoding: "utf8" })
    .map((file) => `tests/${file}`)
    .filter((file) => file.endsWith(".test.ts") && !file.endsWith(".postgres.test.ts"))
    .filter(
      (file) =>
        file.startsWith("tests/house/") ||
        files.includes(file) ||
        file.split("/").some((part) => slices.has(part)) ||
        imported.some((name) => readFileSync(file, "utf8").includes(name))
    )
}

const rooms = ["domain", "ui", "app-web", "."]

/**
 * What was checked before and has not changed since is kept under build/, which makes a second run take seconds. The
 * last room imports all others, takes twice as long as they do together, and is checked beside them. One checker each:
 * every further one works out the types of Effect anew, and four, as usual, take twice the processor's time.
 */
const typesOf = (some: ReadonlyArray<string>): ReadonlyArray<Step> =>
  [some.filter((room) => room !== "."), some.filter((room) => room === ".")]
    .filter((together) => together.length > 0)
    .map((together) => ({
      name: together.includes(".") ? "types of all" : `types of ${together.join(", ")}`,
      isLong: together.includes("."),
      commands: together.map((room) => [
        "tsc",
        "-p",
        room,
        "--checkers",
        "1",
        "--incremental",
        "--tsBuildInfoFile",
        `build/types/${room === "." ? "all" : room}.tsbuildinfo`
      ])
    }))
const lint: Step = { name: "lint", commands: [["oxlint"]] }
const format: Step = { name: "format", commands: [["oxfmt", "--check", "."]] }

const vitest = (name: string, args: ReadonlyArray<string>): Step => {
  const report = `reports/${name}.json`
  return {
    name,
    report,
    commands: [["vitest", "run", ...args, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`]]
  }
}

// Vitest leaves a processor free for whoever watches; nothing else is to be done here.
const node = vitest("node", ["--project", "node", "--maxWorkers=100%"])
