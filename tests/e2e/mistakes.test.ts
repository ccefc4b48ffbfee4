import { assert, describe, expect, it } from "vitest"
import { errorOf, tick } from "./desk/fields.ts"
import { findCustomer, insure, newJob, section, vinField, vins } from "./desk/quote.ts"
import { signIn } from "./desk/signIn.ts"
import { openBrowser } from "./desk/openBrowser.ts"
import { languages } from "./desk/words.ts"

describe.each(languages)("mistakes in %s", (language) => {
  it("are shown at their fields, and the input is preserved", async () => {
    const desk = await openBrowser(language)
    const { page, t } = desk
    await signIn(desk)
    await newJob(desk)
    const save = page.getByRole("button", { name: t("job.saveQuote") })
    const vin = vinField(desk)
    const plate = section(desk, "vehicle").getByRole("textbox", { name: t("vehicle.plate"), exact: true })
    const rebate = section(desk, "insurance").getByRole("textbox", { name: t("insurance.rebate") })
    const notes = section(desk, "install").getByRole("textbox", { name: t("install.notes") })
    await findCustomer(desk, "jane", "Jane Doe")
    await notes.fill("Gate code 4711")

    // Neither a VIN nor a plate.
    await save.click()
    await expect.poll(() => errorOf(vin)).toBe(t("vehicle.required"))

    // An invalid VIN is rejected, even if a plate would be sufficient.
    await vin.fill("1HGCM82633A004353")
    await expect.poll(() => errorOf(vin)).toBe(t("vin.invalid"))
    await plate.fill("ABC1234")
    await save.click()
    await expect.poll(() => errorOf(vin)).toBe(t("vin.invalid"))
    assert.strictEqual(await vin.inputValue(), "1HGCM82633A004353")

    await insure(desk, { company: "Prairie Mutual", deductible: "100", rebate: "100.01" })
    await plate.fill("")
    await vin.fill(vins.accord)
    await expect.poll(() => errorOf(vin)).toBe("")
    await save.click()
    await expect.poll(() => errorOf(rebate)).toContain(t("job.rebateAboveDeductible"))

    const kept = { vin: await vin.inputValue(), notes: await notes.inputValue() }
    assert.deepStrictEqual(kept, { vin: vins.accord, notes: "Gate code 4711" })
    await section(desk, "customer").getByRole("link", { name: "Jane Doe" }).waitFor()
    assert.match(page.url(), /\/jobs\/create$/)

    // Switched off and on again, the claim is unchanged; an insurer's other name was replaced by its main name.
    const isInsured = section(desk, "insurance").getByRole("switch", { name: t("insurance.insurerPays") })
    await tick(isInsured)
    await rebate.waitFor({ state: "detached" })
    await tick(isInsured)
    assert.strictEqual(
      await section(desk, "insurance")
        .getByRole("combobox", { name: t("insurance.company") })
        .inputValue(),
      "Prairie Mutual Insurance"
    )
  })
})
