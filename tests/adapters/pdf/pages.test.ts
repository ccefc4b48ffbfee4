import { assert, describe, it } from "@effect/vitest"
import { emptyInsurance, emptyVehicle } from "#domain/jobs/JobDraft.ts"
import { emptyInstall } from "#domain/jobs/JobInstall.ts"
import { renderDocument } from "#adapters/pdf/renderDocument.ts"
import { jobDocument } from "#domain/documents/JobDocument.ts"
import type { DocumentKind } from "#domain/documents/DocumentKind.ts"
import { type Changes, paper } from "#tests/domain/documents/paper.ts"
import { LineId } from "#domain/estimates/EstimateLine.ts"
import { readPdf, type Run } from "./readPdf.ts"

const read = async (kind: DocumentKind, changes: Changes) =>
  readPdf(await renderDocument(jobDocument(kind, paper(changes))))
const long =
  "acoustic interlayer, heated wiper park area, rain sensor, lane departure camera bracket, third visor frit, solar control, antenna and"
const [glass] = paper().job.lines
const rows = (count: number, description: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => ({
    ...glass!,
    id: LineId.make(`019a0000-0000-7000-8000-${String(n).padStart(12, "0")}`),
    description: description(n)
  }))

const sixty = {
  stage: "invoice",
  invoicedOn: "2026-11-24",
  invoiceNumber: 317,
  lines: rows(60, (n) => (n % 4 === 0 ? `First${n}. ${long} Last${n}.` : `First${n}. Last${n}.`))
} as const

const isOnPaper = ({ x, y, width }: Run) => x >= 36 && x + width <= 576.5 && y > 24 && y < 774

/** Pairs of overlapping text runs on one line of a page. */
const collisions = (page: ReadonlyArray<Run>) =>
  page.flatMap((one, n) =>
    page
      .slice(n + 1)
      .filter(
        (other) =>
          Math.abs(one.y - other.y) < 3 && one.x < other.x + other.width - 0.5 && other.x < one.x + one.width - 0.5
      )
      .map((other) => `${one.text} | ${other.text}`)
  )

describe("a document's totals", () => {
  it("stay together on one page, wherever the rows end", async () => {
    const papers = await Promise.all(
      [10, 13, 15].map((count) => read("invoice", { job: { ...sixty, lines: rows(count, (n) => `First${n}.`) } }))
    )
    for (const { texts } of papers)
      assert.deepStrictEqual(
        texts.map((text) => text.includes("Parts subtotal")),
        texts.map((text) => text.includes("Balance due"))
      )
  })
})

describe("a document with 60 lines", () => {
  it("spans several pages, each numbered and with the same headings", async () => {
    const { texts, pages } = await read("invoice", { job: sixty })
    assert.isAtLeast(texts.length, 3)
    assert.deepStrictEqual(
      pages.flat().filter((run) => !isOnPaper(run)),
      []
    )
    texts.forEach((text, n) => {
      assert.include(text, `${n + 1} / ${texts.length}`)
      assert.include(text, "Invoice 317 · Copper State Auto Glass")
      assert.strictEqual(text.includes("Part number Description Qty Unit price Amount"), text.includes("First"))
    })
    assert.include(texts.at(-1), "Total USD")
  })

  it("never splits a row: its first and last words and its price stay together", async () => {
    const { texts } = await read("invoice", { job: sixty })
    for (let n = 0; n < 60; n++) {
      const page = texts.filter((text) => text.includes(`First${n}.`))
      assert.lengthOf(page, 1)
      assert.include(page[0], `Last${n}.`)
    }
  })

  it("prints each row once, in order", async () => {
    const { text } = await read("invoice", { job: sixty })
    assert.deepStrictEqual(
      [...text.matchAll(/First(\d+)\./g)].map(([, n]) => Number(n)),
      Array.from({ length: 60 }, (_, n) => n)
    )
  })
})

describe("extreme shop input", () => {
  const word = "W".repeat(58)
  const worst: Changes = {
    language: "es",
    tenant: { businessName: `Vidrios automotrices ${word} de Arizona, Nuevo México y Texas` },
    location: {
      address: {
        address1: word + word,
        address2: "x".repeat(120),
        city: word,
        region: "FL",
        postalCode: "85281-000000000",
        country: "US"
      },
      emailAddress: `${"m".repeat(60)}@${"d".repeat(60)}.example`,
      primaryTaxId: "9".repeat(40),
      licenceNumberFl: "M".repeat(40)
    },
    customer: {
      customerName: `${word} ${word}`,
      paymentTerms: "Net 30",
      isBusiness: true,
      firstName: "W".repeat(60),
      lastName: "W".repeat(60)
    },
    job: {
      stage: "invoice",
      invoicedOn: "2026-09-24",
      invoiceNumber: 2_147_483_647,
      number: 2_147_483_647,
      install: {
        ...emptyInstall,
        date: "2026-09-23",
        timeFrame: "morning",
        repairLocation: "mobile",
        notes: `${word} ${"nota ".repeat(380)}`
      },
      vehicle: {
        ...emptyVehicle,
        plate: "WWWWWWWWWWWW",
        plateState: "AZ",
        year: 2024,
        make: "W".repeat(60),
        model: "W".repeat(60),
        bodyStyle: "W".repeat(80),
        mileage: 9_999_999
      },
      insurance: {
        ...emptyInsurance,
        company: "W".repeat(120),
        claimNumber: "W".repeat(40),
        policyNumber: "W".repeat(40),
        dateOfLoss: "2026-09-02",
        causeOfLoss: "105",
        otherPlate: "W".repeat(12),
        agent: "W".repeat(120),
        signatureOnFile: true,
        deductible: 9_999_999,
        rebate: 9_999_999
      },
      lines: rows(12, () => "W".repeat(200)).map((line) => ({
        ...line,
        partNumber: "W".repeat(20),
        quantity: 99_999,
        netPrice: 9_999,
        customerPaid: true,
        taxable: false
      }))
    }
  }

  for (const kind of ["quote", "workorder", "invoice"] as const) {
    it(`content neither leaves the page nor overlaps on a ${kind}`, async () => {
      const { pages } = await read(kind, worst)
      for (const page of pages) {
        assert.deepStrictEqual(
          page.filter((run) => !isOnPaper(run)),
          []
        )
        assert.deepStrictEqual(collisions(page), [])
      }
    })
  }

  it("long installer notes continue across pages without losing text", async () => {
    const { text, pages } = await read("workorder", worst)
    assert.isAtLeast(pages.length, 2)
    assert.lengthOf([...text.matchAll(/\bnota\b/g)], 380)
  })

  it("a job without lines still renders", async () => {
    const { texts } = await read("quote", { job: { lines: [], insurance: null } })
    assert.lengthOf(texts, 1)
    assert.include(texts[0], "Total USD $0.00")
  })
})
