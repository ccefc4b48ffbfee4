import { readdirSync, readFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { brotliCompressSync } from "node:zlib"
import type { Page } from "playwright"
import { assert, describe, it } from "vitest"
import type { InstallerDay } from "#domain/installer-day/installerDayApi.ts"
import type { SiteEvent } from "#domain/installer-day/SiteEvent.ts"
import { installerWordsOf } from "#web/installer-day/installerWordsOf.ts"
import { barcodePicture } from "../support/barcodePictures.ts"
import { violations } from "./desk/axe.ts"
import { signIn } from "./desk/signIn.ts"
import { origin, openBrowser } from "./desk/openBrowser.ts"

const assets = resolve(import.meta.dirname, "../../build/web/assets")
const phone = `${origin("demo")}/installer`

/** Sends a request to the shop's server as the page's user. */
const ask = <A>(page: Page, path: string, method = "GET", body?: object) =>
  page.evaluate(
    async ([where, how, sent]) => {
      const answer = await fetch(`/api/V1${where}`, {
        method: how!,
        headers: { "x-frit": "1", ...(sent === "" ? {} : { "content-type": "application/json" }) },
        ...(sent === "" ? {} : { body: sent! })
      })
      return ((await answer.json()) as { readonly data: unknown }).data
    },
    [path, method, body === undefined ? "" : JSON.stringify(body)]
  ) as Promise<A>

interface Kept {
  readonly version: number
  readonly vehicle: { readonly mileage: number | null }
  readonly lines: ReadonlyArray<{ readonly kind: string; readonly adhesiveLot: string }>
  readonly install: { readonly notes: string }
}

/** Returns whether the stop is unused by other journeys and earlier attempts. */
const isUntouched = ({ events, job }: InstallerDay["stops"][number]) =>
  events.length === 0 && job.stage === "workorder" && !job.install.complete

/**
 * Saves the job from the office with a different mileage, also if an earlier attempt did so already. Returns the
 * mileage.
 */
const writeMileage = async (page: Page, id: string, install: object = {}) => {
  const before = await ask<Kept & Record<string, unknown>>(page, `/jobs/${id}`)
  const mileage = before.vehicle.mileage === 52_000 ? 52_001 : 52_000
  const draft = Object.fromEntries(
    ["customerId", "locationId", "pricingProfileId", "salespersonId", "insurance", "partsStatus", "lines"].map(
      (name) => [name, before[name]]
    )
  )
  await ask(page, `/jobs/${id}`, "PUT", {
    ...draft,
    version: before.version,
    vehicle: { ...before.vehicle, mileage },
    install: { ...before.install, ...install }
  })
  return mileage
}

describe("an installer's day", () => {
  it("is worked without a signal and through a killed app, preserving the office's changes without losing or duplicating anything", async () => {
    const ivan = await openBrowser()
    await ivan.page.setViewportSize({ width: 390, height: 844 })
    await signIn(ivan, { userName: "ivan.installer" })
    await ivan.page.goto(phone)
    await ivan.page.getByRole("navigation", { name: "Places" }).waitFor()
    await ivan.page.waitForFunction(async () => (await caches.match("/installer")) !== undefined)
    const { stops, today } = await ask<InstallerDay>(ivan.page, "/installer-day")
    const open = stops.filter(isUntouched)
    const stop = open.find((one) => one.day === today) ?? open[0]
    assert.isDefined(stop, "the demo assigns Ivan work this week")
    const { job } = stop
    for (const word of ["netPrice", "listPrice", "totals", "balance"]) assert.notInclude(JSON.stringify(stops), word)
    assert.deepStrictEqual(await violations(ivan.page, "everything"), [])

    // Without a signal, the app is opened again: the phone has all data.
    await ivan.context.setOffline(true)
    await ivan.page.close()
    let page = await ivan.context.newPage()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${phone}#stop/${job.id}`)
    await page.getByText(/^No signal/).waitFor()
    await page.getByRole("heading", { level: 1, name: job.customerName }).waitFor()
    const tasks = () => page.getByRole("list", { name: "To do" })
    /** Saves and waits until the stop is shown again: only what is stored by then survives the kill. */
    const keep = async () => {
      await page.getByRole("button", { name: "Save", exact: true }).click()
      await tasks().waitFor()
    }
    const begin = (task: string) => tasks().getByRole("button", { name: task }).click()
    for (const step of ["I am on my way", "I have arrived", "Start the work"]) {
      const press = page.getByRole("button", { name: step })
      if (step === "Start the work" || job.install.repairLocation === "mobile") await press.click()
    }
    await begin("VIN")
    await page.getByLabel("VIN on the vehicle").fill("4T1DAACK7RU000001")
    await keep()
    await begin("Mileage")
    await page.getByLabel("Mileage").fill("31777")
    await keep()
    await begin("Photos")
    const picture = await page.screenshot({ type: "jpeg" })
    await page.getByLabel(/^Whole glass/).setInputFiles({ name: "full.jpg", mimeType: "image/jpeg", buffer: picture })
    await page.getByRole("button", { name: "Done", exact: true }).click()
    await begin("Signature before the work")
    await page.getByRole("checkbox", { name: /typed name/ }).check()
    await keep()

    // The app is killed. In the meantime the office changes the mileage and a note.
    await page.close()
    const sam = await openBrowser()
    await signIn(sam)
    const mileage = await writeMileage(sam.page, job.id, { notes: "Gate 4418" })
    assert.strictEqual((await ask<Kept>(sam.page, `/jobs/${job.id}`)).vehicle.mileage, mileage)

    page = await ivan.context.newPage()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${phone}#queue`)
    const steps = job.install.repairLocation === "mobile" ? 3 : 1
    await page.getByRole("heading", { name: `Waiting: ${steps + 4}` }).waitFor()
    assert.deepStrictEqual(await violations(page, "everything"), [])
    await ivan.context.setOffline(false)
    // A page opened without a signal was never told that it was offline, so no event reports the connection's return.
    // The phone's own half-minute timer sends the data.
    await page.getByText("Everything is sent.").waitFor({ timeout: 90_000 })
    await page.getByText(/The office entered something else/).waitFor()

    const events = await ask<ReadonlyArray<SiteEvent>>(sam.page, `/jobs/${job.id}/site-events`)
    assert.deepStrictEqual(
      events.map(({ deed, outcome }) => [deed._tag === "step" ? deed.step : deed._tag, outcome]),
      [
        ...(steps === 3
          ? [
              ["onMyWay", "kept"],
              ["arrived", "kept"]
            ]
          : []),
        ["started", "written"],
        ["vin", "kept"],
        ["mileage", "officeStands"],
        ["signature", "kept"]
      ]
    )
    const files = await ask<ReadonlyArray<{ readonly place: string }>>(sam.page, `/jobs/${job.id}/files`)
    assert.strictEqual(files.filter(({ place }) => place === "full").length, 1)
    const after = await ask<Kept>(sam.page, `/jobs/${job.id}`)
    assert.strictEqual(after.vehicle.mileage, mileage)
    assert.strictEqual(after.install.notes, "Gate 4418")
    // Opened again, it has nothing left to send.
    await page.reload()
    await page.getByText("Everything is sent.").waitFor()
    assert.strictEqual((await ask<ReadonlyArray<SiteEvent>>(sam.page, `/jobs/${job.id}/site-events`)).length, steps + 3)
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 640 })
      assert.strictEqual(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0)
      // The list is longer than the screen, but its action stays visible above the tabs.
      await page.evaluate(() => scrollTo(0, 0))
      assert.isTrue(await page.evaluate(() => document.documentElement.scrollHeight > innerHeight))
      const press = await page.getByRole("button", { name: "Send now" }).boundingBox()
      const tabs = await page.getByRole("navigation", { name: "Places" }).boundingBox()
      assert.isAtMost(press!.y + press!.height, tabs!.y)
    }
  })

  it.each([
    ["fr", "dana.installer"],
    ["es", "luis.installer"]
  ] as const)("is sent once and keeps the office's changes, on a phone in %s", async (language, userName) => {
    const words = installerWordsOf[language]
    const installer = await openBrowser(language)
    await installer.page.setViewportSize({ width: 390, height: 844 })
    await signIn(installer, { userName })
    await installer.page.goto(phone)
    await installer.page.getByRole("navigation", { name: words("places") }).waitFor()
    await installer.page.waitForFunction(async () => (await caches.match("/installer")) !== undefined)
    await installer.page.waitForLoadState("networkidle")
    const { stops } = await ask<InstallerDay>(installer.page, "/installer-day")
    const stop = stops.find((one) => isUntouched(one) && one.job.lines.some(({ kind }) => kind === "glass"))
    assert.isDefined(stop, `the demo assigns ${userName} work`)
    const { job } = stop

    await installer.context.setOffline(true)
    await installer.page.close()
    let page = await installer.context.newPage()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${phone}#stop/${job.id}`)
    await page.getByRole("heading", { level: 1, name: job.customerName }).waitFor()
    await page
      .getByRole("list", { name: words("tasks") })
      .getByRole("button", { name: words("task.mileage") })
      .click()
    await page.getByLabel(words("task.mileage")).fill("31777")
    await page.getByRole("button", { name: words("keep"), exact: true }).click()
    await page.getByRole("list", { name: words("tasks") }).waitFor()
    assert.deepStrictEqual(await violations(page, "everything"), [])
    // The first code scanned on this phone.
    await page.getByRole("button", { name: words("task.adhesive") }).click()
    const label = await barcodePicture("01076123456789001727063010L-2291", { format: "DataMatrix" })
    await page.getByLabel(words("scanLabel")).setInputFiles({
      name: "label.png",
      mimeType: "image/png",
      buffer: Buffer.from(await label.arrayBuffer())
    })
    await page.getByText(words("scan.read")).waitFor()
    assert.strictEqual(await page.getByLabel(words("lot")).inputValue(), "L-2291")
    assert.strictEqual(await page.getByLabel(words("expiry")).inputValue(), "2027-06-30")
    await page.close()

    const sam = await openBrowser()
    await signIn(sam)
    const mileage = await writeMileage(sam.page, job.id)
    page = await installer.context.newPage()
    await page.goto(`${phone}#queue`)
    await page.getByRole("heading", { name: words("waitingTitle", { count: 1 }) }).waitFor()
    await installer.context.setOffline(false)
    await page.getByRole("button", { name: words("sendNow") }).click()
    await page.getByText(words("nothingWaits")).waitFor({ timeout: 90_000 })
    await page.getByText(words("officeStands")).waitFor()
    const events = await ask<ReadonlyArray<SiteEvent>>(sam.page, `/jobs/${job.id}/site-events`)
    assert.deepStrictEqual(
      events.filter(({ deed }) => deed._tag === "mileage").map(({ outcome }) => outcome),
      ["officeStands"]
    )
    assert.strictEqual((await ask<Kept>(sam.page, `/jobs/${job.id}`)).vehicle.mileage, mileage)
  })

  it("loads at most 120 kB of scripts and styles", () => {
    const files = readdirSync(assets).filter((name) => /^installer-.*\.(js|css)$/.test(name))
    assert.isAbove(files.length, 1)
    const size = files.reduce((sum, name) => sum + brotliCompressSync(readFileSync(join(assets, name))).length, 0)
    assert.isAtMost(size, 120_000)
  })
})
