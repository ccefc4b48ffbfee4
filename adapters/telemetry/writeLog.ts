import { scrub } from "./scrub.ts"

/**
 * One thing that happened, as fields. What people typed, tokens, e-mail addresses and query values have no place in it;
 * `defect` is what was thrown.
 */
export interface Entry {
  readonly level: "debug" | "info" | "warn" | "error"
  readonly message: string
  readonly defect?: unknown
  readonly [field: string]: unknown
}

/** Keeps an entry of the log. */
export type Write = (entry: Entry) => void

/**
 * A log of one line an entry: JSON for machines, or words for people at a terminal. What is only for debugging is left
 * out.
 */
export const writeLog = (how: "json" | "readable", out: { readonly write: (line: string) => unknown }): Write => {
  const line = how === "json" ? jsonLine : readableLine
  return ({ defect, level, message, ...facts }) => {
    if (level === "debug") return
    const entry = {
      time: new Date().toISOString(),
      level,
      message,
      ...facts,
      ...(defect === undefined ? {} : { defect: defectFacts(defect) })
    }
    out.write(line(entry))
  }
}

const jsonLine = (entry: object) => `${JSON.stringify(entry)}\n`

const levelMarks = { debug: "·", info: " ", warn: "!", error: "✗" }

/** `  16:04:11   200 GET /api/V1/jobs  12 ms  demo`, with a defect below its line. */
const readableLine = ({
  time,
  level,
  message,
  method,
  route,
  status,
  ms,
  shop,
  defect,
  ...rest
}: Entry & { readonly time: string }): string => {
  const isRequest = message === "request"
  const what = isRequest ? [`${status} ${method} ${route}`, `${ms} ms`, shop ?? ""] : [message]
  const more = isRequest && level === "info" ? "" : factsText(rest)
  const at = new Date(time).toTimeString().slice(0, 8)
  return `  ${at} ${levelMarks[level]} ${[...what, more].filter((part) => part !== "").join("  ")}\n${defectLines(defect)}`
}

const factsText = (facts: Readonly<Record<string, unknown>>) =>
  Object.entries(facts)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${String(value)}`)
    .join(" ")

const defectLines = (defect: unknown): string => {
  if (typeof defect !== "object" || defect === null) return ""
  const { stack, cause, ...said } = defect as Readonly<Record<string, unknown>>
  const lines = [factsText(said), ...(Array.isArray(stack) ? stack.map(String) : [])]
  return `${lines.map((line) => `           ${line}\n`).join("")}${defectLines(cause)}`
}

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
const defectFacts = (defect: unknown): Record<string, unknown> => {
  if (typeof defect !== "object" || defect === null) return { error: typeof defect }
  const { name, message, stack, code, table, constraint, column, routine, cause, errors } = defect as Thrown
  const isDatabase = typeof code === "string" && /^[0-9A-Z]{5}$/.test(code)
  const inner = cause ?? (Array.isArray(errors) ? errors[0] : undefined)
  return withoutUndefined({
    error: filledText(name) ?? "Error",
    code: filledText(code),
    ...(isDatabase
      ? {
          table: filledText(table),
          constraint: filledText(constraint),
          column: filledText(column),
          routine: filledText(routine)
        }
      : { why: filledText(message) && scrub(filledText(message)!) }),
    stack: typeof stack === "string" ? stackFrames(stack) : undefined,
    cause: inner === undefined ? undefined : defectFacts(inner)
  })
}

const filledText = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined)

/** Where it arose, without the message that precedes it. */
const stackFrames = (stack: string) =>
  stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
    .map((line) => line.trim())

const withoutUndefined = (facts: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined))
