import { randomInt, randomUUID } from "node:crypto"
import { demoStaff } from "#api/demo/people.ts"
import type { BenchEnvironment } from "../bed/bed.ts"
import { askOnce } from "../client/Target.ts"
import { percentile } from "../percentile.ts"
import { alone, type Row } from "../Row.ts"

const tries = 200
const most = 20
const someone = demoStaff[0]!

/**
 * P7: measures how much longer a request takes for an existing account than for an unknown one, alternating, each from
 * its own network.
 */
export const unknownRows = async ({ app: { port } }: BenchEnvironment): Promise<ReadonlyArray<Row>> => {
  const took = async (path: string, body: unknown) => {
    const headers = { host: `localhost:${port}`, "x-forwarded-for": `10.${randomInt(256)}.${randomInt(256)}.9` }
    const began = performance.now()
    const { status } = await askOnce({ port, headers }, { method: "POST", path, body })
    if (status >= 429) throw new Error(`${path} responded with ${status}`)
    return performance.now() - began
  }
  const compared = async (what: string, path: string, known: unknown, nobody: () => unknown) => {
    const times: { readonly known: Array<number>; readonly nobody: Array<number> } = { known: [], nobody: [] }
    for (let turn = 0; turn < 10 + tries; turn++) {
      const pair =
        turn % 2 === 0
          ? [await took(path, known), await took(path, nobody())]
          : [await took(path, nobody()), await took(path, known)].toReversed()
      if (turn < 10) continue
      times.known.push(pair[0]!)
      times.nobody.push(pair[1]!)
    }
    const apart = Math.abs(percentile(times.known, 0.95) - percentile(times.nobody, 0.95))
    const of = (samples: ReadonlyArray<number>) =>
      `${percentile(samples, 0.5).toFixed(1)} (${percentile(samples, 0.95).toFixed(1)}) ms`
    return {
      ...alone(
        `${what}: p50 (p95) of ${tries}, existing vs. unknown user`,
        of(times.known),
        `p95 ≤ ${most} ms apart`,
        apart <= most
      ),
      peer: of(times.nobody),
      ratio: `${apart.toFixed(1)} ms`
    }
  }
  return [
    await compared("wrong password", "/login", { userName: someone.userName, password: "Wrong-View-2026" }, () => ({
      userName: `nobody.${randomUUID()}`,
      password: "Wrong-View-2026"
    })),
    await compared(
      "forgotten password",
      "/identity/forgot-password",
      { email: `${someone.userName}@example.com` },
      () => ({ email: `${randomUUID()}@nobody.example` })
    )
  ]
}
