import type { PublicPageFacts } from "#domain/public-page/PublicPageFacts.ts"
import { defaultLook } from "#domain/public-page/PublicPageLook.ts"
import { defaultSetting } from "#domain/public-page/PublicPageSetting.ts"
import { sampleTenant } from "#domain/testing/samples.ts"
import type { PageRequest } from "#web/public-page/renderPublicPage.ts"

const picture = (id: string, alt: string) =>
  ({ id, alt, small: `${id}-small`, width: 1600, height: 1200 }) as unknown as NonNullable<
    PublicPageFacts["look"]["about"]
  >

/** A shop's page with all content. */
export const pageFacts: PublicPageFacts = {
  businessName: sampleTenant.businessName,
  phoneNumber: sampleTenant.phoneNumber,
  emailAddress: sampleTenant.emailAddress,
  language: "en",
  country: "US",
  timeZone: "America/Phoenix",
  logo: null,
  services: ["windshieldReplacement", "windshieldRepair", "mobileService"],
  serviceRadius: 25,
  hasPrices: true,
  hours: defaultSetting.hours,
  places: [{ name: "Tempe", phoneNumber: "480-555-0142", address: sampleTenant.address }],
  map: {
    miles: 25,
    reach: 34,
    latitude: 33.43,
    longitude: -111.93,
    areas: [
      [1, 2],
      [-8, 4],
      [30, 5]
    ],
    places: [[0, 0]]
  },
  look: {
    ...defaultLook,
    banner: picture("banner", "Our front"),
    about: picture("about", "The crew"),
    recentJobs: [picture("job-1", "A Kona, calibrated"), picture("job-2", "")],
    aboutText: { en: "Since 1998.", fr: "Depuis 1998.", es: "" },
    contactIntro: { en: "We answer ourselves.", fr: "", es: "" }
  }
}

/** Requested on a Wednesday at 1 p.m. in Phoenix. */
export const pageAsked: PageRequest = {
  language: "en",
  isChosen: false,
  now: Date.UTC(2026, 10, 25, 20),
  origin: "https://copper.frit.example",
  quotePath: "/quote",
  pictureAt: (id) => `/pictures/${id}`
}
