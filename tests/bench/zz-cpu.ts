import { readFileSync } from "node:fs"
import pg from "pg"
import { freePort } from "#adapters/postgres/embedded/freePort.ts"
import { prepareDatabase } from "#adapters/postgres/prepareDatabase.ts"
import { startProgram } from "./bed/Program.ts"
import { signIn } from "./bed/signIn.ts"
import { measuredCalls } from "./calls.ts"
import { Connection } from "./client/Connection.ts"
import { wireOf } from "./client/Target.ts"
import { percentile } from "./percentile.ts"
const bed = JSON.parse(readFileSync("/tmp/bdev/bed.json", "utf8"))
const owner = new pg.Client({ connectionString: bed.ownerUrl }); await owner.connect()
const calls = await measuredCalls({ owner, tenant: bed.tenant } as never)
const which = (process.argv[2] ?? "0").split(",").map(Number)
const prof = process.argv[3] === "prof" ? ["--cpu-prof", "--cpu-prof-dir=/tmp/bdev/prof"] : []
const app = await startProgram([...prof, "app-api/main.ts"], await freePort(), { DATABASE_URL: bed.ownerUrl, FRIT_DATA: bed.dataDir, FRIT_DEMO: "true" })
const floor = await startProgram(["tests/bench/floor/floor.ts"], await freePort(), { APP_URL: await prepareDatabase(bed.ownerUrl), TENANT: bed.tenant })
const many = async (t: any, call: any, n: number) => { let left = n; await Promise.all(Array.from({ length: 8 }, async () => { const c = new Connection(t.port), w = wireOf(t, call); while (left-- > 0) { const r = await c.ask(w()); if (r.status !== 200) throw new Error(r.body.toString()) } c.close() })) }
const one = async (t: any, call: any, n: number) => { const s: number[] = []; const c = new Connection(t.port), w = wireOf(t, call); for (let i = 0; i < n; i++) { const b = performance.now(); await c.ask(w()); s.push(performance.now() - b) } c.close(); return s }
try {
  const asApp = await signIn(app.port), asFloor = { port: floor.port, headers: { host: "floor" } }
  for (const w of which) {
    const { call, what } = calls[w]!
    await many(asApp, call, 2500); await many(asFloor, call, 1000)
    const b0 = app.worked()!; await many(asApp, call, 600); const a = (app.worked()! - b0) / 600
    const f0 = floor.worked()!; await many(asFloor, call, 600); const f = (floor.worked()! - f0) / 600
    const la: number[] = [], lf: number[] = []
    for (let i = 0; i < 10; i++) { la.push(...await one(asApp, call, 40)); lf.push(...await one(asFloor, call, 40)) }
    console.log(what, "cpu µs", (a * 1000) | 0, (f * 1000) | 0, (a / f).toFixed(2), "p50", percentile(la, .5).toFixed(2), percentile(lf, .5).toFixed(2), (percentile(la, .5) / percentile(lf, .5)).toFixed(2), "p10", percentile(la, .1).toFixed(2), percentile(lf, .1).toFixed(2), (percentile(la, .1) / percentile(lf, .1)).toFixed(2), "MB", app.memory() | 0)
  }
} finally { await app.stop(); await floor.stop(); await owner.end() }
