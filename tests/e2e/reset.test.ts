import { assert, describe, it } from "vitest"
import { violations } from "./desk/axe.ts"
import { enterPassword, password } from "./desk/signIn.ts"
import { origin, openBrowser } from "./desk/openBrowser.ts"

/** A demo user whom no other journey needs, and their new password. */
const vera = { userName: "vera.vin", email: "vera.vin@example.com", name: "Vera Lindqvist" }
const newPassword = "Kestrel-41-vQ"

describe("a forgotten password", () => {
  it("is requested at the login, reset through the emailed link, and signs the user in again", async () => {
    const desk = await openBrowser()
    const { page, t } = desk
    await page.goto(`${origin("demo")}/login`)
    await page.getByRole("link", { name: t("login.forgot") }).click()
    await page.waitForURL(`${origin("demo")}/forgot-password`)
    await page.getByRole("textbox", { name: t("emailAddress") }).fill("nobody@coppercanyon.example")
    await page.keyboard.press("Enter")
    await page.getByRole("alert").getByText(t("passwordReset.emailNotFound"), { exact: true }).waitFor()
    await page.getByRole("textbox", { name: t("emailAddress") }).fill(vera.email)
    await page.keyboard.press("Enter")
    await page.getByText(t("passwordReset.sent"), { exact: true }).waitFor()
    assert.deepStrictEqual(await violations(page, "everything"), [])

    const mail = await desk.context.newPage()
    await mail.goto(`${origin()}/dev/mail`)
    assert.deepStrictEqual(await violations(mail, "everything"), [])
    const ours = mail.getByRole("listitem").filter({ hasText: vera.email }).getByRole("link")
    while ((await ours.count()) === 0) await mail.reload()
    await ours.first().click()
    const link = await mail.getByRole("link", { name: /\/reset-password\?token=/ }).getAttribute("href")
    assert.strictEqual(new URL(link!).origin, origin("demo"))
    await mail.close()

    await page.goto(link!)
    await page.getByRole("heading", { level: 1, name: t("passwordReset.newTitle") }).waitFor()
    await page.waitForURL(`${origin("demo")}/reset-password`)
    assert.deepStrictEqual(await violations(page, "everything"), [])
    await page.getByRole("textbox", { name: t("passwordReset.new") }).fill(newPassword)
    await page.getByRole("textbox", { name: t("passwordReset.confirmation") }).fill(newPassword)
    await page.getByRole("button", { name: t("passwordReset.set") }).click()
    await page.getByText(t("passwordReset.loginWithNew"), { exact: true }).waitFor()

    await enterPassword(desk, vera.userName, newPassword)
    await page.waitForURL(`${origin("demo")}/dashboard`)
    await page.getByRole("button", { name: t("account.of", { name: vera.name }) }).waitFor()
    assert.deepStrictEqual(
      desk.complaints.filter(({ text }) => text.startsWith("Policy")),
      []
    )
  })

  it("has a link that works once, and the old password stops working", async () => {
    const desk = await openBrowser("fr")
    const { page, t } = desk
    await page.goto(`${origin("demo")}/reset-password?token=never-given&email=${encodeURIComponent(vera.email)}`)
    await page.getByText(t("passwordReset.linkExpired"), { exact: true }).waitFor()
    await page.waitForURL(`${origin("demo")}/forgot-password`)
    await page.goto(`${origin("demo")}/login`)
    await enterPassword(desk, vera.userName, password)
    await page.getByRole("alert").getByText(t("failure.LoginFailed"), { exact: true }).waitFor()
  })
})
