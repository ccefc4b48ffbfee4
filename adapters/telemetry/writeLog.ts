import { scrub } from "./scrub.ts"

/**
 * A log entry as fields. Must not contain user input, tokens, email addresses or query values; `defect` is the thrown
 * error.
 */
export interface Entry {
  readonly level: "debug" | "info" | "warn" | "error"
  readonly message: string
  readonly defect?: unknown
  readonly [field: string]: unknown
}

/** Writes a log entry. */
export type Write = (entry: Entry) => void

/** Writes one line per entry: JSON for machines, or text for people at a terminal. Debug entries are omitted. */
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
 * Returns what the log may contain about an error: its kind, where it was thrown, and its subject. A database error's
 * message contains row values, so it is replaced with PostgreSQL's error code and the names involved.
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

/** Returns the stack frames without the message that precedes them. */
const stackFrames = (stack: string) =>
  stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
    .map((line) => line.trim())

const withoutUndefined = (facts: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined))
