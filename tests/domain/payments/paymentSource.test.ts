import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { refundPayment } from "#domain/card-payments/refundPayment.ts"
import { documentTextsOf } from "#domain/documents/DocumentContext.ts"
import { JobChanges } from "#domain/jobs/JobChanges.ts"
import { Job } from "#domain/jobs/Job.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { PaymentId, RefundId } from "#domain/payments/Payment.ts"
import { PaymentSource } from "#domain/payments/PaymentSource.ts"
import { paymentSource, sourceText } from "#domain/payments/sourceText.ts"
import { recordPayment } from "#domain/jobs/recordPayment.ts"
import { wordsOf as screenWords } from "#tests/web/words/wordFiles.ts"
import { sampleQuote, inDemo, twoMemoryShops } from "#tests/domain/jobs/stages/shopWithCustomer.ts"

describe("a payment source", () => {
  it.each([
    ["Comptant", "cash"],
    [" EFECTIVO ", "cash"],
    ["Cheque", "check"],
    ["Chèque", "check"],
    ["TEF de l’assureur", "insurerEft"],
    ["cardTerminal", "cardTerminal"],
    ["Terminal de carte", "cardTerminal"],
    ["Check 4432", "Check 4432"],
    [" Zelle ", "Zelle"]
  ])("converts %s to %s", (said, kept) => assert.strictEqual(paymentSource(said), kept))

  it.each(["en", "fr", "es"] as const)("is recognized by its label on documents and screens: %s", (language) => {
    for (const code of PaymentSource.literals) {
      const word = screenWords(language, "payment-sources")[`paymentSource.${code}`]!
      assert.strictEqual(paymentSource(word), code)
      assert.strictEqual(sourceText(code, documentTextsOf[language]), word)
    }
  })

  it("is shown in the reader's language even if saved in another; custom text stays as typed", () => {
    assert.deepStrictEqual(
      ["Cash", "check", "Card", "Card 1111", "Visa 1111", "Cardinal"].map((one) => sourceText(one, documentTextsOf.fr)),
      ["Comptant", "Chèque", "Carte", "Carte 1111", "Visa 1111", "Cardinal"]
    )
  })

  it.effect("is stored as its code on payments, refunds, and the timeline, whatever language it was entered in", () =>
    Effect.gen(function* () {
      const quote = yield* sampleQuote()
      const jobs = yield* Jobs
      yield* jobs.save(Job.make({ ...quote, stage: "workorder" }))
      const paymentId = PaymentId.make(crypto.randomUUID())
      const { id } = quote
      yield* recordPayment({
        id,
        paymentId,
        payer: "customer",
        amountReceived: 4000,
        collectionDate: "2026-11-21",
        source: "Comptant",
        description: ""
      })
      yield* refundPayment({
        id,
        paymentId,
        refundId: RefundId.make(crypto.randomUUID()),
        amount: 1000,
        reason: "Trop",
        date: "2026-11-21",
        source: "Chèque"
      })
      const [payment] = (yield* jobs.get(id)).payments
      assert.deepStrictEqual([payment!.source, payment!.refunds?.[0]?.source], ["cash", "check"])
      const { items } = yield* (yield* JobChanges).list(id, { kind: "payment" })
      assert.deepInclude(items[0]!.what, { source: "cash" })
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )
})
