import { spawnSync } from "node:child_process"
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import { faultOf, namesOf, singularOf } from "./names.mjs"
import { registered, registriesOf } from "./registries.mjs"

/**
 * `npm run new gift-cards`: writes and registers the files of a slice in every package, with tests that fail until its
 * specifics are filled in. A second word gives the singular.
 */
const [slice, said] = process.argv.slice(2)
const one = said ?? singularOf(slice ?? "")
const templates = join(import.meta.dirname, "templates")

const refuse = (why) => {
  console.error(why)
  process.exit(1)
}
const fault = faultOf(slice)
if (fault !== undefined) refuse(fault)
if (one === undefined || one === slice) refuse(`Specify the singular of ${slice}: npm run new ${slice} <singular>`)
if (faultOf(one) !== undefined) refuse(faultOf(one))

const names = namesOf(slice, one, new Date().toISOString().slice(0, 10))
const fill = (text) => text.replace(/\{\{(\w+)\}\}/g, (_, name) => names[name])
const files = globSync("**/*.txt", { cwd: templates })
  .sort()
  .map((file) => ({
    path: fill(file.slice(0, -".txt".length)),
    text: fill(readFileSync(join(templates, file), "utf8"))
  }))
const standing = [
  `domain/${slice}`,
  `app-web/${slice}`,
  `adapters/postgres/${slice}`,
  ...files.map(({ path }) => path)
].find((path) => existsSync(path))
if (standing !== undefined) refuse(`${standing} already exists.`)

const registries = registriesOf(names).map((registry) => ({
  path: registry.file,
  text: registered(readFileSync(registry.file, "utf8"), registry)
}))
for (const { path, text } of [...files, ...registries]) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
// Names vary in length, so the generated files are formatted again.
spawnSync(
  process.execPath,
  [join("node_modules", "oxfmt", "bin", "oxfmt"), ...[...files, ...registries].map(({ path }) => path)],
  { stdio: ["ignore", "ignore", "inherit"] }
)

console.log(`${names.Labels}: ${files.length} files written, ${registries.length} registries updated.

Next:
  1. domain/${slice}/${names.Thing}.ts: add the fields and rules of the specification, then update the row, its migration and the form.
  2. domain/${slice}/${names.things}Api.ts and app-web/access/screenRoutes.ts: set the access rule, a row of the access table (currently the office, as for purchase orders).
  3. domain/words/{en,fr,es}/screens/${slice}.json: translate the texts, in the terms that shops in Québec and Texas use.
  4. app-web/access/mainMenu.ts or app-web/admin/AdminScreen.tsx: add a link to it.
  5. Make its tests pass: npx vitest run --project node ${relative(".", `tests/domain/${slice}`)} tests/adapters/memory/slices.test.ts`)
