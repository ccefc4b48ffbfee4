import type { BenchEnvironment } from "../bed/bed.ts"
import { statementsOf } from "../bed/statements.ts"
import type { Measured } from "../calls.ts"
import { answered, latencies } from "../client/load.ts"
import { askOnce, type Target } from "../client/Target.ts"
import { percentile } from "../percentile.ts"
import { alone, type Row } from "../Row.ts"

const turns = { latency: 8, throughput: 4 }
const last = { warmUp: 1_500, latency: 400, throughput: 1_000 }

/** Measures one request on the application and the baseline alternately: latency on 1 connection, throughput on 16. */
export const callRows = async (
  bed: BenchEnvironment,
  { call, slower, throughput, what, work: most }: Measured
): Promise<ReadonlyArray<Row>> => {
  const both = [bed.asApp, bed.asFloor] as const
  if (call.method === "GET") await sameAnswer(both, call)
  for (const target of both) await answered(target, call, 4, last.warmUp)

  const took = await inTurn(both, turns.latency, (target) => latencies(target, call, last.latency))
  const [app, floor] = took.map((parts) => parts.flat()) as [Array<number>, Array<number>]
  const before = [bed.app.worked(), bed.floor.worked()]
  const [ours, theirs] = (
    await inTurn(both, turns.throughput, (target) => answered(target, call, 16, last.throughput))
  ).map(sum) as [number, number]
  const work = [bed.app.worked(), bed.floor.worked()].map(
    (after, at) => (after ?? Number.NaN) - (before[at] ?? Number.NaN)
  )
  const p50 = percentile(app, 0.5) / percentile(floor, 0.5)
  const share = ours / theirs
  const worked = work[0]! / ours / (work[1]! / theirs)
  return [
    {
      what: `${what}: p50 (p95), 1 connection`,
      app: times(app),
      peer: times(floor),
      ratio: `${p50.toFixed(2)} ×`,
      mark: `≤ ${slower} ×`,
      reached: p50 <= slower
    },
    {
      what: `${what}: requests/s, 16 connections`,
      app: rate(ours),
      peer: rate(theirs),
      ratio: `${share.toFixed(2)} ×`,
      mark: `≥ ${throughput} ×`,
      reached: share >= throughput
    },
    {
      what: `${what}: server CPU time`,
      app: micro(work[0]! / ours),
      peer: micro(work[1]! / theirs),
      ratio: `${worked.toFixed(2)} ×`,
      mark: `≤ ${most} ×`,
      reached: Number.isNaN(worked) ? undefined : worked <= most
    }
  ]
}

/** Counts the SQL statements of a list request, including begin and commit. */
export const statementRow = async (bed: BenchEnvironment, { call, what }: Measured, mark: number): Promise<Row> => {
  const statements = await statementsOf(bed, bed.asApp, call)
  return alone(`${what}: SQL statements`, String(statements.length), `≤ ${mark}`, statements.length <= mark)
}

const inTurn = async <A>(
  targets: readonly [Target, Target],
  turns: number,
  measure: (target: Target) => Promise<A>
) => {
  const taken: [Array<A>, Array<A>] = [[], []]
  for (let turn = 0; turn < turns; turn++)
    for (const [at, target] of targets.entries()) taken[at]!.push(await measure(target))
  return taken
}

const sameAnswer = async (targets: readonly [Target, Target], call: Measured["call"]) => {
  const [ours, theirs] = await Promise.all(
    targets.map(async (target) => JSON.parse((await askOnce(target, call)).body.toString()))
  )
  if (!tells(ours, theirs))
    throw new Error(
      `The baseline's response to ${call.path} differs:\n${JSON.stringify(ours)}\n${JSON.stringify(theirs)}`
    )
}

/**
 * Returns whether one response contains everything in the other: the baseline returns the minimum, the application what
 * its screens need.
 */
const tells = (more: unknown, less: unknown): boolean => {
  if (Array.isArray(less))
    return Array.isArray(more) && more.length === less.length && less.every((one, at) => tells(more[at], one))
  if (typeof less !== "object" || less === null) return Object.is(more, less)
  return (
    typeof more === "object" &&
    more !== null &&
    Object.entries(less).every(([name, value]) => tells((more as Readonly<Record<string, unknown>>)[name], value))
  )
}

const sum = (numbers: ReadonlyArray<number>) => numbers.reduce((total, one) => total + one, 0)
const times = (samples: ReadonlyArray<number>) =>
  `${percentile(samples, 0.5).toFixed(2)} (${percentile(samples, 0.95).toFixed(2)}) ms`
const rate = (count: number) =>
  `${Math.round(count / turns.throughput / (last.throughput / 1_000)).toLocaleString("en")}`
const micro = (milliseconds: number) => `${Math.round(milliseconds * 1_000)} µs`
