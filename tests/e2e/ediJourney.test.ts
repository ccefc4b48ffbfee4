import { assert, describe, it } from "vitest"
import type { EdiHistoryEvent } from "#domain/edi/EdiInvoice.ts"
import { violations } from "./desk/axe.ts"
import { claimField, openDispatches, quoteFromDispatch, typePartNumber, uploadDispatch } from "./desk/dispatched.ts"
import { tick } from "./desk/fields.ts"
import { normalizeSpaces, formatDollars } from "./desk/money.ts"
import {
  waitForState,
  correct,
  dispute,
  evidence,
  invoiceHistory,
  networkInvoice,
  openNetworkInvoice,
  send
} from "./desk/networkInvoice.ts"
import { openDay } from "./desk/openDay.ts"
import { saveChanges, section } from "./desk/quote.ts"
import { setLanguageForTest, signIn } from "./desk/signIn.ts"
import { convertToInvoice, convertToWorkOrder } from "./desk/stages.ts"
import { openBrowser } from "./desk/openBrowser.ts"
import { type Language, languages } from "./desk/words.ts"

/** Lynx sends one dispatch automatically; the others are files from its portal. */
const portal = {
  en: undefined,
  fr: { insuredName: "Mathilde Gervais", insuredPhone: "520-555-0186" },
  es: { insuredName: "Lucía Barragán", insuredPhone: "520-555-0187" }
} as const

/** Signs in as the shop's bookkeeper, in that language for this journey. */
const bookkeeper = async (language: Language) => {
  const desk = await openBrowser(language)
  await signIn(desk, { userName: "bill.billing" })
  await setLanguageForTest(desk)
  return desk
}

const widths = [1440, 390] as const

describe("an insurance job", () => {
  it.each(languages)(
    "in %s: is dispatched, done and billed, rejected and corrected, paid 12.40 short and disputed with evidence",
    async (language) => {
      const desk = await bookkeeper(language)
      const { page, t } = desk
      const money = (cents: number) => formatDollars(language, cents)
      const brought = portal[language]
      const insured = brought?.insuredName ?? "Teresa Delgado"
      /** Checks that the screen is accessible and that everything fits. */
      const stands = async (name: string) => {
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 })
          await page.screenshot({ path: `reports/e2e/edi-${language}-${name}-${width}.png` })
          assert.isAtMost(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0, name)
        }
        await page.setViewportSize({ width: 1440, height: 900 })
        assert.deepStrictEqual(await violations(page, "everything"), [], name)
      }

      await openDispatches(desk)
      if (brought !== undefined) await uploadDispatch(desk, brought)
      const dispatchNumber = await quoteFromDispatch(desk, insured)
      const form = t("insurance.numberOf", { network: t("partnerNetwork.lynx"), count: 9 })
      await section(desk, "insurance").getByText(form, { exact: true }).waitFor()
      // Removes the dispatch number, as if it had been lost; the policy number tells the practice network how to
      // respond.
      await claimField(desk, "dispatchNumber").fill("")
      await claimField(desk, "policyNumber").fill("REJECT-VIN SHORT-1240")
      await tick(section(desk, "insurance").getByRole("checkbox", { name: t("insurance.signatureOnFile") }))
      await typePartNumber(desk, "WINDSHIELD", "FW04567GTYN")
      await saveChanges(desk)
      await convertToWorkOrder(desk, openDay)
      await tick(section(desk, "install").getByRole("checkbox", { name: t("install.complete") }))
      await saveChanges(desk)
      await convertToInvoice(desk)

      await openNetworkInvoice(desk, insured)
      const drawer = networkInvoice(desk)
      await waitForState(desk, "draft")
      await drawer.getByText(t("edi.errorsTitle", { count: 1 })).waitFor()
      assert.isTrue(await drawer.getByRole("button", { name: t("edi.sendOne"), exact: true }).isDisabled())
      await stands("draft")
      await drawer.getByRole("button", { name: `${t("edi.goToField")}: ${t("ediField.dispatchNumber")}` }).click()
      await drawer
        .getByRole("textbox", { name: t("ediField.dispatchNumber") })
        .and(page.locator(":focus"))
        .waitFor()
      await page.keyboard.type(dispatchNumber)
      await page.keyboard.press("Enter")
      await waitForState(desk, "ready")
      await send(desk)

      await waitForState(desk, "rejected")
      await drawer.getByText("VIN MISMATCH").first().waitFor()
      await drawer.getByText(t("ediHint.vin")).waitFor()
      await stands("rejected")
      await correct(desk, { vin: "1M8GDM9AXKP042788", policyNumber: "SHORT-1240" })
      await send(desk)
      await waitForState(desk, "shortPaid")
      await drawer.getByText(t("edi.shortBy", { amount: money(1_240) })).waitFor()
      await stands("short")
      const way = ["queued", "sent", "acknowledged"] as const
      const words = (all: ReadonlyArray<EdiHistoryEvent>) => all.map((what) => t(`ediHappening.${what}`))
      // A response may be read before the invoice is recorded as sent.
      assert.sameMembers(
        (await invoiceHistory(desk)).map((what) => what.split(", ")[0]!),
        words(["corrected", ...way, "rejected", "corrected", ...way, "accepted", "shortPaid"])
      )
      const invoiceNumber = /\d+/.exec(await drawer.getByRole("heading", { level: 2 }).first().innerText())![0]
      await drawer.getByRole("button", { name: t("edi.close"), exact: true }).click()

      await tick(page.getByRole("radio", { name: t("receivables.title"), exact: true }))
      await page.getByRole("grid", { name: t("receivables.title") }).waitFor()
      await stands("ageing")
      await page.getByRole("row").filter({ hasText: "Prairie Mutual Insurance" }).first().click()
      const behind = page.getByRole("dialog", { name: t("receivables.of", { name: "Prairie Mutual Insurance" }) })
      const owed = behind.getByRole("row").filter({ hasText: invoiceNumber })
      assert.include(normalizeSpaces(await owed.innerText()), money(1_240))
      await stands("behind")
      await behind.getByRole("button", { name: t("edi.close"), exact: true }).click()

      await openNetworkInvoice(desk, insured)
      await dispute(desk, "The labor rate is the one agreed for this dispatch")
      await stands("disputed")
      const paper = await evidence(desk)
      assert.deepStrictEqual(
        [paper.status, paper.type, paper.language?.slice(0, 2)],
        [200, "application/pdf", language]
      )
      const expected = [
        invoiceNumber,
        insured,
        dispatchNumber,
        `PM-${dispatchNumber}`,
        "LYNX Services",
        "FW04567GTYN",
        money(1_240),
        "The labor rate is the one agreed for this dispatch",
        "EFT"
      ]
      for (const text of expected) assert.include(paper.text, text)
    }
  )
})
