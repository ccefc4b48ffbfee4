import { assert, describe, it } from "vitest"
import type { Board, BoardJob } from "#domain/schedule/boardApi.ts"
import { violations } from "./desk/axe.ts"
import { ask, ownDay, ownJob } from "./desk/ownDay.ts"
import { sales, signIn } from "./desk/signIn.ts"
import { origin, type BrowserSession, openBrowser } from "./desk/openBrowser.ts"

const lane = ({ page }: BrowserSession, name: string) => page.getByRole("region", { name, exact: true })
const card = (desk: BrowserSession, name: string) =>
  lane(desk, name).getByRole("button", { name: "Rincon Glass Fleet" })

/** Drags the card to another lane, this many hours later. */
const drag = async (desk: BrowserSession, from: string, to: string, hours: number) => {
  const { page } = desk
  const [box, goal] = [await card(desk, from).boundingBox(), await lane(desk, to).boundingBox()]
  const time = lane(desk, from).locator("[data-timeline]")
  const { width } = (await time.boundingBox())!
  const shown = await time.evaluate((one) => Number(one.dataset["to"]) - Number(one.dataset["from"]))
  const [x, y] = [box!.x + box!.width / 2, box!.y + box!.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 12, y + 4)
  await page.mouse.move(x + (width / (shown / 60)) * hours, goal!.y + goal!.height / 2, { steps: 6 })
  await page.mouse.up()
}

describe("the scheduler", () => {
  it("moves a job by mouse, keyboard and dialog, undoes moves, and tells the user whose change came second", async () => {
    const sam = await openBrowser()
    await signIn(sam)
    const own = await ownDay(sam, "Isaac", "Inés")
    const one = await ownJob(sam, own, "Rincon Glass Fleet", { who: "Isaac", start: "09:00", end: "11:00" })
    const board = `${origin("demo")}/calendar?day=${own.day}`
    await sam.page.goto(board)
    await card(sam, "Isaac Begay").waitFor()

    await drag(sam, "Isaac Begay", "Inés Carrillo", 1)
    await card(sam, "Inés Carrillo").getByText("10:00 AM – 12:00 PM").waitFor()

    await card(sam, "Inés Carrillo").focus()
    await sam.page.keyboard.press("m")
    for (let quarter = 0; quarter < 4; quarter++) await sam.page.keyboard.press("ArrowLeft")
    await sam.page.keyboard.press("Enter")
    await card(sam, "Inés Carrillo").getByText("9:00 – 11:00 AM").waitFor()

    const salma = await openBrowser("es")
    // Blocks her event stream, so that she does not learn of Sam's changes.
    await salma.context.route("**/api/V1/events?*", () => {})
    await signIn(salma, sales.es)
    await salma.page.goto(board)
    await card(salma, "Inés Carrillo").waitFor()

    await card(sam, "Inés Carrillo").click()
    await sam.page.getByRole("button", { name: sam.t("board.moveTo") }).click()
    const dialog = sam.page.getByRole("dialog")
    await dialog.getByRole("button", { name: sam.t("install.installer") }).click()
    await sam.page.getByRole("option", { name: "Isaac Begay" }).click()
    await dialog.getByRole("button", { name: sam.t("board.move"), exact: true }).click()
    await card(sam, "Isaac Begay").waitFor()
    await sam.page.getByRole("button", { name: sam.t("board.undo", { count: 3 }) }).click()
    await card(sam, "Inés Carrillo").waitFor()

    // Salma still sees an older version: she is told, and her board shows the current one.
    await drag(salma, "Inés Carrillo", "Isaac Begay", 0)
    await salma.page.getByText(salma.t("board.changed", { number: String(one.number) })).waitFor()
    await card(salma, "Inés Carrillo").waitFor()
    const kept = await ask<Board>(salma, "GET", `/calendar?from=${own.day}&to=${own.day}`)
    assert.deepStrictEqual(
      kept.jobs.map(({ id, installers }) => [id, installers.map(({ start, end }) => [start, end])]),
      [[one.id, [["09:00", "11:00"]]]]
    )
  })

  it("shows in a second browser what is moved in the first", async () => {
    const [sam, salma] = [await openBrowser(), await openBrowser("es")]
    await signIn(sam)
    const own = await ownDay(sam, "Isaac", "Inés")
    const first = await ownJob(sam, own, "Rincon Glass Fleet", { who: "Isaac", start: "09:00", end: "11:00" })
    await signIn(salma, sales.es)
    await salma.page.goto(`${origin("demo")}/calendar?day=${own.day}`)
    await card(salma, "Isaac Begay").waitFor()
    // The part that names colleagues loads after the board is rendered.
    await salma.page.waitForFunction(() =>
      performance.getEntriesByType("resource").some(({ name }) => name.includes("scheduler-later"))
    )
    await ask<BoardJob>(sam, "PUT", `/jobs/${first.id}/plan`, {
      version: first.version,
      date: own.day,
      timeFrame: "",
      time: "09:00",
      duration: 120,
      installers: [{ userId: own.laneOf("Inés").userId, start: "09:00", end: "11:00" }]
    })
    await card(salma, "Inés Carrillo").waitFor()
    assert.strictEqual(await card(salma, "Isaac Begay").count(), 0)
    // The card says in words who moved it.
    await card(salma, "Inés Carrillo").getByText("Movido por Sam Ortega").waitFor()
  })

  it("moves by touch, undoes ten moves, schedules several jobs at once and notifies their customers; no axe violations in any view", async () => {
    const sophie = await openBrowser("fr")
    const { page, t } = sophie
    await signIn(sophie, sales.fr)
    const own = await ownDay(sophie, "Isaac", "Inés")
    const one = await ownJob(sophie, own, "Saguaro Couriers", { who: "Isaac", start: "08:00", end: "09:00" })
    const other = await ownJob(sophie, own, "Ocotillo Rentals", { who: "Inés", start: "08:00", end: "09:00" })
    const board = `${origin("demo")}/calendar?day=${own.day}`
    await page.goto(board)
    const cardOf = (name: string, { customerName }: BoardJob) =>
      lane(sophie, name).getByRole("button", { name: customerName }).first()
    const held = () => cardOf("Isaac Begay", one)
    await held().waitFor()

    // Selected with a tap, dragged to Inés by touch, and moved back with the button.
    await held().click()
    await page.getByRole("complementary", { name: t("board.sheet", { number: String(one.number) }) }).waitFor()
    const touch = await sophie.context.newCDPSession(page)
    await touch.send("Emulation.setTouchEmulationEnabled", { enabled: true })
    const [box, goal] = [(await held().boundingBox())!, (await lane(sophie, "Inés Carrillo").boundingBox())!]
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const finger = (type: "touchStart" | "touchMove" | "touchEnd", to: number) =>
      touch.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x: x + 120, y: to }] })
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] })
    const end = goal.y + goal.height / 2
    for (let step = 1; step <= 6; step++) await finger("touchMove", y + ((end - y) * step) / 6)
    await finger("touchEnd", end)
    await cardOf("Inés Carrillo", one).waitFor()
    await touch.send("Emulation.setTouchEmulationEnabled", { enabled: false })
    const undo = (count: number) => page.getByRole("button", { name: t("board.undo", { count }) })
    await undo(1).click()
    await held().waitFor()

    // Eleven moves by keyboard, of which ten are undone.
    for (let step = 1; step <= 11; step++) {
      await held().focus()
      for (const key of ["m", "ArrowRight", "Enter"]) await page.keyboard.press(key)
      await undo(Math.min(step, 10)).waitFor()
      const start = 480 + 15 * step
      const time = `${String(Math.floor(start / 60)).padStart(2, "0")}:${String(start % 60).padStart(2, "0")}`
      await held().getByText(time).first().waitFor()
    }
    for (let left = 10; left > 0; left--) {
      await undo(left).click()
      await (left === 1 ? page.getByRole("button", { name: t("undo"), exact: true }) : undo(left - 1)).waitFor()
    }
    await held().getByText("08:15").first().waitFor()

    // Both together by an hour; both customers are notified in one step with a preview.
    for (const picked of [held(), cardOf("Inés Carrillo", other)]) {
      await picked.focus()
      await page.keyboard.press("x")
    }
    await page.getByRole("toolbar", { name: t("bulk.chosen", { count: 2 }) }).waitFor()
    await page.keyboard.press("m")
    for (let step = 0; step < 4; step++) await page.keyboard.press("ArrowRight")
    await page.keyboard.press("Enter")
    await page.getByRole("button", { name: t("board.tellSeveral") }).click()
    const dialog = page.getByRole("dialog", { name: t("board.tellTitle", { count: 2 }) })
    await dialog.getByText(String(one.customerName)).first().waitFor()
    assert.deepStrictEqual(await violations(page, "everything"), [])
    await page.keyboard.press("Escape")
    await dialog.waitFor({ state: "detached" })
    await undo(1).click()
    await held().getByText("08:15").first().waitFor()
    await page
      .getByText(t("board.severalUndone", { count: 2 }))
      .first()
      .waitFor()
    const kept = await ask<Board>(sophie, "GET", `/calendar?from=${own.day}&to=${own.day}`)
    assert.deepStrictEqual(kept.jobs.map(({ installers: [row] }) => row!.start).toSorted(), ["08:00", "08:15"])

    for (const view of ["day", "week", "month", "list"]) {
      await page.goto(`${board}&view=${view}`)
      await page.getByText(String(one.customerName)).first().waitFor()
      assert.deepStrictEqual(await violations(page, "everything"), [], view)
    }
  })
})
