import { readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import pg from "pg"
import { passwords } from "#adapters/postgres/embedded/passwords.ts"
import { askOnce, type Call, type Target } from "../client/Target.ts"
import type { BenchEnvironment } from "./bed.ts"

/** Returns the SQL statements of one request, as logged by PostgreSQL. */
export const statementsOf = async (
  { dataDir, owner }: BenchEnvironment,
  target: Target,
  call: Call
): Promise<ReadonlyArray<string>> => {
  const home = join(dataDir, "postgres")
  const superuser = new pg.Client({
    host: "127.0.0.1",
    port: owner.port,
    user: "postgres",
    password: passwords(home).superuser,
    database: "postgres"
  })
  await superuser.connect()
  const log = join(home, "server.log")
  const loudly = async (level: "all" | "none") => {
    await superuser.query(`alter system set log_statement = '${level}'`)
    await superuser.query("select pg_reload_conf()")
    await superuser.query("select pg_sleep(0.3)")
  }
  try {
    await loudly("all")
    // A first request, not counted: it makes the connection read the new setting and caches the session.
    await askOnce(target, call)
    const begin = statSync(log).size
    const { status } = await askOnce(target, call)
    if (status !== 200) throw new Error(`${call.path} responded with ${status}`)
    return statementsIn(readFileSync(log).subarray(begin).toString())
  } finally {
    await loudly("none")
    await superuser.end()
  }
}

const statementsIn = (log: string) =>
  [...log.matchAll(/LOG: {2}(?:statement|execute [^:]*): ([^]*?)(?=\n\d{4}-|$)/g)]
    .flatMap(([, text]) => text!.split(";"))
    .map((text) => text.trim())
    .filter((text) => text !== "")
