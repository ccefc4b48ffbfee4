import { Client } from "pg"
import type { Passwords } from "./passwords.ts"

/** The role that owns the database `frit`: not a superuser, but allowed to create the application's role. */
export const owner = "frit_owner"

/** Ensures that role and database exist on a running server and returns the owner's URL. */
export const ownerDatabase = async (port: number, secrets: Passwords, isNew: boolean): Promise<string> => {
  const url = ownerAddress(port, secrets.owner)
  if (isNew || !(await answers(url)))
    await setUp(address(port, "postgres", secrets.superuser, "postgres"), secrets.owner)
  return url
}

/** Returns the owner's URL of the database `frit` on an embedded server. */
export const ownerAddress = (port: number, password: string): string => address(port, owner, password, "frit")

const address = (port: number, user: string, password: string, database: string) =>
  `postgres://${user}:${password}@127.0.0.1:${port}/${database}`

const withClient = async <A>(url: string, use: (client: Client) => Promise<A>): Promise<A> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  return await use(client).finally(() => client.end())
}

const answers = (url: string) => withClient(url, async () => true).catch(() => false)

const setUp = (url: string, password: string) =>
  withClient(url, async (client) => {
    const has = async (query: string, name: string) => (await client.query(query, [name])).rowCount === 1
    const known = await has("select from pg_roles where rolname = $1", owner)
    await client.query(
      `${known ? "alter" : "create"} role ${owner} login nosuperuser nobypassrls createrole password ${client.escapeLiteral(password)}`
    )
    if (!(await has("select from pg_database where datname = $1", "frit")))
      await client.query(`create database frit owner ${owner}`)
  })
