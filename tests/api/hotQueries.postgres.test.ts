import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { assert, beforeAll, afterAll, describe, it } from "@effect/vitest"
import pg from "pg"
import { inject } from "vitest"
import { globalTables } from "#adapters/postgres/tenantPolicy.ts"
import { handlers } from "#api/handlers.ts"
import { fillShop } from "#api/demo/scale/fillShop.ts"
import { pathFields } from "#domain/contract/Endpoint.ts"
import { paceDays } from "#domain/receivables/Receivable.ts"
import { Feature } from "#domain/access/Role.ts"
import { countLimit, numberedRows } from "#domain/shared/Page.ts"
import { sentDispatch } from "../contracts/freshDispatch.ts"
import { testServer } from "../support/testServer.ts"
import { listQuestions } from "./lists/listQuestions.ts"
import { wireInput, withIds } from "./canary/wireInput.ts"

const { ask, signIn, openShop } = testServer()
const owner = new pg.Client(inject("ownerUrl"))
const app = new pg.Client(inject("appUrl"))
beforeAll(async () => {
  await owner.connect()
  await app.connect()
})
afterAll(async () => {
  await owner.end()
  await app.end()
})

/**
 * The shop under test, next to others. It has more jobs than a list counts, which separates the cost of a page from the
 * cost of the shop's size. FRIT_HOT=large creates the 200 shops and 1,000,000 rows of R11, with 200,000 jobs in the
 * shop under test, which takes minutes.
 */
const isLarge = process.env["FRIT_HOT"] === "large"
/** For work in progress: runs only the queries whose URL matches, on a database kept between runs. */
const only = new RegExp(process.env["FRIT_HOT_ONLY"] ?? "")
const kept = process.env["FRIT_HOT_KEPT"]
const isWhole = process.env["FRIT_HOT_ONLY"] === undefined
const [shops, jobsEach] = isLarge ? [200, 300] : [9, 200]
const shelf = isLarge
  ? { jobs: 200_000, customers: 100_000, products: 200_000, entries: 200_000, reminders: 200_000, networks: 200_000 }
  : { jobs: 15_000, customers: 11_000, products: 11_000, entries: 24_000, reminders: 30_000, networks: 24_000 }

/**
 * The most blocks a list page may read, however large the shop: the counted rows, once for the count and once for the
 * order, at three blocks per row (the index, the row, and what it is joined to), plus the page itself.
 */
const mostBlocks = 2 * 3 * countLimit + 1_000
/**
 * Tables that lists may read in full because daily work does not grow them: people and how they sign in, a shop's
 * locations and prices, its network setups, and the platform's shops.
 */
const staysSmall = [
  ...globalTables,
  "authenticator",
  "edi_partner",
  "insurer",
  "insurer_name",
  "job_installer",
  "location",
  "passkey",
  "pricing_profile",
  "product_category",
  "session",
  "shop_user",
  "tenant_setting",
  "user_location"
]
/** The last numbered page of 25 rows, ungrouped and grouped. */
const lastPages = [countLimit, numberedRows({ group: "stage" }, countLimit + 1)].map((rows) => String(rows / 25))
const isLastPage = (asked: string) => lastPages.some((page) => asked.endsWith(`page=${page}`))
/**
 * The most rows a query may sort: the counted rows. The last counted page may sort twice as many, because it reads that
 * many to get there.
 */
const mostSorted = (asked: string) => (isLastPage(asked) ? 2 : 1) * countLimit

/**
 * Statements that aggregate more rows than a list counts, and why they must. They may read the given number of blocks
 * per aggregated row and sort those rows, however many others the shop has.
 */
const reports: ReadonlyArray<{
  readonly statement: RegExp
  readonly why: string
  readonly addsUp: string
  readonly blocksEach: number
}> = [
  {
    statement: /\bpaid_on\b.+"firstPass"/s,
    why: "An insurer's average time to pay covers half a year of invoices; each invoice, its payments and the network's responses are looked up by their keys",
    addsUp: `select count(*)::int as n from job where invoiced_on >= current_date - ${paceDays + 1} and stage = 'invoice' and insurer <> ''`,
    blocksEach: 10
  }
]

interface Statement {
  readonly text: string
  readonly values: ReadonlyArray<unknown>
}
interface Plan {
  readonly "Node Type": string
  readonly "Shared Hit Blocks": number
  readonly "Shared Read Blocks": number
  readonly "Relation Name"?: string
  /** Besides its input rows, a node contains the plans of subqueries evaluated once for it. */
  readonly "Parent Relationship"?: string
  readonly "Actual Rows": number
  readonly "Actual Loops": number
  readonly "Rows Removed by Filter"?: number
  readonly Plans?: ReadonlyArray<Plan>
}

/** Returns the queries with values that the application sends to the database while `work` runs. */
const heard = async (work: () => Promise<unknown>): Promise<ReadonlyArray<Statement>> => {
  const all: Array<Statement> = []
  const prototype = pg.Client.prototype as unknown as { query: (...given: ReadonlyArray<unknown>) => unknown }
  const { query } = prototype
  prototype.query = function (this: unknown, ...given) {
    const [asked, values] = given as [string | { text?: string; values?: Array<unknown> }, Array<unknown> | undefined]
    const text = typeof asked === "string" ? asked : asked?.text
    if (text !== undefined) all.push({ text, values: (typeof asked === "string" ? values : asked.values) ?? [] })
    return query.apply(this, given as Array<unknown>)
  }
  await work().finally(() => {
    prototype.query = query
  })
  return all.filter(
    ({ text }) => /^\s*(select|with)\b/i.test(text) && !/\b(insert into|update|delete from)\b/i.test(text)
  )
}

const nodes = (plan: Plan): ReadonlyArray<Plan> => [plan, ...(plan.Plans ?? []).flatMap(nodes)]

/** The shop under test, which may be stored from an earlier run. */
interface Shop {
  readonly prefix: string
  readonly tenant: { readonly id: string }
  readonly location: { readonly id: string }
  readonly users: ReadonlyArray<{ readonly id: string; readonly userName: string }>
}
let shop: Shop
let cookie: string
beforeAll(
  async () => {
    const place = kept === undefined ? undefined : join(kept, "shop.json")
    if (place !== undefined && existsSync(place)) {
      shop = JSON.parse(readFileSync(place, "utf8")) as Shop
      cookie = await signIn(shop.prefix, shop.users[0]!.userName)
      await owner.query("vacuum analyze")
      return
    }
    const opened = []
    for (let at = 0; at < shops; at++)
      opened.push(await openShop(at === 7 ? ["owner"] : [], { features: Feature.literals }))
    shop = opened[7]!
    for (const one of opened)
      await fillShop(owner, one.tenant.id, one === shop ? shelf : { customers: 60, jobs: jobsEach })
    await owner.query(`begin; set local app.tenant_id = '${shop.tenant.id}'; ${moreSql}; commit`)
    cookie = await signIn(shop.prefix, shop.users[0]!.userName)
    await owner.query("vacuum analyze")
    if (place !== undefined) writeFileSync(place, JSON.stringify(shop))
  },
  isLarge ? 1_200_000 : 300_000
)

const asShop = async (sql: string) => {
  await app.query("select set_config('app.tenant_id', $1, false)", [shop.tenant.id])
  return (await app.query(sql)).rows
}

interface Around {
  readonly previous?: string
  readonly next?: string
  readonly last?: string
}

describe("the hot queries (R11)", () => {
  it(
    "scans no shop's table in full, sorts no more rows than are counted and discards few, in every order of every list, in the application's role",
    async () => {
      const [{ id: jobId }] = await asShop("select id from job limit 1")
      const [{ id: customerId }] = await asShop("select id from customer limit 1")

      const known = {
        // A name some have, the beginning of more, a text all have, and a letter that may have no trigrams.
        text: ["moreno", "mo", "com", "é"],
        numbered: ["1004"],
        salesperson: ["Rep 1"],
        salespersonId: [shop.users[0]!.id],
        insurer: ["prairie mutual"],
        lostReason: ["price"],
        reworkCause: ["leak"],
        locationId: [shop.location.id],
        location: [shop.location.id],
        installerId: [shop.users[0]!.id],
        person: [shop.users[0]!.id],
        since: [String(Date.now() - 30 * 86_400_000)],
        categoryId: [(await asShop("select id from product_category limit 1"))[0].id],
        only: [(await asShop("select id from reminder limit 1"))[0].id],
        jobId: [(await asShop("select job_id from reminder where job_id is not null limit 1"))[0].job_id],
        customerId: [
          (await asShop("select customer_id from reminder where customer_id is not null limit 1"))[0].customer_id
        ],
        ...days
      }
      // With few shops, a sequential scan may be fastest. Disable it to test the plan used otherwise.
      await app.query("set enable_seqscan = off")
      const statements = new Map<string, Statement & { readonly asked: string; readonly isList: boolean }>()
      for (const { endpoint } of handlers.filter(({ endpoint: { method } }) => method === "GET")) {
        // These endpoints end the session or replace its tokens, and later requests would be unauthenticated.
        if (endpoint.path.startsWith("/tokens/") || endpoint.name === "logout") continue
        const input = withIds(await wireInput(endpoint), () => jobId) as Record<string, string>
        const lists = listQuestions(endpoint, known, lastPages)
        const questions = lists ?? [{}, input, { text: "moreno" }]
        for (const query of questions) {
          for (const id of pathFields(endpoint.path).length === 0
            ? [""]
            : [jobId, customerId, shop.location.id, shop.users[0]!.id]) {
            const path = `${endpoint.path.replace(/:(\w+)/g, () => id)}?${new URLSearchParams(query)}`
            if (!only.test(path)) continue
            const listen = async (path: string): Promise<Around> => {
              let around: Around = {}
              const asking = async () => {
                const { json, status } = await ask(shop.prefix, path, { cookie })
                if (lists === undefined || endpoint.name === "listTenants") return
                assert.strictEqual(status, 200, path)
                around = json().data as Around
              }
              for (const one of await heard(asking))
                statements.set(`${one.text} ${JSON.stringify(one.values)}`, {
                  ...one,
                  asked: path,
                  isList: lists !== undefined
                })
              return around
            }
            const { last, next } = await listen(path)
            // Pages reachable only by cursor: those beyond the counted rows, the last one, and the one before it.
            const byCursor = (cursor: string | undefined) =>
              cursor === undefined ? undefined : listen(path.replace(/page=\d+$/, `cursor=${cursor}`))
            if (query["page"] === undefined) continue
            await byCursor(next)
            await byCursor((await byCursor(last))?.previous)
          }
        }
      }
      if (isWhole) assert.isAbove(statements.size, 500)

      const sizes = new Map(
        (
          await owner.query(
            "select relname, reltuples from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'"
          )
        ).rows.map(({ relname, reltuples }) => [relname, Number(reltuples)])
      )
      if (isLarge)
        assert.isAtLeast(
          [...sizes.values()].reduce((sum, rows) => sum + rows, 0),
          1_000_000
        )
      const isMany = (table: string) => !globalTables.includes(table) && (sizes.get(table) ?? 0) > 2_000
      assert.includeMembers([...sizes.keys()].filter(isMany), [
        "job",
        "customer",
        "product",
        "estimate_line",
        "payment",
        "reminder",
        "audit_event",
        "dispatch",
        "edi_invoice",
        "edi_stray",
        "search_charge"
      ])
      const reported = await Promise.all(
        reports.map(async (report) => ({ ...report, rows: Number((await asShop(report.addsUp))[0].n) }))
      )
      if (isWhole)
        for (const { statement } of reports)
          assert.isTrue(
            [...statements.values()].some(({ text }) => statement.test(text)),
            String(statement)
          )
      const unfilled = new Set<string>()
      const wrong: Array<string> = []
      const figures: Array<readonly [asked: string, milliseconds: number, blocks: number]> = []
      for (const { asked, isList, text, values } of statements.values()) {
        const explained = (await app.query(`explain (analyze, buffers, format json) ${text}`, [...values])).rows as [
          { "QUERY PLAN": [{ Plan: Plan; "Execution Time": number }] }
        ]
        const [{ Plan: plan, "Execution Time": milliseconds }] = explained[0]["QUERY PLAN"]
        const blocks = plan["Shared Hit Blocks"] + plan["Shared Read Blocks"]
        figures.push([asked, milliseconds, blocks])
        const report = reported.find(({ statement }) => statement.test(text))
        if (blocks > Math.max(mostBlocks, (report?.blocksEach ?? 0) * (report?.rows ?? 0)))
          wrong.push(`${asked}: ${blocks} blocks are read`)
        for (const node of nodes(plan)) {
          const table = node["Relation Name"] ?? ""
          if (isList && sizes.has(table) && !isMany(table) && !staysSmall.includes(table)) unfilled.add(table)
          const removed = (node["Rows Removed by Filter"] ?? 0) / Math.max(node["Actual Rows"], 1)
          if (isMany(table) && node["Node Type"] === "Seq Scan")
            wrong.push(`${asked}: ${table} is read whole by ${text}`)
          if (isMany(table) && removed > 200 && (node["Rows Removed by Filter"] ?? 0) > countLimit)
            wrong.push(`${asked}: ${removed} rows of ${table} thrown away for one by ${text}`)
          const input = node.Plans?.find((child) => child["Parent Relationship"] === "Outer")
          const sorted = node["Node Type"] === "Sort" ? (input?.["Actual Rows"] ?? 0) : 0
          if (sorted > Math.max(mostSorted(asked), report?.rows ?? 0))
            wrong.push(`${asked}: ${sorted} rows are sorted by ${text}`)
        }
      }
      // With the large shop, prints what pages cost, most expensive first. Timing is not asserted.
      if (isLarge)
        console.info(
          figures
            .toSorted(([, one], [, other]) => other - one)
            .map(([asked, milliseconds, blocks]) => `${milliseconds.toFixed(1)} ms ${blocks} blocks ${asked}`)
            .join("\n")
        )
      assert.deepStrictEqual([...new Set(wrong)], [])
      // A list with few rows proves nothing. When adding a list, fill its table below.
      assert.deepStrictEqual([...unfilled], [])
    },
    isLarge ? 2_400_000 : 600_000
  )

  it("reads few rows for a search that begins with an accented letter or a symbol, as for any other (R10)", async () => {
    await app.query("select set_config('app.tenant_id', $1, false)", [shop.tenant.id])
    for (const [search, needle, isThere] of [
      ["search_customers", "é", true],
      ["search_customers", "él", true],
      ["search_customers", "ño", false],
      ["search_customers", "#", false],
      ["search_jobs", "é", false],
      ["search_products", "é", false]
    ] as const) {
      const explained = (
        await app.query(`explain (analyze, buffers, format json) select found from ${search}($1, $2)`, [
          needle,
          countLimit + 1
        ])
      ).rows as [{ "QUERY PLAN": [{ Plan: Plan }] }]
      const [{ Plan: plan }] = explained[0]["QUERY PLAN"]
      const [found, blocks] = [plan["Actual Rows"], plan["Shared Hit Blocks"] + plan["Shared Read Blocks"]]
      assert.strictEqual(found > 0, isThere, `${search} ${needle}`)
      assert.isAtMost(blocks, 3 * found + 100, `${search} ${needle}: blocks for ${found} rows`)
    }
  })

  it(
    "reaches every row of a list longer than its count by paging forward, and its last pages from the end",
    async () => {
      const orders: ReadonlyArray<readonly [question: Readonly<Record<string, string>>, order: string]> = [
        [{ sort: "installDate", descending: "true" }, "job.install_date desc nulls last, job.id desc"],
        [{ group: "stage" }, "array_position(array['quote', 'workorder', 'invoice'], job.stage), job.number desc"],
        ...(isLarge
          ? []
          : ([
              [{}, "job.number desc"],
              [{ sort: "customerName" }, "customer.sort_name, customer.id, job.number"],
              [
                { group: "installWeek", sort: "total", descending: "true" },
                "date_trunc('week', job.install_date) nulls last, job.total desc, job.id desc"
              ]
            ] as const))
      ]
      for (const [question, order] of orders) {
        // Paging through a large shop takes longer than a sign-in lasts.
        cookie = await signIn(shop.prefix, shop.users[0]!.userName)
        const page = async (more: Readonly<Record<string, string>>) => {
          const { json, status } = await ask(
            shop.prefix,
            `/jobs?${new URLSearchParams({ ...question, ...more, size: "100" })}`,
            { cookie }
          )
          assert.strictEqual(status, 200)
          return json().data as Around & {
            readonly items: ReadonlyArray<{ readonly id: string }>
            readonly from?: number
          }
        }
        // Pages have numbers up to the list's limit, and none beyond it.
        const [numbered, size] = [numberedRows(question, countLimit + 1), 25]
        for (const [number, expected] of [
          [numbered / size, 200],
          [numbered / size + 1, 422],
          [8_000, 422]
        ] as const) {
          const path = `/jobs?${new URLSearchParams({ ...question, size: String(size), page: String(number) })}`
          const { json, status } = await ask(shop.prefix, path, { cookie })
          assert.strictEqual(status, expected, path)
          if (expected === 422) assert.include(JSON.stringify(json()), "tooFar")
        }
        const kept = (
          await asShop(
            `select job.id from job join customer on customer.tenant_id = job.tenant_id and customer.id = job.customer_id order by ${order}`
          )
        ).map(({ id }) => id as string)
        assert.isAbove(kept.length, countLimit)
        const read: Array<string> = []
        for (let at = await page({}); ; at = await page({ cursor: at.next })) {
          assert.strictEqual(at.from, read.length + 1)
          read.push(...at.items.map(({ id }) => id))
          if (at.next === undefined) break
        }
        assert.deepStrictEqual(read, kept, JSON.stringify(question))
        const back: Array<string> = []
        let at = await page({ cursor: (await page({})).last! })
        while (back.length < 2_500) {
          back.unshift(...at.items.map(({ id }) => id))
          at = await page({ cursor: at.previous! })
        }
        assert.deepStrictEqual(back, kept.slice(-back.length), JSON.stringify(question))
      }
    },
    isLarge ? 1_200_000 : 300_000
  )
})

/** Days near the recent and the old end of two years of jobs, for each date range filter. */
const day = (before: number) => new Date(Date.now() - before * 86_400_000).toISOString().slice(0, 10)
const days = Object.fromEntries(
  ["install", "quoted", "invoiced", "created", "won", "settled", "lost"].flatMap((kind) => [
    [`${kind}From`, [day(30), day(700)]],
    [`${kind}To`, [day(30), day(700)]]
  ])
)

/**
 * Adds what `fillShop` leaves out: installers and sales representatives, jobs without a date, answers, lost quotes,
 * categories.
 */
const moreSql = `
  update customer set search_text = 'élan ' || search_text where abs(hashtext(id::text)) % 40 = 1;
  update customer set sales_representative = 'Rep ' || abs(hashtext(id::text)) % 5 where abs(hashtext(id::text)) % 3 > 0;
  update job set rework_of = '{"number": 1000}'::jsonb, rework_cause = case when number % 60 = 1 then 'leak' else 'crack' end
    where stage <> 'quote' and number % 30 = 1;
  update job set lost_reason = case when number % 8 = 1 then 'price' else 'noAnswer' end, lost_on = current_date - number % 90
    where stage = 'quote' and number % 4 = 1;
  update job set answer = case when number % 7 = 0 then '{"kind": "accepted"}'::jsonb end,
    install_date = case when stage <> 'quote' or number % 3 > 0 then install_date end,
    install = case when stage = 'quote' or number % 2 > 0 then install
      else install || jsonb_build_object('installers', jsonb_build_array(jsonb_build_object('userId', (select id from shop_user limit 1), 'start', '', 'end', ''))) end;
  insert into job_installer (tenant_id, job_id, position, user_id, start_time, end_time)
    select tenant_id, id, 0, (install -> 'installers' -> 0 ->> 'userId')::uuid, '', '' from job where install -> 'installers' -> 0 is not null;
  insert into product_category (tenant_id, id, version, category_name, sort_name, description, created_date)
    select current_setting('app.tenant_id')::uuid, uuidv7(), 1, 'Shelf ' || n, 'shelf ' || n, '', n from generate_series(1, 40) as n;
  with shelves as (select id, row_number() over (order by id) - 1 as at from product_category)
  insert into product (tenant_id, id, version, product_code, sort_code, description, sort_description, category_id, product_type, tax_type, unit_of_measure, list_price, notes,
    require_stock_before_invoice, track_inventory)
    select current_setting('app.tenant_id')::uuid, uuidv7(), 1, 'P' || n, 'p' || n, 'Clear molding ' || n, 'clear molding ' || n % 900, shelves.id,
      (array['glass', 'molding', 'kit'])[1 + n % 3], 'parts', 'each', n * 37 % 90000, '', false, false
    from generate_series(1, ${shelf.products}) as n join shelves on shelves.at = n % 40;
  insert into reminder (tenant_id, id, version, kind, text, due_on, due_time, time_zone, due_at, assigned_to, job_id, customer_id, made_at, done_at)
    select current_setting('app.tenant_id')::uuid, uuidv7(ago), 1, (array['callBack', 'followUp', 'order', 'collect', 'other'])[1 + n % 5], 'Reminder ' || n,
      (now() + ago)::date, '09:00', 'America/Phoenix', (extract(epoch from now() + ago) * 1000)::bigint, person.id, job.id, job.customer_id, 0,
      case when n % 2 = 0 then (extract(epoch from now() + ago) * 1000)::bigint end
    from (select n, (n - ${shelf.reminders} / 2) * interval '-3 minutes' as ago from generate_series(1, ${shelf.reminders}) as n) as reminders
    cross join (select id from shop_user limit 1) as person left join (select id, customer_id, row_number() over (order by number) as at from job) as job on job.at = 1 + n % 3000 and n % 3 = 0;
  insert into audit_event (tenant_id, id, at, kind, user_id, user_name, by_name, method, refused, device, network, list, format, rows)
    select current_setting('app.tenant_id')::uuid, uuidv7(ago), (extract(epoch from now() + ago) * 1000)::bigint,
      case when n % 40 = 0 then 'exported' when n % 900 = 0 then 'passkeyAdded' when n % 9 = 0 then 'signInRefused' else 'signedIn' end,
      (select id from shop_user limit 1), 'b.ortiz', '', case when n % 9 > 0 then 'password' end, null, 'Firefox, Linux', '203.0.113.x', '', null, null
    from (select n, n * interval '-3 minutes' as ago from generate_series(1, ${shelf.entries}) as n) as entries;
  insert into dispatch (tenant_id, id, version, network, number, content, state, received_at, job_id, note, search_text)
    select current_setting('app.tenant_id')::uuid, uuidv7(ago), 1, network, n::text,
      '${JSON.stringify(sentDispatch())}'::jsonb || jsonb_build_object('network', network, 'dispatchNumber', n::text, 'insuredName', named),
      (array['new', 'linked', 'declined'])[1 + n % 3], (extract(epoch from now() + ago) * 1000)::bigint, case when n % 3 = 1 then job.id end, '', n || '  ' || lower(named) || ' pm-779640 2018 jeep cherokee com'
    from (select n, n * interval '-3 minutes' as ago, case when n % 500 = 0 then 'quest' else 'lynx' end as network,
      (array['Ada Moreno', 'Marcus Lee', 'Élise Roy'])[case when n % 500 = 7 then 1 when n % 500 = 9 then 3 else 2 end] as named
      from generate_series(1, ${shelf.networks}) as n) as sent
    left join (select id, row_number() over (order by number) as at from job) as job on job.at = n;
  insert into edi_invoice (tenant_id, job_id, network, state, invoice_number, invoiced_on, claimed, paid, findings, corrections, reason, trouble, state_at, credit)
    select tenant_id, id, 'lynx', case when number % 11 = 0 then 'credited' when number % 13 = 0 then 'ready' when number % 17 = 0 then 'rejected' else 'paid' end,
      number, current_date - number % 700, 100, 0, '[]', '{}', '', '', 0, case when number % 11 = 0 then '{"number": 1, "state": "accepted", "control": null, "reason": "", "at": 0}'::jsonb end
    from job;
  insert into edi_stray (tenant_id, id, network, reason, at, detail, file_name, size, content, invoice_number, amount, trace, settled_at, settled_by, note)
    select current_setting('app.tenant_id')::uuid, uuidv7(), 'lynx', 'unknownInvoice', n, '', '', 0, '', n::text, 100, '', case when n % 2 = 0 then n end, '', '' from generate_series(1, ${shelf.networks}) as n;
  insert into search_charge (tenant_id, id, query_key, follows, query, by, by_name, at, amount, found)
    select current_setting('app.tenant_id')::uuid, uuidv7(), n::text, 0, '{"by": "vehicle", "year": 2024, "make": "Toyota", "model": "Camry", "bodyStyle": ""}', (select id from shop_user limit 1), 'Bea Ortiz', n, 35, 4
    from generate_series(1, ${shelf.networks}) as n`
