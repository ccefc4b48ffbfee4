import { assert, it } from "@effect/vitest"
import { Effect } from "effect"
import { effectLog } from "#adapters/telemetry/effectLog.ts"
import type { Entry } from "#adapters/telemetry/writeLog.ts"

it("logs the shop, kind, and id unchanged, and the reason without user input", async () => {
  const entries: Array<Entry> = []
  const [id, tenant] = ["0192f0c1-2233-7abc-8def-001122334455", "0192f0c1-2233-7abc-8def-665544332211"]
  await Effect.runPromise(
    Effect.logWarning("email not sent; retrying", {
      id,
      kind: "resetLink",
      why: "550 <dana@example.com> is unknown"
    }).pipe(Effect.annotateLogs({ tenant }), Effect.provide(effectLog((entry) => void entries.push(entry))))
  )
  assert.deepStrictEqual(entries, [
    { level: "warn", message: "email not sent; retrying", tenant, id, kind: "resetLink", why: "550 … is unknown" }
  ])
})
