import { writeFileSync } from "node:fs"
import { makeBed } from "./bed/bed.ts"
const bed = await makeBed(20000)
await bed.app.stop(); await bed.floor.stop()
writeFileSync("/tmp/bdev/bed.json", JSON.stringify({ dataDir: bed.dataDir, ownerUrl: `postgres://${bed.owner.user}:${bed.owner.password}@127.0.0.1:${bed.owner.port}/frit`, tenant: bed.tenant }))
process.on("SIGTERM", async () => { await bed.stop(); process.exit(0) })
setInterval(() => {}, 1000)
