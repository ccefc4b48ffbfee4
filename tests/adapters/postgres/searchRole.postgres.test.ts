import { assert, describe, it } from "@effect/vitest"
import pg from "pg"
import { afterAll, beforeAll, inject } from "vitest"

const owner = new pg.Client(inject("ownerUrl"))
beforeAll(() => owner.connect())
afterAll(() => owner.end())

const rowsOf = async (client: pg.Client, sql: string) =>
  (await client.query(sql)).rows as Array<Record<string, unknown>>

describe("who looks past the wall for a part of a word (R10)", () => {
  it("lets only audited functions look past it, each with a fixed path and the shop in its condition (T14)", async () => {
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
      // Beside the path, only how the planner finds its way.
      const settings = one["proconfig"] as ReadonlyArray<string>
      assert.deepStrictEqual(
        settings.filter((setting) => !/^enable_\w+=off$/.test(setting)),
        ["search_path=pg_catalog, public"]
      )
      const body = String(one["prosrc"])
      const tables = [...body.matchAll(/\b(?:from|join) (\w+)/g)].map(([, table]) => table!)
      assert.isAbove(tables.length, 0, String(one["proname"]))
      // Each table that is looked through is narrowed to the shop of the setting, by itself.
      const filters = [...body.matchAll(/(?:(\w+)\.)?tenant_id = current_setting\('app\.tenant_id'\)::uuid/g)]
      assert.isAtLeast(filters.length, tables.length, String(one["proname"]))
      assert.strictEqual(one["owner"], "frit_search")
    }
    // The one that removes a deleted shop: whatever it asks of a table is narrowed to that shop, and it refuses any
    // other.
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
    // The one that takes a customer out of what was recorded on site: of this shop, and of their jobs alone.
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
    // Who looks past the wall sees ids and what is searched, no more: a reminder is searched by what it says.
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
