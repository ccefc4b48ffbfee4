import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { setTimeout as pause } from "node:timers/promises"
import { Effect, Exit, Scope } from "effect"
import { ediSandbox } from "#adapters/sandbox/ediSandbox.ts"
import { readInterchange } from "#domain/edi/readInterchange.ts"
import { sized } from "../../support/testSize.ts"
import { type Desk, openDesk } from "./desk.ts"
import { bill, ordersFor, type Ordered, rejectedOnce } from "./ediOrders.ts"
import { FaultProxy } from "./FaultProxy.ts"
import { openEnvironment, type FaultEnvironment, type Server } from "./openEnvironment.ts"
import { advanceQueueTime } from "./timePasses.ts"

const isLarge = process.env["FRIT_EDI"] === "large"
const size = isLarge
  ? { invoices: 1_000, kills: 5 }
  : sized({ quick: { invoices: 60, kills: 2 }, full: { invoices: 250, kills: 4 } })

/** Time limit for the entire test, in milliseconds. Invoices not settled by then count as stuck. */
const patience = isLarge ? 600_000 : sized({ quick: 120_000, full: 300_000 })

let place: FaultEnvironment
let network: { readonly url: string; readonly line: FaultProxy; readonly close: () => Promise<void> }
beforeAll(async () => {
  place = await openEnvironment()
  const scope = Scope.makeUnsafe()
  const played = { pace: { acknowledge: 100, decide: 300, pay: 600 }, gone: 1_500 }
  const address = await Effect.runPromise(Scope.provide(ediSandbox(played), scope))
  const line = await FaultProxy.open(Number(new URL(address).port))
  network = {
    url: `http://127.0.0.1:${line.port}`,
    line,
    close: async () => {
      await line.close()
      await Effect.runPromise(Scope.close(scope, Exit.void))
    }
  }
}, 120_000)
afterAll(async () => {
  await network?.close()
  await place?.close()
})

const start = () => place.start({ FRIT_EDI_URL: network.url, FRIT_EDI_DELAY: "0.5" })

/** Two running servers; `killOne` kills one of them and starts a replacement. */
const servers = async () => {
  const living: [Server, Server] = [await start(), await start()]
  let turn = 0
  return {
    any: () => living[turn++ % 2]!,
    all: () => living,
    killOne: async () => {
      const at = turn++ % 2
      await living[at]!.kill()
      living[at] = await start()
    }
  }
}

interface Standing {
  readonly id: string
  readonly state: string
  readonly claimed: number
  readonly paid: number
  readonly policy: string
  /** Why it is stuck in its state. */
  readonly trouble: string
  readonly findings: ReadonlyArray<unknown>
}

const standing = (desk: Desk) =>
  desk.sql(
    `select job_id as id, state, trouble, findings, claimed::int as claimed, paid::int as paid,
       coalesce(edi_invoice.corrections ->> 'policyNumber', job.insurance ->> 'policyNumber') as policy
     from edi_invoice join job on job.tenant_id = edi_invoice.tenant_id and job.id = edi_invoice.job_id`
  ) as Promise<ReadonlyArray<Standing>>

describe("invoices to a network", () => {
  it(
    `each reach the correct final state exactly once: ${size.invoices} of them, despite rejections, delays, duplicates, responses out of order, a lost connection and killed servers (I2, I9, I11)`,
    async () => {
      const nodes = await servers()
      const desk = await openDesk(place, nodes.any())
      const ordered = await bill(desk, nodes.any(), ordersFor(size.invoices - 1))
      const expected = new Map(ordered.map((one) => [one.id, one]))
      const passing = await advanceQueueTime(place, desk.tenant.id)
      /** Sends a request and ignores a lost connection, because the loop sends it again. */
      const pressed = (path: string, body: unknown, method: "POST" | "PUT" = "POST") =>
        (method === "POST" ? desk.post(nodes.any(), path, body) : desk.put(nodes.any(), path, body)).catch(() => {})

      const ends = Date.now() + patience
      let kills = 0
      const chaos = (async () => {
        while (kills < size.kills) {
          await pause(1_500 + Math.random() * 2_000)
          // Cut the connection only once: the surviving server leaves a silent network alone for half a minute.
          if (kills === 0) network.line.cut()
          await nodes.killOne()
          network.line.mend()
          kills += 1
        }
      })()
      let rest: ReadonlyArray<Standing> = []
      for (;;) {
        await pressed("/edi-invoices/check", {})
        const all = await standing(desk)
        rest = all.filter((one) => one.state !== expected.get(one.id)!.end)
        if (rest.length === 0 && all.length === size.invoices && kills === size.kills) break
        if (Date.now() > ends) break
        const toSend = rest.filter(({ state }) => state === "draft" || state === "ready").map(({ id }) => id)
        for (let at = 0; at < toSend.length; at += 50)
          await pressed("/edi-invoices/send", { jobIds: toSend.slice(at, at + 50) })
        for (const { id, policy } of rest.filter(({ state }) => state === "rejected"))
          await pressed(
            `/edi-invoices/${id}/corrections`,
            { corrections: { policyNumber: rejectedOnce(policy) } },
            "PUT"
          )
        await passing.hasten()
        await pause(500)
      }
      await chaos
      await passing.stop()
      assert.deepStrictEqual(
        rest.map(({ findings, id, policy, state, trouble }) => [
          state,
          expected.get(id)!.end,
          policy,
          trouble,
          findings
        ]),
        []
      )
      await moneyIsRight(desk, ordered)
      await numbersAreRight(desk)
    },
    patience + 60_000
  )
})

/** Checks that money was counted once and to the cent. */
const moneyIsRight = async (desk: Desk, ordered: ReadonlyArray<Ordered>) => {
  const short = new Map(ordered.map((one) => [one.id, one.short]))
  const wrong = (await standing(desk)).filter(({ claimed, id, paid }) => claimed - paid !== short.get(id))
  assert.deepStrictEqual(wrong, [])
  const rows = await desk.sql(
    `select job.id, count(payment.id)::int as payments, coalesce(sum(payment.amount_received), 0)::int as received,
       (job.totals ->> 'insurerShare')::int as share, (job.totals ->> 'customerShare')::int as own, job.balance::int as balance
     from job left join payment on payment.tenant_id = job.tenant_id and payment.job_id = job.id
     where job.invoice_number is not null group by job.tenant_id, job.id`
  )
  const off = rows.filter(
    ({ balance, id, own, payments, received, share }) =>
      payments !== 1 || received !== share - short.get(id as string)! || balance !== own + short.get(id as string)!
  )
  assert.deepStrictEqual([rows.length, off], [ordered.length, []])
}

/**
 * Checks that the series contains every number once, and that the network acknowledged each once and accepted no
 * invoice twice.
 */
const numbersAreRight = async (desk: Desk) => {
  const [series] = await desk.sql(
    `select count(*)::int as count, min(control)::int as first, max(control)::int as last,
       (select last_control::int from edi_partner) as given from edi_interchange where is_ours`
  )
  const { count } = series as { readonly count: number }
  assert.deepStrictEqual(series, { count, first: 1, last: count, given: count })
  const kept = await desk.sql("select kind, content from edi_interchange where not is_ours")
  const heard = kept.map(({ content, kind }) => ({ kind: kind as string, content: content as string }))
  const acknowledged = heard
    .filter(({ kind }) => kind === "997")
    .flatMap(({ content }) => [...readInterchange([content])])
    .map(({ segments }) => Number(segments.find(([tag]) => tag === "AK1")![2]))
  assert.deepStrictEqual(
    acknowledged.toSorted((one, other) => one - other),
    Array.from({ length: count }, (_, at) => at + 1)
  )
  assert.deepStrictEqual(
    heard.filter(({ content }) => content.includes("DUPLICATE INVOICE")).map(({ content }) => content),
    []
  )
  const invoices = dataOfCount(await desk.sql("select count(*)::int as count from edi_invoice"))
  const paidFor = heard.filter(({ kind }) => kind === "820").length
  assert.strictEqual(paidFor, invoices)
}

const dataOfCount = ([row]: ReadonlyArray<Readonly<Record<string, unknown>>>) => Number(row!["count"])
