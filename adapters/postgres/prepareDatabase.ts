import { MikroORM } from "@mikro-orm/postgresql"
import { createHmac } from "node:crypto"
import pg from "pg"
import { ormOptions } from "./ormOptions.ts"

/** Brings a database up to date and gives the address under which the application works: a role that owns nothing and sees only through the wall. */
export const prepareDatabase = async (ownerUrl: string): Promise<string> => {
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  try {
    await owner.query("select pg_advisory_lock(hashtext('frit migrations'))")
    const password = applicationPassword(ownerUrl)
    await owner.query(role("frit_app", `login password '${password}'`))
    await owner.query(`alter role frit_app with login password '${password}'`)
    await owner.query(role("frit_search", "nologin"))
    await owner.query("grant frit_search to current_user")
    await migrate(ownerUrl)
    for (const grant of grants) await owner.query(grant)
  } finally {
    await owner.end()
  }
  const url = new URL(ownerUrl)
  url.username = "frit_app"
  url.password = applicationPassword(ownerUrl)
  return url.href
}

/** Nobody has to choose or keep it: who knows the owner's password can work it out, nobody else. */
const applicationPassword = (ownerUrl: string) =>
  createHmac("sha256", decodeURIComponent(new URL(ownerUrl).password)).update("frit_app").digest("hex")

const role = (name: string, options: string) =>
  `do $$ begin create role ${name} ${options}; exception when duplicate_object or unique_violation then null; end $$`

const migrate = async (ownerUrl: string) => {
  // A migration takes as long as it takes: the limits are for calls.
  const orm = await MikroORM.init({ ...ormOptions(ownerUrl), driverOptions: { application_name: "frit migrations" } })
  try {
    await orm.migrator.up()
  } finally {
    await orm.close()
  }
}

const grants = [
  "grant usage on schema public to frit_app",
  "grant select, insert, update, delete on all tables in schema public to frit_app",
  "revoke all on migration from frit_app",
  "revoke insert, update, delete on glass_part, glass_fit, glass_catalogue from frit_app"
]
