import { afterEach, assert, beforeEach, describe, it, vi } from "vitest"
import { initialQuote } from "#domain/public-page/quoteContext.ts"
import { saveQuoteProgress, savedQuote } from "#web/public-page/quote/savedQuote.ts"

const said = { ...initialQuote("019a2b3c-0000-7000-8000-000000000001"), glass: "windshield" as const }

describe("a quote stored on the device", () => {
  const kept = new Map<string, string>()
  beforeEach(() => {
    kept.clear()
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 1) })
    vi.stubGlobal("localStorage", {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, text: string) => void kept.set(name, text),
      removeItem: (name: string) => void kept.delete(name)
    })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it("resumes where the visitor was, with all entered data, for 30 days", () => {
    saveQuoteProgress("price", said)
    vi.setSystemTime(Date.UTC(2026, 11, 1) - 1000)
    assert.deepInclude(savedQuote(), { value: "price" })
    assert.deepInclude(savedQuote()!.context, { requestId: said.requestId, glass: "windshield" })
    vi.setSystemTime(Date.UTC(2026, 11, 1) + 1000)
    assert.isUndefined(savedQuote())
  })

  it("resumes a request with an unpaid deposit at the payment step, with its payment id", () => {
    const sent = { number: 1, token: "token", visit: null, deposit: 1_000 }
    for (const value of ["deposit", "paying", { retiming: "loading" }, "sending"]) {
      saveQuoteProgress(value, { ...said, sent, paymentId: "payment", unpaid: { decline: "" } })
      assert.deepInclude(savedQuote(), { value: "deposit" })
      assert.deepInclude(savedQuote()!.context, { sent, paymentId: "payment", unpaid: null })
    }
    // A request that was not sent yet resumes at the step before.
    saveQuoteProgress("deposit", said)
    assert.deepInclude(savedQuote(), { value: "contact" })
    saveQuoteProgress("done", { ...said, sent })
    assert.isUndefined(savedQuote())
  })

  it("resumes at the step before one that was waiting for a response, without expired holds or errors", () => {
    const states = ["looking", "sending", "repricing", { time: "loading" }, "moving"] as const
    const seen = states.map((state) => {
      saveQuoteProgress(state, { ...said, from: "price", heldUntil: 1, trouble: "taken" })
      assert.deepInclude(savedQuote()!.context, { heldUntil: null, trouble: null })
      return savedQuote()!.value
    })
    assert.deepStrictEqual(seen, ["vehicle", "contact", "contact", "price", "price"])
  })

  it("is deleted once finished, and ignored if unreadable", () => {
    saveQuoteProgress("contact", said)
    saveQuoteProgress("done", said)
    assert.strictEqual(kept.size, 0)
    kept.set("frit.quote", "{")
    assert.isUndefined(savedQuote())
    kept.set("frit.quote", JSON.stringify({ at: Date.now(), value: "price", context: {} }))
    assert.isUndefined(savedQuote())
  })
})
