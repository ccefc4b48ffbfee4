import { readFileSync } from "node:fs"
import { prepareDatabase } from "#adapters/postgres/prepareDatabase.ts"
console.log(await prepareDatabase(JSON.parse(readFileSync("/tmp/bdev/bed.json", "utf8")).ownerUrl))
