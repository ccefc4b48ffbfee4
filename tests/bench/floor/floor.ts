import { createServer, type IncomingMessage } from "node:http"
import { text } from "node:stream/consumers"
import pg from "pg"
import { addJob, type Ask, getJob, listCustomers, listJobs } from "./floorCalls.ts"
import { sql } from "./floorSql.ts"

// The floor: what this database can do behind the wall with nothing in between. Nobody signs in, nothing is checked.
pg.types.setTypeParser(20, Number)
const pool = new pg.Pool({ connectionString: process.env["APP_URL"]!, max: 10 })
const tenant = process.env["TENANT"]!

const answer = async (ask: Ask, request: IncomingMessage, url: URL) => {
  const place = url.pathname.slice("/api/V1".length)
  if (request.method === "POST") return create(ask, request)
  if (place === "/jobs") return listJobs(ask, url.searchParams)
  if (place === "/customers") return listCustomers(ask, tenant, url.searchParams)
  return getJob(ask, tenant, place.slice("/jobs/".length))
}

const create = async (ask: Ask, request: IncomingMessage) => {
  const draft = JSON.parse(await text(request))
  const key = request.headers["idempotency-key"]
  if (key === undefined) return addJob(ask, tenant, draft)
  await ask("takeKey", [tenant, key])
  const job = await addJob(ask, tenant, draft)
  await ask("keepAnswer", [tenant, key, JSON.stringify(job)])
  return job
}

const inTransaction = async (work: (ask: Ask) => Promise<unknown>) => {
  const client = await pool.connect()
  const ask: Ask = async (name, values) => (await client.query({ name, text: sql[name], values: [...values] })).rows
  try {
    await client.query("begin")
    await ask("context", [tenant])
    const data = await work(ask)
    await client.query("commit")
    return data
  } finally {
    client.release()
  }
}

createServer(async (request, response) => {
  const url = new URL(request.url!, "http://floor")
  if (url.pathname === "/readyz") return void response.end("ok\n")
  try {
    const data = await inTransaction((ask) => answer(ask, request, url))
    const body = JSON.stringify({ succeeded: true, messages: [], data })
    response.writeHead(200, { "content-type": "application/json; charset=utf-8", "content-length": Buffer.byteLength(body) }).end(body)
  } catch (error) {
    const body = String(error)
    response.writeHead(500, { "content-length": Buffer.byteLength(body) }).end(body)
  }
}).listen(Number(process.env["PORT"]), "127.0.0.1")

process.on("SIGTERM", () => process.exit(0))
