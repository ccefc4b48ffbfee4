import { createServer, type IncomingMessage } from "node:http"
import { text } from "node:stream/consumers"
import pg from "pg"
import { addJob, type Ask, getJob, listCustomers, listJobs } from "./floorCalls.ts"
import { sql } from "./floorSql.ts"

// The baseline server (the floor): the minimum that a correct server has to do with this database and row-level
// security. There is no sign-in and no validation; statements that do not depend on a result are pipelined.
pg.types.setTypeParser(20, Number)
const pool = new pg.Pool({ connectionString: process.env["APP_URL"]!, max: 10, pipeline: true } as pg.PoolConfig)
const tenant = process.env["TENANT"]!

/** Returns the response data, and the pending work that must finish before it is sent. */
const answer = async (
  ask: Ask,
  request: IncomingMessage,
  url: URL
): Promise<{ readonly data: unknown; readonly kept?: Promise<unknown> }> => {
  const place = url.pathname.slice("/api/V1".length)
  if (request.method === "POST") return create(ask, request)
  if (place === "/jobs") return { data: await listJobs(ask, url.searchParams) }
  if (place === "/customers") return { data: await listCustomers(ask, url.searchParams) }
  return { data: await getJob(ask, tenant, place.slice("/jobs/".length)) }
}

const create = async (ask: Ask, request: IncomingMessage) => {
  const draft = JSON.parse(await text(request))
  const key = request.headers["idempotency-key"]
  if (key !== undefined) await ask("takeKey", sql.takeKey, [tenant, key])
  const { job, kept } = await addJob(ask, tenant, draft)
  return {
    data: job,
    kept:
      key === undefined
        ? kept
        : Promise.all([kept, ask("keepAnswer", sql.keepAnswer, [tenant, key, JSON.stringify(job)])])
  }
}

const inTransaction = async (request: IncomingMessage, url: URL) => {
  const client = await pool.connect()
  const begun = client.query(`begin; set local app.tenant_id = '${tenant}'`)
  const ask: Ask = async (name, statement, values) =>
    (await client.query({ name, text: statement, values: [...values] })).rows
  try {
    const [, { data, kept }] = await Promise.all([begun, answer(ask, request, url)])
    const ended = client.query("commit")
    // A read-only transaction's response need not wait for its commit.
    if (kept === undefined)
      ended.then(
        () => client.release(),
        (error: Error) => client.release(error)
      )
    else await Promise.all([kept, ended]).then(() => client.release())
    return data
  } catch (error) {
    client.release(error as Error)
    throw error
  }
}

createServer(async (request, response) => {
  const url = new URL(request.url!, "http://floor")
  if (url.pathname === "/readyz") return void response.end("ok\n")
  try {
    const body = JSON.stringify({ succeeded: true, messages: [], data: await inTransaction(request, url) })
    response
      .writeHead(200, { "content-type": "application/json; charset=utf-8", "content-length": Buffer.byteLength(body) })
      .end(body)
  } catch (error) {
    const body = String(error)
    response.writeHead(500, { "content-length": Buffer.byteLength(body) }).end(body)
  }
}).listen(Number(process.env["PORT"]), "127.0.0.1")

process.on("SIGTERM", () => process.exit(0))
