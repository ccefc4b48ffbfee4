import { chromium, type Page } from "playwright"
import { demoShop } from "#api/demo/shops.ts"
import { sampleJob, sampleLines } from "#domain/testing/samples.ts"
import { LineId } from "#domain/estimates/EstimateLine.ts"
import { startBrowser } from "#tests/e2e/set-up/startBrowser.ts"
import { type BenchEnvironment, inTenant } from "../bed/bed.ts"
import { signInOnPage } from "../bed/signInOnPage.ts"
import { askOnce } from "../client/Target.ts"
import { alone, type Row } from "../Row.ts"

const most = 100
const size = { lines: 60, changes: 300 }

/**
 * Measures the largest job form of the built app in Chromium at 1440 pixels: the slowest interaction except for one in
 * fifty, from the input to the next frame (INP, from the browser's own event timing).
 */
export const interactionRow = async (bed: BenchEnvironment): Promise<Row> => {
  const job = await largeJob(bed)
  const { address, stop } = await startBrowser()
  const browser = await chromium.connect(address)
  try {
    const page = await (await browser.newContext({ locale: "en-US", viewport: { width: 1440, height: 900 } })).newPage()
    await page.addInitScript(watchInteractions)
    await signInOnPage(page, bed.app.port)
    await page.goto(`http://${demoShop.prefix}.localhost:${bed.app.port}/jobs/${job}/edit`)
    await page.getByRole("grid", { name: "Estimate lines" }).getByRole("row").nth(size.lines).waitFor()
    // Time for prefetching to finish. The network is never idle, because the shop's event stream stays open.
    await page.waitForTimeout(4_000)
    const done = await work(page)
    await page.waitForTimeout(500)
    const took = await interactionsOf(page)
    const inp = took[Math.floor(done / 50)]?.duration ?? 0
    return alone(
      `job form of ${size.lines} rows and ${size.changes} changes: INP of ${done} interactions`,
      inp === 0 ? "≤ 16 ms" : `${inp.toFixed(0)} ms`,
      `≤ ${most} ms`,
      inp <= most
    )
  } finally {
    await browser.close()
    await stop()
  }
}

/** The slowest event of an interaction: its duration in milliseconds, and its name. */
interface Interaction {
  readonly duration: number
  readonly what: string
}

interface Watched {
  interactions: Map<number, Interaction>
}

/** Records the longest event of each interaction; the browser does not report those below 16 ms. */
export const watchInteractions = () => {
  const interactions = ((globalThis as unknown as Watched).interactions = new Map())
  new PerformanceObserver((list) => {
    for (const {
      duration,
      interactionId,
      name,
      processingEnd,
      processingStart,
      startTime,
      target
    } of list.getEntries() as unknown as ReadonlyArray<PerformanceEventTiming & { readonly interactionId: number }>) {
      if (interactionId === 0 || duration <= (interactions.get(interactionId)?.duration ?? 0)) continue
      const where = target instanceof Element ? target.className || target.tagName : "?"
      interactions.set(interactionId, {
        duration,
        what: `${name} on ${where} (waited ${Math.round(processingStart - startTime)}, worked ${Math.round(processingEnd - processingStart)})`
      })
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

/** Returns the interactions by duration, longest first, and prints the first five. */
export const interactionsOf = async (page: Page): Promise<ReadonlyArray<Interaction>> => {
  const took = (await page.evaluate(() => [...(globalThis as unknown as Watched).interactions.values()])).sort(
    (one, other) => other.duration - one.duration
  )
  process.stderr.write(
    `${took
      .slice(0, 5)
      .map(({ duration, what }) => `${what} ${duration} ms`)
      .join(", ")}\n`
  )
  return took
}

/** Enters prices down a column, navigates, undoes, and writes a note. Returns the number of key presses. */
const work = async (page: Page): Promise<number> => {
  let pressed = 0
  // Twenty keys per second, faster than anyone types.
  const press = async (key: string) => {
    await page.keyboard.press(key)
    await page.waitForTimeout(50)
    pressed++
  }
  const grid = page.getByRole("grid", { name: "Estimate lines" })
  await grid.getByRole("row").nth(2).getByRole("gridcell").nth(3).click()
  for (let nth = 0; nth < 12; nth++) for (const key of [String(1 + (nth % 9)), "5", "0", "Enter"]) await press(key)
  for (const key of [
    "ArrowDown",
    "ArrowRight",
    "ArrowRight",
    "ArrowUp",
    "Control+z",
    "Control+z",
    "Control+Shift+z",
    "Control+d"
  ])
    await press(key)
  await page.getByRole("textbox", { name: "Notes for the installer" }).click()
  for (const key of "Customer waits in the shop, call when the glass is in") await press(key === " " ? "Space" : key)
  return pressed + 2
}

/** Creates a quote with as many lines and timeline entries as large ones have. */
const largeJob = async ({ asApp, owner, tenant }: BenchEnvironment): Promise<string> => {
  const {
    rows: [some]
  } = await inTenant(owner, tenant, "select customer_id, location_id from job order by id limit 1")
  const lines = Array.from({ length: size.lines }, (_, at) => ({
    ...sampleLines[at % sampleLines.length]!,
    id: LineId.make(`019a0000-0000-7000-8000-${String(at).padStart(12, "0")}`),
    parentId: null
  }))
  const { body, status } = await askOnce(asApp, {
    method: "POST",
    path: "/jobs",
    body: { ...sampleJob(some.customer_id, some.location_id), lines }
  })
  if (status !== 200) throw new Error(`Creating the large job failed with ${status}: ${body.toString().slice(0, 300)}`)
  const { id } = (JSON.parse(body.toString()) as { data: { id: string } }).data
  await inTenant(
    owner,
    tenant,
    `
    insert into job_change (tenant_id, job_id, id, at, by_id, by_name, kind, parts, what)
    select '${tenant}', '${id}', uuidv7(), 1760000000000 + n * 60000, null, 'Sam Ortega', 'changed', '{install}',
      jsonb_build_object('_tag', 'changed', 'fields', jsonb_build_array(jsonb_build_object('path', 'install.notes', 'before', 'Note ' || n, 'after', 'Note ' || n + 1)))
    from generate_series(1, ${size.changes}) as n`
  )
  return id
}
