import { assert, describe, it } from "vitest"
import type { Board, BoardJob } from "#domain/schedule/boardApi.ts"
import { sales, signIn } from "./desk/signIn.ts"
import { origin, type Visit, visit } from "./desk/visit.ts"

/** A Monday on which the demo shop has nothing yet. */
const monday = (() => {
  const at = new Date(Date.now() + 30 * 86_400_000)
  at.setUTCDate(at.getUTCDate() + ((8 - at.getUTCDay()) % 7))
  return at.toISOString().slice(0, 10)
})()

/** The day after, for another journey. */
const tuesday = new Date(Date.parse(monday) + 86_400_000).toISOString().slice(0, 10)

/** Asks the server as the page does. */
const ask = <A>({ page }: Visit, path: string, body?: object): Promise<A> =>
  page.evaluate(
    async ([address, sent]) => {
      const answer = await fetch(
        `/api/V1${address}`,
        sent === ""
          ? {}
          : { method: "PUT", body: sent!, headers: { "x-frit": "1", "content-type": "application/json" } }
      )
      if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`)
      return ((await answer.json()) as { data: A }).data
    },
    [path, body === undefined ? "" : JSON.stringify(body)]
  )

const lane = ({ page }: Visit, name: string) => page.getByRole("region", { name, exact: true })
const card = (desk: Visit, name: string) => lane(desk, name).getByRole("button", { name: "Old Pueblo Auto Body" })

/** Drags the card to another lane, and so many hours on. */
const drag = async (desk: Visit, from: string, to: string, hours: number) => {
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
  it("moves a job by mouse, by keys and by dialog, takes it back, and tells who was slower", async () => {
    const sam = await visit()
    await signIn(sam)
    const day = await ask<Board>(sam, `/calendar?from=${monday}&to=${monday}`)
    const coming = await ask<Board>(sam, `/calendar?from=${day.today}&to=${monday}`)
    const one = coming.jobs.find(({ customerName }) => customerName === "Old Pueblo Auto Body")!
    const isaac = day.lanes.find(({ firstName }) => firstName === "Isaac")!
    await ask<BoardJob>(sam, `/jobs/${one.id}/plan`, {
      version: one.version,
      date: monday,
      timeFrame: "",
      time: "09:00",
      duration: 120,
      installers: [{ userId: isaac.userId, start: "09:00", end: "11:00" }],
      overrideReason: "Set for this journey"
    })
    const board = `${origin("demo")}/calendar?day=${monday}`
    await sam.page.goto(board)
    await card(sam, "Isaac Begay").waitFor()

    await drag(sam, "Isaac Begay", "Inés Carrillo", 1)
    await card(sam, "Inés Carrillo").getByText("10:00 AM – 12:00 PM").waitFor()

    await card(sam, "Inés Carrillo").focus()
    await sam.page.keyboard.press("m")
    for (let quarter = 0; quarter < 4; quarter++) await sam.page.keyboard.press("ArrowLeft")
    await sam.page.keyboard.press("Enter")
    await card(sam, "Inés Carrillo").getByText("9:00 – 11:00 AM").waitFor()

    const salma = await visit("es")
    // Nobody tells her of what Sam does: her line is slow.
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

    // Salma still sees an older version: she is told, and her board shows what stands.
    await drag(salma, "Inés Carrillo", "Isaac Begay", 0)
    await salma.page.getByText(salma.t("board.changed", { number: String(one.number) })).waitFor()
    await card(salma, "Inés Carrillo").waitFor()
    const kept = await ask<Board>(salma, `/calendar?from=${monday}&to=${monday}`)
    assert.deepStrictEqual(
      kept.jobs.map(({ id, installers }) => [id, installers.map(({ start, end }) => [start, end])]),
      [[one.id, [["09:00", "11:00"]]]]
    )
  })

  it("shows in a second browser what is moved in the first", async () => {
    const [sam, salma] = [await visit(), await visit("es")]
    await signIn(sam)
    const day = await ask<Board>(sam, `/calendar?from=${tuesday}&to=${tuesday}`)
    const coming = await ask<Board>(sam, `/calendar?from=${day.today}&to=${tuesday}`)
    const one = coming.jobs.find(({ customerName }) => customerName === "Old Pueblo Auto Body")!
    const [isaac, ines] = ["Isaac", "Inés"].map((name) => day.lanes.find(({ firstName }) => firstName === name)!)
    const plan = (version: number, userId: string) =>
      ask<BoardJob>(sam, `/jobs/${one.id}/plan`, {
        version,
        date: tuesday,
        timeFrame: "",
        time: "09:00",
        duration: 120,
        installers: [{ userId, start: "09:00", end: "11:00" }],
        overrideReason: "Set for this journey"
      })
    const first = await plan(one.version, isaac!.userId)
    await signIn(salma, sales.es)
    await salma.page.goto(`${origin("demo")}/calendar?day=${tuesday}`)
    await card(salma, "Isaac Begay").waitFor()
    await plan(first.version, ines!.userId)
    await card(salma, "Inés Carrillo").waitFor()
    assert.strictEqual(await card(salma, "Isaac Begay").count(), 0)
  })
})
