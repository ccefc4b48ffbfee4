import { assert, describe, it } from "vitest"
import { violations } from "./desk/axe.ts"
import { chargeCard, openPayment, testCard } from "./desk/cardFrame.ts"
import { acceptQuote, openLink, payDeposit } from "./desk/customersPage.ts"
import { sumsOf } from "./desk/estimate.ts"
import { tick } from "./desk/fields.ts"
import { offeredGlass, chooseGlass } from "./desk/glass.ts"
import { linkMailedTo, emailDocument } from "./desk/emailDocument.ts"
import { hundredthsOf, normalizeSpaces, formatDollars } from "./desk/money.ts"
import { print } from "./desk/paper.ts"
import {
  addCustomer,
  chooseLocation,
  choosePricing,
  findGlass,
  insure,
  newJob,
  saveChanges,
  saveQuote,
  section,
  typeVin,
  vins
} from "./desk/quote.ts"
import { signIn } from "./desk/signIn.ts"
import { recordPayment, convertToInvoice, convertToWorkOrder } from "./desk/stages.ts"
import { openDay } from "./desk/openDay.ts"
import { origin, openBrowser } from "./desk/openBrowser.ts"
import { languages } from "./desk/words.ts"

const customers = {
  en: { name: "Harriet Osgood", phone: "(520) 555-0181", address: "harriet.osgood@mail.example" },
  fr: { name: "Benoît Lachance", phone: "(520) 555-0182", address: "benoit.lachance@mail.example" },
  es: { name: "Inés Arriaga", phone: "(520) 555-0183", address: "ines.arriaga@mail.example" }
} as const

const titles = { en: "Invoice", fr: "Facture", es: "Factura" } as const

describe("a complete job", () => {
  it.each(languages)(
    "in %s: is called in, sent, accepted through its link, installed, invoiced, paid by insurer and card, and printed",
    async (language) => {
      const desk = await openBrowser(language)
      const { page, t } = desk
      const customer = customers[language]
      /** In one language the link asks for a deposit. */
      const deposit = language === "fr" ? 2_500 : 0
      const money = (cents: number) => formatDollars(language, cents)
      await signIn(desk)
      await newJob(desk)
      await addCustomer(desk, customer.name, customer.phone)
      await choosePricing(desk, "Prairie Mutual")
      await chooseLocation(desk, "Tucson Main")
      await typeVin(desk, vins.accord, "2003 Honda Accord")
      const [pane] = await offeredGlass(desk, await findGlass(desk))
      await chooseGlass(desk, pane!)
      await insure(desk, { company: "Prairie Mutual", deductible: "100", rebate: "60" })
      const { total, insurer, customer: share } = await sumsOf(desk)
      assert.deepStrictEqual([share, total - insurer], [4_000, 10_000])
      const number = await saveQuote(desk)

      await emailDocument(desk, customer.address, deposit === 0 ? {} : { deposit: "25,00" })
      const reader = await openBrowser(language)
      const link = await linkMailedTo(reader, customer.address)
      assert.strictEqual(new URL(link).origin, origin("demo"))
      await openLink(reader, link)
      const shown = normalizeSpaces(await reader.page.getByRole("article").innerText())
      for (const text of [number, vins.accord, pane!.partNumber, money(total), money(share)])
        assert.include(shown, text)
      await acceptQuote(reader, customer.name)
      if (deposit !== 0) await payDeposit(reader, money(deposit))
      assert.deepStrictEqual(await violations(reader.page, "everything"), [])
      assert.deepStrictEqual(reader.complaints, [])

      await page.reload()
      await section(desk, "messages")
        .getByText(new RegExp(`^${t("messages.accepted", { by: customer.name, when: "" })}`))
        .waitFor()
      if (deposit !== 0) await section(desk, "payment").getByText(t("payment.byLink")).first().waitFor()
      await convertToWorkOrder(desk, openDay)
      await tick(section(desk, "install").getByRole("checkbox", { name: t("install.complete") }))
      await saveChanges(desk)
      await convertToInvoice(desk)

      assert.strictEqual(
        hundredthsOf(language, await recordPayment(desk, "insurer", "paymentSource.insurerEft")),
        insurer
      )
      const dialog = await openPayment(desk)
      assert.strictEqual(
        hundredthsOf(language, await dialog.getByRole("textbox", { name: t("payment.amountTitle") }).inputValue()),
        share - deposit
      )
      await chargeCard(desk, testCard.code)
      await dialog.waitFor({ state: "detached" })
      await section(desk, "payment")
        .getByText("Visa •••• 1111")
        .nth(deposit === 0 ? 0 : 1)
        .waitFor()
      await section(desk, "payment").getByText(t("jobs.paid"), { exact: true }).first().waitFor()

      const paper = await print(desk, "invoice")
      assert.deepStrictEqual(
        [paper.status, paper.type, paper.language?.slice(0, 2)],
        [200, "application/pdf", language]
      )
      const expected = [
        titles[language],
        number,
        customer.name,
        vins.accord,
        pane!.partNumber,
        money(total),
        money(insurer),
        money(share - deposit),
        t("paymentSource.insurerEft"),
        "Visa",
        money(0)
      ]
      for (const text of expected) assert.include(paper.text, text)
    }
  )
})
