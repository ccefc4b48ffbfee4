import { assert, describe, it } from "vitest"
import { insure, newJob, section, typeVin, vinField, vins } from "./desk/quote.ts"
import { signIn } from "./desk/signIn.ts"
import { openBrowser } from "./desk/openBrowser.ts"

describe("an unsaved quote", () => {
  it("is offered again after a reload, with everything that was entered", async () => {
    const desk = await openBrowser()
    const { page, t } = desk
    await signIn(desk)
    await newJob(desk)
    await typeVin(desk, vins.accord, "2003 Honda Accord")
    await insure(desk, { company: "Granite State Insurance", deductible: "250", rebate: "0" })
    await page
      .getByRole("status")
      .filter({ hasText: new RegExp(`^${t("job.draftKept", { time: "" })}`) })
      .waitFor()

    await page.reload()
    await page.getByRole("button", { name: t("draft.restore") }).click()
    assert.strictEqual(await vinField(desk).inputValue(), vins.accord)
    const insurance = section(desk, "insurance")
    assert.strictEqual(
      await insurance.getByRole("combobox", { name: t("insurance.company") }).inputValue(),
      "Granite State Insurance"
    )
    assert.strictEqual(await insurance.getByRole("textbox", { name: t("insurance.deductible") }).inputValue(), "250.00")
    await page.getByRole("button", { name: t("draft.restore") }).waitFor({ state: "detached" })
  })
})
