import { existsSync, readdirSync, readFileSync } from "node:fs"

/** A step of a run: commands to execute in sequence, and the vitest report to count, if it writes one. */
export interface Step {
  readonly name: string
  readonly commands: ReadonlyArray<ReadonlyArray<string>>
  readonly report?: string
  readonly env?: Readonly<Record<string, string>>
  /** Takes as long as many others together and mostly waits, so it runs next to them from the start. */
  readonly isLong?: boolean
}

/** The steps of `npm run check`: takes seconds, without PostgreSQL or a browser. */
export const quickSteps = (): ReadonlyArray<Step> => [...typesOf(rooms), lint, format, node]

/** The steps of `npm test`. */
export const everyStep = (): ReadonlyArray<Step> => [
  // The browsers leave no core free for a separate run.
  ...typesOf(rooms).map((step) => ({ ...step, isLong: false })),
  lint,
  format,
  node,
  vitest("programs", ["--project", "programs"]),
  // Each half has its own PostgreSQL, and the second goes to whichever runner is free first.
  vitest("postgres-1", ["--project", "postgres", "--shard=1/2"]),
  vitest("postgres-2", ["--project", "postgres", "--shard=2/2"]),
  vitest("pictures", ["--project", "pictures"]),
  // The production build of React, as in a shop's browser: the development build takes twice as long for the same
  // stories.
  { ...vitest("stories", ["--project", "stories"]), env: { NODE_ENV: "production" }, isLong: true },
  ...(existsSync("tests/e2e") ? [{ ...vitest("e2e", ["--config", "tests/e2e/vitest.config.ts"]), isLong: true }] : [])
]

/**
 * The steps of `npm run check -- --changed`: the packages of the files that differ from the last commit, the tests of
 * their slices, and the tests that import one of them. Tests further away run in `npm run check`.
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

/**
 * Finds the tests of changed files: the tests themselves, those in folders of the same slice, and those that import a
 * changed file.
 */
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
 * Results for unchanged files are cached under build/, so a second run takes seconds. The last package imports all
 * others, takes twice as long as they do together, and is checked in parallel with them. One checker each: every
 * additional one resolves Effect's types again, and the usual four take twice the CPU time.
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

// By default, Vitest leaves one core free for interactive work, which is not needed here.
const node = vitest("node", ["--project", "node", "--maxWorkers=100%"])
