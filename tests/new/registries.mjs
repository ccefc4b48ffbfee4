/** Where a new slice is registered: each file, the imports to add, and the text to insert after a known marker. */
export const registriesOf = ({ slice, Thing, Things, thing, things }) => {
  return [
    {
      file: "adapters/postgres/slices.ts",
      imports: [`import { ${things}Postgres } from "./${slice}/${things}Postgres.ts"`],
      after: [["export const slices = [", `\n  ${things}Postgres,`]]
    },
    {
      file: "domain/registry/slices.ts",
      imports: [`import { ${things}Slice } from "#domain/${slice}/${things}Handlers.ts"`],
      after: [["export const simpleSlices = [", `${things}Slice,`]]
    },
    {
      file: "app-web/access/screenRoutes.ts",
      imports: [],
      after: [
        [
          "export const screenRoutes: ReadonlyArray<ScreenRoute> = [",
          `
  at("/purchase-orders", "/${slice}", "${things}.title", "${slice}/${Things}Screen"),
  at("/purchase-orders", "/${slice}/create", "${thing}.new", "${slice}/${Thing}Screen"),
  at("/purchase-orders", "/${slice}/:id/edit", "${thing}.title", "${slice}/${Thing}Screen"),`
        ]
      ]
    }
  ]
}

/** Returns a registry's text with the slice added. */
export const registered = (text, { file, imports, after }) => {
  const known = (mark) => {
    if (!text.includes(mark))
      throw new Error(`${file} has changed: "${mark.trim()}" is no longer in it; update tests/new/registries.mjs`)
  }
  for (const [mark, added] of after) {
    known(mark)
    text = text.replace(mark, () => mark + added)
  }
  return imports.reduce(withImport, text)
}

/** Inserts an import in alphabetical order of the paths, like the others. */
const withImport = (text, added) => {
  const pathOf = (line) => /^import .* from "([^"]+)"/.exec(line)?.[1]
  const lines = text.split("\n")
  const imports = lines.flatMap((line, at) => (pathOf(line) === undefined ? [] : [at]))
  const next =
    imports.find((at) => pathOf(lines[at]).toLowerCase() > pathOf(added).toLowerCase()) ?? (imports.at(-1) ?? -1) + 1
  return lines.toSpliced(next, 0, added).join("\n")
}
