import { assert, it } from "@effect/vitest"
import { Effect } from "effect"
import pg from "pg"
import { afterAll, beforeAll, inject } from "vitest"
import { locationsPostgres } from "#adapters/postgres/locations/locationsPostgres.ts"
import { globalTables } from "#adapters/postgres/tenantPolicy.ts"
import { fillShop } from "#api/demo/scale/fillShop.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { freshLocation, withTenant } from "../../contracts/fresh.ts"
import { newTenant, testDatabase } from "../../support/testDatabase.ts"

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

const filledShop = async () => {
  const opened = Effect.gen(function* () {
    const tenant = yield* newTenant
    yield* (yield* Locations).add(freshLocation()).pipe(withTenant(tenant))
    return tenant
  })
  const tenant = await Effect.runPromise(
    opened.pipe(Effect.provide(locationsPostgres), Effect.provide(testDatabase), Effect.scoped)
  )
  await fillShop(owner, tenant, { customers: 20, jobs: 30 })
  return tenant
}

interface Link {
  readonly child: string
  readonly parent: string
  readonly column: string
  readonly key: string
}

/** Every foreign key between two tenant tables, without its tenant column. */
const links = async (): Promise<ReadonlyArray<Link>> =>
  (
    await owner.query(
      `
  select child.relname as child, parent.relname as parent, a.attname as column, b.attname as key
  from pg_constraint k join pg_class child on child.oid = k.conrelid join pg_class parent on parent.oid = k.confrelid
  join pg_attribute a on a.attrelid = child.oid and a.attnum = k.conkey[2] join pg_attribute b on b.attrelid = parent.oid and b.attnum = k.confkey[2]
  where k.contype = 'f' and array_length(k.conkey, 1) = 2 and child.relnamespace = 'public'::regnamespace
  and child.relname <> all($1) and parent.relname <> all($1)`,
      [globalTables]
    )
  ).rows as Array<Link>

it("lets no row reference a parent of another shop, in a thousand attempts over every foreign key with rows (T7)", async () => {
  const [mine, theirs] = [await filledShop(), await filledShop()]
  const as = async (tenant: string, sql: string) => {
    await app.query("select set_config('app.tenant_id', $1, false)", [tenant])
    return (await app.query(sql)).rows as Array<Record<string, string>>
  }
  const tries: Array<{ readonly link: Link; readonly parents: ReadonlyArray<string> }> = []
  for (const link of await links()) {
    const parents = (await as(theirs, `select ${link.key} from "${link.parent}" limit 50`)).map((row) => row[link.key]!)
    const children = await as(mine, `select from "${link.child}" limit 1`)
    if (parents.length > 0 && children.length > 0) tries.push({ link, parents })
  }
  assert.includeMembers(
    tries.map(({ link: { child, column } }) => `${child}.${column}`),
    ["job.customer_id", "job.location_id", "estimate_line.job_id", "payment.job_id"]
  )

  let refused = 0
  await app.query("select set_config('app.tenant_id', $1, false)", [mine])
  for (let at = 0; at < 1_000; at++) {
    const {
      link: { child, column },
      parents
    } = tries[at % tries.length]!
    const change = `update "${child}" set ${column} = $1 where ctid = (select ctid from "${child}" offset $2 limit 1)`
    const code = await app.query(change, [parents[at % parents.length], at % 20]).then(
      () => "kept",
      (error: { code?: string }) => error.code
    )
    if (code === "23503") refused++
  }
  assert.strictEqual(refused, 1_000)
}, 60_000)
