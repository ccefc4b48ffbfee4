import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"
import { UserId } from "#domain/access/CurrentUser.ts"
import {
  areAllFinished,
  type InstallerRow,
  installProgress,
  InstallStep,
  preserveTimes,
  applyInstallStep
} from "#domain/jobs/JobInstall.ts"

const dana = UserId.make("019a0000-0000-7000-8000-0000000000d1")
const luis = UserId.make("019a0000-0000-7000-8000-0000000000d2")
const row = (userId: UserId, times: Partial<InstallerRow> = {}): InstallerRow => ({
  userId,
  start: "08:00",
  end: "10:00",
  ...times
})

describe("an installer's start and finish times", () => {
  it("go from open to started to finished with a time each, and back", () => {
    const open = [row(luis), row(dana)]
    assert.strictEqual(installProgress(open, dana), "open")
    const started = applyInstallStep(open, dana, "start", 1000)
    assert.deepStrictEqual(started, { rows: [row(luis), row(dana, { startedAt: 1000 })], at: 1000 })
    const atIt = typeof started === "string" ? [] : started.rows
    assert.strictEqual(installProgress(atIt, dana), "started")
    const finished = applyInstallStep(atIt, dana, "finish", 5000)
    const done = typeof finished === "string" ? [] : finished.rows
    assert.deepStrictEqual(done, [row(luis), row(dana, { startedAt: 1000, finishedAt: 5000 })])
    assert.strictEqual(installProgress(done, dana), "finished")
    assert.deepStrictEqual(applyInstallStep(done, dana, "undoFinish", 6000), { rows: atIt, at: 5000 })
    assert.deepStrictEqual(applyInstallStep(atIt, dana, "undoStart", 6000), { rows: open, at: 1000 })
  })

  it("are recorded once, and require a start before a finish", () => {
    const atIt = [row(dana, { startedAt: 1000 })]
    assert.strictEqual(applyInstallStep(atIt, dana, "start", 2000), "done")
    assert.strictEqual(applyInstallStep([row(dana)], dana, "finish", 2000), "notStarted")
    assert.strictEqual(applyInstallStep([row(dana)], dana, "undoStart", 2000), "done")
    assert.strictEqual(applyInstallStep([row(luis)], dana, "start", 2000), "done")
    assert.strictEqual(installProgress([row(luis)], dana), "none")
  })

  it("never end before they start, whatever the clock", () => {
    const stepped = applyInstallStep([row(dana, { startedAt: 5000 })], dana, "finish", 1000)
    assert.deepStrictEqual(stepped, { rows: [row(dana, { startedAt: 5000, finishedAt: 5000 })], at: 5000 })
  })

  it("fill an installer's rows in order", () => {
    const rows = [row(dana, { startedAt: 1, finishedAt: 2 }), row(dana)]
    assert.strictEqual(installProgress(rows, dana), "open")
    assert.deepStrictEqual(applyInstallStep(rows, dana, "start", 9), {
      rows: [rows[0]!, row(dana, { startedAt: 9 })],
      at: 9
    })
  })

  it("are complete once no installer who started is still working", () => {
    assert.isFalse(areAllFinished([row(dana)]))
    assert.isFalse(areAllFinished([row(dana, { startedAt: 1, finishedAt: 2 }), row(luis, { startedAt: 1 })]))
    assert.isTrue(areAllFinished([row(dana, { startedAt: 1, finishedAt: 2 }), row(luis)]))
  })

  it("cannot be changed by a save, and are removed with the installer", () => {
    const standing = [row(dana, { startedAt: 1, finishedAt: 2 }), row(luis)]
    assert.deepStrictEqual(preserveTimes([row(luis, { startedAt: 7 }), row(dana)], standing), [
      row(luis),
      row(dana, { startedAt: 1, finishedAt: 2 })
    ])
    assert.deepStrictEqual(preserveTimes([row(luis)], standing), [row(luis)])
    assert.deepStrictEqual(preserveTimes([row(dana, { startedAt: 7, finishedAt: 8 })]), [row(dana)])
  })

  it.prop(
    "leave other installers' rows unchanged, and never have an end without a start",
    [Schema.Array(Schema.Tuple([InstallStep, Schema.Int]))],
    ([steps]) => {
      const others = [row(luis, { startedAt: 3 }), row(luis)]
      let rows: ReadonlyArray<InstallerRow> = [others[0]!, row(dana), others[1]!, row(dana)]
      for (const [step, at] of steps) {
        const stepped = applyInstallStep(rows, dana, step, at)
        if (typeof stepped !== "string") rows = stepped.rows
        assert.deepStrictEqual([rows[0], rows[2]], others)
        for (const { startedAt, finishedAt } of rows)
          assert.isTrue(finishedAt === undefined || (startedAt !== undefined && startedAt <= finishedAt))
      }
    }
  )
})
