import type { Bed } from "../bed/bed.ts"
import { fillOtherShops, settleDown } from "../bed/fillShop.ts"
import { inShop } from "../bed/bed.ts"
import type { Measured } from "../calls.ts"
import { answered, latencies } from "../client/load.ts"
import { percentile } from "../percentile.ts"
import type { Row } from "../Row.ts"

const most = 1.25

/** The same calls once other shops have filled the tables to `jobs`: the shop that is measured stays as it was. */
export const growthRows = async (bed: Bed, calls: ReadonlyArray<Measured>, jobs: number): Promise<ReadonlyArray<Row>> => {
  if (jobs <= inShop) return []
  const before = await p50s(bed, calls)
  await fillOtherShops(bed.owner, jobs, inShop)
  await settleDown(bed.owner)
  const after = await p50s(bed, calls)
  return calls.map(({ what }, at) => {
    const ratio = after[at]! / before[at]!
    return {
      what: `growth, ${what}: p50 at ${jobs.toLocaleString("en")} jobs beside ${inShop.toLocaleString("en")}`,
      app: `${after[at]!.toFixed(2)} ms`, peer: `${before[at]!.toFixed(2)} ms`, ratio: `${ratio.toFixed(2)} ×`, mark: `≤ ${most} ×`, reached: ratio <= most
    }
  })
}

const p50s = async ({ asApp }: Bed, calls: ReadonlyArray<Measured>) => {
  const all: Array<number> = []
  for (const { call } of calls) {
    await answered(asApp, call, 4, 1_000)
    all.push(percentile(await latencies(asApp, call, 3_000), 0.5))
  }
  return all
}
