import type { Bed } from "../bed/bed.ts"
import { alone, type Row } from "../Row.ts"

const most = 200

/** What the API process holds, right after the list was asked for as fast as it can. */
export const memoryRow = ({ app }: Bed): Row => {
  const held = app.memory()
  return alone("memory of the API process after the list", `${Math.round(held)} MB`, `≤ ${most} MB`, held <= most)
}
