import { assert, describe, expect, it } from "vitest"
import { addCustomer, newJob, saveQuote, section, typeVin, vins } from "./desk/quote.ts"
import { sales, signIn } from "./desk/signIn.ts"
import { origin, type BrowserSession, openBrowser } from "./desk/openBrowser.ts"

const notes = (desk: BrowserSession) => section(desk, "install").getByRole("textbox", { name: desk.t("install.notes") })
const plate = (desk: BrowserSession) =>
  section(desk, "vehicle").getByRole("textbox", { name: desk.t("vehicle.plate"), exact: true })
const save = ({ page, t }: BrowserSession) => page.getByRole("button", { name: t("save"), exact: true })
/** Waits until nothing is left to save. */
const saved = (desk: BrowserSession) => save(desk).and(desk.page.locator(":disabled")).waitFor()

describe("two people working on one job", () => {
  it("merge separate changes, and choose between versions of what both changed", async () => {
    const sam = await openBrowser()
    await signIn(sam)
    await newJob(sam)
    await addCustomer(sam, "Noor Castellan", "(520) 555-0162")
    await typeVin(sam, vins.accord, "2003 Honda Accord")
    await saveQuote(sam)

    // Typed input keeps the form from updating automatically.
    await notes(sam).fill("Sam's note")
    const salma = await openBrowser("es")
    await signIn(salma, sales.es)
    await salma.page.goto(sam.page.url())
    await plate(salma).fill("CBA4321")
    await notes(salma).fill("Nota de Salma")
    await save(salma).click()
    await saved(salma)

    await sam.page.getByText(sam.t("live.jobSaved")).waitFor()
    await save(sam).click()
    const name = sam.t("install.notes")
    const note = section(sam, "install").getByRole("group", { name: new RegExp(`^${name}`) })
    await note.getByText(sam.t("conflict.changedTo", { who: sales.es.name, value: "Nota de Salma" })).waitFor()
    await note.getByText(sam.t("conflict.yours", { value: "Sam's note" })).waitFor()
    assert.strictEqual(await sam.page.locator("[data-chooses]").count(), 1)
    await note.and(sam.page.locator(":focus")).waitFor()
    await sam.page.keyboard.press("Tab")
    await sam.page.keyboard.press("Enter")
    await note.waitFor({ state: "detached" })
    const joined = section(sam, "vehicle").getByRole("group", { name: new RegExp(`^${sam.t("vehicle.plate")}`) })
    await joined.getByText(sam.t("conflict.changedTo", { who: sales.es.name, value: "CBA4321" })).waitFor()
    await saved(sam)

    for (const desk of [sam, salma]) {
      await desk.page.reload()
      await notes(desk).waitFor()
      assert.deepStrictEqual(
        { notes: await notes(desk).inputValue(), plate: await plate(desk).inputValue() },
        { notes: "Sam's note", plate: "CBA4321" }
      )
    }
  })

  it("see lists and an open job update when another user saves", async () => {
    const [sam, salma] = [await openBrowser(), await openBrowser("es")]
    await signIn(salma, sales.es)
    await salma.page.goto(`${origin("demo")}/jobs/jobs-list`)
    await salma.page.getByRole("grid").waitFor()
    await signIn(sam)
    await newJob(sam)
    await addCustomer(sam, "Wren Follower", "(520) 555-0163")
    await typeVin(sam, vins.accord, "2003 Honda Accord")
    await saveQuote(sam)
    await salma.page.getByRole("grid").getByText("Wren Follower").first().waitFor()

    await salma.page.goto(sam.page.url())
    await notes(salma).waitFor()
    await notes(sam).fill("Gate code 12")
    await save(sam).click()
    await saved(sam)
    await expect.poll(() => notes(salma).inputValue(), { timeout: 20_000 }).toBe("Gate code 12")
  })
})
