import { Clock, Effect } from "effect"
import { handle } from "#domain/contract/Endpoint.ts"
import type { FileId } from "#domain/files/FileId.ts"
import { FileNotFound } from "#domain/files/filesApi.ts"
import { storedContent } from "#domain/files/storedContent.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { dayOf, daysAfter } from "#domain/shared/Day.ts"
import { QuoteStore } from "./QuoteStore.ts"
import { cancelPage, reactivatePage, getPageSubscription } from "./changePageAddOn.ts"
import { changePublicPageLook, picturesOf, uploadPagePicture } from "./changePublicPageLook.ts"
import { changePublicPageSetting } from "./changePublicPageSetting.ts"
import { lookStore, settingStore } from "./publicPageStore.ts"
import { getPageAddOn, postPageCancellation, postPageReactivation } from "./pageAddOnApi.ts"
import {
  getPagePicture,
  getPublicPageLook,
  getPublicPagePreview,
  getPublicPageSetting,
  getQuoteFunnel,
  postPagePicture,
  putPublicPageLook,
  putPublicPageSetting
} from "./publicPageApi.ts"
import { quoteSteps } from "./quoteTypes.ts"
import { readPublicPage } from "./readPublicPage.ts"
import { getPublicPage } from "./getPublicPage.ts"
import { getUsualDeposit } from "./usualDepositApi.ts"

/** Returns a picture of a page that is shown, or the logo; never any other file of the shop. */
const pagePicture = Effect.fn("pagePicture")(function* ({ id }: { readonly id: FileId }) {
  const { state, look, tenant } = yield* readPublicPage
  const shown = new Set([tenant.logo, ...picturesOf(look).flatMap((one) => [one.id, one.small])])
  const content = state === "active" && shown.has(id) ? yield* storedContent(id, () => "picture.jpg") : undefined
  return content ?? (yield* new FileNotFound())
})

/** Number of days over which steps of the public quote are counted, including today. */
const days = 30

/** Returns how often each step of the public quote was reached in that period, in the order of the flow. */
const loadQuoteFunnel = Effect.fn("loadQuoteFunnel")(function* () {
  const [place] = yield* Locations.use(({ all }) => all)
  const today = dayOf(yield* Clock.currentTimeMillis, place?.timeZone ?? "UTC")
  const kept = yield* (yield* QuoteStore).stepCounts(daysAfter(today, 1 - days), today)
  const counts = new Map(kept.map(({ step, count }) => [step, count]))
  return { days, steps: quoteSteps.map((step) => ({ step, count: counts.get(step) ?? 0 })) }
})

export const publicPageHandlers = [
  handle(getPublicPageSetting, () => Effect.map(settingStore.find, ({ value }) => value)),
  handle(putPublicPageSetting, changePublicPageSetting),
  handle(getUsualDeposit, () =>
    Effect.map(settingStore.find, ({ value: { payment, deposit } }) => ({
      deposit: payment === "deposit" ? deposit : 0
    }))
  ),
  handle(getPublicPageLook, () => Effect.map(lookStore.find, ({ value }) => value)),
  handle(putPublicPageLook, changePublicPageLook),
  handle(getPublicPagePreview, () => getPublicPage),
  handle(postPagePicture, uploadPagePicture),
  handle(getQuoteFunnel, loadQuoteFunnel),
  handle(getPageAddOn, () => getPageSubscription),
  handle(postPageCancellation, cancelPage),
  handle(postPageReactivation, reactivatePage),
  handle(getPagePicture, pagePicture)
]
