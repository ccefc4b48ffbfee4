import { assert, describe, it } from "vitest"
import { hannah, luis, phoneDay, phoneServer, tenOClock } from "#stories/screens/installer-day/phoneInStories.ts"
import type { PhoneItem } from "#web/installer-day/PhoneItem.ts"
import { phoneQueue } from "#web/installer-day/phoneQueue.ts"
import type { PhoneClient, SendOutcome } from "#web/installer-day/PhoneClient.ts"
import { phoneStoreMemory } from "#web/installer-day/PhoneStore.ts"
import { stopView } from "#web/installer-day/stopView.ts"

const kept = { day: phoneDay, fetchedAt: tenOClock }
const arrived = { _tag: "step", step: "arrived" } as const
const started = { _tag: "step", step: "started" } as const

/** A connection that can be cut and can lose responses. `came` lists what the server received. */
const lineTo = (server: PhoneClient) => {
  const came: Array<string> = []
  const line = { isCut: true, losesAnswers: false, came }
  const through = async <A>(ask: () => Promise<SendOutcome<A>>): Promise<SendOutcome<A>> => {
    if (line.isCut) return { _tag: "away" }
    const answer = await ask()
    return line.losesAnswers ? { _tag: "away" } : answer
  }
  const over: PhoneClient = {
    day: () => (line.isCut ? Promise.resolve({ _tag: "away" }) : server.day()),
    send: (item) =>
      through(() => {
        came.push(item.id)
        return server.send(item)
      }),
    signOut: server.signOut
  }
  return { line, over }
}

describe("the phone's offline queue", () => {
  it("keeps work done offline, even if the app is killed, and sends it in order once online", async () => {
    const store = phoneStoreMemory(kept)
    const { line, over } = lineTo(phoneServer())
    const before = phoneQueue({ server: over, store, now: () => tenOClock })
    await before.start()
    await before.add(hannah.job.id, arrived)
    const photo = await before.addPhoto(hannah.job.id, "full", new Blob(["a picture"]), "full.jpg")
    await before.add(hannah.job.id, started)
    assert.strictEqual(before.state().line, "away")
    // The app is killed. A new instance finds the stored items.
    const after = phoneQueue({ server: over, store, now: () => tenOClock + 3_600_000 })
    await after.start()
    const ids = after.state().items.map(({ id }) => id)
    assert.deepStrictEqual(
      after.state().items.map(({ kind, state }) => [kind, state]),
      [
        ["deed", "waiting"],
        ["photo", "waiting"],
        ["deed", "waiting"]
      ]
    )
    assert.strictEqual(ids[1], photo)
    line.isCut = false
    await after.sync()
    assert.deepStrictEqual(line.came, ids)
    assert.deepStrictEqual(
      after.state().items.map(({ state }) => state),
      ["sent", "sent", "sent"]
    )
    assert.isUndefined((after.state().items[1] as Extract<PhoneItem, { readonly kind: "photo" }>).file)
    assert.deepStrictEqual(
      after
        .state()
        .day?.stops.find(({ job }) => job.id === hannah.job.id)
        ?.events.map(({ id }) => id as string),
      [ids[0], ids[2]]
    )
  })

  it("resends with the same id if the response was lost", async () => {
    const store = phoneStoreMemory(kept)
    const { line, over } = lineTo(phoneServer())
    const queue = phoneQueue({ server: over, store, now: () => tenOClock })
    line.isCut = false
    line.losesAnswers = true
    await queue.start()
    await queue.add(hannah.job.id, arrived)
    await queue.sync()
    line.losesAnswers = false
    await queue.sync()
    assert.isAbove(line.came.length, 1)
    assert.strictEqual(new Set(line.came).size, 1)
    assert.strictEqual(queue.state().items[0]?.state, "sent")
  })

  it("records one action for two taps, even if the second comes while the first is being stored", async () => {
    const store = phoneStoreMemory(kept)
    const { over } = lineTo(phoneServer())
    const queue = phoneQueue({ server: over, store, now: () => tenOClock })
    await queue.start()
    await Promise.all([queue.add(hannah.job.id, started), queue.add(hannah.job.id, started)])
    assert.strictEqual((await store.items()).length, 1)
    // Doing it again later is a new action.
    await queue.add(hannah.job.id, started)
    assert.strictEqual((await store.items()).length, 2)
  })

  it("reports when a full phone cannot store an item, sends what it stored before, and recovers once there is space", async () => {
    const memory = phoneStoreMemory(kept)
    const phone = { isFull: false }
    const unlessFull =
      <A>(write: (it: A) => Promise<void>) =>
      (it: A) =>
        phone.isFull ? Promise.reject(new Error("QuotaExceededError")) : write(it)
    const store = { ...memory, put: unlessFull(memory.put), keepDay: unlessFull(memory.keepDay) }
    const { line, over } = lineTo(phoneServer())
    const queue = phoneQueue({ server: over, store, now: () => tenOClock })
    await queue.start()
    assert.isTrue(await queue.add(hannah.job.id, arrived))
    phone.isFull = true
    assert.isFalse(await queue.add(hannah.job.id, started))
    assert.isUndefined(await queue.addPhoto(hannah.job.id, "full", new Blob(["a picture"]), "full.jpg"))
    assert.deepStrictEqual([queue.state().isFull, queue.state().items.length], [true, 1])
    line.isCut = false
    await queue.sync()
    assert.deepStrictEqual(
      queue.state().items.map(({ state }) => state),
      ["sent"]
    )
    phone.isFull = false
    assert.isTrue(await queue.add(hannah.job.id, started))
    assert.isFalse(queue.state().isFull)
  })

  it("keeps rejected items with the reason, and continues with the rest", async () => {
    const refusing: PhoneClient = {
      ...phoneServer(),
      send: async (item) =>
        item.kind === "deed" && item.deed._tag === "step" && item.deed.step === "arrived"
          ? { _tag: "refused", why: "JobNotFound" }
          : phoneServer().send(item)
    }
    const queue = phoneQueue({ server: refusing, store: phoneStoreMemory(kept), now: () => tenOClock })
    await queue.start()
    await queue.add(hannah.job.id, arrived)
    await queue.add(hannah.job.id, started)
    await queue.sync()
    const [first, second] = queue.state().items
    assert.deepStrictEqual([first?.state, first?.why, second?.state], ["refused", "JobNotFound", "sent"])
    // A rejected item has no effect until it is sent again.
    const view = stopView(hannah, queue.state().items, luis.id)
    assert.isUndefined(view.work.steps.arrived)
    assert.strictEqual(view.work.steps.started, tenOClock)
    await queue.drop(first!.id)
    assert.strictEqual(queue.state().items.length, 1)
  })

  it("never sends one user's work as another's, and reports when no one is signed in", async () => {
    const other = phoneServer({}, { ...phoneDay, me: { ...luis, id: "019a0000-0000-7000-8000-0000000000bb" as never } })
    const store = phoneStoreMemory(kept)
    const away = phoneQueue({ server: lineTo(other).over, store, now: () => tenOClock })
    await away.start()
    await away.add(hannah.job.id, arrived)
    const sent: Array<string> = []
    const queue = phoneQueue({
      server: { ...other, send: (item) => (sent.push(item.id), other.send(item)) },
      store,
      now: () => tenOClock
    })
    await queue.start()
    assert.deepStrictEqual([sent, queue.state().items.map(({ state }) => state)], [[], ["waiting"]])
    const out = phoneQueue({ server: phoneServer({ day: async () => ({ _tag: "signedOut" }) }), store })
    await out.start()
    assert.strictEqual(out.state().line, "signedOut")
    assert.strictEqual(out.state().items.length, 1)
  })

  it("shows a stop with the server's data and the pending items on top, each once", () => {
    const event = {
      id: "019a0000-0000-7000-8000-200000000001",
      at: tenOClock,
      receivedAt: tenOClock,
      by: luis,
      outcome: "kept",
      deed: { _tag: "note", text: "Rust" }
    } as never
    const item: PhoneItem = {
      id: "019a0000-0000-7000-8000-200000000001",
      jobId: hannah.job.id,
      by: luis.id,
      at: tenOClock,
      order: 1,
      state: "sent",
      kind: "deed",
      deed: { _tag: "note", text: "Rust" }
    }
    const view = stopView({ ...hannah, events: [event] }, [item], luis.id)
    assert.strictEqual(view.work.notes.length, 1)
    assert.strictEqual(stopView(hannah, [item], luis.id).work.notes.length, 1)
  })
})
