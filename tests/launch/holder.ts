import { startEmbedded } from "#adapters/postgres/embedded/startEmbedded.ts"
import { Client } from "pg"

// A Frit in its own process: starts the database in argv[2], prints its URL, then commits rows 1, 2, 3 … and prints
// each.
const { cluster, ownerUrl } = await startEmbedded({ dataDir: process.argv[2]! })
const client = new Client({ connectionString: ownerUrl })
client.on("error", () => {})
await client.connect()
await client.query("create table if not exists told (n integer primary key)")
const { rows } = await client.query<{ last: number }>("select coalesce(max(n), 0) as last from told")
console.log(JSON.stringify({ cluster, ownerUrl }))
for (let n = rows[0]!.last + 1; ; n++) {
  await client.query("insert into told values ($1)", [n]).catch(() => process.exit(1))
  console.log(n)
}
