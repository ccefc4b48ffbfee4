import { assert, describe, it } from "@effect/vitest"
import { globSync, readFileSync } from "node:fs"
import { workQueues } from "#adapters/postgres/queue/workQueues.ts"

const sources = globSync("{domain,adapters,app-api}/**/*.ts").map((file) => ({
  file: file.replaceAll("\\", "/"),
  text: readFileSync(file, "utf8")
}))
const thatSay = (words: RegExp) => sources.filter(({ text }) => words.test(text)).map(({ file }) => file)

/**
 * Files that may query without a shop: the tenant directory, sign-in names, the glass catalog, file moves, cross-shop
 * work, and readiness.
 */
const platformDoor =
  /^(adapters\/postgres\/(Database\.ts|isDatabaseReadOnly\.ts|files\/moveFiles\.ts|tenants|people|nags|session|password-reset|messages|queue|outbox|shop-events)|app-api\/serve\.ts)/

describe("tenant isolation, as found in the sources", () => {
  it("is bypassed only by the listed files (R3)", () => {
    const passing = thatSay(/\bplatform\((\(|async)|\{ platform \}/)
    assert.isAtLeast(passing.length, 4)
    assert.deepStrictEqual(
      passing.filter((file) => !platformDoor.test(file)),
      []
    )
  })

  it("has a single place that opens a shop's transaction, which validates the id again (R4)", () => {
    const setting = thatSay(/(set (local )?app\.tenant_id|set_config\('app\.tenant_id')/)
    assert.includeMembers(setting, ["adapters/postgres/TenantTransaction.ts"])
    // Filling for scale, backups and the removal of old audit entries work as the owner, within one shop after another;
    // nothing else sets the tenant.
    const asOwner =
      /^(adapters\/postgres\/(TenantTransaction\.ts|audit\/forgetOldAudit\.ts|backup\/|migrations\/)|app-api\/demo\/scale\/)/
    assert.deepStrictEqual(
      setting.filter((file) => !asOwner.test(file)),
      []
    )
    assert.match(
      sources.find(({ file }) => file === "adapters/postgres/TenantTransaction.ts")!.text,
      /\[0-9a-f-\]\{36\}\$\/i\.test\(tenant\)/
    )
  })

  it("covers all queued work before it starts: each item names its shop and runs as that shop (T9)", () => {
    // Apart from the layer, a single place takes work off the queue; tests/api/workInShop.test.ts covers it.
    assert.deepStrictEqual(
      thatSay(/\bWorkQueue\b(?!s)/).filter((file) => file.startsWith("app-api/")),
      ["app-api/layers.ts", "app-api/workInShop.ts"]
    )
    const working = sources.flatMap(({ text }) => [...text.matchAll(/\bworkInShop\(runtime, "(\w+)"/g)])
    assert.deepStrictEqual(working.map(([, queue]) => queue!).toSorted(), Object.keys(workQueues).toSorted())
    const queueing = sources.flatMap(({ text }) =>
      [...text.matchAll(/\bqueue\.add\("\w+", (.+?)[,)]\s*\w*\)?$/gm)].map(([, work]) => work)
    )
    assert.deepStrictEqual(new Set(queueing), new Set(["{ tenant, id }"]))
  })

  it("covers what a server caches: of tenant rows only sessions and quota counts, both by shop, and the tenant directory (T9)", () => {
    const remembering = sources.filter(
      ({ file, text }) =>
        /^(adapters\/(?!postgres\/nags)(postgres|koa)\/|app-api\/[^/]+$)/.test(file) &&
        /^ {0,6}(const |readonly )?#?\w+ = new (Map|WeakMap)\b/m.test(text)
    )
    assert.deepStrictEqual(remembering.map(({ file }) => file).toSorted(), [
      "adapters/koa/RouteTable.ts",
      "adapters/postgres/columns.ts",
      "adapters/postgres/preparedStatement.ts",
      "adapters/postgres/quotas/quotasPostgres.ts",
      "adapters/postgres/session/sessionsPostgres.ts",
      "adapters/postgres/tenants/tenantsPostgres.ts"
    ])
    const sessions = remembering.find(({ file }) => file.includes("/session/"))!.text
    assert.include(sessions, "const key = `${tenantId} ${access}`")
    for (const [, key] of sessions.matchAll(/\bknown\.(?:get|set)\((\w+)/g)) assert.strictEqual(key, "key")
  })

  it("works behind PgBouncer: no state outlives a transaction on its connection (R16)", () => {
    const lasting = thatSay(
      /pg_(try_)?advisory_lock|create temp|\blisten \w+"|pg_notify|\bset session\b|"set (?!local |role |null )\w+/
    )
    // Exceptions are the owner's direct connections, which bypass PgBouncer (migrations with their lock, filling for
    // scale), and SQLite, which is not PostgreSQL.
    assert.deepStrictEqual(
      lasting.filter(
        (file) =>
          !/^(adapters\/postgres\/((prepareDatabase|withAdvisoryLock)\.ts|migrations\/)|app-api\/demo\/scale\/|adapters\/vpic\/)/.test(
            file
          )
      ),
      []
    )
    assert.include(lasting, "adapters/postgres/prepareDatabase.ts")
  })

  it("is not bypassed by a query builder outside its adapter", () => {
    const outside = thatSay(/\b(upsert|createQueryBuilder|getKnex)\(|from "@mikro-orm|from "pg"/).filter(
      (file) => !file.startsWith("adapters/postgres/")
    )
    assert.deepStrictEqual(
      outside.filter((file) => !/^app-api\/(demo\/|ensureCatalog\.ts|loadCatalogue\.ts)/.test(file)),
      []
    )
  })
})
