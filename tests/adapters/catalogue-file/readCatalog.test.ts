import { assert, describe, it } from "@effect/vitest"
import { csvRecords } from "#adapters/catalogue-file/csvRecords.ts"
import { readCatalog, type RowFault } from "#adapters/catalogue-file/readCatalog.ts"
import type { GlassFit } from "#domain/nags/GlassFit.ts"
import { catalogueFile } from "./catalogueFile.ts"

async function* inPieces(text: string, size: number) {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size)
}

const all = async <A>(things: AsyncIterable<A>): Promise<ReadonlyArray<A>> => {
  const found: Array<A> = []
  for await (const thing of things) found.push(thing)
  return found
}

const readAll = async (text: string, today = "2026-11-21") => {
  const faults: Array<RowFault> = []
  const fits = await all(readCatalog(inPieces(text, 64), today, (fault) => faults.push(fault)))
  return { faults, fits }
}

describe("CSV in chunks", () => {
  it.each([1, 2, 7, 1_000])("is parsed identically in chunks of %i", async (size) => {
    const text = '\uFEFFa,b\r\n"x, ""y""\n2",\r\n\r\nlast,""\n,"a"'
    assert.deepStrictEqual(await all(csvRecords(inPieces(text, size))), [
      { line: 1, cells: ["a", "b"] },
      { line: 2, cells: ['x, "y"\n2', ""] },
      { line: 5, cells: ["last", ""] },
      { line: 6, cells: ["", "a"] }
    ])
  })
})

describe("a catalog file", () => {
  it("yields each part with its vehicles", async () => {
    const { faults, fits } = await readAll(catalogueFile)
    assert.deepStrictEqual(faults, [])
    assert.deepStrictEqual(
      fits.map(({ part, model, firstYear, lastYear, bodyStyle }) => [
        part.partNumber,
        model,
        firstYear,
        lastYear,
        bodyStyle
      ]),
      [
        ["DW01658GBYN", "Silverado", 2014, 2018, ""],
        ["DW01658GBYN", "Sierra", 2014, 2018, "Pickup"],
        ["FD22222GTNN", "Corolla", 2009, 2013, "Sedan"]
      ]
    )
    assert.deepStrictEqual(fits[0]?.part, {
      partNumber: "DW01658GBYN",
      description: 'Windshield, shade band, "solar"',
      glassType: "windshield",
      position: "onePiece",
      features: ["shadeBand", "solar"],
      listPrice: 41880,
      effectiveDate: "2026-09-01",
      laborHours: 280,
      kit: { partNumber: "HAH000004", kind: "urethaneDamPrimer", quantity: 150 },
      hardware: [
        { partNumber: "HML000123", kind: "molding", quantity: 100, listPrice: 5840, description: "Upper molding" },
        { partNumber: "HCL000045", kind: "clip", quantity: 600, listPrice: 110, description: "Clip" }
      ],
      calibration: "none",
      sample: false
    } satisfies GlassFit["part"])
    assert.strictEqual(fits[1]?.part, fits[0]?.part)
  })

  it("uses the newest price in effect on the given day", async () => {
    const price = async (today: string) =>
      (
        await readAll(`${catalogueFile}${repriced("2026-05-01", "400.00")}${repriced("2027-01-01", "500.00")}`, today)
      ).fits.at(-1)?.part.listPrice
    assert.deepStrictEqual(
      [await price("2026-11-21"), await price("2027-01-01"), await price("2026-06-01")],
      [41880, 50000, 40000]
    )
  })

  it("reports the line and column of each error and skips only those rows", async () => {
    const rows = catalogueFile.split("\n")
    const bad = [
      ...rows.slice(0, 2),
      rows[1]!.replace("418.80", "418.80x").replace("2026-09-01", "2026-02-30"),
      rows[1]!.replace(",windshield,", ",windscreen,"),
      rows[1]!.replace(",2014,2018", ",2018,2014").replace("DW01658GBYN", "DW99"),
      ...rows.slice(2)
    ].join("\n")
    const { faults, fits } = await readAll(bad)
    assert.lengthOf(fits, 3)
    assert.includeDeepMembers(
      faults.map(({ line, column }) => [line, column]),
      [
        [3, "effective_date"],
        [4, "glass_type"],
        [5, "part_number"]
      ]
    )
    assert.deepStrictEqual([...new Set(faults.map(({ line }) => line))], [3, 4, 5])
  })

  it("must include all required columns", async () => {
    assert.match(
      (await readAll("part_number,description\nDW01658,x\n").catch(String)) as string,
      /missing: glass_type, position, features/
    )
    assert.match((await readAll("").catch(String)) as string, /empty/)
  })
})

const repriced = (day: string, price: string) =>
  `${catalogueFile.split("\n")[1]!.replace("2026-09-01", day).replace("418.80", price)}\n`
