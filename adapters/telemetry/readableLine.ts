import type { Entry } from "./Write.ts"

const marks = { debug: "·", info: " ", warn: "!", error: "✗" }

/** `  16:04:11   200 GET /api/V1/jobs  12 ms  demo`, with a defect below its line. */
export const readableLine = ({
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
  const more = isRequest && level === "info" ? "" : told(rest)
  const at = new Date(time).toTimeString().slice(0, 8)
  return `  ${at} ${marks[level]} ${[...what, more].filter((part) => part !== "").join("  ")}\n${below(defect)}`
}

const told = (facts: Readonly<Record<string, unknown>>) =>
  Object.entries(facts)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${String(value)}`)
    .join(" ")

const below = (defect: unknown): string => {
  if (typeof defect !== "object" || defect === null) return ""
  const { stack, cause, ...said } = defect as Readonly<Record<string, unknown>>
  const lines = [told(said), ...(Array.isArray(stack) ? stack.map(String) : [])]
  return `${lines.map((line) => `           ${line}\n`).join("")}${below(cause)}`
}
