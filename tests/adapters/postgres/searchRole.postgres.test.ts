import { assert, describe, it } from "@effect/vitest"
import pg from "pg"
import { afterAll, beforeAll, inject } from "vitest"

const owner = new pg.Client(inject("ownerUrl"))
beforeAll(() => owner.connect())
afterAll(() => owner.end())

const rowsOf = async (client: pg.Client, sql: string) =>
  (await client.query(sql)).rows as Array<Record<string, unknown>>

describe("the role that bypasses tenant isolation for substring search (R10)", () => {
  it("is available only to audited functions, each with a fixed search path and a condition on the shop (T14)", async () => {
    const functions = await rowsOf(
      owner,
      `
      select proname, proconfig, prosrc, proowner::regrole::text as owner from pg_proc where prosecdef and pronamespace = 'public'::regnamespace and proname not in ('purge_tenant', 'forget_site_events') order by 1`
    )
    assert.includeMembers(
      functions.map(({ proname }) => proname),
      ["find_customers", "find_jobs", "search_customers", "search_jobs", "search_products"]
    )
    for (const one of functions) {
      // Besides the search path, only planner settings.
      const settings = one["proconfig"] as ReadonlyArray<string>
      assert.deepStrictEqual(
        settings.filter((setting) => !/^enable_\w+=off$/.test(setting)),
        ["search_path=pg_catalog, public"]
      )
      const body = String(one["prosrc"])
      const tables = [...body.matchAll(/\b(?:from|join) (\w+)/g)].map(([, table]) => table!)
      assert.isAbove(tables.length, 0, String(one["proname"]))
      // Each searched table is restricted to the current shop separately.
      const filters = [...body.matchAll(/(?:(\w+)\.)?tenant_id = current_setting\('app\.tenant_id'\)::uuid/g)]
      assert.isAtLeast(filters.length, tables.length, String(one["proname"]))
      assert.strictEqual(one["owner"], "frit_search")
    }
    // The function that purges a deleted shop restricts every table to that shop and refuses any other.
    const [purge] = await rowsOf(owner, "select proconfig, prosrc from pg_proc where proname = 'purge_tenant'")
    assert.deepStrictEqual(purge!["proconfig"], ["search_path=pg_catalog, public"])
    assert.match(
      String(purge!["prosrc"]),
      /^\s*declare[^]*begin\s+perform from public\.tenant where id = gone and deleted_at is not null for update;\s+if not found then\s+raise exception/
    )
    const asked = [...String(purge!["prosrc"]).matchAll(/format\('([^']+)'/g)].map(([, sql]) => sql!)
    assert.strictEqual(asked.length, 3)
    for (const sql of asked)
      assert.strictEqual(sql.split(/\bfrom %/).length, sql.split(/\btenant_id = \$1/).length, sql)
    // The function that removes a customer from site records is restricted to this shop and to that customer's jobs.
    const [forget] = await rowsOf(owner, "select proconfig, prosrc from pg_proc where proname = 'forget_site_events'")
    assert.deepStrictEqual(forget!["proconfig"], ["search_path=pg_catalog, public"])
    assert.match(
      String(forget!["prosrc"]),
      /where tenant_id = current_setting\('app\.tenant_id'\)::uuid and[^]*job\.tenant_id = current_setting\('app\.tenant_id'\)::uuid and job\.customer_id = customer/
    )
    const open = await rowsOf(
      owner,
      `
      select proname from pg_proc where prosecdef and pronamespace = 'public'::regnamespace and has_function_privilege('public', oid, 'execute')`
    )
    assert.deepStrictEqual(open, [])
    // The role can read only ids and searched columns. A reminder is searched by its text.
    const readable = await rowsOf(
      owner,
      "select table_name, column_name from information_schema.column_privileges where grantee = 'frit_search' and table_schema = 'public'"
    )
    assert.deepStrictEqual(
      readable.filter(
        ({ column_name, table_name }) =>
          !/^(tenant_id|id|\w+_id|search_text|sort_code|sort_description)$/.test(String(column_name)) &&
          `${String(table_name)}.${String(column_name)}` !== "reminder.text"
      ),
      []
    )
    const written = await rowsOf(
      owner,
      "select table_name from information_schema.column_privileges where grantee = 'frit_search' and privilege_type <> 'SELECT'"
    )
    assert.deepStrictEqual(written, [])
  })
})
