import { assert, describe, it } from "@effect/vitest"
import { globSync, readFileSync } from "node:fs"
import { workQueues } from "#adapters/postgres/queue/workQueues.ts"

const sources = globSync("{domain,adapters,app-api}/**/*.ts").map((file) => ({
  file: file.replaceAll("\\", "/"),
  text: readFileSync(file, "utf8")
}))
const thatSay = (words: RegExp) => sources.filter(({ text }) => words.test(text)).map(({ file }) => file)

/**
 * Who may ask without a shop: the directory of shops, sign-in names, the glass catalogue, the move of files, the work
 * that goes from shop to shop, readiness.
 */
const platformDoor =
  /^(adapters\/postgres\/(Database\.ts|isDatabaseReadOnly\.ts|files\/moveFiles\.ts|tenants|people|nags|session|password-reset|messages|queue|outbox|shop-events)|app-api\/serve\.ts)/

describe("the tenant wall, as the sources have it", () => {
  it("is passed by the written few alone (R3)", () => {
    const passing = thatSay(/\bplatform\((\(|async)|\{ platform \}/)
    assert.isAtLeast(passing.length, 4)
    assert.deepStrictEqual(
      passing.filter((file) => !platformDoor.test(file)),
      []
    )
  })

  it("has one place that opens a shop's transaction, and there the id is looked at once more (R4)", () => {
    const setting = thatSay(/(set (local )?app\.tenant_id|set_config\('app\.tenant_id')/)
    assert.includeMembers(setting, ["adapters/postgres/TenantTransaction.ts"])
    // Filling for scale, backups and the end of old audit entries work as the owner, behind the wall of one shop after
    // another; nothing else sets it.
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

  it("stands around all queued work before it is begun: what is queued names its shop, and is done in it (T9)", () => {
    // Besides the layer, one place takes work off a queue; it is tried by tests/api/workInShop.test.ts.
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

  it("stands in what a server remembers: of shops' rows only sessions, by shop, counts of quotas, by shop, and the directory of shops (T9)", () => {
    const remembering = sources.filter(
      ({ file, text }) =>
        /^(adapters\/(?!postgres\/nags)(postgres|koa)\/|app-api\/[^/]+$)/.test(file) &&
        /^ {0,6}(const |readonly )?#?\w+ = new (Map|WeakMap)\b/m.test(text)
    )
    assert.deepStrictEqual(remembering.map(({ file }) => file).toSorted(), [
      "adapters/koa/CallTable.ts",
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

  it("stands behind a PgBouncer too: nothing outlives a transaction on the connection it was asked on (R16)", () => {
    const lasting = thatSay(
      /pg_(try_)?advisory_lock|create temp|\blisten \w+"|pg_notify|\bset session\b|"set (?!local |role |null )\w+/
    )
    // The owner's own connections, which go past it: migrations and their lock, filling for scale; and SQLite, which is
    // not PostgreSQL.
    assert.deepStrictEqual(
      lasting.filter(
        (file) =>
          !/^(adapters\/postgres\/((prepareDatabase|oneAtATime)\.ts|migrations\/)|app-api\/demo\/scale\/|adapters\/vpic\/)/.test(
            file
          )
      ),
      []
    )
    assert.include(lasting, "adapters/postgres/prepareDatabase.ts")
  })

  it("is gone round by no query builder outside its adapter", () => {
    const outside = thatSay(/\b(upsert|createQueryBuilder|getKnex)\(|from "@mikro-orm|from "pg"/).filter(
      (file) => !file.startsWith("adapters/postgres/")
    )
    assert.deepStrictEqual(
      outside.filter((file) => !/^app-api\/(demo\/|catalogue\.ts|loadCatalogue\.ts)/.test(file)),
      []
    )
  })
})
