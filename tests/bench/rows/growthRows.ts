import type { BenchEnvironment } from "../bed/bed.ts"
import { fillOtherShops, settleDown } from "../bed/fillShop.ts"
import { inShop } from "../bed/bed.ts"
import { signIn } from "../bed/signIn.ts"
import type { Measured } from "../calls.ts"
import { answered, latencies } from "../client/load.ts"
import { percentile } from "../percentile.ts"
import type { Row } from "../Row.ts"

const most = 1.25

/** Total numbers of jobs at which to measure. */
const steps = [200_000, 2_000_000]

/**
 * Repeats the requests after other shops have filled the tables to 200,000, to 2,000,000 and to `jobs`; the measured
 * shop is unchanged.
 */
export const growthRows = async (
  bed: BenchEnvironment,
  calls: ReadonlyArray<Measured>,
  jobs: number
): Promise<ReadonlyArray<Row>> => {
  if (jobs <= inShop) return []
  const before = await p50s(bed, calls)
  const rows: Array<Row> = []
  let there = inShop
  for (const all of [...steps.filter((step) => step < jobs), jobs]) {
    await fillOtherShops(bed, { from: there, to: all, each: inShop })
    there = all
    await settleDown(bed.owner)
    const after = await p50s(bed, calls)
    rows.push(
      ...calls.map(({ what }, at) =>
        grown(
          `growth, ${what}: p50 at ${all.toLocaleString("en")} jobs vs. ${inShop.toLocaleString("en")}`,
          before[at]!,
          after[at]!
        )
      )
    )
  }
  return rows
}

const grown = (what: string, before: number, after: number): Row => ({
  what,
  app: `${after.toFixed(2)} ms`,
  peer: `${before.toFixed(2)} ms`,
  ratio: `${(after / before).toFixed(2)} ×`,
  mark: `≤ ${most} ×`,
  reached: after / before <= most
})

/** The fastest of five rounds per request, so that other activity on the machine does not count as growth. */
const turns = 5

const p50s = async ({ app }: BenchEnvironment, calls: ReadonlyArray<Measured>) => {
  // Filling takes longer than a session lasts.
  const asApp = await signIn(app.port)
  const all: Array<number> = []
  for (const { call } of calls) {
    await answered(asApp, call, 4, 1_000)
    const taken: Array<number> = []
    for (let turn = 0; turn < turns; turn++) taken.push(percentile(await latencies(asApp, call, 800), 0.5))
    all.push(Math.min(...taken))
  }
  return all
}
