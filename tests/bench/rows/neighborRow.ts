import { secondShopStaff } from "#api/demo/people.ts"
import { secondShop } from "#api/demo/shops.ts"
import { Worker } from "node:worker_threads"
import type { BenchEnvironment } from "../bed/bed.ts"
import { signIn } from "../bed/signIn.ts"
import type { Flood } from "../client/flood.ts"
import { latencies } from "../client/load.ts"
import type { Call, Target } from "../client/Target.ts"
import { percentile } from "../percentile.ts"
import type { Row } from "../Row.ts"

const call: Call = { method: "GET", path: "/jobs?stage=workorder&size=25" }

/** The noisy shop's quota of requests per minute (any shop's default), and the factor by which it exceeds it. */
const [quota, times] = [6_000, 10]
const [turns, milliseconds, connections] = [6, 1_500, 16]

/**
 * Measures a shop that sends ten times its quota next to another one (T13): it gets 429s, and the other's p95 grows by
 * at most a fifth.
 */
export const neighborRow = async (bed: BenchEnvironment): Promise<Row> => {
  const noisy = await signIn(bed.app.port, secondShopStaff[0]!.userName, secondShop.prefix)
  await bed.owner.query("begin")
  await bed.owner.query("select set_config('app.tenant_id', id::text, true) from tenant where prefix = $1", [
    secondShop.prefix
  ])
  await bed.owner.query(
    "insert into quota_limit (tenant_id, kind, most) select id, 'requests', $2 from tenant where prefix = $1",
    [secondShop.prefix, quota]
  )
  await bed.owner.query("commit")
  const quiet: Array<number> = []
  const beside: Array<number> = []
  // Runs until the quota is used up: from then on the shop is ten times over it.
  let refused = await flood(noisy, 60_000, true)
  for (let turn = 0; turn < turns; turn++) {
    quiet.push(...(await latencies(bed.asApp, call, milliseconds)))
    const flooding = flood(noisy, milliseconds)
    beside.push(...(await latencies(bed.asApp, call, milliseconds)))
    refused += await flooding
  }
  const growth = percentile(beside, 0.95) / percentile(quiet, 0.95)
  return {
    what: `list of jobs while another shop sends ${times} times its quota (${refused} × 429): p95`,
    app: `${percentile(beside, 0.95).toFixed(2)} ms`,
    peer: `${percentile(quiet, 0.95).toFixed(2)} ms`,
    ratio: `${growth.toFixed(2)} ×`,
    mark: "≤ 1.2 ×",
    reached: growth <= 1.2 && refused > 0
  }
}

/**
 * Sends ten times the shop's quota from its own thread, so that it does not slow down the measurement. Returns the
 * number of rejected requests.
 */
const flood = (target: Target, milliseconds: number, untilRefused = false) =>
  new Promise<number>((resolve, reject) => {
    const asked: Flood = { target, call, perSecond: (quota * times) / 60, connections, milliseconds, untilRefused }
    new Worker(new URL("../client/flood.ts", import.meta.url), { workerData: asked })
      .once("message", resolve)
      .once("error", reject)
  })
