import { assert, describe, it } from "@effect/vitest"
import pg from "pg"
import { inject } from "vitest"
import type { CustomerId } from "#domain/customers/Customer.ts"
import { emptyInstall } from "#domain/jobs/JobInstall.ts"
import { sampleCustomer, sampleJob } from "#domain/testing/samples.ts"
import { testServer } from "../support/testServer.ts"

const { ask, signIn, openShop } = testServer()

const desk = async () => {
  const {
    prefix,
    users: [seller, installer],
    location,
    tenant
  } = await openShop(["sales", "installer"])
  const cookie = await signIn(prefix, seller!.userName)
  const send = (method: string, path: string, body: unknown) => ask(prefix, path, { method, body, cookie })
  const customer = (await send("POST", "/customers", sampleCustomer)).json().data as { id: CustomerId }
  const job = (date: string, start: string, end: string, overlapReason?: string) => ({
    ...sampleJob(customer.id, location.id),
    install: {
      ...emptyInstall,
      date,
      overrideReason: "Set for this test",
      installers: [{ userId: installer!.id, start, end, ...(overlapReason === undefined ? {} : { overlapReason }) }]
    }
  })
  return { send, job, installer: installer!, tenant, get: (path: string) => ask(prefix, path, { cookie }) }
}

const inShop = async <A>(tenantId: string, work: (client: pg.Client) => Promise<A>) => {
  const client = new pg.Client(inject("ownerUrl"))
  await client.connect()
  try {
    await client.query("select set_config('app.tenant_id', $1, false)", [tenantId])
    return await work(client)
  } finally {
    await client.end()
  }
}

/** For each pair of overlapping bookings of an installer, returns whether one is an override. */
const overlaps = (tenantId: string, userId: string) =>
  inShop(tenantId, async (client) => {
    const { rows } = await client.query(
      `
    select one.is_override or other.is_override as overridden from installer_booking one
    join installer_booking other on other.user_id = one.user_id and other.job_id > one.job_id and other.starts_at < one.ends_at and one.starts_at < other.ends_at
    where one.user_id = $1`,
      [userId]
    )
    return rows.map(({ overridden }) => overridden as boolean)
  })

describe("an installer's time (I6)", () => {
  it("is booked by one of 200 concurrent jobs, and by a second one only with a recorded reason", async () => {
    const { send, job, installer, tenant, get } = await desk()
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, at) =>
        send("POST", "/jobs", job("2026-12-01", at % 2 === 0 ? "08:00" : "09:00", "10:00"))
      )
    )
    assert.deepStrictEqual(
      Object.entries(Object.groupBy(answers, ({ status }) => status)).map(([status, same]) => [status, same!.length]),
      [
        ["200", 1],
        ["409", 199]
      ]
    )
    const won = answers.find(({ status }) => status === 200)!.json().data as {
      number: number
      install: { installers: ReadonlyArray<{ start: string }> }
    }
    const failure = answers.find(({ status }) => status === 409)!.json().failure
    assert.deepStrictEqual(failure, {
      _tag: "InstallerBooked",
      at: 0,
      number: won.number,
      start: won.install.installers[0]!.start,
      end: "10:00"
    } as never)
    assert.deepStrictEqual(await overlaps(tenant.id, installer.id), [])

    const second = (await send("POST", "/jobs", job("2026-12-01", "08:00", "10:00"))).status
    const overridden = await send("POST", "/jobs", job("2026-12-01", "09:30", "10:00", "Helps with the roof"))
    assert.deepStrictEqual([second, overridden.status], [409, 200])
    assert.deepStrictEqual(await overlaps(tenant.id, installer.id), [true])
    const kept = overridden.json().data as { id: string; number: number; version: number; install: object }
    // The numbers of refused jobs are reused.
    assert.strictEqual(kept.number, won.number + 1)
    const changed = await send("PUT", `/jobs/${kept.id}`, {
      ...job("2026-12-01", "09:30", "10:00", "Two are needed"),
      version: 1
    })
    assert.strictEqual(changed.status, 200)
    const { items } = (await get(`/jobs/${kept.id}/changes`)).json().data as {
      items: ReadonlyArray<{ what: { fields?: ReadonlyArray<{ path: string; after: unknown }> } }>
    }
    assert.deepStrictEqual(items[0]!.what.fields?.find(({ path }) => path === "install.installers")?.after, [
      { userId: installer.id, start: "09:30", end: "10:00", overlapReason: "Two are needed" }
    ])
  }, 60_000)

  it("cannot be double-booked even directly in PostgreSQL", async () => {
    const { send, job, installer, tenant } = await desk()
    const [first, second] = [
      await send("POST", "/jobs", job("2026-12-01", "08:00", "10:00")),
      await send("POST", "/jobs", job("2026-12-01", "10:00", "11:00"))
    ]
    assert.deepStrictEqual([first.status, second.status], [200, 200])
    await inShop(tenant.id, async (client) => {
      const move = (isOverride: boolean) =>
        client.query(
          "update installer_booking set starts_at = starts_at - interval '1 minute', is_override = $3 where tenant_id = $1 and job_id = $2",
          [tenant.id, (second.json().data as { id: string }).id, isOverride]
        )
      const refusal = await move(false).catch((error: { code: string; constraint: string }) => error)
      assert.deepInclude(refusal, { code: "23P01", constraint: "installer_booking_once" })
      assert.strictEqual((await move(true)).rowCount, 1)
    })
    assert.deepStrictEqual(await overlaps(tenant.id, installer.id), [true])
  })
})
