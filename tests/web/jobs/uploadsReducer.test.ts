import { assert, describe, it } from "@effect/vitest"
import { type FilePlace, JobFileId } from "#domain/job-files/JobFile.ts"
import { type Upload, type UploadEvent, uploadsReducer } from "#web/jobs/files/useUploads.ts"

const photo = new File(["x"], "glass.jpg", { type: "image/jpeg" })
const newId = () => JobFileId.make(crypto.randomUUID())
const after = (events: ReadonlyArray<UploadEvent>) => events.reduce<ReadonlyArray<Upload>>(uploadsReducer, [])
const added = (place: FilePlace, id: JobFileId, why?: string): UploadEvent => ({
  kind: "added",
  place,
  files: [{ id, file: photo, why }]
})

describe("the upload state", () => {
  it("goes from waiting to sending with progress, failed with the reason, and waiting again", () => {
    const id = newId()
    const states = (events: ReadonlyArray<UploadEvent>) =>
      after(events).map(({ state, share, why }) => [state, share, why])
    const failed = [
      added("full", id),
      { kind: "begun", id },
      { kind: "progress", id, share: 0.4 },
      { kind: "failed", id, why: "cut off", canRetry: true }
    ] as const
    assert.deepStrictEqual(
      [1, 2, 3, 4].map((many) => states(failed.slice(0, many))[0]),
      [
        ["waiting", 0, ""],
        ["sending", 0, ""],
        ["sending", 0.4, ""],
        ["failed", 0.4, "cut off"]
      ]
    )
    assert.deepStrictEqual(states([...failed, { kind: "again", id }]), [["waiting", 0, ""]])
    assert.deepStrictEqual(states([...failed, { kind: "gone", id }]), [])
  })

  it("replaces a waiting or failed photo, but never a document", () => {
    const [first, second] = [newId(), newId()]
    assert.deepStrictEqual(
      after([added("full", first, "too large"), added("full", second)]).map(({ id }) => id),
      [second]
    )
    assert.deepStrictEqual(
      after([added("attachment", first), added("attachment", second)]).map(({ id }) => id),
      [first, second]
    )
  })

  it("marks rejected files as failed without sending or retrying them", () => {
    assert.deepInclude(after([added("attachment", newId(), "too large")])[0], {
      state: "failed",
      why: "too large",
      canRetry: false
    })
  })
})
