import { assert, describe, it } from "@effect/vitest"
import type { CustomerId } from "#domain/customers/Customer.ts"
import type { Job } from "#domain/jobs/Job.ts"
import { draftOfJob } from "#domain/jobs/creditInvoice.ts"
import { emptyInstall } from "#domain/jobs/JobInstall.ts"
import type { Board, BoardJob } from "#domain/schedule/boardApi.ts"
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
const sunday = new Date(Date.parse(monday) - 86_400_000).toISOString().slice(0, 10)

type Draft = ReturnType<typeof draftOfJob>

interface Made {
  readonly id: string
  readonly version: number
  readonly number: number
}

/** Opens a shop with two installers. `job` creates a work order. */
const shopWithJobs = async () => {
  const shop = await open("owner", "installer", "installer")
  const { call, location, users } = shop
  const kept = (await call(0, `/locations/${location.id}`)).json().data as object
  const isOpen = { ...kept, services: [], businessHours: defaultWeek }
  assert.strictEqual((await call(0, `/locations/${location.id}`, "PUT", isOpen)).status, 200)
  const customer = (await call(0, "/customers", "POST", sampleCustomer)).json().data as { readonly id: CustomerId }
  const sent = (install: object = {}) =>
    call(0, "/jobs", "POST", {
      ...sampleJob(customer.id, location.id),
      partsStatus: "complete",
      insurance: null,
      install: { ...emptyInstall, ...install }
    })
  const job = Object.assign(async (install: object = {}) => (await sent(install)).json().data as Made, { sent })
  const board = async (who = 0, more = "") =>
    (await call(who, `/calendar?from=${monday}&to=${monday}${more}`)).json().data as Board
  const plan = ({ id, version }: Pick<Made, "id" | "version">, more: object) =>
    call(0, `/jobs/${id}/plan`, "PUT", { version, ...open0, ...more })
  return { ...shop, dana: users[1]!, luis: users[2]!, job, board, plan }
}

const open0 = { date: monday, timeFrame: "", time: "", duration: 120, installers: [] }

describe("a shop's board", () => {
  it("shows who installs what and when, and shows installers only their own work", async () => {
    const { call, board, dana, luis, job } = await shopWithJobs()
    const one = await job({ date: monday, installers: [{ userId: dana.id, start: "08:00", end: "10:00" }] })
    const other = await job({ date: monday, installers: [{ userId: luis.id, start: "09:00", end: "10:00" }] })
    const ordered = { id: one.id, version: one.version, date: monday, timeFrame: "" }
    assert.strictEqual((await call(0, `/jobs/${one.id}/work-order`, "POST", ordered)).status, 200)
    const all = await board()
    // Installers do not see a job's payment status.
    assert.deepStrictEqual(
      [all, await board(1)].map(({ jobs }) => jobs.map(({ payment }) => payment)),
      [["unpaid", undefined], [undefined]]
    )
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

  it("plans a job, requires a reason when a rule warns, records it in the history, and undoes the plan", async () => {
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
    assert.deepStrictEqual(statusAndMessage(await plan({ ...made, version }, late)), [422, "OverrideReasonMissing"])
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

    // Within working hours nothing is overridden, so the reason is dropped.
    const early = await plan(shown, { ...reason, installers: [{ userId: dana.id, start: "09:00", end: "11:00" }] })
    assert.notProperty(early.json().data as object, "overrideReason")
    // The previous plan is restored with its reason. Marking a request as an undo does not bypass the rules.
    const again = early.json().data as BoardJob
    assert.strictEqual((await plan(again, { ...late, isUndone: true })).status, 400)
    const back = await plan(again, reason)
    assert.strictEqual((back.json().data as BoardJob).overrideReason, "The customer comes after work")
  })

  it("refuses to double-book an installer, to plan on a closed day, and to plan from an outdated version", async () => {
    const { dana, job, plan } = await shopWithJobs()
    await job({ date: monday, installers: [{ userId: dana.id, start: "08:00", end: "10:00" }] })
    const made = await job()
    const at = (start: string, end: string) => ({ installers: [{ userId: dana.id, start, end }] })
    assert.deepStrictEqual(statusAndMessage(await plan(made, at("09:00", "11:00"))), [409, "InstallerBooked"])
    assert.deepStrictEqual(statusAndMessage(await plan(made, { ...at("09:00", "11:00"), date: sunday })), [
      422,
      "PlanRefused"
    ])
    assert.deepStrictEqual(statusAndMessage(await plan(made, at("10:00", "11:00"))), [200, undefined])
    assert.deepStrictEqual(statusAndMessage(await plan(made, at("12:00", "13:00"))), [409, "JobChanged"])
  })

  it("applies the planning rules to a job saved from its form, and only when its plan changes", async () => {
    const { call, dana, job } = await shopWithJobs()
    const at = (start: string, end: string, more: object = {}) => ({
      date: monday,
      installers: [{ userId: dana.id, start, end }],
      ...more
    })
    assert.deepStrictEqual(statusAndMessage(await job.sent({ date: sunday })), [422, "PlanRefused"])
    assert.deepStrictEqual(statusAndMessage(await job.sent(at("16:00", "18:00"))), [422, "OverrideReasonMissing"])
    const reason = { overrideReason: "The customer comes after work" }
    const made = (await job.sent(at("16:00", "18:00", reason))).json().data as Job
    assert.strictEqual(made.install.overrideReason, reason.overrideReason)

    const save = async ({ version, ...draft }: Draft & { readonly version: number }, install: object) =>
      call(0, `/jobs/${made.id}`, "PUT", { ...draft, version, install: { ...draft.install, ...install } })
    const draft = { ...draftOfJob(made), id: made.id }
    const noted = await save({ ...draft, version: 1 }, { notes: "Gate code 4471" })
    assert.deepStrictEqual(statusAndMessage(noted), [200, undefined])
    const { overrideReason: _, ...unreasoned } = draft.install
    assert.deepStrictEqual(statusAndMessage(await save({ ...draft, install: unreasoned, version: 2 }, {})), [
      422,
      "OverrideReasonMissing"
    ])
    assert.deepStrictEqual(statusAndMessage(await save({ ...draft, version: 2 }, { date: sunday })), [
      422,
      "PlanRefused"
    ])
    const refused = await call(0, `/jobs/${made.id}/work-order`, "POST", { version: 2, date: sunday, timeFrame: "" })
    assert.deepStrictEqual(statusAndMessage(refused), [422, "PlanRefused"])
    // Within working hours nothing is overridden, so the reason is dropped. Completed work is no longer checked.
    const early = (await save({ ...draft, version: 2 }, at("09:00", "11:00"))).json().data as Job
    assert.notProperty(early.install, "overrideReason")
    const done = await save({ ...draft, version: 3 }, at("16:00", "18:00", { date: sunday, complete: true }))
    assert.deepStrictEqual(statusAndMessage(done), [200, undefined])
    const changes = JSON.stringify((await call(0, `/jobs/${made.id}/changes`)).json().data)
    assert.include(changes, "The customer comes after work")
  })

  it("hides a shop's board from other shops, and does not let installers plan", async () => {
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

  it("plans several jobs that swap places atomically, and undoes them in one step", async () => {
    const { board, call, dana, luis, job } = await shopWithJobs()
    const at = (userId: string, start: string, end: string) => ({ date: monday, installers: [{ userId, start, end }] })
    const [one, other] = [await job(at(dana.id, "08:00", "10:00")), await job(at(luis.id, "08:00", "10:00"))]
    type Asked = readonly [Pick<Made, "id" | "version">, object]
    const plans = (...all: Array<Asked>) => ({
      plans: all.map(([{ id, version }, plan]) => ({ id, version, ...open0, ...plan }))
    })
    const send = (...all: Array<Asked>) => call(0, "/calendar/plans", "PUT", plans(...all))
    const lanes = async () =>
      (await board()).jobs.map(({ id, installers: [row] }) => [id, row!.userId, row!.start]).toSorted()

    // Each job takes the other's place.
    const swapped = await send([one, at(luis.id, "08:00", "10:00")], [other, at(dana.id, "08:00", "10:00")])
    assert.deepStrictEqual(statusAndMessage(swapped), [200, undefined])
    const after = swapped.json().data as ReadonlyArray<BoardJob>
    assert.deepStrictEqual(
      after.map(({ version, warnings }) => [version, warnings]),
      [
        [2, []],
        [2, []]
      ]
    )
    const expected = [
      [one.id, luis.id, "08:00"],
      [other.id, dana.id, "08:00"]
    ].toSorted()
    assert.deepStrictEqual(await lanes(), expected)

    // One is outside working hours, the other fits: neither moves, and the response names the conflicting job.
    const [a, b] = [after.find(({ id }) => id === one.id)!, after.find(({ id }) => id === other.id)!]
    const wanted: Array<Asked> = [
      [a, at(luis.id, "16:00", "18:00")],
      [b, at(dana.id, "10:00", "12:00")]
    ]
    const refused = await send(...wanted)
    assert.deepStrictEqual(statusAndMessage(refused), [409, "PlansRefused"])
    const { failure } = refused.json() as unknown as {
      failure: { refused: ReadonlyArray<{ id: string; failure: { _tag: string } }> }
    }
    assert.deepStrictEqual(
      failure.refused.map((each) => [each.id, each.failure._tag]),
      [[one.id, "OverrideReasonMissing"]]
    )
    assert.deepStrictEqual(await lanes(), expected)
    // The check endpoint reports the same without saving anything.
    const checked = await call(0, "/calendar/plans/check", "POST", plans(...wanted))
    assert.deepStrictEqual(
      (checked.json().data as ReadonlyArray<Pick<BoardJob, "id" | "warnings">>).map(({ id, warnings }) => [
        id,
        warnings.map(({ rule }) => rule)
      ]),
      [
        [one.id, ["outsideHours"]],
        [other.id, []]
      ]
    )
    assert.deepStrictEqual(await lanes(), expected)

    // Both want the same hours, so the second conflicts with the first.
    assert.deepStrictEqual(
      statusAndMessage(await send([a, at(dana.id, "13:00", "15:00")], [b, at(dana.id, "14:00", "16:00")])),
      [409, "PlansRefused"]
    )
    assert.deepStrictEqual(await lanes(), expected)
    const back = await send([a, at(dana.id, "08:00", "10:00")], [b, at(luis.id, "08:00", "10:00")])
    assert.deepStrictEqual(statusAndMessage(back), [200, undefined])
    assert.deepStrictEqual(
      await lanes(),
      [
        [one.id, dana.id, "08:00"],
        [other.id, luis.id, "08:00"]
      ].toSorted()
    )
    // One outdated version rejects the entire request. Listing a job twice is invalid.
    assert.deepStrictEqual(statusAndMessage(await send([a, at(luis.id, "12:00", "13:00")])), [409, "PlansRefused"])
    assert.strictEqual((await send([a, {}], [a, {}])).status, 400)
    assert.strictEqual((await call(1, "/calendar/plans", "PUT", plans([a, {}]))).status, 403)
    assert.strictEqual((await call(1, "/calendar/plans/check", "POST", plans([a, {}]))).status, 403)
    const elsewhere = await shopWithJobs()
    assert.deepStrictEqual(statusAndMessage(await elsewhere.call(0, "/calendar/plans", "PUT", plans([a, {}]))), [
      409,
      "PlansRefused"
    ])
  })

  it("serializes two concurrent plans of the same jobs, whatever order they list them in", async () => {
    const { board, call, dana, luis, job } = await shopWithJobs()
    const jobs = [await job(), await job(), await job(), await job()]
    const set = (all: ReadonlyArray<Made>, userId: string) => ({
      plans: all.map(({ id, version }, nth) => ({
        ...open0,
        id,
        version,
        installers: [{ userId, start: `${String(8 + 2 * nth).padStart(2, "0")}:00`, end: `${10 + 2 * nth}:00` }]
      }))
    })
    const answers = await Promise.all([
      call(0, "/calendar/plans", "PUT", set(jobs, dana.id)),
      call(0, "/calendar/plans", "PUT", set(jobs.toReversed(), luis.id))
    ])
    assert.deepStrictEqual(answers.map(({ status }) => status).toSorted(), [200, 409])
    const won = answers[0]!.status === 200 ? dana.id : luis.id
    assert.deepStrictEqual(
      (await board()).jobs.flatMap(({ installers }) => installers.map(({ userId }) => userId)),
      [won, won, won, won]
    )
  })
})
