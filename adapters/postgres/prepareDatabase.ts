import { MikroORM } from "@mikro-orm/postgresql"
import { createHmac } from "node:crypto"
import pg from "pg"
import { forgetOldAudit } from "./audit/forgetOldAudit.ts"
import { CannotStart } from "./embedded/CannotStart.ts"
import { connectOwner, poolTimeouts } from "./connectOwner.ts"
import { isPooled } from "./pgInternals.ts"
import { prepareQueues } from "./queue/workQueues.ts"
import { ormOptions } from "./ormOptions.ts"

/** Append-only tables: the application may insert and select, but never update or delete. */
export const appendOnlyTables = [
  "platform_event",
  "job_change",
  "signature",
  "site_event",
  "sms_consent",
  "credit_note",
  "audit_event",
  "edi_interchange",
  "edi_entry"
]

/**
 * Brings a database up to date and returns the URL for the application, whose role owns nothing and is subject to
 * row-level security. `ownerUrl` connects directly to PostgreSQL; the application may connect `through` a pooler.
 */
export const prepareDatabase = async (ownerUrl: string, through = ownerUrl): Promise<string> => {
  await prepareSchema(ownerUrl)
  return applicationUrl(ownerUrl, through)
}

const applicationUrl = (ownerUrl: string, through: string) => {
  const url = new URL(through)
  url.username = "frit_app"
  url.password = applicationPassword(ownerUrl)
  return url.href
}

/** Brings roles, schema and queues up to date; with `only`, to the state after just these migrations. */
export const prepareSchema = async (ownerUrl: string, only?: ReadonlyArray<string>): Promise<void> => {
  const owner = await connectOwner(ownerUrl)
  try {
    if (await isPooled(owner)) throw new CannotStart(throughPooler)
    await owner.query("select pg_advisory_lock(hashtext('frit migrations'))")
    const password = applicationPassword(ownerUrl)
    await owner.query(role("frit_app", `login password '${password}'`))
    // Set the password only if it does not work: setting it again creates a new SCRAM secret, and poolers cache the old
    // one.
    if (!(await canConnect(applicationUrl(ownerUrl, ownerUrl))))
      await owner.query(`alter role frit_app with login password '${password}'`)
    await applyTimeoutSettings(owner)
    await owner.query(role("frit_search", "nologin"))
    await owner.query("grant frit_search to current_user with inherit true, set true")
    await migrate(ownerUrl, only)
    await prepareQueues(ownerUrl)
    if (only === undefined) await forgetOldAudit(owner)
    // The grants require the full schema.
    if (only === undefined) for (const grant of grants) await owner.query(grant)
    // During setup, the owner acts as the search role; afterwards it loses the role's access.
    await owner.query("grant frit_search to current_user with inherit false, set true")
  } finally {
    await owner.end()
  }
}

/**
 * Derives the application's password from the owner's, so it need not be chosen or stored, and only someone who knows
 * the owner's password can compute it.
 */
const applicationPassword = (ownerUrl: string) =>
  createHmac("sha256", decodeURIComponent(new URL(ownerUrl).password))
    .update("frit_app")
    .digest("hex")

const throughPooler =
  "Migrations cannot go through a connection pooler: name PostgreSQL's own address in FRIT_MIGRATE_URL, and the pooler's in DATABASE_URL."

const canConnect = async (url: string) => {
  const client = new pg.Client({ ...poolTimeouts, connectionString: url })
  client.on("error", () => {})
  return client
    .connect()
    .then(() => client.end())
    .then(
      () => true,
      () => false
    )
}

/**
 * Limits statements to 5 s, and ensures that a dead client and its transaction block nothing for long (R6). Set on the
 * role, because poolers do not accept such settings per connection.
 */
const timeoutSettings = {
  statement_timeout: "5s",
  idle_in_transaction_session_timeout: "10s",
  tcp_keepalives_idle: "30s",
  tcp_keepalives_interval: "10s",
  tcp_keepalives_count: "3"
}

/**
 * Roles are shared by the entire server. Write only settings that differ, because a node of another database may be
 * doing the same.
 */
const applyTimeoutSettings = async (owner: pg.Client) => {
  const { rows } = await owner.query("select unnest(rolconfig) as one from pg_roles where rolname = 'frit_app'")
  const known = new Set(rows.map(({ one }) => one))
  for (const [name, value] of Object.entries(timeoutSettings))
    if (!known.has(`${name}=${value}`)) await owner.query(`alter role frit_app set ${name} = '${value}'`)
}

const role = (name: string, options: string) =>
  `do $$ begin create role ${name} ${options}; exception when duplicate_object or unique_violation then null; end $$`

const lockNotAvailable = "55P03"

/**
 * Runs migrations. A migration may take any time, but waits no longer than 3 s for a table in use, because every
 * request to that table would queue behind it (D2). It is retried a few times, since requests take only seconds.
 */
const migrate = async (ownerUrl: string, only: ReadonlyArray<string> | undefined, tries = 5): Promise<void> => {
  const orm = await MikroORM.init({
    ...ormOptions(ownerUrl),
    driverOptions: { ...poolTimeouts, application_name: "frit migrations", lock_timeout: 3_000 }
  })
  try {
    await orm.migrator.up(only === undefined ? {} : { migrations: [...only] })
  } catch (cause) {
    if (tries <= 1 || !isLockTimeout(cause)) throw cause
    await migrate(ownerUrl, only, tries - 1)
  } finally {
    await orm.close()
  }
}

const isLockTimeout = (thrown: unknown): boolean =>
  thrown instanceof Error &&
  ((thrown as { readonly code?: unknown }).code === lockNotAvailable || isLockTimeout(thrown.cause))

const grants = [
  "grant usage on schema public to frit_app",
  "grant select, insert, update, delete on all tables in schema public to frit_app",
  "revoke all on migration from frit_app",
  `revoke update, delete on ${appendOnlyTables.join(", ")} from frit_app`,
  "revoke insert, update, delete on glass_part, glass_fit, glass_catalogue from frit_app",
  "grant usage on schema pgboss to frit_app",
  "grant select, insert, update, delete on all tables in schema pgboss to frit_app"
]
