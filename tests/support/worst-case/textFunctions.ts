import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { nodesOf } from "./regexesIn.ts"

/** An exported function that takes text, with the kind of each parameter. */
export interface TextFunction {
  readonly file: string
  readonly name: string
  readonly parameters: ReadonlyArray<"text" | "number" | "other">
}

const kinds: Readonly<Record<string, "text" | "number">> = { TSStringKeyword: "text", TSNumberKeyword: "number" }

interface Typed {
  readonly type: string
  readonly left?: Typed
  readonly typeAnnotation?: { readonly typeAnnotation: { readonly type: string } }
}

/**
 * Finds functions that process user input, by their declared types. `others` includes those that also take parameters
 * other than texts and numbers.
 */
export const textFunctionsIn = (
  root: string,
  folders: ReadonlyArray<string>,
  others: boolean
): ReadonlyArray<TextFunction> =>
  globSync(
    folders.map((folder) => `${folder}/**/*.ts`),
    { cwd: root }
  )
    .sort()
    .flatMap((file) =>
      nodesOf(file, readFileSync(join(root, file), "utf8"))
        .filter(({ type }) => type === "ExportNamedDeclaration")
        .flatMap(({ declaration }) => {
          const { declarations = [] } = (declaration ?? {}) as {
            readonly declarations?: ReadonlyArray<{
              readonly id: { readonly name: string }
              readonly init: { readonly type: string; readonly params: ReadonlyArray<Typed> } | null
            }>
          }
          return declarations.flatMap(({ id, init }) => {
            if (init?.type !== "ArrowFunctionExpression") return []
            const parameters = init.params.map(
              (one) =>
                kinds[(one.type === "AssignmentPattern" ? one.left : one)?.typeAnnotation?.typeAnnotation.type ?? ""] ??
                "other"
            )
            return parameters.includes("text") && (others || !parameters.includes("other"))
              ? [{ file, name: id.name, parameters }]
              : []
          })
        })
    )
