import { assert, beforeAll, afterAll, describe, it } from "@effect/vitest"
import type { SchemaAST } from "effect"
import pg from "pg"
import { inject } from "vitest"
import { globalTables } from "#adapters/postgres/globalTables.ts"
import { handlers } from "#api/handlers.ts"
import { fillShop } from "#api/seed/scale/fillShop.ts"
import { type Endpoint, pathFields } from "#domain/contract/Endpoint.ts"
import { Feature } from "#domain/people/Role.ts"
import { testServer } from "../support/testServer.ts"
import { wireInput, withIds } from "./canary/wireInput.ts"

const { ask, signIn, openShop } = testServer()
const owner = new pg.Client(inject("ownerUrl"))
const app = new pg.Client(inject("appUrl"))
beforeAll(async () => { await owner.connect(); await app.connect() })
afterAll(async () => { await owner.end(); await app.end() })

/**
 * So many shops with so many jobs each: enough that reading all shops' rows is never the quickest way to one shop's. FRIT_HOT=large has the
 * 200 shops and 1,000,000 rows of R11, which take minutes to make.
 */
const isLarge = process.env["FRIT_HOT"] === "large"
const [shops, jobsEach] = isLarge ? [200, 850] : [24, 500]

interface Statement { readonly text: string; readonly values: ReadonlyArray<unknown> }
interface Plan { readonly "Node Type": string; readonly "Relation Name"?: string; readonly "Actual Rows": number; readonly "Actual Loops": number; readonly "Rows Removed by Filter"?: number; readonly Plans?: ReadonlyArray<Plan> }

/** What the application asks the database while `work` is done, with the values. */
const heard = async (work: () => Promise<unknown>): Promise<ReadonlyArray<Statement>> => {
  const all: Array<Statement> = []
  const prototype = pg.Client.prototype as unknown as { query: (...given: ReadonlyArray<unknown>) => unknown }
  const { query } = prototype
  prototype.query = function(this: unknown, ...given) {
    const [asked, values] = given as [string | { text?: string; values?: Array<unknown> }, Array<unknown> | undefined]
    const text = typeof asked === "string" ? asked : asked?.text
    if (text !== undefined) all.push({ text, values: (typeof asked === "string" ? values : asked.values) ?? [] })
    return query.apply(this, given as Array<unknown>)
  }
  await work().finally(() => { prototype.query = query })
  return all.filter(({ text }) => /^\s*(select|with)\b/i.test(text) && !/\b(insert into|update|delete from)\b/i.test(text))
}

/** The orders a list knows: the literals of its `sort`. */
const sortsOf = ({ input }: Endpoint): ReadonlyArray<string> => {
  const { fields } = input as { readonly fields?: Readonly<Record<string, { readonly ast: SchemaAST.AST }>> }
  const ast = fields?.["sort"]?.ast as { readonly types?: ReadonlyArray<{ readonly literal?: unknown }> } | undefined
  return (ast?.types ?? []).map(({ literal }) => literal).filter((literal) => typeof literal === "string")
}

const nodes = (plan: Plan): ReadonlyArray<Plan> => [plan, ...(plan.Plans ?? []).flatMap(nodes)]

describe("the hot queries (R11)", () => {
  it("read no shop's table whole and throw few rows away, whatever list or thing is asked for, as the application's own role", async () => {
    const opened = []
    for (let at = 0; at < shops; at++) opened.push(await openShop(at === 7 ? ["owner"] : [], { features: Feature.literals }))
    for (const { tenant } of opened) await fillShop(owner, tenant.id, { customers: 120, jobs: jobsEach })
    const shop = opened[7]!
    const cookie = await signIn(shop.prefix, shop.users[0]!.userName)
    await owner.query("analyze")
    const asShop = async (sql: string) => {
      await app.query("select set_config('app.tenant_id', $1, false)", [shop.tenant.id])
      return (await app.query(sql)).rows
    }
    const [{ id: jobId }] = await asShop("select id from job limit 1")
    const [{ id: customerId }] = await asShop("select id from customer limit 1")

    const statements = new Map<string, Statement>()
    for (const { endpoint } of handlers.filter(({ endpoint: { method } }) => method === "GET")) {
      const input = withIds(await wireInput(endpoint), () => jobId) as Record<string, string>
      const asked = [{}, input, { text: "moreno" }, { page: "3", size: "25" }, ...sortsOf(endpoint).flatMap((sort) => [{ sort }, { sort, descending: "true" }])]
      for (const query of asked) {
        for (const id of pathFields(endpoint.path).length === 0 ? [""] : [jobId, customerId, shop.location.id, shop.users[0]!.id]) {
          const path = `${endpoint.path.replace(/:(\w+)/g, () => id)}?${new URLSearchParams(query)}`
          if (endpoint.name === "logout") continue
          for (const one of await heard(() => ask(shop.prefix, path, { cookie }))) statements.set(`${one.text} ${JSON.stringify(one.values)}`, one)
        }
      }
    }
    assert.isAbove(statements.size, 30)

    const sizes = new Map((await owner.query("select relname, reltuples from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'")).rows.map(({ relname, reltuples }) => [relname, Number(reltuples)]))
    if (isLarge) assert.isAtLeast([...sizes.values()].reduce((sum, rows) => sum + rows, 0), 1_000_000)
    const isMany = (table: string) => !globalTables.includes(table) && (sizes.get(table) ?? 0) > 2_000
    assert.includeMembers([...sizes.keys()].filter(isMany), ["job", "customer", "estimate_line", "payment"])
    const wrong: Array<string> = []
    for (const { text, values } of statements.values()) {
      const [{ "QUERY PLAN": [{ Plan: plan }] }] = (await app.query(`explain (analyze, format json) ${text}`, [...values])).rows as [{ "QUERY PLAN": [{ Plan: Plan }] }]
      for (const node of nodes(plan)) {
        const table = node["Relation Name"] ?? ""
        const removed = (node["Rows Removed by Filter"] ?? 0) / Math.max(node["Actual Rows"], 1)
        if (isMany(table) && node["Node Type"] === "Seq Scan") wrong.push(`${table} is read whole by ${text}`)
        if (isMany(table) && removed > 200) wrong.push(`${table}: ${removed} rows thrown away for one, by ${text}`)
      }
    }
    assert.deepStrictEqual([...new Set(wrong)], [])
  }, isLarge ? 1_200_000 : 180_000)
})
