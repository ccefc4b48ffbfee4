import { totalsOf } from "#domain/jobs/completeDraft.ts"
import { sampleLines } from "#domain/testing/samples.ts"
import { world } from "#tests/web/jobs/grid/world.ts"
import type { LineValues } from "#web/jobs/form/JobForm.ts"
import { initialGrid } from "#web/jobs/parts/grid/GridState.ts"
import { gridStep } from "#web/jobs/parts/grid/gridStep.ts"
import { toEstimateLine } from "#web/jobs/parts/newLine.ts"
import { percentile } from "../percentile.ts"
import { alone, type Row } from "../Row.ts"

/** The duration of a frame at 60 per second, in milliseconds. */
const most = 16
const rows = 200

/**
 * Measures entering a price in one of 200 rows of the estimate grid: start editing, type, commit, reprice everything;
 * p95 of 400.
 */
export const gridRow = (): Row => {
  const lines = Array.from({ length: rows }, (_, at): LineValues => ({
    ...sampleLines[at % sampleLines.length]!,
    id: `line ${at}`,
    parentId: null,
    unread: {},
    cost: 0
  }))
  const column = world.columns.indexOf("listPrice")
  let state = initialGrid(lines)
  const took: Array<number> = []
  for (let nth = 0; nth < 450; nth++) {
    const began = performance.now()
    for (const action of [
      { do: "go", row: nth % rows, column },
      { do: "edit", text: String(100 + nth) },
      { do: "commit", rows: 1, columns: 0 }
    ] as const)
      state = gridStep(state, action, world)
    totalsOf(
      { lines: state.lines.map(toEstimateLine), insurance: null },
      { parts: 825, labor: 0, exempt: false, lines: [] }
    )
    took.push(performance.now() - began)
  }
  if (state.lines[3]?.listPrice === lines[3]?.listPrice) throw new Error("The grid did not change")
  const p95 = percentile(took.slice(50), 0.95)
  return alone(
    `cell edit in the grid, recalculating ${rows} rows: p95`,
    `${p95.toFixed(2)} ms`,
    `≤ ${most} ms`,
    p95 <= most
  )
}
