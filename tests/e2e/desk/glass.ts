import type { Locator } from "playwright"
import { estimate } from "./estimate.ts"
import { fact } from "./fields.ts"
import { centsOf, hundredthsOf } from "./money.ts"
import type { BrowserSession } from "./openBrowser.ts"

/** A piece of glass as offered in the drawer. */
export interface Pane {
  readonly card: Locator
  readonly partNumber: string
  readonly features: ReadonlyArray<string>
  /** Cents. */
  readonly listPrice: number
  /** Hundredths of an hour. */
  readonly hours: number
  readonly calibration: string
}

/** Reads the glass offered in the drawer from its cards. */
export const offeredGlass = async ({ t, language }: BrowserSession, drawer: Locator): Promise<ReadonlyArray<Pane>> => {
  const cards = await drawer.getByRole("listitem").all()
  return Promise.all(
    cards.map(async (card) => ({
      card,
      partNumber: await card.getByRole("heading").innerText(),
      features: ((await card.getByRole("img").first().getAttribute("aria-label")) ?? "").split(", ").slice(1),
      listPrice: centsOf(language, await fact(card, t("glass.listPrice")).innerText()),
      hours: hundredthsOf(language, (await fact(card, t("glass.hours")).innerText()).replace(/[^\d.,]/g, "")),
      calibration: await fact(card, t("glass.calibration")).innerText()
    }))
  )
}

/** Chooses a piece of glass and waits for its lines on the estimate. */
export const chooseGlass = async (visit: BrowserSession, { card, partNumber }: Pane) => {
  await card.getByRole("button", { name: visit.t("glass.chooseNamed", { partNumber }) }).click()
  await estimate(visit).waitFor()
}
