import { assert, describe, it } from "vitest"
import type { PhotoAnswer } from "#domain/public-page/photoLinkTypes.ts"
import { photoOutbox } from "#web/public-page/photos/photoOutbox.ts"
import { PhotoRefused, type PhotoServer, type PhotoTrouble } from "#web/public-page/photos/PhotoServer.ts"
import type { PhotoStore, WaitingPhoto } from "#web/public-page/photos/PhotoStore.ts"

const yes: ReadonlyArray<PhotoAnswer> = [{ feature: "camera", answer: "yes" }]
const picture = new Blob(["jpeg"])

/** A device over a map, as it is after its page was closed and opened again. */
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

/** A shop that hears what is sent, and refuses while it is told to. */
const shop = () => {
  const heard: Array<string> = []
  const line: { trouble: PhotoTrouble | undefined; loses: boolean } = { trouble: undefined, loses: false }
  const hear = async (what: string) => {
    if (line.trouble !== undefined) throw new PhotoRefused(line.trouble)
    heard.push(what)
    // The shop heard it, and its answer never came.
    if (line.loses) throw new PhotoRefused("away")
  }
  const server: PhotoServer = {
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

describe("what a customer's phone sends to a shop that asked for photos", () => {
  it("goes out as it is taken, and the shop is told last that it is all", async () => {
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

  it("waits on the device without a line, and goes out under the same name once there is one", async () => {
    const [{ store, kept }, { server, heard, line }] = [device(), shop()]
    line.trouble = "away"
    const outbox = photoOutbox(server, store, { photos: [] })
    await outbox.add("mirror", picture)
    outbox.finish()
    await settled(() => outbox.state().trouble === "away" && !outbox.state().isSending)
    assert.deepStrictEqual([heard, kept.size, outbox.state().isFinished], [[], 1, false])

    // The page was closed meanwhile: another one finds it.
    line.trouble = undefined
    const next = photoOutbox(server, store, { photos: [] })
    await next.start()
    const [fileId] = outbox.state().photos.map((one) => one.fileId)
    assert.deepStrictEqual([heard, kept.size], [[`mirror ${fileId}`], 0])
  })

  it("sends again under the same name what the shop heard without answering, and not what it has", async () => {
    const [{ store }, { server, heard, line }] = [device(), shop()]
    line.loses = true
    const outbox = photoOutbox(server, store, { photos: [] })
    await outbox.add("mirror", picture)
    await settled(() => outbox.state().trouble === "away" && !outbox.state().isSending)
    line.loses = false
    await outbox.goOn()
    assert.strictEqual(heard.length, 2)
    assert.strictEqual(heard[0], heard[1])

    const fileId = "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
    const known = device([{ fileId, subject: "mirror", file: picture }])
    const again = photoOutbox(server, known.store, { photos: [{ fileId, subject: "mirror" }] })
    await again.start()
    assert.strictEqual(heard.length, 2)
    assert.deepStrictEqual([known.kept.size, again.state().photos.length], [0, 1])
  })

  it("marks a photo that is none, and sends the others all the same", async () => {
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

  it("sends the latest answers only, where several were given on the way", async () => {
    const [{ store }, { server, heard, line }] = [device(), shop()]
    line.trouble = "away"
    const outbox = photoOutbox(server, store, { photos: [] })
    outbox.answer(yes)
    outbox.answer([...yes, { feature: "rainSensor", answer: "no" }])
    await settled(() => outbox.state().trouble === "away" && !outbox.state().isSending)
    line.trouble = undefined
    await outbox.goOn()
    assert.deepStrictEqual(heard, ["answers 2"])
  })
})
