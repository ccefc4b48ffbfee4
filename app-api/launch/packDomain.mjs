// Packs `@frit/domain` for integrators, as JavaScript with types, in a folder outside this tree. Prints the path of the
// package. `node app-api/launch/packDomain.mjs [folder]`, on the Node 24 from the packages.
import { execFileSync } from "node:child_process"
import { cpSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { stripTypeScriptTypes } from "node:module"
import { dirname, join, posix, resolve } from "node:path"
import { inRoot, root } from "./places.mjs"

// Silences the warning that stripping types is experimental; we control the version of Node.
process.removeAllListeners("warning")

const ours = /((?:from|import|declare module)\s*(?:\(\s*)?")(#domain\/|#adapters\/|\.\.?\/)([^"]+)\.ts(")/g

/** Returns the repository path of one of our own files that a file imports. */
const targetOf = (from, path, file) =>
  from.startsWith("#") ? `${from.slice(1)}${path}` : posix.join(posix.dirname(file), from, path)

/**
 * Returns a file's path in the package: the domain at the top, the in-memory adapters and contract suites below
 * `testing`.
 */
const placeOf = (file) =>
  file
    .replace(/^domain\//, "")
    .replace(/^adapters\//, "testing/adapters/")
    .replace(/^tests\/contracts\//, "testing/suites/")

/** Rewrites `from "#domain/jobs/Job.ts"` and `from "./Job.ts"` to relative paths such as `from "../jobs/Job.js"`. */
const withPaths = (text, file) =>
  text.replace(ours, (_, before, from, path, after) => {
    const relative = posix.relative(posix.dirname(placeOf(file)), placeOf(targetOf(from, path, file)))
    return `${before}${relative.startsWith(".") ? relative : `./${relative}`}.js${after}`
  })

const sourcesIn = (folder) =>
  readdirSync(inRoot(folder), { recursive: true })
    .map((file) => `${folder}/${file.replaceAll("\\", "/")}`)
    .filter((file) => file.endsWith(".ts"))

/**
 * Returns the files and all of our own files that they import. A file that imports something not packed, such as a
 * suite for a sandbox, is omitted.
 */
const withImports = (files) => {
  const isPacked = (file) => /^(domain|adapters|tests\/contracts)\//.test(file)
  const importsOf = (file) =>
    [...readFileSync(inRoot(file), "utf8").matchAll(ours)].map(([, , from, path]) => `${targetOf(from, path, file)}.ts`)
  const all = new Set()
  const add = (file) => {
    if (all.has(file)) return
    all.add(file)
    importsOf(file).forEach(add)
  }
  files.filter((file) => importsOf(file).every(isPacked)).forEach(add)
  return [...all]
}

/**
 * Adds the reference pages that comments cite, as plain Markdown: without Storybook's syntax, and without the paths of
 * tests, which are not packed.
 */
const addReference = (built) => {
  const from = inRoot("stories/docs/reference")
  mkdirSync(join(built, "reference"))
  for (const page of readdirSync(from)) {
    const text = readFileSync(join(from, page), "utf8").replace(/^(?:import |<Meta |Tested: ).*\n\n?/gm, "")
    writeFileSync(join(built, "reference", page.replace(".mdx", ".md")), text)
  }
}

const manifestFor = ({ description, name, peerDependencies, peerDependenciesMeta, version }) => ({
  name,
  version,
  description,
  license: "UNLICENSED",
  type: "module",
  sideEffects: false,
  exports: { "./*": { types: "./*.d.ts", default: "./*.js" } },
  peerDependencies,
  peerDependenciesMeta
})

/** Builds the package in a folder and returns the path of its tarball. */
export const packDomain = (folder) => {
  const built = resolve(folder, "package")
  rmSync(built, { recursive: true, force: true })
  mkdirSync(built, { recursive: true })
  const sources = withImports([
    ...sourcesIn("domain"),
    ...sourcesIn("adapters/memory"),
    ...sourcesIn("tests/contracts")
  ])
  const types = resolve(folder, "types-of-ours")
  const config = resolve(folder, "tsconfig.pack.json")
  writeFileSync(
    config,
    JSON.stringify({
      extends: inRoot("tsconfig.json"),
      include: [],
      files: sources.map((file) => inRoot(file)),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        rootDir: root,
        outDir: types,
        typeRoots: [inRoot("node_modules/@types")],
        types: ["node"]
      }
    })
  )
  execFileSync(process.execPath, [inRoot("node_modules/typescript/bin/tsc"), "-p", config, "--checkers", "1"], {
    cwd: root,
    stdio: "inherit"
  })
  for (const source of sources) {
    const file = placeOf(source).replace(/\.ts$/, "")
    mkdirSync(dirname(join(built, file)), { recursive: true })
    writeFileSync(
      join(built, `${file}.js`),
      withPaths(stripTypeScriptTypes(readFileSync(inRoot(source), "utf8")), source)
    )
    writeFileSync(
      join(built, `${file}.d.ts`),
      withPaths(readFileSync(join(types, source.replace(/\.ts$/, ".d.ts")), "utf8"), source)
    )
  }
  for (const texts of globSync("domain/words/**/*.json", { cwd: root })) {
    mkdirSync(dirname(join(built, placeOf(texts))), { recursive: true })
    cpSync(inRoot(texts), join(built, placeOf(texts)))
  }
  rmSync(types, { recursive: true })
  rmSync(config)
  writeFileSync(
    join(built, "package.json"),
    JSON.stringify(manifestFor(JSON.parse(readFileSync(inRoot("domain/package.json"), "utf8"))), null, 2)
  )
  cpSync(inRoot("domain/README.md"), join(built, "README.md"))
  addReference(built)
  const npm = process.env.npm_execpath
  const pack = ["pack", "--silent", "--ignore-scripts", "--pack-destination", resolve(folder)]
  const packed = npm?.endsWith(".js")
    ? execFileSync(process.execPath, [npm, ...pack], { cwd: built, encoding: "utf8" })
    : execFileSync("npm", pack, { cwd: built, encoding: "utf8", shell: process.platform === "win32" })
  return join(resolve(folder), packed.trim().split("\n").at(-1))
}

if (process.argv[1] === import.meta.filename) console.log(packDomain(process.argv[2] ?? inRoot("build/domain")))
