import { assert, describe, it } from "@effect/vitest"
import { JobFileId } from "#domain/job-files/JobFile.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { type UploadFile, createUploadQueue, type UploadError, uploadQueueOf } from "#web/jobs/files/useUploads.ts"

// Window functions that Node lacks.
const window = globalThis as { addEventListener?: unknown; removeEventListener?: unknown }
const asked = new Set<unknown>()
window.addEventListener ??= (_: string, ask: unknown) => void asked.add(ask)
window.removeEventListener ??= (_: string, ask: unknown) => void asked.delete(ask)

const [one, two, three] = [1, 2, 3].map((nth) => JobFileId.make(`019a0000-0000-7000-8000-00000000000${nth}`)) as [
  JobFileId,
  JobFileId,
  JobFileId
]
const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

/** An upload queue with three documents whose outcome is set manually. */
const opened = () => {
  const shelf = createUploadQueue()
  const ends = new Map<string, (trouble: UploadError | undefined) => void>()
  const bring: UploadFile = ({ id }) => new Promise((resolve) => ends.set(id, resolve))
  shelf.tell({
    kind: "added",
    place: "attachment",
    files: [one, two, three].map((id) => ({ id, file: new File(["x"], "paper.pdf"), why: undefined }))
  })
  shelf.go(bring)
  return {
    shelf,
    bring,
    end: async (id: string, trouble?: UploadError) => {
      ends.get(id)!(trouble)
      await settled()
    },
    states: () => shelf.uploads().map(({ state }) => state)
  }
}

describe("a job's upload queue", () => {
  it("sends two files at a time even when not displayed, and has the browser warn before they are lost", async () => {
    const { shelf, end, states } = opened()
    assert.deepStrictEqual([states(), shelf.isSeen(), asked.size], [["sending", "sending", "waiting"], false, 1])
    await end(one)
    assert.deepStrictEqual(states(), ["sending", "sending"])
    await end(two)
    await end(three)
    assert.deepStrictEqual([states(), asked.size], [[], 0])
  })

  it("reports why an upload failed, and retries it on request", async () => {
    const { shelf, bring, end, states } = opened()
    await end(one, { why: "cut off", canRetry: true })
    assert.deepInclude(shelf.uploads()[0], { id: one, state: "failed", why: "cut off", canRetry: true })
    await end(two)
    await end(three)
    shelf.tell({ kind: "again", id: one })
    shelf.go(bring)
    assert.deepStrictEqual(states(), ["sending"])
    await end(one)
    assert.deepStrictEqual(states(), [])
  })

  it("starts the next upload when one is canceled", async () => {
    const { shelf, end, states } = opened()
    shelf.cancel(one)
    await end(one, { why: "called back", canRetry: true })
    assert.deepStrictEqual(
      [shelf.uploads().map(({ id }) => id), states()],
      [
        [two, three],
        ["sending", "sending"]
      ]
    )
  })

  it("is found again when the user returns to the job, and is separate per job and page", () => {
    const [page, job] = [{}, JobId.make("019a0000-0000-7000-8000-000000000009")]
    assert.strictEqual(uploadQueueOf(page, job), uploadQueueOf(page, job))
    assert.notStrictEqual(uploadQueueOf(page, job), uploadQueueOf({}, job))
    assert.notStrictEqual(
      uploadQueueOf(page, job),
      uploadQueueOf(page, JobId.make("019a0000-0000-7000-8000-00000000000a"))
    )
  })
})
