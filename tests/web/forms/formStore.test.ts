import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"
import { formStore } from "#web/forms/FormStore.ts"

const Name = Schema.String.check(Schema.isNonEmpty({ message: "required" }))
const Person = Schema.Struct({
  name: Name,
  claim: Schema.Struct({ company: Name, number: Schema.String }),
  lines: Schema.Array(Schema.Struct({ text: Name }))
})
const typed = { name: "", claim: { company: "", number: "" }, lines: [{ text: "" }, { text: "" }] }
const opened = () => formStore(Person, typed)

describe("a form", () => {
  it("validates only fields the user has left, until it is submitted", () => {
    const form = opened()
    assert.deepStrictEqual(form.getState().errors, {})
    form.leave("name")
    assert.deepStrictEqual(form.getState().errors, { name: ["required"] })
    form.leave("claim.company")
    assert.deepStrictEqual(Object.keys(form.getState().errors), ["name", "claim.company"])
  })

  it("clears an error, and those of nested fields, as soon as its field changes", () => {
    const form = opened()
    for (const path of ["name", "lines.0.text", "lines.1.text"]) form.leave(path)
    form.set("lines.0", { text: "Glass" })
    assert.deepStrictEqual(Object.keys(form.getState().errors), ["name", "lines.1.text"])
    form.set("name", "A")
    assert.deepStrictEqual(Object.keys(form.getState().errors), ["lines.1.text"])
  })

  it("keeps an error returned by a save while its field has the rejected value", () => {
    const form = opened()
    form.set("name", "Taken")
    form.refuse({ name: ["name.taken"] })
    form.set("claim.number", "7")
    assert.deepStrictEqual(form.getState().errors, { name: ["name.taken"] })
    form.set("name", "Free")
    assert.deepStrictEqual(form.getState().errors, {})
    form.set("name", "Taken")
    assert.deepStrictEqual(form.getState().errors, { name: ["name.taken"] })
    form.accept()
    assert.deepStrictEqual(form.getState().errors, {})
  })

  it("is dirty if its values differ, not merely because they were touched", () => {
    const form = opened()
    form.set("claim.number", "7")
    assert.isTrue(form.getState().isDirty)
    form.set("claim.number", "")
    assert.isFalse(form.getState().isDirty)
    form.replace({ ...typed, name: "A" }, true)
    assert.isFalse(form.getState().isDirty)
    form.set("name", "B")
    form.reset()
    assert.strictEqual(form.getState().values.name, "A")
  })

  it("keeps unchanged parts as identical objects, so they need not re-render", () => {
    const form = opened()
    const before = form.getState().values
    form.set("lines.1.text", "Labor")
    const after = form.getState().values
    assert.isTrue(after.claim === before.claim && after.lines[0] === before.lines[0])
    assert.isFalse(after.lines === before.lines)
  })

  it("notifies current subscribers only", () => {
    const form = opened()
    let told = 0
    const stop = form.subscribe(() => told++)
    form.set("name", "A")
    stop()
    form.set("name", "B")
    assert.strictEqual(told, 1)
  })

  it("validates against the current schema", () => {
    const form = formStore<Schema.Codec<{ readonly name: string }>>(Schema.Struct({ name: Name }), { name: "" })
    form.setSchema(Schema.Struct({ name: Schema.String }))
    form.leave("name")
    assert.deepStrictEqual(form.getState().errors, {})
  })
})
