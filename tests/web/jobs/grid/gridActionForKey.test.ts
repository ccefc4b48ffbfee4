import { assert, describe, it } from "@effect/vitest"
import { Effect, Schema } from "effect"
import { cellText } from "#web/jobs/parts/grid/cells.ts"
import { copyCells } from "#web/jobs/parts/grid/clipboard.ts"
import { gridActionForKey } from "#web/jobs/parts/grid/gridActionForKey.ts"
import { initialGrid, type GridState, type GridContext } from "#web/jobs/parts/grid/GridState.ts"
import { gridStep } from "#web/jobs/parts/grid/gridStep.ts"
import { rows } from "../rows.ts"
import { mark, type ModelGrid, type ModelKey, modelKey } from "./modelGrid.ts"
import { english } from "./world.ts"

/** Columns that keep text as typed, so that a plain text grid can predict the result. */
const columns = ["description", "manufacturer", "dotNumber", "adhesiveLot"] as const
const world: GridContext = { columns, speech: english, profile: undefined, newId: () => crypto.randomUUID() }

/**
 * Presses a key as a browser would: copy and paste are separate events, and keys the grid does not handle go to the
 * open cell editor.
 */
const press = (
  state: GridState,
  { key, shift = false, ctrl = false, alt = false }: ModelKey,
  clipboard: { text?: string | undefined }
): GridState => {
  if (ctrl && key === "c") clipboard.text = copyCells(state, world) ?? clipboard.text
  if (ctrl && key === "v" && state.edit === undefined && clipboard.text !== undefined)
    return gridStep(state, { do: "paste", text: clipboard.text }, world)
  const action = gridActionForKey(state, columns[state.column]!, { key, shiftKey: shift, ctrlKey: ctrl, altKey: alt })
  if (action === "remove") return gridStep(state, { do: "remove", alsoWith: false }, world)
  if (action !== undefined) return gridStep(state, action, world)
  return state.edit !== undefined && key.length === 1 && !ctrl && !alt
    ? gridStep(state, { do: "type", text: state.edit + key }, world)
    : state
}

const Key = Schema.Struct({
  key: Schema.Literals([
    "a",
    "B",
    "7",
    "x",
    "Enter",
    "Enter",
    "Tab",
    "Escape",
    "F2",
    "Delete",
    "ArrowUp",
    "ArrowDown",
    "ArrowLeft",
    "ArrowRight"
  ]),
  shift: Schema.Boolean
})
const Chord = Schema.Struct({
  key: Schema.Literals(["z", "z", "y", "d", "c", "v", "v"]),
  ctrl: Schema.Literal(true),
  shift: Schema.Boolean
})
const Move = Schema.Struct({ key: Schema.Literals(["ArrowUp", "ArrowDown"]), alt: Schema.Literal(true) })
const Stream = Schema.Array(Schema.Union([Key, Key, Key, Chord, Move])).check(Schema.isMaxLength(160))

/** Ctrl+Shift+Z is an alias for Ctrl+Y, and Shift does nothing with the other shortcuts, so the model ignores it. */
const plain = (pressed: ModelKey): ModelKey => ({
  ...pressed,
  shift: pressed.shift === true && !["z", "y", "c", "v"].includes(pressed.key)
})

describe("keyboard input in the grid", () => {
  it.effect.prop(
    "behaves as in a plain text grid: no key sequence loses a value",
    [Stream],
    ([stream]) =>
      Effect.sync(() => {
        const start = rows.slice(0, 3)
        const texts = ({ lines }: GridState) => lines.map((line) => columns.map((id) => cellText(line, id, english)))
        let state = initialGrid(start)
        const model: ModelGrid = {
          cells: texts(state).map((row) => [...row, mark()]),
          row: 0,
          column: 0,
          edit: undefined,
          corner: undefined,
          clipboard: undefined,
          past: [],
          future: []
        }
        const clipboard = {}
        for (const pressed of stream.map(plain)) {
          state = press(state, pressed, clipboard)
          modelKey(model, pressed, ["", "", "", ""])
          assert.deepStrictEqual(
            [
              texts(state),
              state.row,
              state.column,
              state.edit,
              state.corner && [state.corner.row, state.corner.column]
            ],
            [model.cells.map((row) => row.slice(0, -1)), model.row, model.column, model.edit, model.corner],
            JSON.stringify(pressed)
          )
        }
        assert.strictEqual(new Set(state.lines.map(({ id }) => id)).size, state.lines.length)
      }),
    { arbitrary: { runs: 400 } }
  )

  it("extends the selected rows with Shift if any are selected, otherwise a block of cells that is announced, cleared and copied as one", () => {
    const shift = { shiftKey: true, ctrlKey: false, altKey: false }
    const next = (state: GridState, key: string) =>
      gridStep(state, gridActionForKey(state, "description", { key, ...shift }) as never, world)
    const three = next(next(next(initialGrid(rows), " "), "ArrowDown"), "ArrowDown")
    assert.deepStrictEqual([three.selectedIds.size, three.corner], [3, undefined])
    const block = next(next(initialGrid(rows), "ArrowDown"), "ArrowRight")
    assert.deepStrictEqual([block.corner, block.row, block.column], [{ row: 0, column: 0 }, 1, 1])
    const cleared = gridStep(block, { do: "clear" }, world)
    assert.deepStrictEqual(
      [cleared.lastAction, cleared.past.length, copyCells(cleared, world)],
      [{ what: "cleared", count: 4 }, 1, "\t\n\t"]
    )
    assert.deepStrictEqual(gridStep(cleared, { do: "undo" }, world).lines, rows)
  })

  it("jumps to the edges with Ctrl, and asks before removing a row", () => {
    const state = initialGrid(rows)
    const ctrl = { shiftKey: false, ctrlKey: true, altKey: false }
    const to = (key: string) =>
      gridStep(state, gridActionForKey(state, "description", { key, ...ctrl }) as never, world)
    assert.deepStrictEqual([to("End").row, to("End").column], [rows.length - 1, columns.length - 1])
    assert.strictEqual(to("ArrowDown").row, rows.length)
    assert.strictEqual(gridActionForKey(state, "description", { key: "Delete", ...ctrl }), "remove")
    assert.isUndefined(gridActionForKey(state, "description", { key: "Tab", ...ctrl, ctrlKey: false }))
    assert.isUndefined(gridActionForKey(state, "description", { key: "c", ...ctrl }))
  })
})
