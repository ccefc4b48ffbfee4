import { defectFacts } from "./defectFacts.ts"
import { readableLine } from "./readableLine.ts"
import type { Write } from "./Write.ts"

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
