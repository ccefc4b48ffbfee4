import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import lighthouse, { desktopConfig } from "lighthouse"
import { chromium } from "playwright"
import { freePort } from "#adapters/postgres/embedded/freePort.ts"
import { demoShop } from "#api/demo/shops.ts"
import { shellPath, browserFlags } from "#tests/e2e/set-up/startBrowser.ts"
import { type BenchEnvironment, inTenant } from "../bed/bed.ts"
import { signInOnPage } from "../bed/signInOnPage.ts"
import { alone, notMeasured, type Row } from "../Row.ts"

const marks = { performance: 95, accessibility: 100, lcp: 1_200, tbt: 100, requests: 60 }
/** A visitor's phone: Lighthouse's own profile, on slow 4G and with a CPU four times slower than this machine. */
const onPhone = { performance: 98, accessibility: 100, lcp: 1_500, tbt: 200, requests: 30 }
const runs = 3

type Marks = typeof marks

interface Facts {
  readonly performance: number
  readonly accessibility: number
  readonly lcp: number
  readonly tbt: number
  readonly requests: number
  readonly kilobytes: number
}

/**
 * Runs Lighthouse on the signed-in jobs list and one job, on a desktop with an empty cache; takes the median of three
 * runs.
 */
export const lighthouseRows = async ({ app, owner, tenant }: BenchEnvironment): Promise<ReadonlyArray<Row>> => {
  const profile = await mkdtemp(join(tmpdir(), "frit-lighthouse-"))
  const port = await freePort()
  // Lighthouse opens tabs in the browser's default profile, which has the session cookies.
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: shellPath(),
    args: [...browserFlags, `--remote-debugging-port=${port}`]
  })
  try {
    await signInOnPage(browser.pages()[0] ?? (await browser.newPage()), app.port)
    const {
      rows: [job]
    } = await inTenant(owner, tenant, "select id from job where stage = 'workorder' order by id limit 1")
    const rows: Array<Row> = []
    for (const [what, path] of [
      ["jobs list", "/jobs/jobs-list"],
      ["one job", `/jobs/${job.id}/edit`]
    ] as const) {
      rows.push(
        ...rowsOf(
          `${what}, signed in, Lighthouse on a desktop`,
          await middleOf(`http://${demoShop.prefix}.localhost:${app.port}${path}`, port),
          marks
        )
      )
    }
    return rows
  } finally {
    await browser.close()
    await rm(profile, { recursive: true, force: true })
  }
}

/** Runs Lighthouse on the public page and the quote as a visitor on a phone: empty cache, signed out. */
export const publicLighthouseRows = async ({ app }: Pick<BenchEnvironment, "app">): Promise<ReadonlyArray<Row>> => {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: shellPath(),
    args: [...browserFlags, `--remote-debugging-port=${port}`]
  })
  try {
    const rows: Array<Row> = []
    for (const [what, path] of [
      ["public page", "/?lang=en"],
      ["public quote", "/quote?lang=en"]
    ] as const) {
      const facts = await middleOf(`http://${demoShop.prefix}.localhost:${app.port}${path}`, port, "phone")
      rows.push(...rowsOf(`${what}, Lighthouse on a phone with slow 4G`, facts, onPhone))
    }
    return rows
  } finally {
    await browser.close()
  }
}

const middleOf = async (url: string, port: number, on: "desk" | "phone" = "desk"): Promise<Facts | undefined> => {
  const seen: Array<Facts> = []
  for (let run = 0; run < runs; run++) {
    const facts = await look(url, port, on)
    if (facts !== undefined) seen.push(facts)
  }
  return seen.sort((one, other) => one.lcp + one.tbt - other.lcp - other.tbt)[Math.floor(seen.length / 2)]
}

const look = async (url: string, port: number, on: "desk" | "phone"): Promise<Facts | undefined> => {
  const seen = await lighthouse(
    url,
    { port, logLevel: "error", onlyCategories: ["performance", "accessibility"] },
    on === "desk" ? desktopConfig : undefined
  )
  if (seen === undefined || seen.lhr.runtimeError !== undefined) return undefined
  const { audits, categories } = seen.lhr
  const details = audits["network-requests"]?.details as
    | { readonly items: ReadonlyArray<{ readonly transferSize: number }> }
    | undefined
  const requests = details?.items ?? []
  return {
    performance: Math.round((categories["performance"]?.score ?? 0) * 100),
    accessibility: Math.round((categories["accessibility"]?.score ?? 0) * 100),
    lcp: audits["largest-contentful-paint"]?.numericValue ?? Number.POSITIVE_INFINITY,
    tbt: audits["total-blocking-time"]?.numericValue ?? Number.POSITIVE_INFINITY,
    requests: requests.length,
    kilobytes: requests.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1_000
  }
}

const rowsOf = (name: string, facts: Facts | undefined, marks: Marks): ReadonlyArray<Row> => {
  if (facts === undefined) return [notMeasured(name, "Lighthouse could not load it", `≥ ${marks.performance}`)]
  const { performance, accessibility, lcp, tbt, requests, kilobytes } = facts
  return [
    alone(`${name}: performance`, String(performance), `≥ ${marks.performance}`, performance >= marks.performance),
    alone(
      `${name}: accessibility`,
      String(accessibility),
      String(marks.accessibility),
      accessibility >= marks.accessibility
    ),
    alone(
      `${name}: largest contentful paint`,
      `${(lcp / 1_000).toFixed(2)} s`,
      `≤ ${marks.lcp / 1_000} s`,
      lcp <= marks.lcp
    ),
    alone(`${name}: total blocking time`, `${tbt.toFixed(0)} ms`, `≤ ${marks.tbt} ms`, tbt <= marks.tbt),
    alone(
      `${name}: requests (${kilobytes.toFixed(0)} kB)`,
      String(requests),
      `≤ ${marks.requests}`,
      requests <= marks.requests
    )
  ]
}
