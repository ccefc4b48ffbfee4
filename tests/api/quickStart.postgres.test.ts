import { execFile } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { afterAll, assert, describe, it } from "@effect/vitest"
import { readPdf } from "../adapters/pdf/readPdf.ts"
import { testServer } from "../support/testServer.ts"
import { password } from "../support/apiClient.ts"

const { ask, openShop, port, signIn } = testServer()
const folder = mkdtempSync(join(tmpdir(), "frit-quick-start-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const marks: Readonly<Record<string, string>> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'" }

/** Returns the commands that the page tells a reader to paste, in order. */
const printedAt = async (prefix: string) => {
  const { text } = await ask(prefix, "/docs")
  const section = /<section id="quick-start">(.*?)<\/section>/s.exec(text)![1]!
  return [...section.matchAll(/<pre[^>]*>(.*?)<\/pre>/gs)].map(([, shell]) =>
    shell!.replace(/&\w+;|&#\d+;/g, (mark) => marks[mark]!)
  )
}

describe("the quick start", () => {
  it.each(["the platform's host", "a shop's host"])("works when pasted as printed on %s", async (where) => {
    const {
      prefix,
      users: [owner]
    } = await openShop(["owner"])
    const shells = await printedAt(where === "a shop's host" ? prefix : "")
    assert.isAtLeast(shells.length, 6)
    // As a reader would, replaces the example's user name with a real one. The rest is pasted unchanged.
    const printed = shells.join("\n")
    assert.include(printed, `"userName":"sam.sales","password":"${password}"`)
    const script = printed.replace("sam.sales", owner!.userName)
    writeFileSync(join(folder, "quick-start.sh"), `${script}\nprintf '\\nCOOKIE=%s' "$COOKIE"\n`)
    // Points the printed hosts at this test's server, because resolving them is not the reader's concern.
    writeFileSync(join(folder, ".curlrc"), `connect-to = "::127.0.0.1:${port()}"\nnoproxy = "*"\n`)
    const { stdout } = await promisify(execFile)("sh", ["quick-start.sh"], {
      cwd: folder,
      env: { ...process.env, CURL_HOME: folder },
      timeout: 20_000
    })

    assert.include(stdout, '"roleIds":["owner"]')
    assert.match(stdout, /"customerName":"Ada Moreno"/)
    const { text } = await readPdf(readFileSync(join(folder, "quote.pdf")))
    assert.include(text, "Windshield")
    const renewed = /COOKIE=(.*)$/.exec(stdout)![1]!
    assert.strictEqual((await ask(prefix, "/user/current", { cookie: renewed })).status, 200)
    const jobs = (await ask(prefix, "/jobs", { cookie: await signIn(prefix, owner!.userName) })).json().data as {
      total: number
    }
    assert.strictEqual(jobs.total, 1)
  })
})
