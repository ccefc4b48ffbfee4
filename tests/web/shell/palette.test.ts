import { assert, beforeEach, describe, it } from "@effect/vitest"
import { UserId } from "#domain/access/CurrentUser.ts"
import type { JobSummary } from "#domain/jobs/JobSearch.ts"
import type { NamedReminder } from "#domain/reminders/Reminder.ts"
import type { Command } from "#ui/matchCommands.ts"
import { actionCommands, type PaletteActions, pageCommands, paletteGroups } from "#web/shell/palette/commands.ts"
import { jobCommands, reminderCommand } from "#web/shell/palette/foundCommands.ts"
import { parseNumberSearch } from "#web/shell/palette/parseNumberSearch.ts"
import { recentOf, rememberRecent, validRecent } from "#web/shell/palette/recent.ts"
import { canOpenUrl } from "#web/access/startPage.ts"
import { freshReminder } from "#tests/contracts/freshReminder.ts"
import { browserStorage } from "../api/browserStorage.ts"
import { samplePerson } from "./samplePerson.ts"

const t = (id: string, values: object = {}) => [id, ...Object.values(values)].join(" ")
const words = { t, of: (family: string, member: string) => `${family}.${member}` }
const actions: PaletteActions = { signOut: () => {}, help: () => {}, chooseTheme: () => {}, chooseLanguage: () => {} }
const hrefs = (commands: ReadonlyArray<Command>) => commands.map(({ href }) => href)
const begins = (person: Parameters<typeof actionCommands>[0]) =>
  hrefs(actionCommands(person, words, actions)).filter((href) => href !== undefined)

describe("the palette's list of screens", () => {
  it("contains those the user may open, without forms of a single record and partner callbacks", () => {
    const open = hrefs(pageCommands(samplePerson(["billing"]), words))
    assert.includeMembers(open, [
      "/dashboard",
      "/customers",
      "/invoices",
      "/purchase-orders/returns",
      "/account/preferences",
      "/reports/sales"
    ])
    for (const closed of ["/users", "/admin", "/admin/products", "/tenants", "/nags", "/vindecoder/search"])
      assert.notInclude(open, closed)
    const all = hrefs(pageCommands(samplePerson(["owner"]), words))
    assert.deepStrictEqual(
      all.filter((href) => /:|create$|callback$/.test(href!)),
      []
    )
  })

  it("shrinks with the user's features and when the account is inactive", () => {
    assert.notInclude(hrefs(pageCommands(samplePerson(["owner"], { features: ["EDI"] }), words)), "/customers")
    const locked = hrefs(pageCommands(samplePerson(["owner"], { accountActive: false }), words))
    assert.includeMembers(locked, ["/dashboard", "/admin", "/billing/account"])
    assert.isTrue(locked.every((href) => /^\/(dashboard|admin|billing|account\/security$)(\/|$)/.test(href!)))
    assert.deepStrictEqual(hrefs(pageCommands(samplePerson(["sales"], { mustChangePassword: true }), words)), [
      "/account/change-password"
    ])
  })

  it("shows keyboard shortcuts", () => {
    const jobs = pageCommands(samplePerson(["owner"]), words).find(({ href }) => href === "/jobs/jobs-list")
    assert.deepStrictEqual(jobs?.shortcut, ["G", "J"])
  })
})

describe("the palette and the UI kit's sample pages", () => {
  it("lists none for any role of a shop", () => {
    for (const role of ["sales", "owner", "admin", "billing", "installer"] as const)
      assert.deepStrictEqual(
        hrefs(pageCommands(samplePerson([role]), words)).filter((href) => /^\/(ui|extended)\//.test(href!)),
        [],
        role
      )
  })
})

describe("a document number search", () => {
  const kinds = "job, quote, work order, wo, invoice, inv"
  it("accepts a number with or without its kind, in any format", () => {
    for (const text of ["1491", "#1491", "Invoice 1491", "invoice #1491", "INV-1491", " wo 1491 ", "work order 1491"])
      assert.strictEqual(parseNumberSearch(text, kinds), 1491, text)
  })
  it("ignores text that is not a document number", () => {
    for (const text of ["", "wo", "Main St 1491", "1491 Main", "(520) 555-0101", "4T1DAACK7RU000001", "12345678901"])
      assert.strictEqual(parseNumberSearch(text, kinds), undefined, text)
  })
})

describe("the palette's list of actions", () => {
  it("offers to create only what the user may save", () => {
    assert.deepStrictEqual(begins(samplePerson(["sales"])), [
      "/jobs/create",
      "/customers/create",
      "/reminders/create",
      "/pricing-profile/create"
    ])
    assert.deepStrictEqual(begins(samplePerson(["owner"])), [
      "/jobs/create",
      "/customers/create",
      "/reminders/create",
      "/pricing-profile/create",
      "/users/create",
      "/admin/products/create",
      "/locations/create"
    ])
    assert.deepStrictEqual(begins(samplePerson(["root_admin"])), ["/users/create"])
    assert.deepStrictEqual(begins(samplePerson(["owner"], { accountActive: false })), ["/admin/products/create"])
  })

  it("runs the named action", () => {
    const done: Array<string> = []
    const all = actionCommands(samplePerson(["owner"]), words, {
      signOut: () => done.push("out"),
      help: () => done.push("help"),
      chooseTheme: (theme) => done.push(theme),
      chooseLanguage: (language) => done.push(language)
    })
    for (const { onAction } of all) onAction?.()
    assert.deepStrictEqual(done, ["help", "system", "light", "dark", "en", "fr", "es", "out"])
  })
})

describe("a job in the palette", () => {
  const job = {
    id: "1",
    number: 10234,
    invoiceNumber: null,
    stage: "invoice",
    customerName: "Ada Moreno",
    vehicle: "2023 Hyundai Kona",
    balance: 12000
  } as unknown as JobSummary
  const ids = (one: Partial<JobSummary>, seesPrices = true) =>
    jobCommands({ ...job, ...one } as JobSummary, words, seesPrices).map(({ id }) => id)

  it("offers to take a payment if there is a balance", () => {
    const [open, pay] = jobCommands(job, words, true)
    assert.deepStrictEqual(
      [open?.label, open?.href, open?.description],
      ["stage.invoice 10234", "/jobs/1/edit", "Ada Moreno · 2023 Hyundai Kona"]
    )
    assert.deepStrictEqual([pay?.label, pay?.href], ["action.takePayment 10234", "/jobs/1/edit#payment"])
  })

  it("offers no payment without a balance, for a stage other than invoice, or without access to prices", () => {
    assert.deepStrictEqual(
      [ids({ balance: 0 as never }), ids({ stage: "quote" }), ids({}, false)],
      [["job:1"], ["job:1"], ["job:1"]]
    )
  })
})

describe("a reminder in the palette", () => {
  it("shows when it is due, what it is about, and whose it is if assigned to a colleague", () => {
    const reminder = {
      ...freshReminder(UserId.make("0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"), { text: "", rule: "unpaid30" }),
      assigneeName: "Sam Reed",
      jobNumber: 1042,
      customerName: "Ada Moreno"
    }
    const texts = { textOf: () => "Unpaid", dueText: () => "Nov 26" }
    const told = (changes: Partial<NamedReminder>, reader = "bea") => {
      const { label, href, description } = reminderCommand({ ...reminder, ...changes }, words, texts, reader)
      return [label, href, description]
    }
    const href = `/reminders/${reminder.id}/edit`
    assert.deepStrictEqual(told({}), ["Unpaid", href, "Nov 26 · reminder.jobNumbered 1042 · Ada Moreno · Sam Reed"])
    assert.deepStrictEqual(told({ jobNumber: null, customerName: "" }, reminder.assignedTo), ["Unpaid", href, "Nov 26"])
  })
})

describe("the list of recent items", () => {
  const entry = (id: string, href?: string): Command => ({ id, label: id, ...(href === undefined ? {} : { href }) })
  beforeEach(() => {
    globalThis.localStorage = browserStorage()
  })

  it("is stored per user, newest first, at most six, without duplicates", () => {
    for (const id of ["1", "2", "3", "4", "5", "6", "7", "3"]) rememberRecent("bea", entry(id))
    assert.deepStrictEqual(
      recentOf("bea").map(({ id }) => id),
      ["3", "7", "6", "5", "4", "2"]
    )
    assert.deepStrictEqual(recentOf("luis"), [])
  })

  it("is empty if the stored data is invalid", () => {
    for (const kept of ["{", '"x"', "null"]) {
      localStorage.setItem("frit.recent.bea", kept)
      assert.deepStrictEqual(recentOf("bea"), [])
    }
  })

  it("contains items only while the user may open them, under their current name", () => {
    const kept = [
      entry("page:/users", "/users"),
      entry("page:/customers", "/customers"),
      entry("action:gone"),
      entry("customer:1", "/customers/1/edit"),
      entry("job:2", "/jobs/2/edit#payment")
    ]
    const pages = pageCommands(samplePerson(["installer"]), words)
    const stand = (person: ReturnType<typeof samplePerson>) =>
      validRecent(kept, pageCommands(person, words), (href) => canOpenUrl(person, href)).map(({ id }) => id)
    assert.deepStrictEqual(stand(samplePerson(["installer"])), ["job:2"])
    assert.deepStrictEqual(stand(samplePerson(["sales"])), ["page:/customers", "customer:1", "job:2"])
    assert.strictEqual(validRecent([entry("page:/dashboard")], pages, () => true)[0]?.label, "route.dashboard")
  })

  it("comes first, and its items are not repeated below while nothing is typed", () => {
    const sources = {
      recent: [entry("page:/customers")],
      actions: [entry("action:help")],
      here: undefined,
      pages: [entry("page:/customers"), entry("page:/dashboard")],
      customers: [],
      jobs: [],
      reminders: [],
      isLoading: { customers: false, jobs: false, reminders: false }
    }
    const ids = (text: string) =>
      Object.fromEntries(
        paletteGroups({ ...sources, text }, t).map(({ id, commands }) => [id, commands.map((one) => one.id)])
      )
    assert.deepStrictEqual(
      paletteGroups({ ...sources, text: "" }, t).map(({ id }) => id),
      ["recent", "customers", "jobs", "reminders", "actions", "pages"]
    )
    assert.deepStrictEqual(ids("")["pages"], ["page:/dashboard"])
    assert.deepStrictEqual(ids("cust")["pages"], ["page:/customers", "page:/dashboard"])
  })
})
