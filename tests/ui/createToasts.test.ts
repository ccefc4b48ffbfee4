import { afterEach, assert, beforeEach, describe, it, vi } from "@effect/vitest"
import { createToasts } from "#ui/createToasts.ts"

describe("a toast", () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  /** Timers start when a region renders the toasts; here they are started manually. */
  const shown = (
    message: Parameters<ReturnType<typeof createToasts>["show"]>[0],
    options?: { readonly timeout: number | null }
  ) => {
    const { queue, show } = createToasts()
    const takeBack = show(message, options)
    queue.resumeAll()
    return { queue, takeBack, titles: () => queue.visibleToasts.map(({ content }) => content.title) }
  }

  it("disappears after 2.5 s (spec §9)", () => {
    const { titles } = shown({ title: "Saved" })
    vi.advanceTimersByTime(2499)
    assert.deepStrictEqual(titles(), ["Saved"])
    vi.advanceTimersByTime(1)
    assert.deepStrictEqual(titles(), [])
  })
  it("stays for 10 s if it has an action", () => {
    const { titles } = shown({ title: "Moved", action: { label: "Undo", onPress: () => undefined } })
    vi.advanceTimersByTime(9999)
    assert.deepStrictEqual(titles(), ["Moved"])
    vi.advanceTimersByTime(1)
    assert.deepStrictEqual(titles(), [])
  })
  it("resumes its remaining time after a pause", () => {
    const { queue, titles } = shown({ title: "Saved" })
    vi.advanceTimersByTime(2000)
    queue.pauseAll()
    vi.advanceTimersByTime(60_000)
    assert.deepStrictEqual(titles(), ["Saved"])
    queue.resumeAll()
    vi.advanceTimersByTime(500)
    assert.deepStrictEqual(titles(), [])
  })
  it("stays until dismissed if set so, and can be removed by its caller", () => {
    const { titles, takeBack } = shown({ title: "Failed" }, { timeout: null })
    vi.advanceTimersByTime(600_000)
    assert.deepStrictEqual(titles(), ["Failed"])
    takeBack()
    assert.deepStrictEqual(titles(), [])
  })
})
