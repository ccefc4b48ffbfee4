import { spawnSync } from "node:child_process"
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join, resolve } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { afterAll, beforeAll } from "vitest"

const root = resolve(import.meta.dirname, "../..")
let house = ""

/** An empty project with the same rules. */
beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), "frit-house-"))
  writeFileSync(join(house, "package.json"), '{ "type": "module" }')
  for (const file of [".oxlintrc.json", "tsconfig.base.json", "domain/tsconfig.json"]) {
    mkdirSync(dirname(join(house, file)), { recursive: true })
    cpSync(join(root, file), join(house, file))
  }
})
afterAll(() => rmSync(house, { recursive: true, force: true }))

const put = (file: string, text: string) => {
  mkdirSync(dirname(join(house, file)), { recursive: true })
  writeFileSync(join(house, file), text)
}

const run = (program: string, args: ReadonlyArray<string>) =>
  spawnSync(process.execPath, [join(root, "node_modules", program), ...args], { cwd: house, encoding: "utf8" })

/** What each package may and may not import, according to .oxlintrc.json. */
const rules: ReadonlyArray<readonly [file: string, allowed: ReadonlyArray<string>, forbidden: ReadonlyArray<string>]> =
  [
    [
      "domain/jobs/Try.ts",
      ["effect", "effect/testing", "xstate", "#domain/shared/Money.ts", "./Job.ts"],
      [
        "node:fs",
        "koa",
        "pg",
        "react",
        "@mikro-orm/postgresql",
        "@effect/platform-node",
        "#adapters/koa/mount.ts",
        "#ui/Button.tsx",
        "#web/routes.tsx",
        "#api/main.ts"
      ]
    ],
    [
      "ui/Try.tsx",
      [
        "react",
        "react-aria-components/Button",
        "#ui/Icon.tsx",
        "./Icon.tsx",
        "d3-scale",
        "react-image-crop",
        // Used to draw glass on screens and in documents.
        "#domain/glass-drawing/glassMarks.ts"
      ],
      [
        "effect",
        "#domain/jobs/Job.ts",
        "react-intl",
        "react-router-dom",
        "#web/routes.tsx",
        "#adapters/koa/mount.ts",
        "xstate",
        "d3",
        "@tanstack/react-query"
      ]
    ],
    [
      "adapters/koa/Try.ts",
      ["koa", "effect", "#domain/jobs/Job.ts", "node:fs"],
      ["#web/routes.tsx", "#ui/Button.tsx", "#api/main.ts", "react", "#stories/withShop.tsx"]
    ],
    [
      "app-web/jobs/Try.tsx",
      ["react", "effect", "xstate", "#domain/jobs/Job.ts", "#ui/Button.tsx", "react-router-dom", "react-intl"],
      [
        "#adapters/memory/inMemory.ts",
        "#api/main.ts",
        "koa",
        "@koa/router",
        "pg",
        "@mikro-orm/core",
        "node:fs",
        "#domain/jobs/jobsHandlers.ts"
      ]
    ],
    [
      "app-api/Try.ts",
      ["koa", "effect", "#domain/jobs/jobsHandlers.ts", "#adapters/koa/mount.ts", "node:path", "./demo/demo.ts"],
      ["#web/routes.tsx", "#ui/Button.tsx", "react", "./demo/people.ts", "./demo/scale/plan.ts", "#api/demo/people.ts"]
    ],
    [
      "stories/screens/Try.tsx",
      ["react", "#ui/Button.tsx", "#web/routes.tsx", "#domain/jobs/jobsHandlers.ts", "#adapters/memory/inMemory.ts"],
      ["#adapters/postgres/Database.ts", "#adapters/koa/mount.ts", "koa", "pg", "#api/main.ts", "node:fs"]
    ]
  ]

const asked = rules.flatMap(([file, allowed, forbidden]) =>
  [...allowed, ...forbidden].map((imported) => ({ file, imported }))
)

describe("each package", () => {
  /** The linter's verdict on each import, in the order of `asked`: one file per import, and a single run. */
  let found: ReadonlyArray<string> = []
  beforeAll(() => {
    const files = asked.map(({ file }, nth) => file.replace("Try", `Try${nth}`))
    for (const [nth, file] of files.entries())
      put(file, `import { thing } from "${asked[nth]!.imported}"\n\nexport const taken = thing\n`)
    const { stdout } = run("oxlint/bin/oxlint", ["-f", "unix", ...files])
    const lines = stdout.split("\n")
    found = files.map((file) => {
      const said = lines.filter((line) => line.startsWith(`${file}:`))
      if (said.length === 0) return "allowed"
      return said.every((line) => line.includes("no-restricted-imports")) ? "forbidden" : said.join("\n")
    })
    for (const file of files) rmSync(join(house, file))
  })
  const saidOf = (file: string, imported: string) =>
    found[asked.findIndex((one) => one.file === file && one.imported === imported)]

  describe.each(rules)("%s", (file, allowed, forbidden) => {
    it.each(allowed)("may import %s", (imported) => assert.strictEqual(saidOf(file, imported), "allowed"))
    it.each(forbidden)("may not import %s", (imported) => assert.strictEqual(saidOf(file, imported), "forbidden"))
  })
})

describe("the domain", () => {
  const compile = (text: string) => {
    put("domain/Try.ts", text)
    return run("typescript/bin/tsc", ["-p", "domain", "--checkers", "1"]).status === 0
  }

  it("compiles pure code", () => assert.isTrue(compile("export const double = (n: number) => 2 * n\n")))

  it.each([
    ["the console", "console.log(1)"],
    ["the network", 'fetch("https://example.com")'],
    ["the browser", "document.title"],
    ["the process", "process.env"],
    ["a timer", "setTimeout(() => {}, 1)"]
  ])("does not compile code that uses %s", (_, text) =>
    assert.isFalse(compile(`export const reached = () => ${text}\n`))
  )
})
