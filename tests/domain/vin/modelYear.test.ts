import { assert, describe, it } from "@effect/vitest"
import { modelYear, modelYears, yearCode } from "#domain/vin/modelYear.ts"

/** Table VII of 49 CFR 565.15, as printed. */
const table: ReadonlyArray<readonly [number, string]> = [
  [1980, "A"],
  [1981, "B"],
  [1982, "C"],
  [1983, "D"],
  [1984, "E"],
  [1985, "F"],
  [1986, "G"],
  [1987, "H"],
  [1988, "J"],
  [1989, "K"],
  [1990, "L"],
  [1991, "M"],
  [1992, "N"],
  [1993, "P"],
  [1994, "R"],
  [1995, "S"],
  [1996, "T"],
  [1997, "V"],
  [1998, "W"],
  [1999, "X"],
  [2000, "Y"],
  [2001, "1"],
  [2002, "2"],
  [2003, "3"],
  [2004, "4"],
  [2005, "5"],
  [2006, "6"],
  [2007, "7"],
  [2008, "8"],
  [2009, "9"],
  [2010, "A"],
  [2011, "B"],
  [2012, "C"],
  [2013, "D"],
  [2019, "K"],
  [2023, "P"],
  [2026, "T"],
  [2027, "V"],
  [2030, "Y"],
  [2031, "1"]
]

const vinOf = (seventh: string, tenth: string) => `1HGCM8${seventh}63${tenth}A004352`

describe("the model year", () => {
  it.each(table)("%i has the code %s", (year, code) => {
    assert.strictEqual(yearCode(year), code)
    assert.include(modelYears(vinOf("2", code)), year)
  })
  it.each(["I", "O", "Q", "U", "Z", "0", ""])("has no code %s", (code) =>
    assert.deepStrictEqual(modelYears(vinOf("2", code).slice(0, code === "" ? 9 : 17)), [])
  )
  it("is 2010 or later with a letter in position 7, and earlier with a digit", () => {
    assert.strictEqual(modelYear(vinOf("A", "K"), 2027), 2019)
    assert.strictEqual(modelYear(vinOf("2", "K"), 2027), 1989)
    assert.strictEqual(modelYear(vinOf("A", "T"), 2027), 2026)
    assert.strictEqual(modelYear(vinOf("4", "T"), 2027), 1996)
  })
  it("is never later than the latest year", () => {
    assert.strictEqual(modelYear(vinOf("A", "3"), 2027), 2003)
    assert.strictEqual(modelYear(vinOf("A", "V"), 2026), 1997)
    assert.strictEqual(modelYear(vinOf("A", "V"), 2027), 2027)
  })
  it("is unknown without a year code", () => assert.isUndefined(modelYear(vinOf("A", "0"), 2027)))
})
