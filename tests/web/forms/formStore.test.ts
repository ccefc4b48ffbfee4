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
  it("judges only what was left, until it is sent", () => {
    const form = opened()
    assert.deepStrictEqual(form.getState().errors, {})
    form.leave("name")
    assert.deepStrictEqual(form.getState().errors, { name: ["required"] })
    form.leave("claim.company")
    assert.deepStrictEqual(Object.keys(form.getState().errors), ["name", "claim.company"])
  })

  it("takes a fault back as soon as its field is changed, and those below it", () => {
    const form = opened()
    for (const path of ["name", "lines.0.text", "lines.1.text"]) form.leave(path)
    form.set("lines.0", { text: "Glass" })
    assert.deepStrictEqual(Object.keys(form.getState().errors), ["name", "lines.1.text"])
    form.set("name", "A")
    assert.deepStrictEqual(Object.keys(form.getState().errors), ["lines.1.text"])
  })

  it("keeps what a save refused at its field while that says the same", () => {
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

  it("is dirty by what it says, not by what was touched", () => {
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

  it("leaves every part that did not change the same object, so that it need not be drawn anew", () => {
    const form = opened()
    const before = form.getState().values
    form.set("lines.1.text", "Labor")
    const after = form.getState().values
    assert.isTrue(after.claim === before.claim && after.lines[0] === before.lines[0])
    assert.isFalse(after.lines === before.lines)
  })

  it("tells those who listen, and no others", () => {
    const form = opened()
    let told = 0
    const stop = form.subscribe(() => told++)
    form.set("name", "A")
    stop()
    form.set("name", "B")
    assert.strictEqual(told, 1)
  })

  it("judges by the schema of the moment", () => {
    const form = formStore<Schema.Codec<{ readonly name: string }>>(Schema.Struct({ name: Name }), { name: "" })
    form.judgeBy(Schema.Struct({ name: Schema.String }))
    form.leave("name")
    assert.deepStrictEqual(form.getState().errors, {})
  })
})
