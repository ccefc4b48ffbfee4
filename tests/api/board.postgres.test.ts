import { assert, describe, it } from "@effect/vitest"
import type { CustomerId } from "#domain/customers/Customer.ts"
import { openInstall } from "#domain/jobs/JobInstall.ts"
import type { Board, BoardJob } from "#domain/schedule/boardApi.ts"
import { usualWeek } from "#domain/shared/WeekHours.ts"
import { sampleCustomer, sampleJob } from "#domain/testing/samples.ts"
import { atTheCounter, said } from "../support/atTheCounter.ts"
import { testServer } from "../support/testServer.ts"

const open = atTheCounter(testServer())

/** A Monday that is no holiday, far enough away. */
const monday = (() => {
  const at = new Date(Date.now() + 21 * 86_400_000)
  at.setUTCDate(at.getUTCDate() + ((8 - at.getUTCDay()) % 7))
  return at.toISOString().slice(0, 10)
})()
const sunday = new Date(Date.parse(monday) - 86_400_000).toISOString().slice(0, 10)

interface Made {
  readonly id: string
  readonly version: number
  readonly number: number
}

/** A shop with two installers; `job` makes a work order. */
const shopWithJobs = async () => {
  const shop = await open("owner", "installer", "installer")
  const { call, location, users } = shop
  const kept = (await call(0, `/locations/${location.id}`)).json().data as object
  const isOpen = { ...kept, services: [], businessHours: usualWeek }
  assert.strictEqual((await call(0, `/locations/${location.id}`, "PUT", isOpen)).status, 200)
  const customer = (await call(0, "/customers", "POST", sampleCustomer)).json().data as { readonly id: CustomerId }
  const job = async (install: object = {}) => {
    const made = (
      await call(0, "/jobs", "POST", {
        ...sampleJob(customer.id, location.id),
        insurance: null,
        install: { ...openInstall, ...install }
      })
    ).json().data as Made
    return made
  }
  const board = async (who = 0, more = "") =>
    (await call(who, `/calendar?from=${monday}&to=${monday}${more}`)).json().data as Board
  const plan = ({ id, version }: Pick<Made, "id" | "version">, more: object) =>
    call(0, `/jobs/${id}/plan`, "PUT", { version, ...open0, ...more })
  return { ...shop, dana: users[1]!, luis: users[2]!, job, board, plan }
}

const open0 = { date: monday, timeFrame: "", time: "", duration: 120, installers: [] }

describe("the board of a shop", () => {
  it("shows who installs what when, and who only installs their own alone", async () => {
    const { call, board, dana, luis, job } = await shopWithJobs()
    const one = await job({ date: monday, installers: [{ userId: dana.id, start: "08:00", end: "10:00" }] })
    const other = await job({ date: monday, installers: [{ userId: luis.id, start: "09:00", end: "10:00" }] })
    const all = await board()
    assert.deepStrictEqual(
      all.jobs.map(({ id }) => id),
      [one.id, other.id]
    )
    assert.deepStrictEqual(all.lanes.map(({ userId }) => userId).toSorted(), [dana.id, luis.id].toSorted())
    assert.deepStrictEqual(all.lanes[0]!.days, [{ day: monday, start: "08:00", end: "17:00", note: "" }])
    assert.notInclude(JSON.stringify(all), "Price")

    const own = await board(1)
    assert.deepStrictEqual(
      [own.jobs.map(({ id }) => id), own.lanes.map(({ userId }) => userId), own.waiting],
      [[one.id], [dana.id], []]
    )
    assert.strictEqual((await call(0, `/calendar?from=${monday}&to=2099-01-01`)).status, 400)
  })

  it("plans a job, wants a reason where a rule warns, keeps it in the history, and undoes it", async () => {
    const { board, dana, job, plan, call } = await shopWithJobs()
    const made = await job()
    const ordered = await call(0, `/jobs/${made.id}/work-order`, "POST", {
      id: made.id,
      version: made.version,
      date: monday,
      timeFrame: ""
    })
    assert.strictEqual(ordered.status, 200)
    const { version } = ordered.json().data as Made
    assert.deepStrictEqual(
      (await board()).waiting.map(({ id }) => id),
      [made.id]
    )
    const late = { installers: [{ userId: dana.id, start: "16:00", end: "18:00" }] }
    assert.deepStrictEqual(said(await plan({ ...made, version }, late)), [422, "OverrideReasonMissing"])
    const reason = { ...late, overrideReason: "The customer comes after work" }
    const planned = await plan({ ...made, version }, reason)
    assert.strictEqual(planned.status, 200)
    const shown = planned.json().data as BoardJob
    assert.deepStrictEqual(
      [shown.version, shown.overrideReason, shown.warnings.map(({ at, rule }) => [at, rule])],
      [version + 1, "The customer comes after work", [[0, "outsideHours"]]]
    )
    assert.deepStrictEqual((await board()).waiting, [])
    const changes = JSON.stringify((await call(0, `/jobs/${made.id}/changes`)).json().data)
    assert.include(changes, "The customer comes after work")

    // Within hours nothing is overridden, so the reason goes.
    const early = await plan(shown, { ...reason, installers: [{ userId: dana.id, start: "09:00", end: "11:00" }] })
    assert.notProperty(early.json().data as object, "overrideReason")
    // What stood before comes back with the reason that it had; nobody gets past the rules by calling it an undo.
    const again = early.json().data as BoardJob
    assert.strictEqual((await plan(again, { ...late, isUndone: true })).status, 400)
    const back = await plan(again, reason)
    assert.strictEqual((back.json().data as BoardJob).overrideReason, "The customer comes after work")
  })

  it("refuses an installer on two jobs, a closed day, and a plan of an older version", async () => {
    const { dana, job, plan } = await shopWithJobs()
    await job({ date: monday, installers: [{ userId: dana.id, start: "08:00", end: "10:00" }] })
    const made = await job()
    const at = (start: string, end: string) => ({ installers: [{ userId: dana.id, start, end }] })
    assert.deepStrictEqual(said(await plan(made, at("09:00", "11:00"))), [409, "InstallerBooked"])
    assert.deepStrictEqual(said(await plan(made, { ...at("09:00", "11:00"), date: sunday })), [422, "PlanRefused"])
    assert.deepStrictEqual(said(await plan(made, at("10:00", "11:00"))), [200, undefined])
    assert.deepStrictEqual(said(await plan(made, at("12:00", "13:00"))), [409, "JobChanged"])
  })

  it("shows one shop's board to nobody of another, and lets who only installs plan nothing", async () => {
    const { call, dana, job } = await shopWithJobs()
    const made = await job({ date: monday, installers: [{ userId: dana.id, start: "08:00", end: "10:00" }] })
    const other = await shopWithJobs()
    assert.deepStrictEqual((await other.board()).jobs, [])
    assert.strictEqual((await other.plan(made, {})).status, 404)
    assert.strictEqual(
      (await call(1, `/jobs/${made.id}/plan`, "PUT", { id: made.id, version: made.version, ...open0 })).status,
      403
    )
  })
})
