import { assert, describe, expect, it } from "vitest"
import { estimateTextsOf } from "#domain/estimates/EstimateTexts.ts"
import { unexpectedErrors } from "./desk/collectErrors.ts"
import { rowsOf, expectedTotals, sumsOf } from "./desk/estimate.ts"
import { fact } from "./desk/fields.ts"
import { offeredGlass, chooseGlass } from "./desk/glass.ts"
import { halfUp, hundredthsOf, normalizeSpaces, formatDollars } from "./desk/money.ts"
import { openDay } from "./desk/openDay.ts"
import { print } from "./desk/paper.ts"
import {
  chooseLocation,
  findCustomer,
  findGlass,
  insure,
  newJob,
  saveQuote,
  section,
  typeVin,
  vehicle,
  vins
} from "./desk/quote.ts"
import { sales, signIn, signOut } from "./desk/signIn.ts"
import { recordPayment, convertToInvoice, convertToWorkOrder } from "./desk/stages.ts"
import { origin, openBrowser } from "./desk/openBrowser.ts"

const insurance = { deductible: 10_000, rebate: 6_000 }

describe("a first quote", () => {
  it("for a known customer becomes a work order and an invoice, and is paid in full", async () => {
    const desk = await openBrowser("en")
    const { page, t } = desk
    await signIn(desk)
    await newJob(desk)

    await findCustomer(desk, "jane", "Jane Doe")
    await chooseLocation(desk, "Tucson Main")
    await typeVin(desk, vins.accord, "2003 Honda Accord")
    await expect.poll(() => vehicle(desk)).toStrictEqual({ year: "2003", make: "Honda", model: "Accord" })

    const drawer = await findGlass(desk)
    const [pane] = await offeredGlass(desk, drawer)
    assert.isDefined(pane)
    await chooseGlass(desk, pane!)
    await insure(desk, { company: "Prairie Mutual", deductible: "100", rebate: "60" })

    const rows = await rowsOf(desk)
    const [glass, labor, kit, molding] = rows
    assert.strictEqual(glass?.partNumber, pane!.partNumber)
    // The profile: 41 % off list, 42.00 an hour, one urethane kit at its rate, moldings 20 % off.
    assert.deepStrictEqual(
      [glass?.list, glass?.discount, glass?.net],
      [pane!.listPrice, 4100, halfUp(pane!.listPrice * 59, 100)]
    )
    assert.deepStrictEqual(
      [labor?.description, labor?.net, labor?.quantity],
      [estimateTextsOf.en.labor, 4200, pane!.hours]
    )
    assert.match(
      kit?.description ?? "",
      new RegExp(
        ["base", "urethaneDamPrimer", "highModulusNonConductive"]
          .map((kind) => t(`kitKind.${kind}` as "kitKind.base"))
          .join("|")
      )
    )
    assert.deepStrictEqual([molding?.discount, molding?.net], [2000, halfUp((molding?.list ?? 0) * 80, 100)])
    for (const { net, quantity, amount } of rows) assert.strictEqual(amount, halfUp(net * quantity, 100))

    const byHand = expectedTotals(desk, rows, insurance)
    const sums = await sumsOf(desk)
    assert.deepStrictEqual(sums, byHand)
    assert.strictEqual(sums.insurer + sums.customer + sums.rebate, sums.total)

    const number = await saveQuote(desk)
    assert.deepStrictEqual(await sumsOf(desk), byHand)
    const money = (cents: number) => formatDollars("en", cents)

    const paper = await print(desk, "quote")
    assert.deepStrictEqual([paper.status, paper.type], [200, "application/pdf"])
    for (const text of [number, "Jane Doe", money(sums.total), vins.accord]) assert.include(paper.text, text)

    await convertToWorkOrder(desk, openDay)
    await convertToInvoice(desk)
    const payment = section(desk, "payment")
    const owes = async (label: string) => normalizeSpaces(await fact(payment, label).innerText())
    assert.strictEqual(await owes(t("payment.insurerOwes")), money(sums.insurer))
    assert.strictEqual(await owes(t("payment.customerOwes")), money(sums.customer))
    assert.strictEqual(await owes(t("payment.balance")), money(sums.insurer + sums.customer))

    assert.strictEqual(
      hundredthsOf("en", await recordPayment(desk, "insurer", "paymentSource.insurerEft")),
      sums.insurer
    )
    assert.strictEqual(
      hundredthsOf("en", await recordPayment(desk, "customer", "paymentSource.cardTerminal")),
      sums.customer
    )
    await payment.getByText(t("jobs.paid"), { exact: true }).first().waitFor()

    await page
      .getByRole("link", { name: t("route.jobs"), exact: true })
      .first()
      .click()
    const row = page.getByRole("row").filter({ has: page.getByText(number, { exact: true }) })
    for (const text of [t("stage.invoice"), "Jane Doe", t("jobs.paid")])
      await row.getByText(text, { exact: true }).waitFor()
    await expect.poll(async () => normalizeSpaces(await row.innerText())).toContain(money(sums.total))

    await signOut(desk, sales.en.name)
    assert.deepStrictEqual(unexpectedErrors(desk.complaints, origin()), [])
  })
})
