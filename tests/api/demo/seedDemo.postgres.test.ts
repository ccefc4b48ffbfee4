import { chmod, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { ConfigProvider, Effect, Layer, ManagedRuntime, Schema } from "effect"
import pg from "pg"
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { startEmbedded } from "#adapters/postgres/embedded/startEmbedded.ts"
import { loadSampleCatalog } from "#adapters/postgres/nags/loadSampleCatalog.ts"
import { prepareDatabase } from "#adapters/postgres/prepareDatabase.ts"
import { sampleCatalog } from "#adapters/sample-catalogue/sampleCatalog.ts"
import { layers } from "#api/layers.ts"
import { seedDemo } from "#api/demo/seedDemo.ts"
import type { Services } from "#api/serve.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { getJob } from "#domain/jobs/jobsApi.ts"
import { JobLinks } from "#domain/documents/JobLinks.ts"
import { Messages } from "#domain/messages/Messages.ts"
import { listVisibleJobChanges } from "#domain/job-changes/jobChangesHandlers.ts"
import { CurrentUser } from "#domain/access/CurrentUser.ts"
import { CurrentTenant, TenantId } from "#domain/shared/CurrentTenant.ts"
import { vinsByModel } from "./vinsByModel.ts"
import { referenceTotals } from "./sumsOnPaper.ts"
import { vehicleModels } from "./yearsShop.ts"

type Row = Readonly<Record<string, string>>

// The entire demo, seeded once as on a first start: an empty server of its own, with glass only for the demo's models.
describe("the demo on an empty database", () => {
  let folder = ""
  let database: Awaited<ReturnType<typeof startEmbedded>>
  let owner: pg.Client
  let runtime: ManagedRuntime.ManagedRuntime<Services, unknown>

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "frit-demo-"))
    await chmod(folder, 0o711)
    database = await startEmbedded({ dataDir: folder })
    const appUrl = await prepareDatabase(database.ownerUrl)
    owner = new pg.Client({ connectionString: database.ownerUrl })
    await owner.connect()
    await loadSampleCatalog(owner, {
      edition: "demo",
      fits: () =>
        sampleCatalog([
          ...vehicleModels,
          { make: "Saturn", model: "Vue", firstYear: 2002, lastYear: 2007, bodies: ["SUV"] }
        ]).fits()
    })
    const settings = ConfigProvider.layer(
      ConfigProvider.fromUnknown({ DATABASE_URL: appUrl, PORT: "9", FRIT_DATA: folder })
    )
    const node = () =>
      ManagedRuntime.make(
        Layer.mergeAll(Layer.fresh(layers), vinsByModel).pipe(Layer.provide(settings)) as Layer.Layer<Services>
      )
    runtime = node()
    const other = node()
    // Two nodes start together after an earlier start was interrupted once it had opened the first shops.
    await runtime.runPromise(Effect.exit(seedDemo(database.ownerUrl, Effect.interrupt)))
    await Promise.all([runtime, other].map((one) => one.runPromise(Effect.orDie(seedDemo(database.ownerUrl)))))
    await other.dispose()
  }, 120_000)

  afterAll(async () => {
    await runtime.dispose()
    await owner.end()
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const shopId = async (prefix: string) =>
    TenantId.make(String((await owner.query("select id from tenant where prefix = $1", [prefix])).rows[0].id))
  const rows = async (prefix: string, sql: string): Promise<ReadonlyArray<Row>> => {
    await owner.query("select set_config('app.tenant_id', $1, false)", [await shopId(prefix)])
    return (await owner.query(sql)).rows
  }

  it("has two thousand jobs in every stage, numbered by date without gaps", async () => {
    const jobs = await rows("demo", "select number::int, stage, quoted_on::text as day from job order by number")
    assert.deepStrictEqual(
      jobs.map(({ number }) => Number(number)),
      Array.from({ length: 2_000 }, (_, at) => 1_001 + at)
    )
    assert.deepStrictEqual(
      jobs.map(({ day }) => day),
      jobs.map(({ day }) => day).toSorted()
    )
    const of = (stage: string) => jobs.filter((job) => job.stage === stage).length
    assert.isTrue(
      of("invoice") > 1_200 && of("quote") > 300 && of("workorder") > 10,
      `${of("invoice")} ${of("quote")} ${of("workorder")}`
    )
    const invoices = await rows(
      "demo",
      "select invoice_number, invoiced_on::text as day from job where stage = 'invoice' order by invoice_number"
    )
    assert.deepStrictEqual(
      invoices.map(({ invoice_number: number }) => Number(number)),
      invoices.map((_, at) => at + 1)
    )
    assert.deepStrictEqual(
      invoices.map(({ day }) => day),
      invoices.map(({ day }) => day).toSorted()
    )
    const notes = await rows("demo", "select number, credited_on::text as day from credit_note order by number")
    assert.deepStrictEqual(
      notes.map(({ number }) => Number(number)),
      notes.map((_, at) => at + 1)
    )
    const next = await rows("demo", "select series, last from number_series order by series")
    assert.deepStrictEqual(
      next.map(({ last, series }) => [series, Number(last)]),
      [
        ["credit", notes.length],
        ["invoice", invoices.length],
        ["job", 3_000]
      ]
    )
  })

  it("stores jobs that read back with totals matching the reference calculation, none of them overpaid", async () => {
    const all = await rows("demo", "select id from job where number % 4 = 1 or number > 2900 order by number")
    const here = Effect.provideService(CurrentTenant, { id: await shopId("demo") })
    const jobs = await runtime.runPromise(
      Effect.forEach(all, ({ id }) => Jobs.use((kept) => kept.get(JobId.make(String(id))))).pipe(here, Effect.orDie)
    )
    assert.strictEqual(jobs.length, 575)
    for (const job of jobs) assert.deepStrictEqual({ ...job.totals }, referenceTotals(job), String(job.number))
    // Each job opens in a browser: what the server encodes decodes with the endpoint's schema.
    const answer = Schema.toCodecJson(getJob.output)
    for (const job of jobs)
      assert.deepStrictEqual(Schema.decodeUnknownSync(answer)(Schema.encodeSync(answer)(job)).id, job.id)
    const [overpaid] = await rows(
      "demo",
      `
      select count(*) as jobs from job cross join (values ('customer'), ('insurer')) as by (payer)
      where (select coalesce(sum(amount_received), 0) from payment where payment.tenant_id = job.tenant_id and job_id = job.id and payment.payer = by.payer and status <> 'failed')
        > (totals ->> (by.payer || 'Share'))::bigint`
    )
    assert.strictEqual(Number(overpaid!["jobs"]), 0)
  })

  it("includes the history of a quote declined through its link: mailed, opened, answered", async () => {
    const [declined] = await rows("demo", "select id from job where answer_kind = 'declined' order by number limit 1")
    const id = JobId.make(String(declined!["id"]))
    const asking = {
      id: "00000000-0000-7000-8000-000000000001" as never,
      firstName: "Olivia",
      lastName: "Tremblay",
      roles: ["owner"],
      features: [],
      accountActive: true
    } as const
    const [links, messages, { items }] = await runtime.runPromise(
      Effect.all([
        JobLinks.use(({ ofJob }) => ofJob(id)),
        Messages.use(({ ofJob }) => ofJob(id)),
        listVisibleJobChanges({ id })
      ]).pipe(
        Effect.provideService(CurrentUser, asking),
        Effect.provideService(CurrentTenant, { id: await shopId("demo") }),
        Effect.orDie
      )
    )
    assert.deepStrictEqual(
      [links.length, links[0]?.opened, messages.length, messages[0]?.linkId],
      [1, 1, 1, links[0]?.id]
    )
    assert.deepStrictEqual(
      items.map(({ what }) => (what._tag === "customer" ? what.deed : what._tag)),
      ["declined", "opened", "message", "created"]
    )
  })

  it("has reminders of sales staff and the owner: overdue, due today, snoozed and done", async () => {
    const [sam] = await rows(
      "demo",
      `select
        count(*) filter (where done_at is null) as open, count(*) filter (where done_at is not null) as done,
        count(*) filter (where reminder.version = 2 and done_at is null) as "putOff", count(job_id) as about
      from reminder join shop_user on shop_user.id = reminder.assigned_to where shop_user.user_name = 'sam.sales'`
    )
    assert.deepInclude(sam, { open: "4", done: "1", putOff: "1", about: "3" })
    const [all] = await rows("demo", "select count(distinct assigned_to) as people from reminder")
    assert.isAbove(Number(all!["people"]), 3)
  })

  it("leaves the second shop its dozen jobs and the one that rebills a credited invoice, and the other shops none", async () => {
    for (const [prefix, jobs] of [
      ["harbor", 13],
      ["riviere", 0],
      ["bayou", 0]
    ] as const) {
      assert.strictEqual(Number((await rows(prefix, "select count(*) as jobs from job"))[0]!["jobs"]), jobs, prefix)
    }
  })
})
