import { assert, describe, it } from "@effect/vitest"
import { writeLog } from "#adapters/telemetry/writeLog.ts"
import { handlers } from "#api/handlers.ts"
import { type Endpoint, pathFields } from "#domain/contract/Endpoint.ts"
import { access } from "#domain/access/accessTable.ts"
import { Role } from "#domain/access/Role.ts"
import { sampleJob } from "#domain/testing/samples.ts"
import { readPdf } from "../adapters/pdf/readPdf.ts"
import { formBody } from "../support/formBody.ts"
import { testServer } from "../support/testServer.ts"
import type { Reply } from "../support/apiClient.ts"
import { canaryShop } from "./canary/markedShop.ts"
import { wireInput, withIds } from "./canary/wireInput.ts"

let log = ""
const server = testServer({
  write: writeLog("json", {
    write: (line) => {
      log += line
    }
  })
})
const { ask, signIn, openShop } = server

/** All endpoints except logout, which would end the test. */
const calls: ReadonlyArray<Endpoint> = handlers.map(({ endpoint }) => endpoint).filter(({ name }) => name !== "logout")
const withId = calls.filter(({ path }) => pathFields(path).includes("id"))

/** Deleting something that does not exist succeeds immediately at these endpoints. */
const alreadyGone = ["deleteOwnSession", "deleteOwnDevice", "deletePushDevice"]

let pair: Promise<[Marked, Marked]> | undefined
type Marked = Awaited<ReturnType<typeof canaryShop>>
/** Two shops shared by all tests that only read. */
const twoShops = () => (pair ??= Promise.all([canaryShop(server), canaryShop(server)]))

const filledIn = (path: string, id: string) => path.replace(/:(\w+)/g, () => id)
const pathsOf = (endpoint: Endpoint, ids: ReadonlyArray<string>) =>
  pathFields(endpoint.path).length === 0 ? [endpoint.path] : ids.map((id) => filledIn(endpoint.path, id))

const send = (
  shop: { readonly prefix: string; readonly cookie: string },
  { method, body }: Endpoint,
  path: string,
  fields: Record<string, unknown>
): Promise<Reply> => {
  if (body === "form") return ask(shop.prefix, path, { method, cookie: shop.cookie, ...formBody(fields) })
  if (method !== "GET") return ask(shop.prefix, path, { method, cookie: shop.cookie, body: fields })
  const query = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])).toString()
  return ask(shop.prefix, query === "" ? path : `${path}?${query}`, { cookie: shop.cookie })
}

/** Everything readable in a response: its text, its headers, and the text of a PDF. */
const readable = async ({ bytes, headers, status, text }: Reply) => {
  const isPdf = status === 200 && headers["content-type"] === "application/pdf"
  return [text, JSON.stringify(headers), isPdf ? (await readPdf(bytes)).text : ""].join(" ")
}

/** The URLs of all files of a shop. */
const contentOf = ({ fileId, job, token }: Marked) => [
  `/jobs/${job}/document.pdf?kind=quote&language=en`,
  `/jobs/${job}/files/${fileId}/content`,
  `/jobs/${job}/files/${fileId}/thumbnail`,
  `/documents/${token}/document.pdf?language=en`,
  `/documents/${token}/logo`,
  ...calls.filter(({ path }) => path.startsWith("/exports/")).map(({ path }) => path)
]

describe("a shop's canary mark", () => {
  it("never appears in a response to another shop, from any endpoint, with or without its ids (T5)", async () => {
    const [theirs, mine] = [await canaryShop(server), await canaryShop(server)]
    const answers: Array<readonly [string, Reply]> = []
    for (const endpoint of calls) {
      const input = await wireInput(endpoint)
      const foreign = withIds(input, theirs.idFor) as Record<string, unknown>
      for (const path of pathsOf(endpoint, [...theirs.ids, theirs.tenant.id])) {
        answers.push([`${endpoint.method} ${path}`, await send(mine, endpoint, path, foreign)])
        if (endpoint.method === "GET")
          answers.push([`GET ${path}?text=`, await send(mine, endpoint, path, { ...foreign, text: theirs.mark })])
      }
    }
    for (const path of contentOf(theirs)) answers.push([path, await ask(mine.prefix, path, { cookie: mine.cookie })])
    assert.isAbove(answers.length, 200)
    for (const [call, reply] of answers) {
      assert.notInclude(await readable(reply), theirs.mark, call)
      assert.isBelow(reply.status, 500, `${call}: ${reply.text}`)
    }
    // Requests with the other shop's ids sent no mail about it, and the log contains neither shop's mark.
    for (const mail of await mine.mails()) {
      const said = JSON.stringify(mail)
      if (said.includes(theirs.mark))
        assert.deepStrictEqual(
          [mail.to.address.toLowerCase(), said.includes(mine.mark)],
          [theirs.to.toLowerCase(), false]
        )
    }
    for (const { mark } of [theirs, mine]) assert.notInclude(log, mark)
    assert.include(log, "/exports/customers.csv")
    const still = await ask(theirs.prefix, "/customers", { cookie: theirs.cookie })
    assert.include(still.text, theirs.mark)
  }, 120_000)

  it("appears where it should, so the scan can find it: documents, CSV exports, file names and mails (T5)", async () => {
    const [, mine] = await twoShops()
    const silent = ["thumbnail", "/logo", "/exports/locations.csv", "/exports/users.csv", "/exports/audit.csv"]
    for (const path of contentOf(mine)) {
      const reply = await ask(mine.prefix, path, { cookie: mine.cookie })
      assert.strictEqual(reply.status, 200, `${path} ${reply.text.slice(0, 200)}`)
      if (!silent.some((end) => path.endsWith(end))) assert.include(await readable(reply), mine.mark, path)
    }
    assert.isTrue((await mine.mails()).some((mail) => mail.subject.includes(mine.mark)))
  })

  it.each(withId)(
    "cannot be probed with foreign ids, which get the same response as ids that never existed, at $method $path (T4)",
    async (endpoint) => {
      const [theirs, mine] = await twoShops()
      const input = withIds(await wireInput(endpoint), mine.idFor) as Record<string, unknown>
      const asked = async (id: string) => {
        const { status, text } = await send(mine, endpoint, filledIn(endpoint.path, id), input)
        return [status, text.replaceAll(id, "ID")] as const
      }
      const nobody = await asked(crypto.randomUUID())
      for (const foreign of theirs.ids) assert.deepStrictEqual(await asked(foreign), nobody)
      assert.strictEqual(
        nobody[0],
        endpoint.access === access["/tenants"] ? 403 : alreadyGone.includes(endpoint.name) ? 200 : 404,
        nobody[1]
      )
    },
    60_000
  )

  it("refuses a job that refers to another shop's customer, location or profile (T7)", async () => {
    const [theirs, mine] = await twoShops()
    for (const field of ["customerId", "locationId", "pricingProfileId"] as const) {
      const draft = {
        ...sampleJob(mine.idFor("customerId") as never, mine.idFor("locationId") as never),
        [field]: theirs.idFor(field)
      }
      const answer = await ask(mine.prefix, "/jobs", { method: "POST", cookie: mine.cookie, body: draft })
      assert.strictEqual(answer.status, 404, field)
    }
  })

  it.each(Role.literals.filter((role) => role !== "adminlockedout"))(
    "is also hidden from a %s of another shop (T4)",
    async (role) => {
      const [theirs] = await twoShops()
      const mine = await openShop([role])
      const cookie = await signIn(mine.prefix, mine.users[0]!.userName)
      for (const endpoint of calls.filter(({ method }) => method === "GET")) {
        const input = withIds(await wireInput(endpoint), theirs.idFor) as Record<string, unknown>
        for (const path of pathsOf(endpoint, theirs.ids)) {
          const { status, text } = await send({ prefix: mine.prefix, cookie }, endpoint, path, input)
          // Root's list of tenants names every shop on purpose.
          if (role !== "root" || endpoint.name !== "listTenants")
            assert.notInclude(text, theirs.mark, `${role} ${path}`)
          assert.isBelow(status, 500, path)
        }
      }
    },
    60_000
  )
})

describe("a shop session", () => {
  it("gives no access to another shop, whatever headers are sent (T10)", async () => {
    const [theirs, mine] = await twoShops()
    const forged = [
      {},
      { "x-tenant": mine.prefix },
      { "x-tenant-id": mine.tenant.id },
      { "x-forwarded-host": `${mine.prefix}.localhost:3000` },
      { forwarded: `host=${mine.prefix}.localhost:3000` }
    ]
    for (const headers of forged) {
      const answer = await ask(theirs.prefix, "/customers", { cookie: mine.cookie, headers })
      assert.deepStrictEqual([answer.status, answer.json().messages], [401, ["signInFirst"]])
      const own = await ask(mine.prefix, "/customers", {
        cookie: mine.cookie,
        headers: { ...headers, "x-tenant": theirs.prefix, "x-forwarded-host": `${theirs.prefix}.localhost:3000` }
      })
      assert.include(own.text, mine.mark)
      assert.notInclude(own.text, theirs.mark)
    }
  })

  it("is required by every endpoint that does not manage the session: without one, returns a bare 401", async () => {
    const [{ prefix, ids }] = await twoShops()
    for (const endpoint of calls) {
      if (endpoint.access === "everyone") continue
      for (const path of pathsOf(endpoint, ids.slice(0, 1))) {
        const answer = await ask(prefix, path, {
          method: endpoint.method,
          ...(endpoint.method === "GET" ? {} : { body: {} })
        })
        assert.deepStrictEqual([answer.status, answer.json().messages], [401, ["signInFirst"]], path)
      }
    }
  })
})
