import { daysAfter } from "#domain/shared/Day.ts"
import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"
import { beforeAll } from "vitest"
import type { Dispatch, DispatchContent } from "#domain/dispatches/Dispatch.ts"
import { JobDraft } from "#domain/jobs/JobDraft.ts"
import type { Job } from "#domain/jobs/Job.ts"
import { getJob } from "#domain/jobs/jobsApi.ts"
import { sampleCustomer, sampleJob } from "#domain/testing/samples.ts"
import { sentDispatch } from "#tests/contracts/freshDispatch.ts"
import { openShop } from "#tests/support/openShop.ts"
import { testServer } from "#tests/support/testServer.ts"

const { ask, run, signIn } = testServer()

type Shop = Awaited<ReturnType<typeof open>>

const open = () => run(openShop(["owner", "plugin", "installer", "sales"]))

let shop: Shop
let owner: string
let network: string
beforeAll(async () => {
  shop = await open()
  owner = await signIn(shop.prefix, shop.users[0]!.userName)
  network = await signIn(shop.prefix, shop.users[1]!.userName)
}, 60_000)

interface Refused {
  readonly _tag: string
  readonly fields?: ReadonlyArray<string>
  readonly issue?: string
}

const post = async <A = Dispatch>(path: string, body: unknown, cookie = owner) => {
  const answer = await ask(shop.prefix, path, { method: "POST", body, cookie })
  return { status: answer.status, data: answer.json().data as A, error: answer.json().failure as unknown as Refused }
}
const get = async <A>(path: string, cookie = owner) => (await ask(shop.prefix, path, { cookie })).json().data as A

let counted = 0
/** Creates a dispatch through the network's own access. */
const sent = async (changes: Partial<DispatchContent> = {}) => {
  const dispatchNumber = String(4_179_100 + ++counted).padStart(9, "0")
  const { data, status } = await post("/dispatches", sentDispatch({ dispatchNumber, ...changes }), network)
  assert.strictEqual(status, 200)
  return data
}
const quote = async () => {
  const customer = (await post<{ id: string }>("/customers", sampleCustomer)).data
  const draft = sampleJob(customer.id as never, shop.location.id)
  return (await post<Job>("/jobs", { ...draft, install: { ...draft.install, repairLocation: "mobile" } })).data
}
const link = (dispatch: Dispatch, job: Job, picks: Readonly<Record<string, string>>) =>
  post(`/dispatches/${dispatch.id}/link`, {
    version: dispatch.version,
    jobId: job.id,
    jobVersion: job.version,
    picks
  })

describe("a network's dispatch", () => {
  it("is stored once however often it is sent, even twenty times concurrently", async () => {
    const content = sentDispatch({ dispatchNumber: "900000001" })
    const answers = await Promise.all(Array.from({ length: 20 }, () => post("/dispatches", content, network)))
    assert.deepStrictEqual([...new Set(answers.map(({ status }) => status))], [200])
    assert.strictEqual(new Set(answers.map(({ data }) => data.id)).size, 1)
    const { items } = await get<{ items: ReadonlyArray<unknown> }>("/dispatches?text=900000001")
    assert.strictEqual(items.length, 1)
  })

  it("becomes a quote the browser can decode even without VIN and plate; saving that quote then requires one", async () => {
    const { vehicle } = sentDispatch()
    const dispatch = await sent({
      insuredName: "Otto Reyes",
      vehicle: { ...vehicle, vin: "", plate: "", plateState: "" }
    })
    const { data } = await post<{ jobId: string }>(`/dispatches/${dispatch.id}/job`, {
      version: dispatch.version,
      locationId: shop.location.id,
      customerId: null
    })
    const job = await get<Job>(`/jobs/${data.jobId}`)
    assert.strictEqual(Schema.decodeUnknownSync(Schema.toCodecJson(getJob.output))(job).vehicle.vin, "")
    const draft = Object.fromEntries(Object.keys(JobDraft.fields).map((name) => [name, job[name as keyof Job]]))
    const kept = await ask(shop.prefix, `/jobs/${job.id}`, {
      method: "PUT",
      body: { ...draft, version: job.version },
      cookie: owner
    })
    assert.deepStrictEqual([kept.status, kept.json().errors], [400, { "vehicle.vin": ["vehicle.required"] }])
  })

  it("is dated with the shop's day when the network's day has already begun", async () => {
    const { timeZone } = shop.location
    const today = new Intl.DateTimeFormat("en-CA", { timeZone }).format(Date.now())
    const dispatch = await sent({
      dispatchedOn: daysAfter(today, 1),
      dateOfLoss: daysAfter(today, 1),
      insuredName: "Nora Early"
    })
    const made = await post(`/dispatches/${dispatch.id}/job`, {
      version: 1,
      locationId: shop.location.id,
      customerId: null
    })
    assert.strictEqual(made.status, 200)
    const { insurance } = await get<Job>(`/jobs/${made.data.jobId}`)
    assert.deepStrictEqual([insurance?.referralDate, insurance?.dateOfLoss], [today, today])
  })

  it("becomes a quote for the policyholder with the prices the network agreed to, exactly once", async () => {
    const dispatch = await sent({ repairLocation: "mobile" })
    const ask = { version: 1, locationId: shop.location.id, customerId: null }
    const twice = await Promise.all([
      post(`/dispatches/${dispatch.id}/job`, ask),
      post(`/dispatches/${dispatch.id}/job`, ask)
    ])
    assert.deepStrictEqual(twice.map(({ status }) => status).toSorted(), [200, 409])
    const { data } = twice.find(({ status }) => status === 200)!
    const job = await get<Job>(`/jobs/${data.jobId}`)
    assert.deepInclude(job.insurance, {
      company: "Prairie Mutual Insurance",
      claimNumber: "PM-779640",
      policyholder: "Marcus T. Lee",
      dispatchNumber: dispatch.content.dispatchNumber,
      authorization: "A-55120-02",
      referralDate: "2026-11-25",
      deductible: 10000
    })
    // The dispatch's VIN has a wrong check digit, so the field stays empty and the number goes into the notes.
    assert.deepInclude(job.vehicle, { vin: "", year: 2018, make: "Jeep", model: "Cherokee" })
    assert.strictEqual(job.install.notes, "Insured asks for a call before noon\nVIN 1C4PJMBX1JD592546")
    assert.deepInclude(job.install, { repairLocation: "mobile", jobType: "replacement" })
    assert.strictEqual(job.install.address?.address1, "2210 E Speedway Blvd")
    assert.deepStrictEqual(
      job.lines.map(({ kind, netPrice }) => [kind, netPrice]),
      [
        ["glass", 34800],
        ["calibration", 25000]
      ]
    )
    const { items } = await get<{ items: ReadonlyArray<{ customerName: string }> }>("/customers?text=Marcus+T.+Lee")
    assert.strictEqual(items.length, 1)
  })

  it("is linked with the chosen values; if a difference is left undecided, the link is refused and nothing changes", async () => {
    const [dispatch, job] = [await sent(), await quote()]
    const refused = await link(dispatch, job, {})
    assert.strictEqual(refused.status, 422)
    const { fields = [] } = refused.error
    assert.includeMembers([...fields], ["install.repairLocation", "added.0"])
    assert.strictEqual((await get<Job>(`/jobs/${job.id}`)).version, job.version)

    const picks = Object.fromEntries(fields.map((field) => [field, "job"]))
    const linked = await link(dispatch, job, { ...picks, "install.repairLocation": "dispatch" })
    assert.deepInclude(linked.data, { state: "linked", jobId: job.id, version: 2 })
    const now = await get<Job>(`/jobs/${job.id}`)
    assert.deepInclude(now.insurance, {
      dispatchNumber: dispatch.content.dispatchNumber,
      deductible: 10000,
      dateOfLoss: "2026-11-17"
    })
    assert.strictEqual(now.install.repairLocation, "inShop")
    // The network pays 250.00 for the calibration. The dispatch's glass is not on the job and is not added.
    assert.deepStrictEqual(
      now.lines,
      job.lines.map((line) =>
        line.kind === "calibration"
          ? { ...line, netPrice: 25000, rule: "typed", discount: now.lines.find(({ id }) => id === line.id)!.discount }
          : line
      )
    )
    const { items } = await get<{ items: ReadonlyArray<{ what: { _tag: string } }> }>(`/jobs/${job.id}/changes`)
    assert.include(
      items.map(({ what }) => what._tag),
      "changed"
    )

    // The rebate of 60.00 stays within the deductible. A later revision by the network is compared again, with the same
    // job.
    const revised = await post("/dispatches", { ...dispatch.content, deductible: 8000 }, network)
    assert.deepInclude(revised.data, { state: "linked", jobId: job.id, version: 3 })
    assert.isNumber(revised.data.revisedAt)
    const other = await quote()
    assert.strictEqual((await link(revised.data, other, picks)).error._tag, "DispatchDecided")
    const again = await link(revised.data, now, { ...picks, "install.repairLocation": "dispatch" })
    assert.isUndefined(again.error)
    assert.isNull(again.data.revisedAt)
    assert.strictEqual((await get<Job>(`/jobs/${job.id}`)).insurance?.deductible, 8000)
  })

  it("does not overwrite a newer job or dispatch", async () => {
    const [dispatch, job] = [await sent(), await quote()]
    const all = { "install.repairLocation": "job", "added.0": "job", "added.1": "job" }
    assert.strictEqual((await link(dispatch, { ...job, version: 0 } as Job, all)).error._tag, "JobChanged")
    await post(`/dispatches/${dispatch.id}/decline`, { version: 1, reason: "noGlass", note: "Back order" })
    const late = await link(dispatch, job, all)
    assert.strictEqual(late.error._tag, "DispatchChanged")
    assert.strictEqual(late.status, 409)
  })

  it("is refused if the resulting job would be invalid: a rebate above the new deductible", async () => {
    const [dispatch, job] = [await sent({ deductible: 100, lines: [], repairLocation: "" }), await quote()]
    const rebate = { ...job.insurance!, deductible: 25000, rebate: 5000 }
    const put = await ask(shop.prefix, `/jobs/${job.id}`, {
      method: "PUT",
      body: {
        ...Object.fromEntries(Object.keys(JobDraft.fields).map((name) => [name, job[name as keyof Job]])),
        insurance: rebate,
        version: job.version
      },
      cookie: owner
    })
    assert.strictEqual(put.status, 200)
    const found = await link(dispatch, put.json().data as Job, { "vehicle.model": "job" })
    const picks = Object.fromEntries((found.error.fields ?? []).map((field) => [field, "job"]))
    const refused = await link(dispatch, put.json().data as Job, { ...picks, "vehicle.model": "job" })
    assert.deepInclude(refused.error, { _tag: "DispatchUnfit", issue: "job.rebateAboveDeductible" })
  })

  it("is declined with a reason, and reopened", async () => {
    const dispatch = await sent()
    const declined = await post(`/dispatches/${dispatch.id}/decline`, {
      version: 1,
      reason: "tooFar",
      note: "90 miles"
    })
    assert.deepInclude(declined.data, { state: "declined", reason: "tooFar", note: "90 miles", version: 2 })
    assert.strictEqual(declined.data.decidedBy, shop.users[0]!.id)
    assert.strictEqual((await link(declined.data, await quote(), {})).error._tag, "DispatchDecided")
    const reopened = await post(`/dispatches/${dispatch.id}/reopen`, { version: 2 })
    assert.deepInclude(reopened.data, { state: "new", reason: null, note: "", decidedBy: null })
  })

  it("lists the jobs and customers it may belong to", async () => {
    const job = await quote()
    const dispatch = await sent({
      vehicle: { ...sentDispatch().vehicle, vin: job.vehicle.vin },
      insuredName: sampleCustomer.customerName
    })
    const matches = await get<{
      jobs: ReadonlyArray<{ id: string; by: string }>
      customers: ReadonlyArray<{ by: string }>
    }>(`/dispatches/${dispatch.id}/matches`)
    assert.deepInclude(
      matches.jobs.map(({ id, by }) => ({ id, by })),
      { id: job.id, by: "vin" }
    )
    assert.isAbove(matches.customers.length, 0)
  })

  it("is visible to installers only for their own jobs, and never with what it pays", async () => {
    const installer = await signIn(shop.prefix, shop.users[2]!.userName)
    const dispatch = await sent()
    const { items } = await get<{ items: ReadonlyArray<unknown> }>("/dispatches", installer)
    assert.deepStrictEqual(items, [])
    assert.strictEqual((await ask(shop.prefix, `/dispatches/${dispatch.id}`, { cookie: installer })).status, 403)
    // The network's own access may send dispatches but not read them.
    assert.strictEqual((await ask(shop.prefix, `/dispatches/${dispatch.id}`, { cookie: network })).status, 403)
  })
})
