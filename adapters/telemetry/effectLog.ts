import { Cause, Logger, References } from "effect"
import { scrub } from "./scrub.ts"
import type { Entry, Write } from "./Write.ts"

/** Sends what Effect logs the same way as everything else, with what is known around it: request, shop. */
export const effectLog = (write: Write) =>
  Logger.layer([
    Logger.make(({ cause, fiber, logLevel, message }) =>
      write({
        ...fiber.getRef(References.CurrentLogAnnotations),
        ...cause.reasons.length === 0 ? {} : { defect: Cause.squash(cause) },
        level: levels[logLevel] ?? "info",
        message: [message].flat().filter((part) => typeof part === "string").map(scrub).join(" ")
      }))
  ])

const levels: Readonly<Record<string, Entry["level"]>> = { Fatal: "error", Error: "error", Warn: "warn", Debug: "debug", Trace: "debug" }
