import { execFileSync, spawnSync } from "node:child_process"
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync
} from "node:fs"
import { tmpdir } from "node:os"
import { basename, join, resolve } from "node:path"
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { referenceHeadings, unresolvedIn } from "../house/citedIn.ts"

const root = resolve(import.meta.dirname, "../..")
const folder = mkdtempSync(join(tmpdir(), "frit-integrator-"))
const installed = join(folder, "node_modules/@frit/domain")
const run = (args: ReadonlyArray<string>) => spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" })

/** Rewrites one of our tests as an integrator would write it with only the package. */
const asIntegrator = (text: string) =>
  text
    // zxcvbn's dictionaries are not part of the package.
    .replaceAll(/^.*Zxcvbn.*\n/gm, "")
    .replaceAll(/"(?:#tests|\.\.\/\.\.|\.\.)\/contracts\/([^"]+)\.ts"/g, '"@frit/domain/testing/suites/$1"')
    .replaceAll(/"#adapters\/([^"]+)\.ts"/g, (all, path: string) =>
      path.startsWith("memory/") ? `"@frit/domain/testing/adapters/${path}"` : all
    )
    .replaceAll(/"#domain\/([^"]+)\.ts"/g, '"@frit/domain/$1"')

/** Link payments use the integrator's own processor: here one that charges no one and counts the charges. */
const linkPaymentsTest = `import { Effect } from "effect"
import { CardProcessor } from "@frit/domain/card-payments/CardProcessor"
import { cardProcessorMemory } from "@frit/domain/testing/adapters/memory/cardPaymentsMemory"
import { inMemory } from "@frit/domain/testing/adapters/memory/inMemory"
import { linkPaymentsContract } from "@frit/domain/testing/suites/linkPaymentsContract"
import { newTenantInMemory } from "./newTenantInMemory.ts"

const newTill = Effect.gen(function* () {
  const processor = yield* CardProcessor
  const charged = new Set<string>()
  const charge: typeof processor.charge = (asked) =>
    Effect.tap(processor.charge(asked), () => Effect.sync(() => charged.add(asked.key)))
  return { processor: { ...processor, charge }, charges: () => [...charged] }
}).pipe(Effect.provide(cardProcessorMemory))

linkPaymentsContract("paying by a link", inMemory(), newTenantInMemory, newTill)
`

interface Told {
  readonly customers: Readonly<Record<string, string>>
  readonly lists: Readonly<Record<string, string>>
  readonly careless: Readonly<Record<string, string>>
  readonly stretches: ReadonlyArray<string>
  readonly estimate: Readonly<Record<string, number>>
  readonly vins: ReadonlyArray<string>
}

/** Packs an empty library with that name and version, for npm's peer dependency check. */
const packedPeer = (name: string, version: string) => {
  const place = join(folder, "peers", name)
  mkdirSync(place, { recursive: true })
  writeFileSync(join(place, "package.json"), JSON.stringify({ name, version }))
  return place
}

// An empty folder with only the package and its two peer libraries: none of our other code is reachable from it.
describe("@frit/domain", () => {
  beforeAll(() => {
    const tarball = execFileSync(
      process.execPath,
      [join(root, "app-api/launch/packDomain.mjs"), join(folder, "packed")],
      { cwd: root, encoding: "utf8" }
    )
      .trim()
      .split("\n")
      .at(-1)!
    writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "integrator", private: true, type: "module" }))
    // The libraries come from this repository, so no registry is needed; npm leaves them alone.
    const npm = process.env["npm_execpath"]
    // Newer than those the package was built with, as an integrator may have them: they must not prevent installation.
    const peers = [packedPeer("effect", "4.9.1"), packedPeer("xstate", "5.99.0")]
    const install = [
      "install",
      "--offline",
      "--strict-peer-deps",
      "--no-audit",
      "--no-fund",
      "--ignore-scripts",
      tarball,
      ...peers
    ]
    if (npm?.endsWith(".js")) execFileSync(process.execPath, [npm, ...install], { cwd: folder, stdio: "pipe" })
    else execFileSync("npm", install, { cwd: folder, stdio: "pipe", shell: process.platform === "win32" })
    for (const name of ["effect", "xstate"]) rmSync(join(folder, "node_modules", name), { recursive: true })
    mkdirSync(join(folder, "node_modules/@effect"), { recursive: true })
    for (const name of ["effect", "xstate", "@types", "vitest", "@effect/vitest"])
      symlinkSync(join(root, "node_modules", name), join(folder, "node_modules", name), "junction")
    cpSync(join(root, "tests/domain-package/integration.ts.txt"), join(folder, "integration.ts"))
    mkdirSync(join(folder, "types"))
    writeFileSync(
      join(folder, "tsconfig.json"),
      JSON.stringify({
        compilerOptions: {
          target: "ES2024",
          lib: ["ES2024"],
          module: "nodenext",
          strict: true,
          exactOptionalPropertyTypes: true,
          noUncheckedIndexedAccess: true,
          noEmit: true,
          skipLibCheck: true,
          types: ["node"]
        },
        include: ["integration.ts"]
      })
    )
  }, 240_000)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it("contains JavaScript and types, but no sources and no other packages", () => {
    const files = readdirSync(installed, { recursive: true, encoding: "utf8" }).filter((file) => /\.\w+$/.test(file))
    assert.isAbove(files.length, 200)
    assert.deepStrictEqual(
      files.filter(
        (file) => !/(\.js|\.d\.ts|words.\w+.\w+.[\w-]+\.json|package\.json|README\.md|reference.\w+\.md)$/.test(file)
      ),
      []
    )
    const outside = files
      .filter((file) => /\.(js|d\.ts)$/.test(file))
      .flatMap((file) =>
        [
          ...readFileSync(join(installed, file), "utf8").matchAll(
            /^(?:import|export)\b[^"'`;]*\bfrom "([^"]+)"|\bimport\("([^"]+)"\)/gm
          )
        ]
          .map(([, name, dynamic]) => name ?? dynamic!)
          .filter(
            (name) =>
              !/^(effect|xstate)(\/|$)|^\.\.?\/.*\.(js|json)$/.test(name) &&
              !(file.startsWith(join("testing", "suites")) && name === "@effect/vitest")
          )
      )
    assert.deepStrictEqual(outside, [])
  })

  it("ships the pages its comments cite, and cites no others", () => {
    const headings = referenceHeadings(join(installed, "reference"))
    const pages = new Set(readdirSync(join(installed, "reference")))
    const files = readdirSync(installed, { recursive: true, encoding: "utf8" }).filter((file) =>
      /(\.js|\.d\.ts|README\.md)$/.test(file)
    )
    const unresolved = files.flatMap((file) => {
      const text = readFileSync(join(installed, file), "utf8")
      const said = [...(text.match(/\/\*[^]*?\*\/|\/\/.*/g) ?? []), ...(file.endsWith(".md") ? [text] : [])]
      const named = [...text.matchAll(/(?<![\w/.-])[\w-]+\.md\b/g)].map(([page]) => page)
      return [
        ...said.flatMap((one) => unresolvedIn(one.replaceAll(/\s*\n\s*\*?\s*/g, " "), headings)),
        ...named.filter((page) => !pages.has(page))
      ].map((cited) => `${file}: ${cited}`)
    })
    assert.deepStrictEqual(unresolved, [])
    assert.include([...headings], "3.1 rule 10")
  })

  it("provides types to an integrator's TypeScript", () => {
    const { status, stdout } = run([join(root, "node_modules/typescript/bin/tsc"), "-p", ".", "--checkers", "1"])
    assert.strictEqual(status, 0, stdout)
  })

  it("runs in an integrator's project: a custom adapter passes its contract, an estimate is priced, a VIN is checked", () => {
    const { status, stderr, stdout } = run(["--disable-warning=ExperimentalWarning", "integration.ts"])
    assert.strictEqual(status, 0, stderr)
    const told = JSON.parse(stdout) as Told
    for (const outcomes of [told.customers, told.lists]) {
      assert.isAbove(Object.keys(outcomes).length, 5)
      assert.deepStrictEqual(
        Object.entries(outcomes).filter(([, outcome]) => outcome !== "holds"),
        []
      )
    }
    assert.deepStrictEqual(told.estimate, {
      partsTax: 4234,
      laborTax: 0,
      total: 96_918,
      insurerShare: 86_918,
      customerShare: 4_000
    })
    // 1HGCM82633A004352 is the VIN commonly used to demonstrate the check digit of 49 CFR 565.15.
    assert.deepStrictEqual(
      told.vins.map((fault) => fault === "true"),
      [true, false, false, false]
    )
  })

  // Our own tests of the in-memory adapters, run against the package instead of the sources.
  it("ships every contract suite, and in-memory adapters that pass all of them in vitest", () => {
    const suites = globSync("tests/contracts/**/*Contract.ts", { cwd: root }).map((file) => basename(file, ".ts"))
    assert.isAbove(suites.length, 45)
    const shipped = readdirSync(join(installed, "testing/suites"), { recursive: true, encoding: "utf8" })
    assert.deepStrictEqual(
      suites.filter((suite) => !shipped.includes(`${suite}.js`)),
      []
    )

    const ours = "tests/adapters/memory"
    const copied = [
      ...readdirSync(join(root, ours)).map((file) => `${ours}/${file}`),
      "tests/adapters/nags.memory.test.ts"
    ]
      .map((file) => ({ file, text: asIntegrator(readFileSync(join(root, file), "utf8")) }))
      .filter(({ text }) => !/from "#/.test(text))
    for (const { file, text } of copied) writeFileSync(join(folder, basename(file)), text)
    writeFileSync(join(folder, "linkPayments.test.ts"), linkPaymentsTest)
    const run = [...copied.map(({ text }) => text), linkPaymentsTest].join("\n")
    // There is no in-memory storage for file bytes, and ids are generated rather than stored.
    assert.deepStrictEqual(
      suites.filter((suite) => !run.includes(`${suite}(`)),
      ["fileObjectsContract", "newIdContract"]
    )
    const { status, stderr, stdout } = spawnSync(
      process.execPath,
      [
        join(root, "node_modules/vitest/vitest.mjs"),
        "run",
        "--no-isolate",
        "--testTimeout=60000",
        "--root",
        folder,
        "--reporter",
        "json",
        "--outputFile",
        "report.json"
      ],
      { cwd: folder, encoding: "utf8" }
    )
    assert.strictEqual(status, 0, `${stderr}\n${stdout}`)
    const { numPassedTests, numTotalTests } = JSON.parse(readFileSync(join(folder, "report.json"), "utf8")) as {
      numPassedTests: number
      numTotalTests: number
    }
    assert.isAbove(numTotalTests, 200)
    assert.strictEqual(numPassedTests, numTotalTests)
  }, 240_000)

  it("has contracts that reject a faulty adapter, such as one table shared by all shops", () => {
    const { stdout } = run(["--disable-warning=ExperimentalWarning", "integration.ts"])
    const { careless } = JSON.parse(stdout) as Told
    assert.match(careless["hides one shop's customers from another"]!, /found|is false|CustomerNotFound|Error/)
    assert.notStrictEqual(careless["hides one shop's customers from another"], "holds")
    const { stretches } = JSON.parse(stdout) as Told
    assert.deepStrictEqual(
      stretches.map((found) => /a row is returned twice|rows in batches|found \[/.test(found)),
      [true, true, true],
      stretches.join("\n")
    )
    assert.notStrictEqual(careless["does not let a shop overwrite another shop's customer"], "holds")
  })
})
