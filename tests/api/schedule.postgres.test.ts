import { assert, describe, it } from "@effect/vitest"
import type { CustomerId } from "#domain/customers/Customer.ts"
import { emptyInstall } from "#domain/jobs/JobInstall.ts"
import { defaultWeek } from "#domain/shared/WeekHours.ts"
import { sampleCustomer, sampleJob } from "#domain/testing/samples.ts"
import { openShopWithStaff, statusAndMessage } from "../support/openShopWithStaff.ts"
import { testServer } from "../support/testServer.ts"

const open = openShopWithStaff(testServer())

/** A Monday far in the future that is not a holiday. */
const monday = (() => {
  const at = new Date(Date.now() + 21 * 86_400_000)
  at.setUTCDate(at.getUTCDate() + ((8 - at.getUTCDay()) % 7))
  return at.toISOString().slice(0, 10)
})()

const query = (locationId: string, more: Readonly<Record<string, string>> = {}) =>
  new URLSearchParams({
    locationId,
    jobType: "replacement",
    calibration: "",
    repairLocation: "inShop",
    postalCode: "",
    country: "US",
    insured: "false",
    timeFrame: "",
    partsPending: "false",
    partsExpected: "",
    ...more
  }).toString()

interface Found {
  readonly asked: ReadonlyArray<{ readonly day: string; readonly start: string; readonly userId: string }>
}

describe("a shop's schedule", () => {
  it("proposes five slots around existing bookings, and none of another shop", async () => {
    const { call, location, users } = await open("sales", "installer")
    const installer = users[1]!
    const customer = (await call(0, "/customers", "POST", sampleCustomer)).json().data as { readonly id: CustomerId }
    const find = (more: Readonly<Record<string, string>> = {}) =>
      call(0, `/find-slots?${query(location.id, { duration: "120", from: monday, ...more })}`)
    const times = async (more: Readonly<Record<string, string>> = {}) =>
      ((await find(more)).json().data as Found).asked.map(({ day, start }) => `${day === monday ? "" : day}${start}`)
    assert.deepStrictEqual((await times()).slice(0, 2), ["08:00", "12:00"])
    const job = {
      ...sampleJob(customer.id, location.id),
      insurance: null,
      install: {
        ...emptyInstall,
        date: monday,
        overrideReason: "Set for this test",
        installers: [{ userId: installer.id, start: "08:00", end: "09:20" }]
      }
    }
    const booked = await call(0, "/jobs", "POST", job)
    assert.strictEqual(booked.status, 200)
    const { id: jobId, number } = booked.json().data as { readonly id: string; readonly number: number }
    assert.deepStrictEqual((await times()).slice(0, 2), ["09:30", "12:00"])
    assert.deepStrictEqual((await times({ jobId })).slice(0, 1), ["08:00"])
    assert.strictEqual((await times()).length, 5)

    const check = async (more: Readonly<Record<string, string>>) =>
      (await call(0, `/schedule-check?${query(location.id, { day: monday, ...more })}`)).json().data
    assert.deepStrictEqual(await check({ start: "09:00", end: "11:00", userId: installer.id }), [
      { rule: "installerBooked", isHard: true, number, start: "08:00", end: "09:20" }
    ])
    assert.deepStrictEqual(await check({ start: "13:00", end: "15:00", timeFrame: "morning" }), [
      { rule: "promiseBroken", isHard: false }
    ])

    const other = await open("sales", "installer")
    assert.deepStrictEqual(
      statusAndMessage(await other.call(0, `/find-slots?${query(location.id, { duration: "120", from: "" })}`)),
      [404, "LocationNotFound"]
    )
    assert.strictEqual(
      (await other.call(0, `/schedule-check?${query(location.id, { day: monday, start: "", end: "" })}`)).status,
      404
    )
    const own = query(other.location.id, { duration: "120", from: monday })
    const theirs = (await other.call(0, `/find-slots?${own}`)).json().data as Found
    assert.isTrue(theirs.asked.length > 0 && theirs.asked.every(({ userId }) => userId !== installer.id))
  })

  it("respects people's hours, days off and skills, and the days a location is closed", async () => {
    const { call, location, users, draftOf } = await open("owner", "installer")
    const installer = users[1]!
    const draft = await draftOf(installer.id)
    const planned = {
      ...draft,
      workHours: defaultWeek.map((hours) => (hours.start === "" ? hours : { start: "10:00", end: "12:30" })),
      skills: ["replacement"]
    }
    assert.strictEqual((await call(0, `/users/${installer.id}`, "PUT", { ...planned, id: installer.id })).status, 200)
    const find = async (more: Readonly<Record<string, string>> = {}) =>
      (
        (await call(0, `/find-slots?${query(location.id, { duration: "120", from: monday, ...more })}`)).json()
          .data as Found
      ).asked.map(({ day, start }) => `${day} ${start}`)
    assert.strictEqual((await find())[0], `${monday} 10:00`)
    assert.deepStrictEqual(await find({ calibration: "static" }), [])
    const kept = (await call(0, `/locations/${location.id}`)).json().data as object
    const closedDays = [{ from: monday, to: monday, note: "Inventory" }]
    assert.strictEqual((await call(0, `/locations/${location.id}`, "PUT", { ...kept, closedDays })).status, 200)
    assert.notInclude((await find())[0]!, monday)
  })

  it("is limited to office staff; installers cannot request slots", async () => {
    const { call, location } = await open("installer")
    assert.strictEqual((await call(0, `/find-slots?${query(location.id, { duration: "60", from: "" })}`)).status, 403)
    assert.strictEqual(
      (await call(0, `/schedule-check?${query(location.id, { day: monday, start: "", end: "" })}`)).status,
      403
    )
  })
})
