import { assert, describe, expect, it, onTestFinished } from "vitest"
import { appCode, avoidStepBoundary } from "../support/softAuthenticator.ts"
import { enterPassword, password, signIn, signOut } from "./desk/signIn.ts"
import { tick } from "./desk/fields.ts"
import { origin, type BrowserSession, openBrowser } from "./desk/openBrowser.ts"

/** A shop that few other journeys use; it is restored afterwards. */
const home = origin("harbor")
const people = {
  owner: { userName: "pat.harbor", name: "Pat Quigley" },
  installer: { userName: "ian.harbor", name: "Ian Thibodeau" }
}
const landing = `${home}/dashboard`

/** Adds Chromium's virtual authenticator, like a phone or laptop that verifies its user. */
const addAuthenticator = async ({ context, page }: BrowserSession) => {
  const devtools = await context.newCDPSession(page)
  await devtools.send("WebAuthn.enable")
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true
    }
  })
}

const typePassword = async ({ page, t }: BrowserSession, button: "security.continue" | "passkeys.remove") => {
  const dialog = page.getByRole("dialog")
  await dialog.getByLabel(t("ownPassword.current")).fill(password)
  await dialog.getByRole("button", { name: t(button), exact: true }).click()
}

const keepCodes = async ({ page, t }: BrowserSession) => {
  const dialog = page.getByRole("dialog", { name: t("recovery.keep") })
  await dialog.getByRole("listitem").first().waitFor()
  const codes = await dialog.getByRole("listitem").allInnerTexts()
  await dialog.getByRole("button", { name: t("recovery.kept") }).click()
  return codes
}

/** Restores the shop wherever the test stopped: nothing required, and no user with a second step. */
const requireNoLonger = async ({ page }: BrowserSession) => {
  const ask = (method: string, path: string, body?: object) =>
    page.evaluate(
      async ({ body, method, path }) => {
        const answer = await fetch(`/api/V1${path}`, {
          method,
          headers: { "x-frit": "1", "content-type": "application/json" },
          ...(body === undefined ? {} : { body: JSON.stringify(body) })
        })
        return { status: answer.status, data: ((await answer.json()) as { data?: unknown }).data }
      },
      { body, method, path }
    )
  const currentPassword = password
  const stop = async () => (await ask("PUT", "/admin/security", { isRequired: false })).status === 200
  if (!(await stop())) {
    // It is required of the owner too, who has none yet.
    const { secret } = (await ask("POST", "/identity/authenticator", { currentPassword })).data as { secret: string }
    await ask("POST", "/identity/authenticator/code", { code: appCode(secret) })
    assert.isTrue(await stop())
    await ask("POST", "/identity/authenticator/removal", { currentPassword })
  }
  const own = (await ask("GET", "/identity/second-step")).data as { passkeys: ReadonlyArray<{ id: string }> }
  for (const { id } of own.passkeys) await ask("POST", `/identity/passkeys/${id}/removal`, { currentPassword })
  const staff = (await ask("GET", "/users")).data as { items: ReadonlyArray<{ id: string; userName: string }> }
  const installer = staff.items.find(({ userName }) => userName === people.installer.userName)
  assert.strictEqual((await ask("DELETE", `/users/${installer?.id}/second-step`)).status, 200)
}

describe("a passkey", () => {
  it("is added, signs in without a password, and is removed", async () => {
    const desk = await openBrowser()
    const { page, t } = desk
    await addAuthenticator(desk)
    await signIn(desk, people.installer, landing)
    await page.goto(`${home}/account/security`)
    await page.getByRole("button", { name: t("passkeys.add") }).click()
    await page.getByRole("dialog").getByLabel(t("passkeys.name")).fill("Front desk")
    await typePassword(desk, "security.continue")
    assert.strictEqual((await keepCodes(desk)).length, 10)
    await page.getByText("Front desk", { exact: true }).waitFor()

    await signOut(desk, people.installer.name)
    await page.goto(`${home}/login`)
    await page.getByRole("button", { name: t("login.passkey") }).click()
    await page.waitForURL(landing)
    await page.getByRole("heading", { level: 1 }).waitFor()

    await page.goto(`${home}/account/security`)
    await page
      .getByRole("region", { name: t("history.title") })
      .getByText(t("signInMethod.passkey"))
      .first()
      .waitFor()
    await page.getByRole("button", { name: t("passkeys.removeOne", { name: "Front desk" }) }).click()
    await typePassword(desk, "passkeys.remove")
    await page.getByText(t("passkeys.none"), { exact: true }).waitFor()
  })
})

describe("a second step required by the shop", () => {
  it("comes before everything else; the next sign-in asks for its code, or for a recovery code", async () => {
    const owner = await openBrowser()
    await signIn(owner, people.owner, landing)
    onTestFinished(() => requireNoLonger(owner))
    await owner.page.goto(`${home}/admin/security`)
    const required = owner.page.getByRole("switch", { name: owner.t("shopSecurity.required") })
    await required.waitFor({ state: "attached" })
    await tick(required)
    // The owner has none either.
    await owner.page.waitForURL(`${home}/account/security`)

    const desk = await openBrowser()
    const { page, t } = desk
    await page.goto(`${origin()}/login`)
    await enterPassword(desk, people.installer.userName)
    await page.waitForURL(`${home}/account/security`)
    await page.getByText(t("security.must"), { exact: true }).waitFor()
    await page.goto(`${home}/account/profile`)
    await page.waitForURL(`${home}/account/security`)

    await page.getByRole("button", { name: t("app.setUp") }).click()
    await typePassword(desk, "security.continue")
    const setUp = page.getByRole("dialog", { name: t("app.setUp") })
    await setUp.getByRole("img", { name: t("app.qr") }).waitFor()
    const secret = (await setUp.locator(".SecuritySecret").innerText()).replaceAll(" ", "")
    await avoidStepBoundary()
    await setUp.getByLabel(t("secondStep.code")).fill(appCode(secret, -1))
    await setUp.getByRole("button", { name: t("app.confirm") }).click()
    const [recoveryCode = ""] = await keepCodes(desk)
    await page.goto(`${home}/account/profile`)
    await page.getByRole("heading", { level: 1, name: t("route.profile") }).waitFor()

    await signOut(desk, people.installer.name)
    await enterPassword(desk, people.installer.userName)
    const code = page.getByLabel(t("secondStep.code"))
    await code.fill("000000")
    await page.getByRole("button", { name: t("login.submit") }).click()
    await page.getByRole("alert").getByText(t("failure.CodeNotRight"), { exact: true }).waitFor()
    await code.fill(appCode(secret))
    await page.getByRole("button", { name: t("login.submit") }).click()
    await page.waitForURL(landing)

    await signOut(desk, people.installer.name)
    await enterPassword(desk, people.installer.userName)
    await page.getByRole("button", { name: t("secondStep.useRecovery") }).click()
    await page.getByLabel(t("secondStep.recoveryCode")).fill(recoveryCode)
    await page.getByRole("button", { name: t("login.submit") }).click()
    await page.waitForURL(landing)

    // The owner sets one up too, sees the audit log, and ends the requirement.
    await addAuthenticator(owner)
    await owner.page.getByRole("button", { name: owner.t("passkeys.add") }).click()
    await owner.page.getByRole("dialog").getByLabel(owner.t("passkeys.name")).fill("Office")
    await typePassword(owner, "security.continue")
    await keepCodes(owner)
    await owner.page.goto(`${home}/admin/audit?about=signIns&size=25`)
    await expect
      .poll(() =>
        owner.page
          .getByRole("row")
          .filter({ hasText: owner.t("signInMethod.passwordAndRecoveryCode") })
          .count()
      )
      .toBeGreaterThan(0)
    await owner.page.goto(`${home}/admin/security`)
    await required.waitFor({ state: "attached" })
    await tick(required)
    await owner.page.getByText(owner.t("shopSecurity.off"), { exact: true }).first().waitFor()
    await owner.page.goto(`${home}/account/security`)
    await owner.page.getByRole("button", { name: owner.t("passkeys.removeOne", { name: "Office" }) }).click()
    await typePassword(owner, "passkeys.remove")
    await owner.page.getByText(owner.t("passkeys.none"), { exact: true }).waitFor()
  })
})
