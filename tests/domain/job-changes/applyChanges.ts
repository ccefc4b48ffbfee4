import type { Schema } from "effect"
import type { recordedFields } from "#domain/jobs/JobChanges.ts"
import type { FieldChange } from "#domain/jobs/JobChange.ts"

type Recorded = ReturnType<typeof recordedFields>
type Tree = { [name: string]: Schema.Json }

/** Returns a job's state after the changes, given its state before them. */
export const applyChanges = (before: Recorded, changes: ReadonlyArray<FieldChange>): Recorded => {
  const after = structuredClone({ ...before.fields, lines: { ...before.lines } }) as Tree
  for (const { path, after: value } of changes) if (path !== "lines") put(after, path.split("."), value)
  const { lines, ...fields } = after as Tree & { lines: Tree }
  const order = changes.find(({ path }) => path === "lines")?.after as ReadonlyArray<string> | undefined
  return { fields, lines: order === undefined ? lines : Object.fromEntries(order.map((key) => [key, lines[key]!])) }
}

const put = (tree: Tree, [name, ...deeper]: ReadonlyArray<string>, value: Schema.Json | undefined): void => {
  if (deeper.length > 0) put(tree[name!] as Tree, deeper, value)
  else if (value === undefined) delete tree[name!]
  else tree[name!] = value
}
