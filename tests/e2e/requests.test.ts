import { describe, expect, it } from "vitest"
import { staffFilesOnCustomersPage, webRows } from "#tests/bench/rows/webRows.ts"
import { signIn } from "./desk/signIn.ts"
import { origin, openBrowser } from "./desk/openBrowser.ts"

/** Requests of one page: the page, its files, its API calls, and what it prefetches for the next step. */
const most = 60

describe("a page of the staff app", () => {
  it("stays within its limit of requests, prefetching included", async () => {
    const desk = await openBrowser("en")
    const { context, page } = desk
    await signIn(desk)
    // One of the demo's own jobs, the same in each run: jobs changed by journeys, for example with photos, need more
    // requests.
    const job = await page.evaluate(
      async () =>
        (
          (await (await fetch("/api/V1/jobs?stage=workorder&sort=number&descending=false")).json()) as {
            data: { items: ReadonlyArray<{ id: string }> }
          }
        ).data.items[0]!.id
    )
    const cookies = await context.storageState()
    for (const path of ["/dashboard", "/jobs/jobs-list", `/jobs/${job}/edit`]) {
      const fresh = await context
        .browser()!
        .newContext({ storageState: cookies, viewport: { width: 1350, height: 940 } })
      const asked: Array<string> = []
      const one = await fresh.newPage()
      one.on("request", (request) => asked.push(new URL(request.url()).pathname))
      await one.goto(`${origin("demo")}${path}`)
      // Prefetching comes last: the next step's screens, and the palette.
      await expect
        .poll(
          () =>
            asked.some((file) => /\/assets\/commands-/.test(file)) &&
            asked.some((file) => (path === "/jobs/jobs-list" ? /\/assets\/job-form-/ : /\/assets\/jobs-/).test(file))
        )
        .toBe(true)
      // Code for dialogs opened from the page follows, before the page counts as idle.
      await one.waitForTimeout(3_000)
      // The shop's event stream stays open, so the page is idle once there have been no other requests for a while.
      await expect.poll(() => asked.some((path) => path === "/api/V1/events")).toBe(true)
      for (let before = -1; before !== asked.length; await one.waitForTimeout(1_000)) before = asked.length
      const calls = asked.filter((one) => one.startsWith("/api/"))
      expect(
        calls.filter((call, at) => calls.indexOf(call) < at),
        `${path} sends duplicate requests`
      ).toEqual([])
      expect(asked.length, `${path}:\n${asked.join("\n")}`).toBeLessThanOrEqual(most)
      await fresh.close()
    }
  })

  it("has a first route of at most 230 kB, and no further one above 40 kB", () => {
    expect(webRows().filter(({ reached }) => reached !== true)).toEqual([])
  })
})

it("has none of its startup code loaded by the customer's page and its panels", () => {
  expect(staffFilesOnCustomersPage()).toEqual([])
})
