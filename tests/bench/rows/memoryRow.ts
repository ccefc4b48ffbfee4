import type { BenchEnvironment } from "../bed/bed.ts"
import { alone, type Row } from "../Row.ts"

const most = 200

/** Measures the API process's memory right after the list was requested at full speed. */
export const memoryRow = ({ app }: BenchEnvironment): Row => {
  const held = app.memory()
  return alone("API process memory after the list", `${Math.round(held)} MB`, `≤ ${most} MB`, held <= most)
}
