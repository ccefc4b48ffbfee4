import { assert, describe, it } from "@effect/vitest"
import { Effect, Schema } from "effect"
import { cellText } from "#web/jobs/parts/grid/cellText.ts"
import { gridKeys } from "#web/jobs/parts/grid/gridKeys.ts"
import { gridOf, type GridState, type GridWorld } from "#web/jobs/parts/grid/GridState.ts"
import { gridStep } from "#web/jobs/parts/grid/gridStep.ts"
import { rows } from "../rows.ts"
import { mark, type ModelGrid, type ModelKey, modelKey } from "./modelGrid.ts"
import { english } from "./world.ts"

/** Columns in which a text stands as it was typed, so that a plain sheet of texts says what must be there. */
const columns = ["description", "manufacturer", "dotNumber", "adhesiveLot"] as const
const world: GridWorld = { columns, speech: english, profile: undefined, newId: () => crypto.randomUUID() }

/** Presses a key as the browser would: what is not the grid's goes into the field that is open. */
const press = (state: GridState, { key, shift = false, ctrl = false, alt = false }: ModelKey): GridState => {
  const action = gridKeys(state, columns[state.column]!, { key, shiftKey: shift, ctrlKey: ctrl, altKey: alt })
  if (action === "remove") return gridStep(state, { do: "remove", alsoWith: false }, world)
  if (action !== undefined) return gridStep(state, action, world)
  return state.edit !== undefined && key.length === 1 && !ctrl && !alt ? gridStep(state, { do: "type", text: state.edit + key }, world) : state
}

const Key = Schema.Struct({
  key: Schema.Literals(["a", "B", "7", "x", "Enter", "Enter", "Tab", "Escape", "F2", "Delete", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]),
  shift: Schema.Boolean
})
const Chord = Schema.Struct({ key: Schema.Literals(["z", "z", "y", "d"]), ctrl: Schema.Literal(true), shift: Schema.Boolean })
const Move = Schema.Struct({ key: Schema.Literals(["ArrowUp", "ArrowDown"]), alt: Schema.Literal(true) })
const Stream = Schema.Array(Schema.Union([Key, Key, Key, Chord, Move])).check(Schema.isMaxLength(160))

/** Shift with an arrow chooses rows, and Ctrl Shift Z is another word for Ctrl Y: neither is in the model. */
const plain = (pressed: ModelKey): ModelKey => ({ ...pressed, shift: pressed.shift === true && !pressed.key.startsWith("Arrow") && pressed.key !== "z" && pressed.key !== "y" })

describe("keys in the grid", () => {
  it.effect.prop("do what they do to a sheet of texts: no stream of keys loses a value", [Stream], ([stream]) =>
    Effect.sync(() => {
      const start = rows.slice(0, 3)
      const texts = ({ lines }: GridState) => lines.map((line) => columns.map((id) => cellText(line, id, english)))
      let state = gridOf(start)
      const model: ModelGrid = { cells: texts(state).map((row) => [...row, mark()]), row: 0, column: 0, edit: undefined, past: [], future: [] }
      for (const pressed of stream.map(plain)) {
        state = press(state, pressed)
        modelKey(model, pressed, ["", "", "", ""])
        assert.deepStrictEqual([texts(state), state.row, state.column, state.edit], [model.cells.map((row) => row.slice(0, -1)), model.row, model.column, model.edit], JSON.stringify(pressed))
      }
      assert.strictEqual(new Set(state.lines.map(({ id }) => id)).size, state.lines.length)
    }), { arbitrary: { runs: 400 } })

  it("go to the edges with Ctrl, and ask before a row is removed", () => {
    const state = gridOf(rows)
    const ctrl = { shiftKey: false, ctrlKey: true, altKey: false }
    const to = (key: string) => gridStep(state, gridKeys(state, "description", { key, ...ctrl }) as never, world)
    assert.deepStrictEqual([to("End").row, to("End").column], [rows.length - 1, columns.length - 1])
    assert.strictEqual(to("ArrowDown").row, rows.length)
    assert.strictEqual(gridKeys(state, "description", { key: "Delete", ...ctrl }), "remove")
    assert.isUndefined(gridKeys(state, "description", { key: "Tab", ...ctrl, ctrlKey: false }))
    assert.isUndefined(gridKeys(state, "description", { key: "c", ...ctrl }))
  })
})
