import { assert, describe, it } from "@effect/vitest"
import { sampleLocation, samplePricingProfile } from "#domain/testing/samples.ts"
import { defaultSetting } from "#domain/public-page/PublicPageSetting.ts"
import { sized } from "../support/testSize.ts"
import { testServer } from "../support/testServer.ts"

const { ask, openShop, signIn } = testServer()

let visitors = 0
/** Returns a new visitor's IP address. */
const somebody = () => `10.77.${Math.floor(++visitors / 250)}.${(visitors % 250) + 1}`

interface Data {
  // oxlint-disable-next-line typescript/no-explicit-any -- what calls answer is looked into by name
  readonly [name: string]: any
}

/** Opens a shop with its public page on, one installer and a price for chip repairs. */
const pageOn = async () => {
  const { prefix, users } = await openShop(["owner", "installer"])
  const cookie = await signIn(prefix, users[0]!.userName)
  const call = async (path: string, method = "GET", body?: unknown) =>
    (await ask(prefix, path, { method, body, cookie })).json().data as Data
  const { id: pricingProfile } = await call("/pricing-profiles", "POST", samplePricingProfile)
  await call("/public-page/setting", "PUT", {
    ...defaultSetting,
    isOn: true,
    pricingProfile,
    recipients: [users[0]!.emailAddress]
  })
  const post = (path: string, body: unknown, from = somebody()) =>
    ask(prefix, `/quotes${path}`, { method: "POST", body, headers: { "x-forwarded-for": from } })
  return { prefix, cookie, call, post }
}

const work = { glass: "chip", chips: 1, calibration: "none", insured: false, isMobile: false, postalCode: "" }
const request = (changes: object = {}) => ({
  ...work,
  requestId: crypto.randomUUID(),
  language: "en",
  website: "",
  vehicle: null,
  identity: { by: "plate", plate: "FRIT003", state: "AZ" },
  car: null,
  answers: [],
  partNumber: null,
  total: null,
  insurance: null,
  contact: {
    name: "Marisol Vega",
    phone: "520-555-0147",
    email: "m@example.com",
    note: "",
    by: "email",
    consent: false
  },
  address: null,
  time: null,
  ...changes
})

interface Day {
  readonly day: string
  readonly morning: { readonly start: string } | null
  readonly afternoon: { readonly start: string } | null
}
const morningOf = async ({ post }: Awaited<ReturnType<typeof pageOn>>) => {
  const days = (await post("/times", { requestId: crypto.randomUUID(), ...work })).json().data as ReadonlyArray<Day>
  return { day: days.filter(({ morning }) => morning !== null).at(-1)!.day, half: "morning" }
}

/** Adds a second location to a shop, at which its installer also works. */
const secondOf = ({ call }: Awaited<ReturnType<typeof pageOn>>, changes: object = {}) => {
  const draft = {
    ...sampleLocation,
    locationName: "Tucson",
    locationShortId: "TUS",
    phoneNumber: "520-555-0191",
    address: {
      address1: "7 Congress St",
      address2: "",
      city: "Tucson",
      region: "AZ",
      postalCode: "85701",
      country: "US"
    },
    ...changes
  }
  return call("/locations", "POST", draft)
}

describe("a shop's public quote", () => {
  it("is closed until the page is switched on", async () => {
    const { prefix } = await openShop(["owner"])
    const reply = await ask(prefix, "/quotes/start")
    assert.deepStrictEqual([reply.status, reply.json().failure._tag], [404, "QuoteClosed"])
  })

  it("prices a repair, books it at that price, and shows, moves and cancels the appointment by its link", async () => {
    const shop = await pageOn()
    const found = (await shop.post("/glass", { glass: "chip", chips: 1, vehicle: null })).json().data as Data
    const total = (found["candidates"] as ReadonlyArray<{ price: { total: number } }>)[0]!.price.total
    const time = await morningOf(shop)
    const asked = request({ partNumber: "", total, time })
    const booked = await shop.post("/requests", asked)
    assert.strictEqual(booked.status, 200, booked.text)
    const { number, token, visit } = booked.json().data as Data
    assert.deepInclude(visit as object, { ...time, isMobile: false })

    // Retrying the request creates nothing more.
    const again = (await shop.post("/requests", asked)).json().data as Data
    assert.strictEqual(again["number"], number)
    const jobs = await shop.call("/jobs?size=5")
    assert.strictEqual(jobs["total"], 1)
    const row = (jobs["items"] as ReadonlyArray<{ id: string; total: number; installDate: string }>)[0]!
    assert.deepInclude(row as object, {
      number,
      stage: "quote",
      total,
      installDate: time.day,
      customerName: "Marisol Vega"
    })

    // It is marked with its source, can be filtered by it, and is exported with it.
    assert.strictEqual((await shop.call(`/jobs/${row.id}`))["source"], "publicPage")
    const framed = await shop.post("/requests", request({ isFramed: true }))
    assert.strictEqual(framed.status, 200, framed.text)
    const marked = async (source: string) => (await shop.call(`/jobs?size=5&source=${source}`))["total"]
    assert.deepStrictEqual(
      [await marked("publicPage"), await marked("ownSite"), await marked("online"), await marked("staff")],
      [1, 1, 2, 0]
    )
    // A saved view filters by source with the same query.
    await shop.call("/list-views", "POST", {
      list: "jobs",
      name: "Online",
      isShared: true,
      address: "source=online&sort=number"
    })
    const { views } = await shop.call("/list-views?list=jobs")
    const [view] = views as ReadonlyArray<{ address: string }>
    assert.strictEqual((await shop.call(`/jobs?size=5&${view!.address}`))["total"], 2)
    const csv = await ask(shop.prefix, "/exports/jobs.csv?source=ownSite&columns=number-source", {
      cookie: shop.cookie
    })
    assert.include(csv.text, "Own website")
    assert.strictEqual((await shop.call("/dashboard"))["money"].online.count, 2)

    const seen = async () => (await ask(shop.prefix, `/quotes/visits/${token}`)).json().data as Data
    assert.deepInclude(await seen(), { number, total, mayChange: true })
    const afternoon = { day: time.day, half: "afternoon" }
    assert.strictEqual((await shop.post(`/visits/${token}`, afternoon)).status, 200)
    assert.deepInclude((await seen())["visit"] as object, afternoon)
    assert.strictEqual((await shop.post(`/visits/${token}/cancelled`, {})).status, 200)
    assert.deepInclude(await seen(), { visit: null, mayChange: false, number })
    assert.strictEqual((await shop.post(`/visits/${token}/cancelled`, {})).json().failure._tag, "VisitFixed")
    const deeds = (
      (await shop.call(`/jobs/${row.id}/changes?size=50&kind=customer`))["items"] as ReadonlyArray<{
        what: { deed: string }
      }>
    ).map(({ what }) => what.deed)
    assert.deepStrictEqual(deeds, ["canceled", "moved", "booked"])

    const changed = await shop.post("/requests", request({ partNumber: "", total: total + 1 }))
    assert.strictEqual(changed.json().failure._tag, "QuotePriceChanged")
  })

  it("requests the shop's deposit if the price is known, on the customer's page and in their mail", async () => {
    const shop = await pageOn()
    const setting = await shop.call("/public-page/setting")
    await shop.call("/public-page/setting", "PUT", { ...setting, payment: "deposit", deposit: 2_500 })
    const start = (await ask(shop.prefix, "/quotes/start")).json().data as Data
    assert.strictEqual(start["deposit"], 2_500)
    const found = (await shop.post("/glass", { glass: "chip", chips: 1, vehicle: null })).json().data as Data
    const total = (found["candidates"] as ReadonlyArray<{ price: { total: number } }>)[0]!.price.total
    const booked = (
      await shop.post("/requests", request({ partNumber: "", total, time: await morningOf(shop) }))
    ).json().data as Data
    assert.strictEqual(booked["deposit"], Math.min(2_500, total))
    const paper = await ask(shop.prefix, `/documents/${booked["token"]}`)
    assert.strictEqual(paper.status, 200, paper.text)
    const [row] = (await shop.call("/jobs?size=5"))["items"] as ReadonlyArray<{ id: string }>
    const links = (await shop.call(`/jobs/${row!.id}/links`)) as unknown as ReadonlyArray<{ asks: unknown }>
    assert.isAbove(links.length, 1)
    for (const { asks } of links) assert.deepStrictEqual(asks, { _tag: "deposit", amount: 2_500 })
    const unpriced = (await shop.post("/requests", request({}))).json().data as Data
    assert.strictEqual(unpriced["deposit"], 0)
  })

  it("offers no time outside the page's opening hours, and none on days it shows as closed", async () => {
    const shop = await pageOn()
    const setting = await shop.call("/public-page/setting")
    const days = async () =>
      (await shop.post("/times", { requestId: crypto.randomUUID(), ...work })).json().data as ReadonlyArray<
        Day & { readonly isClosed: boolean }
      >
    const before = (await days()).filter(({ morning }) => morning !== null)
    assert.isNotEmpty(before)
    const weekday = (day: string) => (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7
    const shut = weekday(before[0]!.day)
    const hours = defaultSetting.hours.map((_, at) => ({ isOpen: at !== shut, open: "13:00", close: "16:30" }))
    await shop.call("/public-page/setting", "PUT", { ...setting, hours })
    const after = await days()
    for (const { day, morning, afternoon, isClosed } of after) {
      assert.isNull(morning, day)
      if (weekday(day) === shut) assert.deepStrictEqual([afternoon, isClosed], [null, true], day)
      if (afternoon !== null) assert.isAtLeast(afternoon.start.localeCompare("13:00"), 0, day)
    }
    assert.isTrue(after.some(({ afternoon }) => afternoon !== null))
    const { day } = before[0]!
    const late = await shop.post("/requests", request({ time: { day, half: "morning" } }))
    assert.strictEqual(late.json().failure._tag, "TimeTaken")
  })

  it("counts the steps visitors reach, for the people who manage the page", async () => {
    const shop = await pageOn()
    for (const step of ["glass", "glass", "price"]) await shop.post("/steps", { step })
    await shop.post("/requests", request({ contact: { ...request().contact, by: "none" } }))
    const { days, steps } = await shop.call("/public-page/funnel")
    assert.strictEqual(days, 30)
    const counts = Object.fromEntries(
      (steps as ReadonlyArray<{ step: string; count: number }>).map(({ step, count }) => [step, count])
    )
    assert.deepInclude(counts, { glass: 2, vehicle: 0, price: 1, asked: 1, booked: 0 })
  })

  it("holds a time for one visitor, so others are offered another or none", async () => {
    const shop = await pageOn()
    const time = await morningOf(shop)
    const mine = crypto.randomUUID()
    const held = await shop.post("/hold", { requestId: mine, ...work, ...time })
    assert.strictEqual(held.status, 200, held.text)
    const first = held.json().data as Data
    const other = await shop.post("/hold", { requestId: crypto.randomUUID(), ...work, ...time })
    assert.notStrictEqual(other.json().data?.["start"], first["start"])
    assert.strictEqual(
      (await shop.post("/hold", { requestId: mine, ...work, ...time })).json().data["start"],
      first["start"]
    )
  })

  it("prices, holds and books at the chosen location, and shows visitors the details of each location", async () => {
    const shop = await pageOn()
    const second = await secondOf(shop, { defaultPartsTaxRate: 1_000, defaultLaborTaxRate: 1_000 })
    const start = (await ask(shop.prefix, "/quotes/start?postalCode=85701")).json().data as Data
    const places = start["locations"] as ReadonlyArray<Data>
    assert.deepStrictEqual(
      places.map(({ name }) => name),
      ["Tempe", "Tucson"]
    )
    assert.deepInclude(places[1] as object, { id: second["id"], phone: "520-555-0191", miles: 0 })
    assert.isAbove(places[0]!["miles"], 80)
    assert.lengthOf(places[1]!["hours"], 7)
    const unasked = (await ask(shop.prefix, "/quotes/start")).json().data as Data
    assert.isNull((unasked["locations"] as ReadonlyArray<Data>)[0]!["miles"])

    const at = { locationId: second["id"] }
    const totalAt = async (more: object) => {
      const reply = await shop.post("/glass", { glass: "chip", chips: 1, vehicle: null, ...more })
      return (reply.json().data["candidates"] as ReadonlyArray<{ price: { total: number } }>)[0]!.price.total
    }
    const [here, there] = [await totalAt({}), await totalAt(at)]
    assert.notStrictEqual(here, there)
    const days = (await shop.post("/times", { requestId: crypto.randomUUID(), ...work, ...at })).json().data as
      | ReadonlyArray<Day>
      | undefined
    const { day } = days!.filter(({ morning }) => morning !== null).at(-1)!
    const asked = { ...at, partNumber: "", time: { day, half: "morning" } }
    const wrong = await shop.post("/requests", request({ ...asked, total: here }))
    assert.strictEqual(wrong.json().failure._tag, "QuotePriceChanged")
    const booked = await shop.post("/requests", request({ ...asked, total: there }))
    assert.strictEqual(booked.status, 200, booked.text)
    const { token } = booked.json().data as Data
    const visit = (await ask(shop.prefix, `/quotes/visits/${token}`)).json().data as Data
    assert.deepInclude(visit, { total: there, address: "7 Congress St, Tucson, AZ 85701" })
    const [row] = (await shop.call("/jobs?size=5"))["items"] as ReadonlyArray<{ id: string }>
    assert.strictEqual((await shop.call(`/jobs/${row!.id}`))["locationId"], second["id"])
  })

  it("rejects a location that is inactive, another shop's or nonexistent, with identical responses", async () => {
    const shop = await pageOn()
    const other = await pageOn()
    const closed = await secondOf(shop, { status: "inactive" })
    const theirs = (await ask(other.prefix, "/quotes/start")).json().data as Data
    const [foreign] = theirs["locations"] as ReadonlyArray<Data>
    const start = (await ask(shop.prefix, "/quotes/start")).json().data as Data
    assert.lengthOf(start["locations"], 1)
    for (const [path, body] of [
      ["/glass", { glass: "chip", chips: 1, vehicle: null }],
      ["/times", { requestId: crypto.randomUUID(), ...work }],
      ["/hold", { requestId: crypto.randomUUID(), ...work, day: "2026-11-24", half: "morning" }],
      ["/requests", request()]
    ] as const) {
      const replies = await Promise.all(
        [closed["id"], foreign!["id"], crypto.randomUUID()].map((locationId) =>
          shop.post(path, { ...body, locationId })
        )
      )
      for (const reply of replies) {
        assert.deepStrictEqual(reply.json().failure, { _tag: "QuoteLocationGone" }, path)
        assert.strictEqual(reply.status, 422)
        assert.deepStrictEqual(reply.json().messages, replies[0]!.json().messages)
      }
    }
    assert.strictEqual((await shop.call("/jobs?size=5"))["total"], 0)
  })

  it("gives a contested slot to as many requests as it has room for, and reports it taken to the others", async () => {
    const shop = await pageOn()
    const time = await morningOf(shop)
    const replies = await Promise.all(
      Array.from({ length: sized({ quick: 40, full: 200 }) }, () =>
        shop.post("/requests", request({ time, contact: { ...request().contact, by: "none" } }))
      )
    )
    const won = replies.filter(({ status }) => status === 200)
    const lost = replies.filter(({ status }) => status !== 200)
    assert.isAtLeast(won.length, 1)
    // A busy server reports so, and the same request can be retried.
    for (const reply of lost)
      assert.include(["TimeTaken", "TooManyTries", "tryAgain"], reply.json().failure?._tag ?? reply.json().messages[0])
    const starts = won.map((reply) => (reply.json().data["visit"] as { start: string }).start)
    assert.strictEqual(new Set(starts).size, starts.length)
    assert.strictEqual((await shop.call("/jobs?size=5"))["total"], won.length)
  }, 120_000)

  it("does not count requests whose time was taken toward the shop's hourly limit", async () => {
    const shop = await pageOn()
    const time = await morningOf(shop)
    const ask = async (more: object) =>
      shop.post("/requests", request({ contact: { ...request().contact, by: "none" }, ...more }))
    const tags = []
    for (let sent = 0; sent < 40; sent++) tags.push((await ask({ time })).json().failure?._tag ?? "made")
    const made = tags.filter((tag) => tag === "made").length
    assert.isAtMost(made, 19)
    assert.deepStrictEqual(new Set(tags.slice(made)), new Set(["TimeTaken"]))
    assert.strictEqual((await ask({})).status, 200)
  }, 60_000)

  it("creates at most twenty jobs however many requests arrive, and none from bots", async () => {
    const shop = await pageOn()
    const bot = await shop.post("/requests", request({ website: "https://spam.example" }))
    assert.strictEqual(bot.status, 429)
    for (let batch = 0; batch < sized({ quick: 2, full: 20 }); batch++)
      await Promise.all(
        Array.from({ length: 50 }, () =>
          shop.post("/requests", request({ contact: { ...request().contact, by: "none" } }))
        )
      )
    assert.isAtMost((await shop.call("/jobs?size=5"))["total"], 20)
  }, 120_000)

  it("answers a retried request even when the hourly limit is reached, and rejects a new one", async () => {
    const shop = await pageOn()
    const from = somebody()
    const ask = (more: object = {}) =>
      shop.post("/requests", request({ contact: { ...request().contact, by: "none" }, ...more }), from)
    const requestId = crypto.randomUUID()
    const first = await ask({ requestId })
    for (let sent = 1; sent < 10; sent++) assert.strictEqual((await ask()).status, 200)
    assert.strictEqual((await ask()).status, 429)
    const again = await ask({ requestId })
    assert.deepStrictEqual([again.status, again.json().data["number"]], [200, first.json().data["number"]])
    assert.strictEqual((await shop.call("/jobs?size=5"))["total"], 10)
  }, 60_000)

  it("reveals nothing about existing customers, and rejects a request without a vehicle", async () => {
    const shop = await pageOn()
    const known = await shop.post("/requests", request({ contact: { ...request().contact, name: "Known Secret" } }))
    assert.strictEqual(known.status, 200)
    const second = await shop.post("/requests", request({ contact: { ...request().contact, name: "Somebody Else" } }))
    const { token } = second.json().data as Data
    for (const reply of [second, await ask(shop.prefix, `/quotes/visits/${token}`)])
      assert.notInclude(reply.text, "Known Secret")
    assert.strictEqual((await shop.post("/requests", request({ identity: null }))).status, 400)
  })
})

describe("a quote link", () => {
  /** Creates a quote with a known price whose customer has a link but no day yet. */
  const quoteSent = async (shop: Awaited<ReturnType<typeof pageOn>>) => {
    const found = (await shop.post("/glass", { glass: "chip", chips: 1, vehicle: null })).json().data as Data
    const total = (found["candidates"] as ReadonlyArray<{ price: { total: number } }>)[0]!.price.total
    const { token, number } = (await shop.post("/requests", request({ partNumber: "", total }))).json().data as Data
    const get = async (path = "") => (await ask(shop.prefix, `/documents/${token}${path}`)).json().data as Data
    const post = (path: string, body: unknown) =>
      ask(shop.prefix, `/documents/${token}${path}`, { method: "POST", body })
    const signed = { signedBy: "Marisol Vega", mark: { _tag: "typed", name: "Marisol Vega" } }
    const book = async (time: object) =>
      post("/booking", { contentHash: (await get())["contentHash"], ...signed, ...time, address: null })
    return { token, number, get, post, book, signed }
  }
  const firstMorning = (days: Data) =>
    (days as unknown as ReadonlyArray<Day>).filter(({ morning }) => morning !== null).at(-1)!.day

  it("lets the customer choose a real slot, holds it, and saves signature and appointment together", async () => {
    const shop = await pageOn()
    const setting = await shop.call("/public-page/setting")
    await shop.call("/public-page/setting", "PUT", { ...setting, payment: "deposit", deposit: 1_000 })
    const { number, get, post, book } = await quoteSent(shop)
    const before = await get()
    assert.deepInclude(before, { state: "open", visit: null })
    assert.deepInclude(before["booking"] as object, { isMobile: false, country: "US" })
    assert.deepInclude(before["payment"] as object, { state: "later", cents: 1_000 })
    const time = { day: firstMorning(await get("/times")), half: "morning" }
    const held = await post("/hold", { ...time, postalCode: "" })
    assert.strictEqual(held.status, 200, held.text)
    const { start } = held.json().data as Data
    // A slot held for this customer is not offered to anyone else.
    const other = (await shop.post("/hold", { requestId: crypto.randomUUID(), ...work, ...time })).json()
    assert.notStrictEqual(other.data?.["start"], start)

    const booked = await book(time)
    assert.strictEqual(booked.status, 200, booked.text)
    const after = await get()
    assert.deepInclude(after, { state: "accepted", booking: null })
    assert.deepInclude(after["payment"] as object, { state: "due", cents: 1_000 })
    assert.strictEqual((after["visit"] as { half: string }).half, "morning")
    const [row] = (await shop.call("/jobs?size=5"))["items"] as ReadonlyArray<{ id: string }>
    const job = await shop.call(`/jobs/${row!.id}`)
    assert.deepInclude(job, { number, stage: "quote" })
    assert.deepInclude(job["install"] as object, { date: time.day, timeFrame: "morning", time: start })
    assert.strictEqual((job["install"] as { installers: ReadonlyArray<unknown> }).installers.length, 1)
    assert.strictEqual((job["answer"] as { kind: string }).kind, "accepted")
    const signatures = await shop.call(`/jobs/${row!.id}/signatures`)
    assert.deepStrictEqual(
      (signatures as unknown as ReadonlyArray<{ isCurrent: boolean }>).map(({ isCurrent }) => isCurrent),
      [true]
    )

    // Retrying has no further effect.
    assert.strictEqual((await book(time)).json().failure._tag, "QuoteNotOpen")
    assert.strictEqual(
      ((await shop.call(`/jobs/${row!.id}/signatures`)) as unknown as ReadonlyArray<unknown>).length,
      1
    )
    // The work order uses the day that the customer chose.
    const ordered = await shop.call(`/jobs/${row!.id}/work-order`, "POST", {
      version: (await shop.call(`/jobs/${row!.id}`))["version"],
      date: time.day,
      timeFrame: "morning"
    })
    assert.deepInclude(ordered, { stage: "workorder" })
    assert.deepInclude(await get(), { state: "ordered" })
  })

  it("gives a slot to one of several who sign concurrently; the others have signed nothing and can see what is free", async () => {
    const shop = await pageOn()
    const links = [await quoteSent(shop), await quoteSent(shop), await quoteSent(shop), await quoteSent(shop)]
    const time = { day: firstMorning(await links[0]!.get("/times")), half: "morning" }
    // Until the morning is full.
    const replies = []
    for (let round = 0; round < 4; round++) replies.push(...(await Promise.all(links.map(({ book }) => book(time)))))
    const starts = new Set<string>()
    for (const { get } of links) {
      const { state, visit } = (await get()) as { state: string; visit: { time: string } | null }
      assert.strictEqual(state === "accepted", visit !== null)
      if (visit !== null) starts.add(visit.time)
    }
    assert.strictEqual(starts.size, replies.filter(({ status }) => status === 200).length)
    for (const { status, json } of replies)
      if (status !== 200) assert.include(["TimeTaken", "QuoteNotOpen", "TooManyTries"], json().failure?._tag)
    const left = (await shop.call("/jobs?size=10"))["items"] as ReadonlyArray<{ id: string; installDate: string }>
    for (const { id, installDate } of left) {
      const signatures = (await shop.call(`/jobs/${id}/signatures`)) as unknown as ReadonlyArray<unknown>
      assert.strictEqual(signatures.length, installDate === "" ? 0 : 1)
    }
  }, 60_000)

  it("rejects a time that was taken before anything is signed, and accepts another", async () => {
    const shop = await pageOn()
    const { get, book } = await quoteSent(shop)
    const day = firstMorning(await get("/times"))
    // Meanwhile the shop closes that morning on its page.
    const setting = await shop.call("/public-page/setting")
    const hours = defaultSetting.hours.map((one) => ({ ...one, open: "13:00" }))
    await shop.call("/public-page/setting", "PUT", { ...setting, hours })
    assert.strictEqual((await book({ day, half: "morning" })).json().failure._tag, "TimeTaken")
    assert.deepInclude(await get(), { state: "open", visit: null, answer: null })
    assert.strictEqual((await book({ day, half: "afternoon" })).status, 200)
  })

  it("pays while booking: a declined card books nothing, a taken time takes no money, and a lost response leads to one payment", async () => {
    const shop = await pageOn()
    const setting = await shop.call("/public-page/setting")
    const set = async (changes: object) => {
      const { version } = await shop.call("/public-page/setting")
      const asking = { payment: "deposit", deposit: 1_000 }
      await shop.call("/public-page/setting", "PUT", { ...setting, ...asking, ...changes, version })
    }
    await set({})
    const { get, book } = await quoteSent(shop)
    const card = (token: string) => ({ payment: { paymentId: crypto.randomUUID(), amount: 1_000, card: token } })
    const jobNow = async () => {
      const [row] = (await shop.call("/jobs?size=5"))["items"] as ReadonlyArray<{ id: string }>
      const { payments, install } = (await shop.call(`/jobs/${row!.id}`)) as {
        payments: ReadonlyArray<{ status: string; decline?: string }>
        install: { date: string }
      }
      const signatures = (await shop.call(`/jobs/${row!.id}/signatures`)) as unknown as ReadonlyArray<unknown>
      return [payments.map(({ status, decline }) => decline ?? status), install.date, signatures.length]
    }
    const day = firstMorning(await get("/times"))
    const declined = await book({ day, half: "morning", ...card("cnon:card-nonce-rejected-cvv") })
    assert.deepStrictEqual(declined.json().data, { payment: { status: "failed", decline: "CVV_FAILURE" } })
    assert.deepInclude(await get(), { state: "open", visit: null, answer: null })
    assert.deepStrictEqual(await jobNow(), [["CVV_FAILURE"], "", 0])

    // Meanwhile the shop closes that morning on its page.
    await set({ hours: defaultSetting.hours.map((one) => ({ ...one, open: "13:00" })) })
    const taken = await book({ day, half: "morning", ...card("cnon:card-nonce-ok") })
    assert.strictEqual(taken.json().failure._tag, "TimeTaken")
    assert.deepStrictEqual(await jobNow(), [["CVV_FAILURE", "NOT_CHARGED"], "", 0])
    // A payment of a different amount than was shown is rejected before it is charged.
    const other = { payment: { ...card("cnon:card-nonce-ok").payment, amount: 999 } }
    assert.strictEqual((await book({ day, half: "afternoon", ...other })).json().failure._tag, "DocumentChanged")

    const asked = { day, half: "afternoon", ...card("cnon:card-nonce-ok") }
    for (let nth = 0; nth < 2; nth++)
      assert.deepStrictEqual((await book(asked)).json().data, { payment: { status: "paid", decline: null } })
    assert.deepInclude(await get(), { state: "accepted" })
    assert.deepStrictEqual(await jobNow(), [["CVV_FAILURE", "NOT_CHARGED", "paid"], day, 1])
  })
})
