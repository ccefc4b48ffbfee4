import { assert, describe, it } from "vitest"
import type { PhotoAnswer } from "#domain/public-page/photoLinkTypes.ts"
import { photoOutbox } from "#web/public-page/photos/photoOutbox.ts"
import { PhotoRefused, type PhotoClient, type PhotoTrouble } from "#web/public-page/photos/PhotoClient.ts"
import type { PhotoStore, WaitingPhoto } from "#web/public-page/photos/PhotoStore.ts"

const yes: ReadonlyArray<PhotoAnswer> = [{ feature: "camera", answer: "yes" }]
const picture = new Blob(["jpeg"])

/** A device's storage in a map, as found after the page was closed and reopened. */
const device = (waiting: ReadonlyArray<WaitingPhoto> = []) => {
  const kept = new Map(waiting.map((photo) => [photo.fileId, photo]))
  const store: PhotoStore = {
    flow: () => undefined,
    keepFlow: () => {},
    photos: async () => [...kept.values()],
    put: async (photo) => void kept.set(photo.fileId, photo),
    remove: async (fileId) => void kept.delete(fileId),
    clear: async () => kept.clear()
  }
  return { store, kept }
}

/** A server that records what it receives, and can refuse requests. */
const shop = () => {
  const heard: Array<string> = []
  const line: { trouble: PhotoTrouble | undefined; loses: boolean } = { trouble: undefined, loses: false }
  const hear = async (what: string) => {
    if (line.trouble !== undefined) throw new PhotoRefused(line.trouble)
    heard.push(what)
    // The server received it, but the response is lost.
    if (line.loses) throw new PhotoRefused("away")
  }
  const server: PhotoClient = {
    load: () => Promise.reject(new PhotoRefused("away")),
    car: () => Promise.reject(new PhotoRefused("away")),
    keepVin: () => Promise.reject(new PhotoRefused("away")),
    keepAnswers: (answers) => hear(`answers ${answers.length}`),
    addPhoto: ({ fileId, subject }) => hear(`${subject} ${fileId}`),
    finish: () => hear("sent")
  }
  return { server, heard, line }
}

const settled = async (done: () => boolean) => {
  for (let tries = 0; tries < 100 && !done(); tries++) await new Promise((resolve) => setTimeout(resolve, 1))
  assert.isTrue(done())
}

describe("a customer's photo outbox", () => {
  it("sends each item as it is added, and reports completion to the shop last", async () => {
    const [{ store, kept }, { server, heard }] = [device(), shop()]
    const outbox = photoOutbox(server, store, { photos: [] })
    outbox.answer(yes)
    await outbox.add("mirror", picture)
    await outbox.add("damage", picture)
    outbox.finish()
    await settled(() => outbox.state().isFinished)
    const [mirror, damage] = outbox.state().photos.map(({ fileId }) => fileId)
    assert.deepStrictEqual(heard, ["answers 1", `mirror ${mirror}`, `damage ${damage}`, "sent"])
    assert.strictEqual(kept.size, 0)
  })

  it("stores items on the device while offline, and sends them with the same id once online", async () => {
    const [{ store, kept }, { server, heard, line }] = [device(), shop()]
    line.trouble = "away"
    const outbox = photoOutbox(server, store, { photos: [] })
    await outbox.add("mirror", picture)
    outbox.finish()
    await settled(() => outbox.state().trouble === "away" && !outbox.state().isSending)
    assert.deepStrictEqual([heard, kept.size, outbox.state().isFinished], [[], 1, false])

    // The page was closed. A new one finds the stored photo.
    line.trouble = undefined
    const next = photoOutbox(server, store, { photos: [] })
    await next.start()
    const [fileId] = outbox.state().photos.map((one) => one.fileId)
    assert.deepStrictEqual([heard, kept.size], [[`mirror ${fileId}`], 0])
  })

  it("resends with the same id after a lost response, but nothing the server already has", async () => {
    const [{ store }, { server, heard, line }] = [device(), shop()]
    line.loses = true
    const outbox = photoOutbox(server, store, { photos: [] })
    await outbox.add("mirror", picture)
    await settled(() => outbox.state().trouble === "away" && !outbox.state().isSending)
    line.loses = false
    await outbox.flush()
    assert.strictEqual(heard.length, 2)
    assert.strictEqual(heard[0], heard[1])

    const fileId = "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
    const known = device([{ fileId, subject: "mirror", file: picture }])
    const again = photoOutbox(server, known.store, { photos: [{ fileId, subject: "mirror" }] })
    await again.start()
    assert.strictEqual(heard.length, 2)
    assert.deepStrictEqual([known.kept.size, again.state().photos.length], [0, 1])
  })

  it("marks a rejected photo, and still sends the others", async () => {
    const [{ store, kept }, { server, heard, line }] = [device(), shop()]
    const outbox = photoOutbox(server, store, { photos: [] })
    line.trouble = "refused"
    await outbox.add("mirror", picture)
    await settled(() => outbox.state().photos[0]?.state === "refused")
    line.trouble = undefined
    await outbox.add("damage", picture)
    await settled(() => heard.length === 1)
    await settled(() => outbox.state().photos[1]?.state === "sent" && kept.size === 0)
  })

  it("sends only the latest answers if several were given while sending", async () => {
    const [{ store }, { server, heard, line }] = [device(), shop()]
    line.trouble = "away"
    const outbox = photoOutbox(server, store, { photos: [] })
    outbox.answer(yes)
    outbox.answer([...yes, { feature: "rainSensor", answer: "no" }])
    await settled(() => outbox.state().trouble === "away" && !outbox.state().isSending)
    line.trouble = undefined
    await outbox.flush()
    assert.deepStrictEqual(heard, ["answers 2"])
  })
})
