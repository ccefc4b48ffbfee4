import { chmodSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Client } from "pg"
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { type Embedded, startEmbedded } from "#adapters/postgres/embedded/startEmbedded.ts"
import { readJob } from "#adapters/postgres/jobs/readJob.ts"
import { migrations } from "#adapters/postgres/migrations/migrations.ts"
import { prepareDatabase, prepareSchema } from "#adapters/postgres/prepareDatabase.ts"
import { CreditedInvoice, Invoice, Quote, WorkOrder } from "#domain/jobs/Job.ts"
import { JobId } from "#domain/shared/JobId.ts"

const folder = mkdtempSync(join(tmpdir(), "frit-rows-"))
chmodSync(folder, 0o711)
const shop = "01990000-0000-7000-8000-000000000001"
const id = (n: number) => `01990000-0000-7000-8000-0000000000${n}`

/** Inserts a row with the given fields and neutral values in other required columns. */
const insert = async (client: Client, table: string, named: object) => {
  const { rows } = await client.query<{ name: string; kind: string }>(
    "select column_name as name, data_type as kind from information_schema.columns where table_schema = 'public' and table_name = $1 and is_nullable = 'NO' and column_default is null and is_generated = 'NEVER'",
    [table]
  )
  const empty: Readonly<Record<string, unknown>> = { ARRAY: [], boolean: true, date: "2026-11-01", jsonb: {}, text: "" }
  const row = {
    ...Object.fromEntries(rows.map(({ kind, name }) => [name, empty[kind] ?? 0])),
    ...(table === "tenant" ? {} : { tenant_id: shop }),
    ...named
  }
  const columns = Object.keys(row).join(", ")
  await client.query(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_record(null::${table}, $1)`,
    [JSON.stringify(row)]
  )
}

const job = (n: number, number: number, date: string) =>
  [
    "job",
    {
      id: id(n),
      number,
      stage: "workorder",
      customer_id: id(30),
      location_id: id(20),
      install: { date, duration: 60 },
      parts_status: "pending",
      install_date: date
    }
  ] as const
const installs = (n: number, position: number, start: string, end: string) =>
  ["job_installer", { job_id: id(n), position, user_id: id(10), start_time: start, end_time: end }] as const

/** A job without an installation date. */
const staged = (n: number, number: number, stage: object) => {
  const [table, row] = job(n, number, "")
  return [table, { ...row, install: {}, install_date: null, ...stage }] as const
}

const paid = (n: number, source: string, ...refunds: ReadonlyArray<string>) =>
  [
    "payment",
    {
      job_id: id(41),
      id: id(n),
      position: n,
      payer: "customer",
      status: "paid",
      payment_type: "external",
      amount_received: 100,
      source,
      refunds: refunds.length === 0 ? null : refunds.map((one, at) => ({ id: id(60 + at), amount: 10, source: one }))
    }
  ] as const

/** An entry in the history of job 1008. */
const happened = (n: number, kind: string, at: number, what: object) =>
  ["job_change", { job_id: id(48), id: id(n), kind, at, what: { _tag: kind, ...what } }] as const

/** A payment on job 1008, or on another job. */
const received = (n: number, day: string, cents: number, refunds: ReadonlyArray<object> | null = null, on = 48) =>
  [
    "payment",
    {
      job_id: id(on),
      id: id(n),
      position: n,
      payer: "customer",
      status: "paid",
      payment_type: "external",
      collection_date: day,
      amount_received: cents,
      source: "Cash",
      refunds
    }
  ] as const

/** A shop as stored on November 21, 2026. */
const asItWas: ReadonlyArray<readonly [table: string, row: object]> = [
  [
    "shop_user",
    { id: id(10), user_name: "dana", roles: ["installer"], default_language: 1, time_zone: "America/Phoenix" }
  ],
  ["location", { id: id(20), location_short_id: "TUC", time_zone: "America/Phoenix", status: "active" }],
  [
    "customer",
    { id: id(30), customer_name: "Ana Paz", customer_type: "retail", language: "en", payment_terms: "Cash" }
  ],
  job(41, 1001, "2099-03-04"),
  installs(41, 0, "08:00", "10:00"),
  job(42, 1002, "2099-03-04"),
  installs(42, 0, "09:30", "11:00"),
  installs(42, 1, "13:00", ""),
  job(43, 1003, "2020-03-04"),
  installs(43, 0, "08:00", "10:00"),
  job(44, 1004, "2099-03-05"),
  installs(44, 0, "", ""),
  staged(45, 1005, { stage: "quote", totals: { insurerShare: 0, customerShare: 9000 }, balance: 9000 }),
  staged(49, 1009, { stage: "quote", totals: { insurerShare: 0, customerShare: 9000 }, balance: 6000 }),
  received(
    87,
    "2026-11-02",
    4000,
    [{ id: id(88), status: "refunded", amount: 1000, date: "2026-11-03", source: "Cash", reason: "–" }],
    49
  ),
  staged(46, 1006, { stage: "invoice", invoice_number: 1, invoiced_on: "2026-11-20" }),
  staged(47, 1007, {
    stage: "invoice",
    invoice_number: 2,
    invoiced_on: "2026-11-20",
    credit: { number: 1, creditedOn: "2026-11-21", rebilledAs: null }
  }),
  staged(48, 1008, {
    stage: "invoice",
    invoice_number: 3,
    invoiced_on: "2026-11-10",
    totals: { insurerShare: 15000, customerShare: 5000 }
  }),
  happened(80, "created", Date.UTC(2026, 10, 8, 2), { number: 1008 }),
  happened(81, "stage", Date.UTC(2026, 10, 9, 20), { from: "quote", to: "workorder" }),
  happened(82, "stage", Date.UTC(2026, 10, 10, 20), { from: "workorder", to: "invoice" }),
  received(83, "2026-11-02", 5000),
  received(84, "2026-11-18", 15000),
  received(85, "2026-11-19", 700, [{ id: id(86), status: "refunded", amount: 700, date: "2026-11-20", reason: "–" }]),
  paid(50, "Comptant", "Cheque", "Zelle"),
  paid(51, "check"),
  paid(52, "Check 4432"),
  paid(53, "Visa 1111")
]

// D2: migrations carry existing data forward.
describe("a shop of November 21, 2026 after migration", () => {
  let server: Embedded
  const owning = async <A>(work: (client: Client) => Promise<A>) => {
    const client = new Client({ connectionString: server.ownerUrl })
    await client.connect()
    return work(client).finally(() => client.end())
  }
  const rows = (sql: string) =>
    owning(async (client) => {
      await client.query(`select set_config('app.tenant_id', '${shop}', false)`)
      return (await client.query(sql)).rows
    })

  beforeAll(async () => {
    server = await startEmbedded({ dataDir: join(folder, "data") })
    await prepareSchema(
      server.ownerUrl,
      migrations.filter(({ name }) => name.startsWith("2026-11-21")).map(({ name }) => name)
    )
    await owning(async (client) => {
      await insert(client, "tenant", {
        id: shop,
        tenant_unique_id: "T-1",
        prefix: "saguaro",
        edition: "premium",
        language: "en",
        billing_status: "active"
      })
      await client.query("select set_config('app.tenant_id', $1, false)", [shop])
      for (const [table, row] of asItWas) await insert(client, table, row)
    })
    await prepareDatabase(server.ownerUrl)
  })
  afterAll(async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  it("has installers' hours on future days booked; of two overlapping ones, the later number counts as overridden", async () => {
    const booked = await rows(
      `select job_id, position, to_char(starts_at at time zone 'UTC', 'DD HH24:MI') as "from", to_char(ends_at at time zone 'UTC', 'DD HH24:MI') as "to", is_override from installer_booking order by job_id, position`
    )
    assert.deepStrictEqual(
      booked.map((row) => Object.values(row as object)),
      [
        [id(41), 0, "04 15:00", "04 17:00", false],
        [id(42), 0, "04 16:30", "04 18:00", true],
        [id(42), 1, "04 20:00", "04 21:00", false]
      ]
    )
  })

  it("has its jobs by stage, as members of the union they belong to", async () => {
    const kept = await owning(async (client) => {
      await client.query(`select set_config('app.tenant_id', '${shop}', false)`)
      const reading = {
        execute: async (sql: string, values: ReadonlyArray<unknown> = []) => {
          let at = 0
          return (
            await client.query(
              sql.replace(/\?/g, () => `$${++at}`),
              [...values]
            )
          ).rows
        }
      }
      const jobs = []
      for (const n of [42, 45, 46, 47]) jobs.push(await readJob(reading, shop, JobId.make(id(n))))
      return jobs
    })
    for (const [at, member] of [WorkOrder, Quote, Invoice, CreditedInvoice].entries())
      assert.isTrue(kept[at] instanceof member, member.name)
  })

  it("has the days its jobs were created, won, and settled, derived from their history and documents", async () => {
    const days = await rows(
      "select created_on::text, won_on::text, settled_on::text from job where number in (1005, 1006, 1007, 1008) order by number"
    )
    assert.deepStrictEqual(
      days.map((row) => Object.values(row as object)),
      [
        ["2026-11-01", null, null],
        ["2026-11-01", "2026-11-20", "2026-11-20"],
        ["2026-11-01", "2026-11-20", null],
        ["2026-11-07", "2026-11-09", "2026-11-18"]
      ]
    )
  })

  it("has quotes that owe nothing, with prepayments as negative balances", async () => {
    const quotes = await rows(
      "select number, balance::int, payment_state from job where number in (1005, 1006, 1009) order by number"
    )
    assert.deepStrictEqual(
      quotes.map((row) => Object.values(row as object)),
      [
        [1005, 0, null],
        [1006, 0, null],
        [1009, -3000, null]
      ]
    )
  })

  it.each([
    ["an invoice without a date", 46, "invoiced_on = null"],
    ["an invoice without a number", 46, "invoice_number = null"],
    ["a quote with an invoice date", 45, "invoiced_on = '2026-11-20'"],
    ["a work order with a credit note", 42, "credit = '{}'"]
  ])("rejects a job that is %s", async (_, n, change) => {
    const refused = await rows(`update job set ${change} where id = '${id(n)}' returning id`).catch((error) => error)
    assert.strictEqual((refused as { constraint?: string }).constraint, "job_of_its_stage")
  })

  it("has payment and refund sources as codes, with free text as typed", async () => {
    const payments = await rows(
      "select source, (select jsonb_agg(one ->> 'source' order by one ->> 'id') from jsonb_array_elements(refunds) one) as refunds from payment where position < 80 order by position"
    )
    assert.deepStrictEqual(
      payments.map((row) => Object.values(row as object)),
      [
        ["cash", ["check", "Zelle"]],
        ["check", null],
        ["Check 4432", null],
        ["Visa 1111", null]
      ]
    )
  })
})
