import { assert, it } from "@effect/vitest"
import { Effect } from "effect"
import { effectLog } from "#adapters/telemetry/effectLog.ts"
import type { Entry } from "#adapters/telemetry/writeLog.ts"

it("names what a line is about: shop, kind and id as they are, and why without what people typed", async () => {
  const entries: Array<Entry> = []
  const [id, tenant] = ["0192f0c1-2233-7abc-8def-001122334455", "0192f0c1-2233-7abc-8def-665544332211"]
  await Effect.runPromise(
    Effect.logWarning("a mail waits", { id, kind: "resetLink", why: "550 <dana@example.com> is unknown" }).pipe(
      Effect.annotateLogs({ tenant }),
      Effect.provide(effectLog((entry) => void entries.push(entry)))
    )
  )
  assert.deepStrictEqual(entries, [
    { level: "warn", message: "a mail waits", tenant, id, kind: "resetLink", why: "550 … is unknown" }
  ])
})
