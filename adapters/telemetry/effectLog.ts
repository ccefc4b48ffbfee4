import { Cause, Logger, References } from "effect"
import { scrub } from "./scrub.ts"
import type { Entry, Write } from "./writeLog.ts"

/** Routes Effect's log messages to the same log as everything else, with their annotations: request, shop. */
export const effectLog = (write: Write) =>
  Logger.layer([
    Logger.make(({ cause, fiber, logLevel, message }) =>
      write({
        ...factsOf(message),
        ...fiber.getRef(References.CurrentLogAnnotations),
        ...(cause.reasons.length === 0 ? {} : { defect: Cause.squash(cause) }),
        level: levels[logLevel] ?? "info",
        message: [message]
          .flat()
          .filter((part) => typeof part === "string")
          .map(scrub)
          .join(" ")
      })
    )
  ])

/** Returns the structured fields of a message: ids unchanged, texts scrubbed. */
const factsOf = (message: unknown) =>
  Object.fromEntries(
    [message]
      .flat()
      .filter((part) => typeof part === "object" && part !== null)
      .flatMap((part) => Object.entries(part as object))
      .filter(([, value]) => ["string", "number", "boolean"].includes(typeof value))
      .map(([name, value]) => [name, typeof value === "string" && !isId.test(value) ? scrub(value) : value])
  )

const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const levels: Readonly<Record<string, Entry["level"]>> = {
  Fatal: "error",
  Error: "error",
  Warn: "warn",
  Debug: "debug",
  Trace: "debug"
}
