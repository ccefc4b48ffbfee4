import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { type Browser, type BrowserContext, chromium, type Page } from "playwright"
import { preview, type PreviewServer } from "vite"
import { findBrowser } from "../set-up/findBrowser.ts"
import { sized } from "../support/testSize.ts"

const root = resolve(import.meta.dirname, "../..")
const tabs = 2
const jobScreen = "screens-jobs-job--docs"

interface Entry {
  readonly id: string
  readonly name: string
  readonly title: string
  readonly type: "docs" | "story"
}

/** What a docs page shows, and its errors. */
interface Seen {
  readonly id: string
  readonly errors: ReadonlyArray<string>
  readonly text: string
  /** Cells of a props table without a readable type. */
  readonly bareTypes: number
  /** Controls that are JSON editors. */
  readonly jsonAreas: number
}

let folder: string
let server: PreviewServer
let browser: Browser
let context: BrowserContext
let docs: ReadonlyArray<Entry> = []
/** The pages to open. A screen's page renders all its states, so a quick run opens every third screen only. */
let opened: ReadonlyArray<Entry> = []
const seen = new Map<string, Seen>()
const address = () => server.resolvedUrls!.local[0]!

/** Builds the catalog as published and opens it in Chromium: each docs page once, in several tabs in parallel. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "frit-catalog-"))
  await buildCatalog(folder)
  const index = JSON.parse(await readFile(join(folder, "index.json"), "utf8")) as {
    readonly entries: Record<string, Entry>
  }
  docs = Object.values(index.entries).filter(({ type }) => type === "docs")
  const every = sized({ quick: 3, full: 1 })
  opened = docs.filter(({ id, title }, nth) => !title.startsWith("Screens/") || nth % every === 0 || id === jobScreen)
  server = await preview({
    configFile: false,
    root: folder,
    build: { outDir: "." },
    preview: { port: 0, host: "127.0.0.1" },
    logLevel: "error"
  })
  browser = await chromium.launch({
    // Full Chromium: chromium-headless-shell occasionally rejects files of the catalog.
    executablePath: findBrowser()!,
    args: ["--no-sandbox", "--disable-gpu"]
  })
  context = await browser.newContext({ reducedMotion: "reduce" })
  const queue = [...opened]
  await Promise.all(Array.from({ length: tabs }, () => openAll(queue)))
  // Chromium rejects requests when too many are pending, and a tab remembers the failures. Pages that failed in
  // parallel are opened again, each in its own tab; a page with an actual error fails there too.
  for (const one of opened.filter(({ id }) => seen.get(id)!.errors.length > 0)) await openAll([one])
}, 900_000)

afterAll(async () => {
  await browser?.close()
  await server?.close()
  await rm(folder, { recursive: true, force: true })
})

describe("Storybook's docs pages", () => {
  it("all render without exceptions or visible errors", () => {
    assert.isAbove(docs.length, 180)
    assert.deepStrictEqual(
      [...seen.values()].flatMap(({ id, errors }) => errors.map((error) => `${id}: ${error}`)),
      []
    )
    assert.strictEqual(seen.size, opened.length)
  })

  it("include the descriptions of a screen's states", () =>
    assert.include(seen.get(jobScreen)!.text, "Opened at the section named in the URL"))

  it("list the values of a union, and offer no JSON editors", () => {
    const unreadable = [...seen.values()].filter(({ bareTypes, jsonAreas }) => bareTypes + jsonAreas > 0)
    assert.deepStrictEqual(
      unreadable.map(({ id }) => id),
      []
    )
    assert.match(seen.get("ui-button--docs")!.text, /"medium"\W*"small"/)
  })
})

describe("stories framed in a docs page", () => {
  it("are rendered but not played, because they would steal focus from each other and fail", async () => {
    const page = await context.newPage()
    await page.goto(`${address()}iframe.html?viewMode=docs&id=ui-dialog--docs`)
    await page.locator("#storybook-docs iframe").first().waitFor()
    /**
     * Returns what each frame shows. Frames load as they are scrolled into view, here one at a time: all at once would
     * exceed the requests that Chromium allows a page (ERR_INSUFFICIENT_RESOURCES). A frame whose file was rejected
     * anyway is opened again.
     */
    const framed = () =>
      page.locator("#storybook-docs iframe").evaluateAll((frames) => {
        let isWaiting = false
        return frames.map((one) => {
          if (isWaiting) return "nothing yet"
          const frame = one as HTMLIFrameElement
          frame.loading = "eager"
          const inside = frame.contentDocument!
          if (inside.body?.classList.contains("sb-show-errordisplay")) {
            const why = inside.querySelector("#error-message")!.textContent
            const tries = Number(frame.dataset["tries"] ?? 0)
            if (!why.startsWith("Failed to fetch") || tries > 2) return why
            frame.dataset["tries"] = String(tries + 1)
            // Until it has reloaded, the frame shows its previous content.
            inside.body.classList.remove("sb-show-errordisplay")
            frame.contentWindow!.location.reload()
            isWaiting = true
            return "nothing yet"
          }
          const parts = [...inside.querySelectorAll("#storybook-root button, [role=dialog], [role=alertdialog]")]
          isWaiting = !parts.some((part) => part.checkVisibility())
          return isWaiting ? "nothing yet" : "drawn"
        })
      })
    // Polled with pauses, because polling continuously takes the CPU time that the frames need to render.
    for (let shown = await framed(); ; await page.waitForTimeout(100), shown = await framed()) {
      if (!shown.includes("nothing yet")) {
        assert.isAbove(shown.length, 5)
        assert.deepStrictEqual([...new Set(shown)], ["drawn"])
        break
      }
    }
    // Its play function would open the dialog by its button.
    const opened = page.frameLocator('#storybook-docs iframe[src*="ui-dialog--opened"]').first()
    assert.strictEqual(await opened.getByRole("dialog").count(), 0)
  }, 120_000)
})

describe("Storybook's search", () => {
  it('ranks the token pages first for the word "token", and no story for a similar word', async () => {
    const page = await context.newPage()
    await page.goto(address())
    const field = page.locator("#storybook-explorer-searchfield")
    /** Returns the names of the results in the order of Storybook's own search. */
    const found = async (words: string) => {
      await field.fill(words)
      const results = page.locator("#storybook-explorer-menu li")
      await page.waitForFunction(
        (typed) =>
          [...document.querySelectorAll("#storybook-explorer-menu mark")].some((mark) =>
            typed.toLowerCase().includes(mark.textContent.toLowerCase())
          ),
        words
      )
      return results.evaluateAll((all) => all.map((one) => one.textContent))
    }
    const tokens = await found("token")
    assert.deepStrictEqual(
      tokens.slice(0, 5).toSorted(),
      ["Color", "Layer", "Motion", "Space", "Type"].map((kind) => `${kind} tokensDesign${kind} tokens`)
    )
    assert.deepStrictEqual(
      tokens.filter((one) => /taken/i.test(one)),
      []
    )
  }, 120_000)
})

/** Opens docs pages one after another in one tab until none is left. */
const openAll = async (queue: Array<Entry>) => {
  const page = await context.newPage()
  const errors: Array<string> = []
  page.on("pageerror", (error) => errors.push(String(error.stack ?? error)))
  page.on("console", (said) => {
    if (said.type() === "error" && !said.location().url.endsWith("/favicon.ico")) errors.push(said.text())
  })
  for (let one = queue.shift(); one !== undefined; one = queue.shift()) {
    errors.length = 0
    // A page that was denied a file reloads itself, which detaches it from the test.
    const shown = await openDocs(page, one.id).catch(async (why: unknown): Promise<Seen> => {
      await page.goto("about:blank")
      return {
        id: one!.id,
        errors: [`reloaded before it was rendered: ${String(why)}`],
        text: "",
        bareTypes: 0,
        jsonAreas: 0
      }
    })
    seen.set(one.id, { ...shown, errors: [...shown.errors, ...errors] })
  }
  await page.close()
}

const buildCatalog = async (into: string) => {
  // Removes Vitest's own marker from the environment, so that the catalog is built as for publishing.
  const { VITEST: _, ...env } = process.env
  const building = spawn("storybook", ["build", "--disable-telemetry", "-o", into], {
    cwd: root,
    env: { ...env, NODE_ENV: "production", PATH: `${join(root, "node_modules/.bin")}:${env["PATH"]}` },
    stdio: ["ignore", "pipe", "pipe"],
    shell: process.platform === "win32"
  })
  let said = ""
  building.stdout.on("data", (part: Buffer) => (said += part))
  building.stderr.on("data", (part: Buffer) => (said += part))
  const [code] = (await once(building, "exit")) as [number | null]
  assert.strictEqual(code, 0, said)
}

/**
 * Opens a docs page as the sidebar does, without reloading the preview, and waits until its stories have rendered too:
 * Storybook reloads itself if a page is left earlier.
 */
const openDocs = async (page: Page, id: string): Promise<Seen> => {
  const isFirst = page.url() === "about:blank"
  if (isFirst) await page.goto(`${address()}iframe.html?viewMode=docs&id=${id}`)
  return page.evaluate(
    async ([storyId, isOpen]) => {
      interface Render {
        readonly id: string
        readonly phase?: string
      }
      interface Preview {
        readonly currentSelection?: { readonly storyId: string }
        readonly storyRenders: ReadonlyArray<Render>
      }
      const catalog = globalThis as unknown as {
        readonly __STORYBOOK_ADDONS_CHANNEL__: {
          readonly on: (event: string, then: (told: unknown) => void) => void
          readonly off: (event: string, then: (told: unknown) => void) => void
          readonly emit: (event: string, told: unknown) => void
        }
        readonly __STORYBOOK_PREVIEW__: Preview
      }
      const channel = catalog.__STORYBOOK_ADDONS_CHANNEL__
      const errors: Array<string> = []
      const faults = ["storyErrored", "storyThrewException", "storyMissing", "storyArgsUpdateFailed"]
      const listeners = faults.map((event) => {
        const keep = (why: unknown) => errors.push(`${event}: ${String((why as Error)?.message ?? why)}`)
        channel.on(event, keep)
        return [event, keep] as const
      })
      const until = async (isSo: () => boolean, what: string) => {
        for (const end = Date.now() + 60_000; Date.now() < end && errors.length === 0;) {
          if (isSo()) return
          await new Promise((resolve) => setTimeout(resolve, 10))
        }
        if (errors.length === 0) errors.push(what)
      }
      const all = (selector: string) => [...document.querySelectorAll(`#storybook-docs ${selector}`)]
      let isRendered = isOpen
      const rendered = () => (isRendered = true)
      channel.on("docsRendered", rendered)
      if (!isOpen) channel.emit("setCurrentStory", { storyId, viewMode: "docs" })
      // The props table appears after the page itself.
      const wanted = storyId.startsWith("ui-") ? ["h1", ".docblock-argstable td"] : ["h1"]
      await until(() => isRendered && wanted.every((one) => all(one).length > 0), "nothing rendered within a minute")
      const isSettled = ({ phase }: Render) => ["finished", "completed", "aborted", "errored"].includes(phase ?? "")
      await until(
        () => all(".sb-story").length === 0 || catalog.__STORYBOOK_PREVIEW__.storyRenders.every(isSettled),
        "stories not rendered within a minute"
      )
      channel.off("docsRendered", rendered)
      for (const [event, keep] of listeners) channel.off(event, keep)
      const told = [...document.querySelectorAll(".sb-errordisplay, [class*=ErrorBlock], #error-message")]
        .filter((one) => one.checkVisibility())
        .map((one) => one.textContent)
      return {
        id: storyId,
        errors: [...errors, ...told],
        text: document.querySelector("#storybook-docs")?.textContent ?? "",
        bareTypes: all(".docblock-argstable td").filter((one) => /^(union|any|unknown)$/.test(one.textContent)).length,
        jsonAreas: all("[class*=rejt-]").length + all("button").filter((one) => one.textContent === "Set object").length
      }
    },
    [id, isFirst] as const
  )
}
