import { readFileSync } from "node:fs"
import pg from "pg"
import { freePort } from "#adapters/postgres/embedded/freePort.ts"
import { prepareDatabase } from "#adapters/postgres/prepareDatabase.ts"
import { startProgram } from "./bed/Program.ts"
import { signIn } from "./bed/signIn.ts"
import { measuredCalls } from "./calls.ts"
import { answered, latencies } from "./client/load.ts"
import { percentile } from "./percentile.ts"
const bed = JSON.parse(readFileSync("/tmp/bdev/bed.json", "utf8"))
const owner = new pg.Client({ connectionString: bed.ownerUrl }); await owner.connect()
const calls = await measuredCalls({ owner, tenant: bed.tenant } as never)
const which = (process.argv[2] ?? "0").split(",").map(Number)
const prof = process.argv[3] === "prof" ? ["--cpu-prof", "--cpu-prof-dir=/tmp/bdev/prof"] : process.argv[3] === "jit" ? ["--import", "effect/schema/SchemaJITCompiler/enable"] : []
const app = await startProgram([...prof, "app-api/main.ts"], await freePort(), { DATABASE_URL: bed.ownerUrl, FRIT_DATA: bed.dataDir, FRIT_DEMO: "true" })
const floor = await startProgram(["tests/bench/floor/floor.ts"], await freePort(), { APP_URL: await prepareDatabase(bed.ownerUrl), TENANT: bed.tenant })
console.error("app", app.port, "floor", floor.port); try {
  const asApp = await signIn(app.port), asFloor = { port: floor.port, headers: { host: "floor" } }
  for (const w of which) {
    const { call, what } = calls[w]!
    await answered(asApp, call, 4, 2500); await answered(asFloor, call, 4, 600)
    const a: number[] = [], f: number[] = []
    for (let i = 0; i < 8; i++) { a.push(...await latencies(asApp, call, 500)); f.push(...await latencies(asFloor, call, 300)) }
    const b0 = app.worked()!, f0 = floor.worked()!; let na = 0, nf = 0
    for (let i = 0; i < 3; i++) { na += await answered(asApp, call, 16, 1000); nf += await answered(asFloor, call, 16, 1000) }
    console.log(what, "p50", percentile(a, .5).toFixed(2), percentile(f, .5).toFixed(2), "ratio", (percentile(a, .5) / percentile(f, .5)).toFixed(2), "best10%", percentile(a, .1).toFixed(2), percentile(f, .1).toFixed(2), "thr", na / 3 | 0, nf / 3 | 0, (na / nf).toFixed(2), "cpu µs", ((app.worked()! - b0) / na * 1000) | 0, ((floor.worked()! - f0) / nf * 1000) | 0, "MB", app.memory() | 0)
  }
} finally { await app.stop(); await floor.stop(); await owner.end() }
