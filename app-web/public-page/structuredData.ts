import type { PageHours } from "#domain/public-page/PageHours.ts"
import type { PublicPageFacts } from "#domain/public-page/PublicPageFacts.ts"
import { type Language, languageTags } from "#domain/words/languages.ts"
import type { PublicPageTexts } from "./pageWords.ts"

const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
const metersInMile = 1609

const opening = (hours: PageHours) =>
  hours.flatMap(({ isOpen, open, close }, day) =>
    isOpen
      ? [
          {
            "@type": "OpeningHoursSpecification",
            dayOfWeek: `https://schema.org/${days[day]}`,
            opens: open,
            closes: close
          }
        ]
      : []
  )

/** Structured data for search engines: schema.org's LocalBusiness, limited to what the page itself shows. */
export const structuredData = (
  facts: PublicPageFacts,
  language: Language,
  says: PublicPageTexts,
  {
    home,
    picture,
    images
  }: { readonly home: string; readonly picture: string | undefined; readonly images: ReadonlyArray<string> }
): object => {
  const { businessName, phoneNumber, emailAddress, places, map, services, serviceRadius, hours, logo } = facts
  const address = places[0]?.address
  const middle = map === null ? undefined : { latitude: map.latitude, longitude: map.longitude }
  return {
    "@context": "https://schema.org",
    "@type": ["LocalBusiness", "AutoRepair"],
    "@id": `${home}#shop`,
    name: businessName,
    url: home,
    inLanguage: language,
    ...(phoneNumber === "" ? {} : { telephone: phoneNumber }),
    ...(emailAddress === "" ? {} : { email: emailAddress }),
    ...(images.length === 0 ? {} : { image: images }),
    ...(logo === null || picture === undefined ? {} : { logo: picture }),
    ...(address === undefined
      ? {}
      : {
          address: {
            "@type": "PostalAddress",
            streetAddress: [address.address1, address.address2].filter((line) => line !== "").join(", "),
            addressLocality: address.city,
            addressRegion: address.region,
            postalCode: address.postalCode,
            addressCountry: address.country
          }
        }),
    ...(middle === undefined || address === undefined ? {} : { geo: { "@type": "GeoCoordinates", ...middle } }),
    ...(middle === undefined || serviceRadius === 0 || !services.includes("mobileService")
      ? {}
      : {
          areaServed: {
            "@type": "GeoCircle",
            geoMidpoint: { "@type": "GeoCoordinates", ...middle },
            geoRadius: serviceRadius * metersInMile
          }
        }),
    openingHoursSpecification: opening(hours),
    availableLanguage: languageTags,
    makesOffer: services.map((service) => ({
      "@type": "Offer",
      itemOffered: {
        "@type": "Service",
        name: says(`service.${service}`),
        description: says(`service.${service}.about`)
      }
    }))
  }
}
