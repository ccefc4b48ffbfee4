import { assert, describe, it } from "@effect/vitest"
import { Effect, Schema } from "effect"
import { cellText, parseCell, writeCell } from "#web/jobs/parts/grid/cells.ts"
import { initialGrid, type GridState } from "#web/jobs/parts/grid/GridState.ts"
import { type GridAction, gridStep } from "#web/jobs/parts/grid/gridStep.ts"
import { relatedLines } from "#web/jobs/parts/grid/rowActions.ts"
import { parseTsv, printTsv } from "#web/jobs/parts/grid/clipboard.ts"
import { glass, kit, labor, molding, rows } from "../rows.ts"
import { english, world } from "./world.ts"

const after = (state: GridState, ...actions: ReadonlyArray<GridAction>) =>
  actions.reduce((now, action) => gridStep(now, action, world), state)
const at = (row: number, column: string): GridAction => ({
  do: "go",
  row,
  column: world.columns.indexOf(column as never)
})
const start = initialGrid(rows)
const typed = (row: number, column: string, text: string) =>
  after(start, at(row, column), { do: "edit", text }, { do: "commit", rows: 1, columns: 0 })

describe("the grid", () => {
  it("updates dependent cells: a net price of 40.00 on a list price of 58.40 is 31.51 % off, marked as entered by hand", () => {
    const { lines } = typed(3, "netPrice", "40")
    assert.deepInclude(lines[3]!, { netPrice: 4000, discount: 3151, rule: "typed" })
    assert.deepStrictEqual(lines.with(3, molding), rows)
  })

  it("keeps and marks input it cannot parse, and undoes it in one step", () => {
    const wrong = typed(0, "quantity", "two")
    assert.deepInclude(wrong.lines[0]!, { quantity: null, unread: { quantity: "two" } })
    assert.deepStrictEqual(after(wrong, { do: "undo" }).lines, rows)
    const mended = after(wrong, at(0, "quantity"), { do: "edit", text: "1.5" }, { do: "commit", rows: 0, columns: 0 })
    assert.deepInclude(mended.lines[0]!, { quantity: 150, unread: {} })
  })

  // Z4: sales users cannot change tax. They see it, but no way of editing affects it.
  it("keeps tax unchanged for users who may not edit it, by checkbox, text, paste, fill and clearing", () => {
    const selling = { ...world, speech: { ...english, canEditTax: false } }
    const taxed = initialGrid([rows[0]!, { ...rows[1]!, taxable: false }, ...rows.slice(2)])
    const column = world.columns.indexOf("taxable")
    const there = gridStep(taxed, { do: "go", row: 1, column }, selling)
    const tries: ReadonlyArray<GridAction> = [
      { do: "toggle" },
      { do: "edit", text: "Yes" },
      { do: "paste", text: "Yes" },
      { do: "fill" },
      { do: "clear" }
    ]
    for (const action of tries) {
      assert.deepStrictEqual(
        gridStep(there, action, selling).lines.map(({ taxable }) => taxable),
        taxed.lines.map(({ taxable }) => taxable),
        action.do
      )
    }
    assert.isTrue(gridStep(there, { do: "toggle" }, world).lines[1]!.taxable)
    const across = gridStep(
      gridStep(taxed, { do: "go", row: 1, column: column - 3 }, selling),
      { do: "paste", text: "50\t40\t\tYes" },
      selling
    )
    assert.deepInclude(across.lines[1]!, { netPrice: 4000, taxable: false })
    assert.deepStrictEqual(across.lastAction, { what: "cut", count: 1 })
  })

  const Cell = Schema.Literals(["partNumber", "description", "quantity", "listPrice", "netPrice", "taxable", "status"])
  const Text = Schema.Union([
    Schema.String,
    Schema.Literals(["7", "1,234.5", "-3", "12 %", "$ 4", "yes", "x", "Ordered", "1.2.3", "99999999999"])
  ])

  it.effect.prop("keeps all typed text, either parsed or as typed and marked", [Cell, Text], ([column, text]) =>
    Effect.sync(() => {
      const line = writeCell(glass, column, text, english, world.profile)
      const shown = cellText(line, column, english)
      const meant = parseCell(column, text, english)
      if (meant === "unread") assert.strictEqual(shown, text)
      else assert.deepStrictEqual(parseCell(column, shown, english), meant)
    })
  )

  it("parses numbers in the language's format", () => {
    const french = { ...world, speech: { ...english, locale: "fr-CA" } }
    const read = gridStep(
      gridStep(gridStep(start, at(0, "listPrice"), french), { do: "edit", text: "1 234,5" }, french),
      { do: "commit", rows: 0, columns: 0 },
      french
    )
    assert.strictEqual(read.lines[0]!.listPrice, 123450)
    assert.strictEqual(typed(0, "listPrice", "1,234.50").lines[0]!.listPrice, 123450)
  })

  it("pastes a block from a spreadsheet, adds rows as needed, skips calculated columns, and is undone in one step", () => {
    const block = 'AB-1\t"Tape, 3"""\t2\t10.00\nAB-2\tPrimer\tmany\t$5\n'
    const pasted = after(start, at(5, "partNumber"), { do: "paste", text: block })
    assert.strictEqual(pasted.lines.length, 7)
    assert.deepInclude(pasted.lines[5]!, {
      partNumber: "AB-1",
      description: 'Tape, 3"',
      quantity: 200,
      listPrice: 1000,
      id: rows[5]!.id
    })
    assert.deepInclude(pasted.lines[6]!, {
      partNumber: "AB-2",
      description: "Primer",
      quantity: null,
      unread: { quantity: "many" },
      listPrice: 500,
      kind: "part"
    })
    assert.deepStrictEqual(after(pasted, { do: "undo" }).lines, rows)
    assert.deepStrictEqual(
      after(start, at(0, "netPrice"), { do: "paste", text: "1\t2\tno\tordered\tbeyond" }).lastAction,
      {
        what: "cut",
        count: 2
      }
    )
  })

  it("fills the first selected row's cell into the others, and one pasted cell into every selected row", () => {
    const chosen = after(
      start,
      at(1, "description"),
      { do: "choose", how: "toggle", row: 1 },
      { do: "choose", how: "to", row: 3 }
    )
    assert.deepStrictEqual(
      after(chosen, { do: "fill" }).lines.map(({ description }) => description),
      [
        glass.description,
        labor.description,
        labor.description,
        labor.description,
        rows[4]!.description,
        rows[5]!.description
      ]
    )
    const ordered = after(chosen, at(2, "status"), { do: "paste", text: "ordered" })
    assert.deepStrictEqual(
      ordered.lines.map(({ status }) => status),
      ["received", "ordered", "ordered", "ordered", "quoted", "quoted"]
    )
  })

  it("removes a pane alone or with the lines it brought; lines that stay become independent", () => {
    assert.strictEqual(relatedLines(rows, [glass]).length, 5)
    assert.deepStrictEqual(after(start, { do: "remove", alsoWith: true }).lines, [])
    const alone = after(start, { do: "remove", alsoWith: false })
    assert.deepStrictEqual(
      alone.lines.map(({ parentId }) => parentId),
      [null, null, null, null, null]
    )
    assert.deepStrictEqual(after(alone, { do: "undo" }).lines, rows)
  })

  it("copies a pane and its lines as a separate group, and moves selected rows together", () => {
    const twice = after(start, { do: "choose", how: "all", row: 0 }, { do: "duplicate" })
    assert.strictEqual(new Set(twice.lines.map(({ id }) => id)).size, 12)
    assert.isTrue(twice.lines.slice(7).every(({ parentId }) => parentId === twice.lines[6]!.id))
    const moved = after(
      start,
      at(1, "description"),
      { do: "choose", how: "toggle", row: 1 },
      { do: "choose", how: "to", row: 2 },
      { do: "move", by: -1 },
      { do: "move", by: -1 }
    )
    assert.deepStrictEqual(
      moved.lines.map(({ id }) => id),
      [labor, kit, glass, ...rows.slice(3)].map(({ id }) => id)
    )
  })

  it("undoes up to a hundred steps, and redoes them", () => {
    const many = Array.from({ length: 120 }, (_, nth): ReadonlyArray<GridAction> => [
      { do: "edit", text: `n${nth}` },
      { do: "commit", rows: 0, columns: 0 }
    ]).flat()
    const state = after(start, at(0, "description"), ...many)
    const back = after(state, ...Array.from({ length: 200 }, (): GridAction => ({ do: "undo" })))
    assert.strictEqual(back.lines[0]!.description, "n19")
    assert.strictEqual(
      after(back, ...Array.from({ length: 200 }, (): GridAction => ({ do: "redo" }))).lines[0]!.description,
      "n119"
    )
  })

  it("keeps the undo history after a save, and clears it if others changed the lines", () => {
    const state = typed(0, "description", "Mine")
    assert.strictEqual(after(state, { do: "adopt", lines: structuredClone(state.lines) as never }).past.length, 1)
    assert.strictEqual(after(state, { do: "adopt", lines: rows }).past.length, 0)
  })
})

describe("a clipboard block", () => {
  it("is parsed back unchanged, whatever its cells contain", () => {
    const block = [
      ["plain", "two\twords", 'a "quote"', ""],
      ['"', "1,5", "é", "x"]
    ]
    assert.deepStrictEqual(parseTsv(printTsv(block)), block)
    assert.deepStrictEqual(parseTsv('12" tape\tb\r\nc\td\r\n'), [
      ['12" tape', "b"],
      ["c", "d"]
    ])
  })
})
