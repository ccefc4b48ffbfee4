import { scrub } from "./scrub.ts"

type Thrown = Readonly<
  Record<
    "name" | "message" | "stack" | "code" | "table" | "constraint" | "column" | "routine" | "cause" | "errors",
    unknown
  >
>

/**
 * What a log may know of a broken call: the kind of error, where it arose, and of what. The message of a database error
 * holds values of rows, so PostgreSQL's own code and the names around it stand for it.
 */
export const defectFacts = (defect: unknown): Record<string, unknown> => {
  if (typeof defect !== "object" || defect === null) return { error: typeof defect }
  const { name, message, stack, code, table, constraint, column, routine, cause, errors } = defect as Thrown
  const isDatabase = typeof code === "string" && /^[0-9A-Z]{5}$/.test(code)
  const inner = cause ?? (Array.isArray(errors) ? errors[0] : undefined)
  return defined({
    error: text(name) ?? "Error",
    code: text(code),
    ...(isDatabase
      ? { table: text(table), constraint: text(constraint), column: text(column), routine: text(routine) }
      : { why: text(message) && scrub(text(message)!) }),
    stack: typeof stack === "string" ? frames(stack) : undefined,
    cause: inner === undefined ? undefined : defectFacts(inner)
  })
}

const text = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined)

/** Where it arose, without the message that precedes it. */
const frames = (stack: string) =>
  stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
    .map((line) => line.trim())

const defined = (facts: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined))
