import { Effect } from "effect"
import { Transaction } from "#domain/contract/Transaction.ts"
import { Users } from "#domain/people/Users.ts"
import type { PricingProfile } from "#domain/pricing-profiles/PricingProfile.ts"
import { changePublicPageLook, uploadPagePicture } from "#domain/public-page/changePublicPageLook.ts"
import { changePublicPageSetting } from "#domain/public-page/changePublicPageSetting.ts"
import type { PageDay } from "#domain/public-page/PageHours.ts"
import { noTexts, type PublicPageLookDraft, defaultLook } from "#domain/public-page/PublicPageLook.ts"
import { defaultSetting } from "#domain/public-page/PublicPageSetting.ts"
import { websiteProfile } from "./profiles.ts"
import { drawRecentJob, drawShopFront } from "./drawPage.ts"

const weekday: PageDay = { isOpen: true, open: "08:00", close: "17:30" }
const saturday: PageDay = { isOpen: true, open: "09:00", close: "13:00" }
const sunday: PageDay = { isOpen: false, open: "", close: "" }

const texts: Pick<PublicPageLookDraft, "aboutText" | "contactIntro"> = {
  aboutText: {
    ...noTexts,
    en: "We have replaced glass in downtown Tucson since 1998, and most of our customers come back or send a neighbor.\n\nOur installers are certified. A windshield with a camera behind it is calibrated before you drive off, and we tell you the whole price before we start.",
    fr: "Nous remplaçons des vitres au centre-ville de Tucson depuis 1998, et la plupart de nos clients reviennent ou nous envoient un voisin.\n\nNos installateurs sont certifiés. Un pare-brise avec caméra est calibré avant votre départ, et vous connaissez le prix complet avant que nous commencions.",
    es: "Cambiamos cristales en el centro de Tucson desde 1998, y la mayoría de nuestros clientes vuelve o nos recomienda.\n\nNuestros instaladores están certificados. Un parabrisas con cámara se calibra antes de que usted se vaya, y le decimos el precio completo antes de empezar."
  },
  contactIntro: {
    ...noTexts,
    en: "We answer the phone ourselves. After hours, write to us and you hear from us the next morning.",
    fr: "C’est nous qui répondons au téléphone. Après les heures, écrivez-nous et nous vous répondons le lendemain matin.",
    es: "Nosotros mismos contestamos el teléfono. Fuera de horario, escríbanos y le respondemos a la mañana siguiente."
  }
}

/** What the pictures of recent jobs show. */
const jobs = [
  "Windshield with camera, calibrated the same day",
  "Windshield on a red wagon, done in the driveway",
  "Rain sensor and acoustic glass, Oro Valley",
  "Chip filled before it ran, 30 minutes",
  "Windshield with head-up display, insurance billed"
]

/** Gives a shop a complete public page: hours, texts, pictures, a pricing profile, and who is notified of requests. */
export const seedPage = Effect.fn("seedPage")(function* (
  businessName: string,
  profiles: ReadonlyArray<PricingProfile>
) {
  const upload = Effect.fnUntraced(function* (drawn: Promise<Uint8Array>, alt: string) {
    const { id } = yield* uploadPagePicture({ picture: yield* Effect.promise(() => drawn) })
    return { id, alt }
  })
  const people = yield* (yield* Users).list
  const owner = people.find(({ active, roles }) => active && roles.includes("owner"))
  yield* Effect.orDie(
    changePublicPageSetting({
      ...defaultSetting,
      isOn: true,
      services: ["windshieldReplacement", "doorGlass", "backGlass", "windshieldRepair", "calibration", "mobileService"],
      pricingProfile: profiles.find(({ profileName }) => profileName === websiteProfile.profileName)?.id ?? null,
      recipients: owner === undefined ? [] : [owner.emailAddress],
      hours: [weekday, weekday, weekday, weekday, weekday, saturday, sunday]
    })
  )
  const look = Effect.gen(function* () {
    const about = yield* upload(drawShopFront(businessName), `The front of ${businessName}, one bay open`)
    const recentJobs = yield* Effect.forEach(jobs, (alt, nth) => upload(drawRecentJob(nth), alt))
    return yield* changePublicPageLook({ ...defaultLook, ...texts, about, recentJobs })
  })
  // Joins the transaction that creates the shop, so nothing is visible on its own or waited for.
  const { run } = yield* Transaction
  yield* Effect.orDie(look).pipe(Effect.provideService(Transaction, { run, runInNew: (work) => work }))
})
