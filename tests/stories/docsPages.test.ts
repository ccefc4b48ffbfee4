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

/** What a docs page shows, and what went wrong on it. */
interface Seen {
  readonly id: string
  readonly errors: ReadonlyArray<string>
  readonly text: string
  /** Cells of a props table that name no type anybody can read. */
  readonly bareTypes: number
  /** Controls that ask for JSON. */
  readonly jsonAreas: number
}

let folder: string
let server: PreviewServer
let browser: Browser
let context: BrowserContext
let docs: ReadonlyArray<Entry> = []
/** Those that are opened: a screen's page draws all its states anew, so that quickly every third screen is enough. */
let opened: ReadonlyArray<Entry> = []
const seen = new Map<string, Seen>()
const address = () => server.resolvedUrls!.local[0]!

/** The catalog as people read it, built and opened in Chromium: docs pages once, several tabs side by side. */
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
    // The whole one: chromium-headless-shell refuses files of the catalog now and then.
    executablePath: findBrowser()!,
    args: ["--no-sandbox", "--disable-gpu"]
  })
  context = await browser.newContext({ reducedMotion: "reduce" })
  const queue = [...opened]
  await Promise.all(Array.from({ length: tabs }, () => openAll(queue)))
  // Chromium refuses requests where too many are on their way, and a tab keeps what it was refused: what was not drawn
  // beside others is opened again, each in a tab of its own. A page with a fault fails there too.
  for (const one of opened.filter(({ id }) => seen.get(id)!.errors.length > 0)) await openAll([one])
}, 900_000)

afterAll(async () => {
  await browser?.close()
  await server?.close()
  await rm(folder, { recursive: true, force: true })
})

describe("the docs pages of the catalog", () => {
  it("are all drawn, with nothing thrown and no error told on the page", () => {
    assert.isAbove(docs.length, 180)
    assert.deepStrictEqual(
      [...seen.values()].flatMap(({ id, errors }) => errors.map((error) => `${id}: ${error}`)),
      []
    )
    assert.strictEqual(seen.size, opened.length)
  })

  it("hold the sentences written for the states of a screen", () =>
    assert.include(seen.get(jobScreen)!.text, "Opened at the section that the address names"))

  it("name the members of a choice, and ask for no JSON", () => {
    const unreadable = [...seen.values()].filter(({ bareTypes, jsonAreas }) => bareTypes + jsonAreas > 0)
    assert.deepStrictEqual(
      unreadable.map(({ id }) => id),
      []
    )
    assert.match(seen.get("ui-button--docs")!.text, /"medium"\W*"small"/)
  })
})

describe("stories that a docs page shows in frames", () => {
  it("are drawn and not played: they would take the focus from one another, and fail", async () => {
    const page = await context.newPage()
    await page.goto(`${address()}iframe.html?viewMode=docs&id=ui-dialog--docs`)
    await page.locator("#storybook-docs iframe").first().waitFor()
    /**
     * What each frame shows. Frames are loaded as they are scrolled to, here one after another: all at once ask for more
     * files than Chromium lets one page wait for (ERR_INSUFFICIENT_RESOURCES). A frame that was refused a file all the
     * same is opened again.
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
            // Until it is loaded anew, the frame has what it showed before.
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
    // Asked in pauses: who asks without one keeps the processor that the frames are drawn by.
    for (let shown = await framed(); ; await page.waitForTimeout(100), shown = await framed()) {
      if (!shown.includes("nothing yet")) {
        assert.isAbove(shown.length, 5)
        assert.deepStrictEqual([...new Set(shown)], ["drawn"])
        break
      }
    }
    // Its play opens the dialog by its button.
    const opened = page.frameLocator('#storybook-docs iframe[src*="ui-dialog--opened"]').first()
    assert.strictEqual(await opened.getByRole("dialog").count(), 0)
  }, 120_000)
})

describe("the search of the catalog", () => {
  it("ranks the pages of tokens first for the word token, and no story for a word like it", async () => {
    const page = await context.newPage()
    await page.goto(address())
    const field = page.locator("#storybook-explorer-searchfield")
    /** The names of what is found, best first, as Storybook's own search ranks them. */
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

/** Opens docs pages one after another in a tab of their own, until none is left. */
const openAll = async (queue: Array<Entry>) => {
  const page = await context.newPage()
  const errors: Array<string> = []
  page.on("pageerror", (error) => errors.push(String(error.stack ?? error)))
  page.on("console", (said) => {
    if (said.type() === "error" && !said.location().url.endsWith("/favicon.ico")) errors.push(said.text())
  })
  for (let one = queue.shift(); one !== undefined; one = queue.shift()) {
    errors.length = 0
    // A page that was refused a file loads itself anew, and is lost to who looks at it.
    const shown = await openDocs(page, one.id).catch(async (why: unknown): Promise<Seen> => {
      await page.goto("about:blank")
      return { id: one!.id, errors: [`left before it was drawn: ${String(why)}`], text: "", bareTypes: 0, jsonAreas: 0 }
    })
    seen.set(one.id, { ...shown, errors: [...shown.errors, ...errors] })
  }
  await page.close()
}

const buildCatalog = async (into: string) => {
  // This test is one of Vitest's own children; the catalog is built as for people.
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
 * Opens a docs page as the sidebar does, without loading the preview again, and waits until its stories are drawn too:
 * Storybook loads itself anew when a page is left before.
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
      // The table of props is read when its page is there already.
      const wanted = storyId.startsWith("ui-") ? ["h1", ".docblock-argstable td"] : ["h1"]
      await until(() => isRendered && wanted.every((one) => all(one).length > 0), "nothing is drawn in a minute")
      const isSettled = ({ phase }: Render) => ["finished", "completed", "aborted", "errored"].includes(phase ?? "")
      await until(
        () => all(".sb-story").length === 0 || catalog.__STORYBOOK_PREVIEW__.storyRenders.every(isSettled),
        "its stories are not drawn in a minute"
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
