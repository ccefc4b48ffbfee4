import { setTimeout } from "node:timers/promises"
import { assert, describe, it, vi } from "@effect/vitest"
import { sampleCustomer } from "#domain/testing/samples.ts"
import { openShopWithStaff } from "../../support/openShopWithStaff.ts"
import { password } from "../../support/apiClient.ts"
import { cardPayment, dataOf, deskRoles, openDesk } from "./desk.ts"
import type { FaultEnvironment, Server } from "./openEnvironment.ts"
import { waitTimeout } from "./soon.ts"

/** S3: the time within which every node applies a session change, in milliseconds. */
const felt = { timeout: 5_000, interval: 100 }

interface Run {
  readonly id: string
  readonly state: string
  readonly done: number
  readonly left: number
}

/** Retries while a busy node responds with 503, with the same key, as every client does. */
const untilServed = async <A extends { readonly status: number }>(press: () => Promise<A>): Promise<A> => {
  for (let tries = 1; ; tries++) {
    const answer = await press()
    if (answer.status !== 503 || tries === 10) return answer
    await setTimeout(200)
  }
}

/** Two servers, each its own process with its own pool and memory, sharing one PostgreSQL. */
export const twoNodes = (
  here: () => { readonly place: FaultEnvironment; readonly one: Server; readonly other: Server }
) => {
  let shop: ReturnType<FaultEnvironment["openShop"]> | undefined
  const opened = async (isAlone = false) => {
    const { place, one, other } = here()
    const desk = await openDesk(place, one, isAlone ? undefined : (shop ??= place.openShop(deskRoles)))
    const statuses = async (path = "/user/current", cookie = desk.cookie) =>
      Promise.all([one, other].map(async (node) => (await node.ask(desk.prefix, path, { cookie })).status))
    return { one, other, place, desk, statuses }
  }

  it("turns fifty concurrent refreshes into one successor token and signs no one out (S5)", async () => {
    const { one, other, desk, statuses } = await opened()
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => untilServed(() => desk.get(at % 2 === 0 ? one : other, "/tokens/refresh/")))
    )
    assert.deepStrictEqual([...new Set(answers.map(({ status }) => status))], [200])
    const successors = [...new Set(answers.map((answer) => one.cookieOf(answer)))]
    assert.strictEqual(successors.length, 1)
    assert.deepStrictEqual(await statuses("/user/current", successors[0]!), [200, 200])
  })

  it("creates one customer from a request that reached both servers (I1)", async () => {
    const { one, other, desk } = await opened()
    const key = crypto.randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, at) =>
        untilServed(() =>
          desk.post(at % 2 === 0 ? one : other, "/customers", { ...sampleCustomer, customerName: key }, key)
        )
      )
    )
    assert.deepStrictEqual(
      [new Set(answers.map(({ status }) => status)), new Set(answers.map(({ text }) => text)).size],
      [new Set([200]), 1]
    )
    assert.strictEqual(dataOf<{ total: number }>(await desk.get(other, `/customers?text=${key}`)).total, 1)
  })

  it("continues the other server's bulk runs, processing each row once", async () => {
    const { one, other, desk } = await opened(true)
    await desk.sql(
      "insert into customer select (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid()))).* from customer c, generate_series(1, 249) where tenant_id = $1",
      [desk.tenant.id]
    )
    let run = dataOf<Run>(
      await desk.post(
        one,
        "/customers/bulk-change",
        { rows: { search: {}, count: 250 }, change: { paymentTerms: "Net 60" } },
        crypto.randomUUID()
      )
    )
    assert.deepStrictEqual([run.done, run.left], [100, 150])
    while (run.left > 0)
      run = dataOf<Run>(
        (
          await Promise.all([
            desk.post(one, `/bulk-runs/${run.id}/steps`, {}),
            desk.post(other, `/bulk-runs/${run.id}/steps`, {})
          ])
        ).at(-1)!
      )
    assert.deepStrictEqual(
      await desk.sql("select version, payment_terms, count(*)::int from customer where tenant_id = $1 group by 1, 2", [
        desk.tenant.id
      ]),
      [{ version: 2, payment_terms: "Net 60", count: 250 }]
    )
  })

  it("shares sessions, and applies a sign-out on both servers (S3)", async () => {
    const { one, desk, statuses } = await opened()
    assert.deepStrictEqual(await statuses(), [200, 200])
    await desk.get(one, "/tokens/logout")
    await vi.waitFor(async () => assert.deepStrictEqual(await statuses(), [401, 401]), felt)
  })

  it("delivers events on one server for jobs saved and moved on the other, and ends a channel there when its session ends here (S3)", async () => {
    const { one, other, desk } = await opened()
    const followed = await other.follow(desk.prefix, "/events", { cookie: desk.cookie })
    await vi.waitFor(() => assert.include(followed.heard(), "event: "), waitTimeout)
    const { id, version } = await desk.quote()
    await vi.waitFor(
      () => assert.deepInclude(followed.changes(), { kind: "job", change: "made", id, job: null }),
      waitTimeout
    )
    const date = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)
    const plan = { version, date, timeFrame: "", time: "", duration: 60, installers: [] }
    assert.strictEqual((await desk.put(one, `/jobs/${id}/plan`, plan)).status, 200)
    await vi.waitFor(
      () => assert.deepInclude(followed.changes(), { kind: "job", change: "changed", id, job: null }),
      waitTimeout
    )
    await desk.get(one, "/tokens/logout")
    await followed.ended
  })

  it("redeems a key issued by the other server, once in total", async () => {
    const { one, other, desk } = await opened()
    const { key } = dataOf<{ key: string }>(
      await one.ask("", "/login", { method: "POST", body: { userName: desk.owner.userName, password } })
    )
    const takers = await Promise.all(
      [one, other, one, other].map((node) => node.ask(desk.prefix, "/tokens", { method: "POST", body: { key } }))
    )
    assert.strictEqual(takers.filter(({ status }) => status === 200).length, 1)
  })

  it("applies a removed role and a deactivated user on both servers (S3)", async () => {
    const { one, other, place } = here()
    const { prefix, users, cookies, call, draftOf } = await openShopWithStaff({ ...one, openShop: place.openShop })(
      "owner",
      "admin"
    )
    const id = users[1]!.id
    const statuses = async (path: string) =>
      Promise.all([one, other].map(async (node) => (await node.ask(prefix, path, { cookie: cookies[1]! })).status))
    assert.deepStrictEqual(await statuses("/pricing-profiles"), [200, 200])
    assert.strictEqual(
      (await call(0, `/users/${id}`, "PUT", { ...(await draftOf(id)), roles: ["installer"] })).status,
      200
    )
    await vi.waitFor(
      async () => (await statuses("/pricing-profiles")).forEach((status) => assert.include([401, 403], status)),
      felt
    )
    const again = await other.signIn(prefix, users[1]!.userName)
    assert.strictEqual((await other.ask(prefix, "/user/current", { cookie: again })).status, 200)
    assert.strictEqual(
      (await call(0, `/users/${id}/active`, "PUT", { version: (await draftOf(id)).version, active: false })).status,
      200
    )
    await vi.waitFor(
      async () =>
        assert.deepStrictEqual(
          await Promise.all(
            [one, other].map(async (node) => (await node.ask(prefix, "/user/current", { cookie: again })).status)
          ),
          [401, 401]
        ),
      felt
    )
  })

  it("shows who has a job open on the other server", async () => {
    const { one, other, desk } = await opened()
    const { id } = await desk.quote()
    const theirs = await other.signIn(desk.prefix, desk.sales.userName)
    assert.deepStrictEqual(dataOf(await desk.post(one, `/jobs/${id}/presence`, {})), [])
    const seen = dataOf<ReadonlyArray<{ userId: string }>>(
      await other.ask(desk.prefix, `/jobs/${id}/presence`, { method: "POST", body: {}, cookie: theirs })
    )
    assert.deepStrictEqual(
      seen.map(({ userId }) => userId),
      [desk.owner.id as string]
    )
  })

  // These wait for the job queue to be polled, so they run concurrently.
  describe.concurrent("in the background", () => {
    it("shows on one server what the processor reported to the other, while the first still waits for the processor", async () => {
      const { one, other, place, desk } = await opened()
      const [job, card] = [await desk.quote(), cardPayment(12_345)]
      const told = Promise.withResolvers<number>()
      place.hooks.to = (body, signature) =>
        void other
          .ask("", "/square/events", {
            method: "POST",
            body,
            headers: { "x-square-hmacsha256-signature": signature, "x-frit": "" }
          })
          .then(({ status }) => told.resolve(status))
      const noAnswer = place.cardLine.hold("back", (said) => said.includes(card.paymentId), true)
      const answer = desk.post(one, `/jobs/${job.id}/card-payments`, card)
      await noAnswer.caught
      assert.strictEqual(await told.promise, 200)
      place.hooks.to = () => {}
      assert.deepStrictEqual(
        (await desk.job(one, job.id)).payments.map(({ status }) => status),
        ["paid"]
      )
      noAnswer.release()
      assert.strictEqual((await answer).status, 200)
      assert.deepStrictEqual(await desk.timeline(other, job.id), ["created", "payment pending", "payment paid"])
    })

    it("sends every email once", async () => {
      const { one, other, place, desk } = await opened()
      const { id } = await desk.quote()
      const to = Array.from({ length: 12 }, () => `${crypto.randomUUID()}@example.com`)
      const letter = (address: string) => ({
        channel: "email",
        template: "quote",
        language: "en",
        to: address,
        subject: "Your quote",
        body: "Here: {link}",
        isTest: false
      })
      const answers = await Promise.all(
        to.map((address, at) => {
          const key = crypto.randomUUID()
          return untilServed(() => desk.post(at % 2 === 0 ? one : other, `/jobs/${id}/messages`, letter(address), key))
        })
      )
      assert.deepStrictEqual([...new Set(answers.map(({ status }) => status))], [200])
      await vi.waitFor(async () => assert.deepStrictEqual(await desk.unsent(), []), waitTimeout)
      assert.deepStrictEqual(
        to.map((address) => place.post.namesFor(address).length),
        to.map(() => 1)
      )
    })
  })
}
