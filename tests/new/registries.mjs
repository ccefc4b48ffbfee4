/**
 * Where a new slice is registered: each file, what it imports, and what stands first after a text that it is known by.
 */
export const registriesOf = ({ slice, Thing, Things, thing, things, day, today }) => {
  const words = (language, file) => ({
    file: `app-web/words/${file}.ts`,
    imports: [`import ${things} from "./${language}/${slice}.json" with { type: "json" }`],
    after: [[`export const ${file} = {`, ` ...${things},`]]
  })
  return [
    {
      file: "domain/access/accessTable.ts",
      imports: [],
      after: [["export const access = {", `\n  "/${slice}": office,`]]
    },
    { file: "tests/house/sliceOrder.ts", imports: [], after: [['"products",', `\n  "${slice}",`]] },
    {
      file: "domain/access/ListName.ts",
      imports: [],
      after: [
        ["Schema.Literals([", `"${things}", `],
        ['Readonly<Record<Exclude<ListName, "audit">, Door>> = {', `\n  ${things}: "/${slice}",`]
      ]
    },
    {
      file: "adapters/memory/Shelves.ts",
      imports: [`import type { ${Thing}, ${Thing}Id } from "#domain/${slice}/${Thing}.ts"`],
      after: [["const emptyShelf = () => ({", `\n  ${things}: new Map<${Thing}Id, ${Thing}>(),`]]
    },
    {
      file: "adapters/memory/inMemory.ts",
      imports: [`import { ${things}Memory } from "./${things}Memory.ts"`],
      after: [["Layer.mergeAll(", `\n    ${things}Memory,`]]
    },
    {
      file: "adapters/postgres/rows.ts",
      imports: [`import { ${Thing}Row } from "./${slice}/${Thing}Row.ts"`],
      after: [["export const rows = [", `\n  ${Thing}Row,`]]
    },
    {
      file: "adapters/postgres/migrations/migrations.ts",
      imports: [`import { Migration${day}${Things} } from "./Migration${day}${Things}.ts"`],
      before: ["\n]", `,\n  { name: "${today}-${slice}", class: Migration${day}${Things} }`]
    },
    {
      file: "app-api/layers.ts",
      imports: [`import { ${things}Postgres } from "#adapters/postgres/${slice}/${things}Postgres.ts"`],
      after: [["const kept = Layer.mergeAll(", `\n  ${things}Postgres,`]]
    },
    {
      file: "app-api/handlers.ts",
      imports: [`import { ${things}Handlers } from "#domain/${slice}/${things}Handlers.ts"`],
      after: [["const handlers = handlersOf(", `\n  ${things}Handlers,`]]
    },
    {
      file: "stories/serverInMemory.ts",
      imports: [`import { ${things}Handlers } from "#domain/${slice}/${things}Handlers.ts"`],
      after: [["const handlers = handlersOf(", `${things}Handlers, `]]
    },
    {
      file: "app-web/screens.ts",
      imports: [],
      after: [
        [
          "Readonly<Record<string, LazyScreen>> = {",
          `
  "/${slice}": lazyScreen(() => import("./${slice}/${Things}Screen.tsx"), "${Things}Screen"),
  "/${slice}/create": lazyScreen(() => import("./${slice}/${Thing}Screen.tsx"), "${Thing}Screen"),
  "/${slice}/:id/edit": lazyScreen(() => import("./${slice}/${Thing}Screen.tsx"), "${Thing}Screen"),`
        ]
      ]
    },
    {
      file: "app-web/shell/places.ts",
      imports: [],
      after: [
        [
          "export const places: ReadonlyArray<Place> = [",
          `
  at("/${slice}", "/${slice}", "${things}.title"),
  at("/${slice}", "/${slice}/create", "${thing}.new"),
  at("/${slice}", "/${slice}/:id/edit", "${thing}.title"),`
        ]
      ]
    },
    words("en", "english"),
    words("fr", "french"),
    words("es", "spanish"),
    {
      file: "tests/domain/people/whoMayEnterWhere.ts",
      imports: [],
      after: [
        [
          "export const rows: ReadonlyArray<Row> = [",
          `\n  { routes: "/${slice}, create, {id}/edit", door: "/${slice}", roles: ["admin", "billing", "owner"], lockedOut: nobody },`
        ]
      ]
    },
    {
      file: "tests/domain/contract/everyCall.test.ts",
      imports: [],
      after: [["Readonly<Record<string, Door>> = {", `\n  "/${slice}": "/${slice}",`]]
    }
  ]
}

/** A registry's text with the slice in it. */
export const registered = (text, { file, imports, after = [], before }) => {
  const known = (mark) => {
    if (!text.includes(mark))
      throw new Error(`${file} has changed: "${mark.trim()}" is not in it any more; mend tests/new/registries.mjs`)
  }
  for (const [mark, added] of after) {
    known(mark)
    text = text.replace(mark, () => mark + added)
  }
  if (before !== undefined) {
    known(before[0])
    const at = text.lastIndexOf(before[0])
    text = text.slice(0, at) + before[1] + text.slice(at)
  }
  return imports.reduce(withImport, text)
}

/** An import in its place by the alphabet of the paths, as the others stand. */
const withImport = (text, added) => {
  const pathOf = (line) => /^import .* from "([^"]+)"/.exec(line)?.[1]
  const lines = text.split("\n")
  const imports = lines.flatMap((line, at) => (pathOf(line) === undefined ? [] : [at]))
  const next =
    imports.find((at) => pathOf(lines[at]).toLowerCase() > pathOf(added).toLowerCase()) ?? (imports.at(-1) ?? -1) + 1
  return lines.toSpliced(next, 0, added).join("\n")
}
