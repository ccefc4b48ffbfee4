import { existsSync } from "node:fs"

/** One thing to run: its commands one after another, and the vitest report to count, if it writes one. */
export interface Step {
  readonly name: string
  readonly commands: ReadonlyArray<ReadonlyArray<string>>
  readonly report?: string
  readonly env?: Readonly<Record<string, string>>
  /** Takes as long as all the others together, waits much of the time, and runs beside them. */
  readonly isLong?: boolean
}

/** What `npm run check` runs: seconds, without PostgreSQL and without a browser. */
export const quickSteps = (): ReadonlyArray<Step> => [types, lint, format, node]

/** What `npm test` runs. */
export const everyStep = (): ReadonlyArray<Step> => [
  types,
  lint,
  format,
  node,
  vitest("programs", ["--project", "programs"]),
  vitest("postgres", ["--project", "postgres"]),
  vitest("pictures", ["--project", "pictures"]),
  // React as a shop's browser has it: its development build takes twice the time for the same stories.
  { ...vitest("stories", ["--project", "stories"]), env: { NODE_ENV: "production" }, isLong: true },
  ...(existsSync("tests/e2e") ? [{ ...vitest("e2e", ["--config", "tests/e2e/vitest.config.ts"]), isLong: true }] : [])
]

/**
 * What `npm run check -- --changed` runs: the rooms of the files that differ from the last commit, and the tests that
 * import them, however far away.
 */
export const changedSteps = (files: ReadonlyArray<string>): ReadonlyArray<Step> => {
  const touched = rooms.filter((room) => room === "." || files.some((file) => file.startsWith(`${room}/`)))
  const sources = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file) && existsSync(file))
  return [
    typesOf(touched),
    ...(sources.length === 0 ? [] : [{ name: "lint", commands: [["oxlint", ...sources]] }]),
    format,
    { ...vitest("node", ["--project", "node", "--changed", "--passWithNoTests", "--maxWorkers=100%"]), isLong: true }
  ]
}

const rooms = ["domain", "ui", "app-web", "."]

/** What was checked before and has not changed since is kept under build/, which makes a second run take seconds. */
const typesOf = (some: ReadonlyArray<string>): Step => ({
  name: "types",
  commands: some.map((room) => [
    "tsc",
    "-p",
    room,
    "--incremental",
    "--tsBuildInfoFile",
    `build/types/${room === "." ? "all" : room}.tsbuildinfo`
  ])
})
const types = typesOf(rooms)
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
