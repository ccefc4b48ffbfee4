import type { PublicPageFacts, PublicPlace } from "#domain/public-page/PublicPageFacts.ts"
import type { PagePicture } from "#domain/public-page/PublicPageLook.ts"
import { defaultColors } from "#domain/public-page/PageColors.ts"
import { phoneDigits } from "#domain/shared/phoneDigits.ts"
import { type Language, languages, languageTags } from "#domain/words/languages.ts"
import { Markup, markup } from "./markup.ts"
import { brandGlass, icons, pageMap, roadScene, serviceDrawings } from "./pageDrawings.ts"
import { hoursLines, openState, timeName, weekdayName } from "./pageHours.ts"
import { pageStyle } from "./pageStyle.ts"
import { type PublicPageTexts, pageWords } from "./pageWords.ts"
import { tokenSheet } from "./pageTokens.ts"
import { structuredData } from "./structuredData.ts"

/** The visitor-specific inputs of a page. */
export interface PageRequest {
  readonly language: Language
  /** Whether the visitor chose the language, in which case links keep it. */
  readonly isChosen: boolean
  /** The current time in milliseconds UTC, to show whether the shop is open. */
  readonly now: number
  /** The origin of the shop's host: `https://demo.frit.app`. */
  readonly origin: string
  /** The path of the quote page; undefined if there is none and visitors are asked to call. */
  readonly quotePath: string | undefined
  /** Returns a picture's URL by file id. */
  readonly pictureAt: (id: string) => string
  /** Forces a theme regardless of the visitor's device, for the preview. */
  readonly theme?: "light" | "dark"
}

/** A page with its style kept separate, so that the content security policy can name its hash. */
export interface RenderedPage {
  readonly html: string
  readonly style: string
}

const pictureOf = (
  { pictureAt }: PageRequest,
  { id, small, alt, width, height }: PagePicture,
  sizes: string,
  more: string
) =>
  markup`<img src="${pictureAt(id)}" srcset="${pictureAt(small)} 720w, ${pictureAt(id)} ${Math.max(width, 721)}w" sizes="${sizes}" width="${width}" height="${height}" alt="${alt}" ${new Markup(more)}>`

/** A text in the visitor's language, otherwise in the shop's own, otherwise in any language available. */
const textIn = (texts: Readonly<Record<Language, string>>, language: Language, own: Language): string =>
  texts[language] || texts[own] || texts.en || texts.fr || texts.es

const telOf = (phone: string, country: string): string => {
  const digits = phoneDigits(phone)
  return `tel:${digits.length === 10 && (country === "US" || country === "CA") ? `+1${digits}` : digits}`
}

const cityOf = ({ places }: PublicPageFacts): string => places[0]?.address.city ?? ""

const addressLines = ({ address }: PublicPlace): ReadonlyArray<string> => [
  [address.address1, address.address2].filter((line) => line !== "").join(", "),
  `${address.city}, ${address.region} ${address.postalCode}`
]

const directionsTo = (place: PublicPlace): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(addressLines(place).join(", "))}`

/** The URL of the page in a language. */
const homeIn = (language: Language) => `/?lang=${language}`

const languageNav = (language: Language, says: PublicPageTexts, to: (language: Language) => string): Markup =>
  markup`<nav class="Tongues" aria-label="${says("language")}">${languageTags.map(
    (tag) =>
      markup`<a href="${to(tag)}" hreflang="${tag}" lang="${tag}" aria-label="${tag.toUpperCase()}, ${languages[tag].name}"${tag === language && new Markup(' aria-current="true"')}>${tag.toUpperCase()}</a>`
  )}</nav>`

const brand = ({ businessName, logo }: PublicPageFacts, { pictureAt }: PageRequest): Markup =>
  markup`<span class="PageBrand">${logo === null ? markup`${brandGlass}<span>${businessName}</span>` : markup`<img src="${pictureAt(logo)}" alt="${businessName}" height="44">`}</span>`

const header = (
  facts: PublicPageFacts,
  asked: PageRequest,
  says: PublicPageTexts,
  parts: ReadonlyArray<readonly [string, string]>
) =>
  markup`<header class="Wrap Top">${brand(facts, asked)}
<nav class="Links" aria-label="${says("menu")}">${parts.map(([id, name]) => markup`<a href="#${id}">${name}</a>`)}</nav>
${languageNav(asked.language, says, homeIn)}
${facts.phoneNumber !== "" && markup`<a class="TopCall" href="${telOf(facts.phoneNumber, facts.country)}" aria-label="${says("call", { phone: facts.phoneNumber })}">${icons.phone}<span>${facts.phoneNumber}</span></a>`}</header>`

const acts = (facts: PublicPageFacts, { quotePath, language }: PageRequest, says: PublicPageTexts): Markup => {
  const { phoneNumber, country, hasPrices } = facts
  const call = (isFirst: boolean) =>
    phoneNumber !== "" &&
    markup`<a class="Act${!isFirst && new Markup(" Second")}" href="${telOf(phoneNumber, country)}">${icons.phone}${says("call", { phone: phoneNumber })}</a>`
  return quotePath === undefined
    ? markup`<div class="Acts">${call(true)}</div>`
    : markup`<div class="Acts"><a class="Act" href="${quotePath}?lang=${language}">${says(hasPrices ? "getPrice" : "getQuote")}${icons.arrow}</a>${call(false)}</div>`
}

const lead = (facts: PublicPageFacts, says: PublicPageTexts): string => {
  const [city, miles] = [cityOf(facts), facts.serviceRadius]
  if (!facts.hasPrices) return says("leadBook")
  if (miles === 0 || !facts.services.includes("mobileService")) return says("leadPriceShop")
  return city === "" ? says("leadPrice") : says("leadPriceArea", { city, miles })
}

/** Question and answer, each on its own line. */
const headline = (text: string): ReadonlyArray<Markup> =>
  text.split(/(?<=\?) /).map((sentence) => markup`<span>${sentence} </span>`)

const hero = (facts: PublicPageFacts, asked: PageRequest, says: PublicPageTexts): Markup => {
  const { banner } = facts.look
  const said = facts.hasPrices
    ? [says("factNoPhone"), says("factOneSum"), says("factThirty")]
    : [...(facts.services.includes("mobileService") ? [says("factMobile")] : []), says("factInsurance")]
  return markup`<div class="Hero"><div class="Stage Band0"><div class="Glass">${banner === null ? roadScene("hero") : pictureOf(asked, banner, "100vw", 'fetchpriority="high"')}<div class="Veil"></div></div></div>
<div class="Words"><h1>${headline(says(facts.hasPrices ? "titlePrice" : "titleBook"))}</h1><p class="Lead">${lead(facts, says)}</p>
${acts(facts, asked, says)}
<ul class="Facts">${said.map((one) => markup`<li>${icons.check}<span>${one}</span></li>`)}</ul>
${doors(facts, asked, says)}</div></div>`
}

const doors = ({ hours, timeZone }: PublicPageFacts, { language, now }: PageRequest, says: PublicPageTexts): Markup => {
  const { closes, next } = openState(hours, timeZone, now)
  const time = (text: string) => timeName(text, language)
  const said =
    closes !== undefined
      ? says("openUntil", { time: time(closes) })
      : next === undefined
        ? says("closedNow")
        : `${says("closedNow")}. ${next.isToday ? says("openAtToday", { time: time(next.open) }) : says("openAt", { day: weekdayName(next.day, language), time: time(next.open) })}`
  return markup`<p class="Doors"><span class="Dot${closes !== undefined && new Markup(" Open")}"></span><span>${said}</span></p>`
}

const part = (id: string, title: string, inside: Markup): Markup =>
  markup`<section class="Part" id="${id}" aria-labelledby="${id}-title"><div class="Wrap"><h2 id="${id}-title">${title}</h2>${inside}</div></section>`

const hoursTable = (
  { hours, timeZone }: PublicPageFacts,
  { language, now }: PageRequest,
  says: PublicPageTexts
): Markup => {
  const { today } = openState(hours, timeZone, now)
  const name = (day: number) => {
    const text = weekdayName(day, language)
    return text.charAt(0).toUpperCase() + text.slice(1)
  }
  return markup`<table class="Hours"><caption hidden>${says("hours")}</caption><tbody>${hoursLines(hours).map(
    ({ from, to, isOpen, open, close }) => {
      const isToday = from <= today && today <= to
      const label =
        from === to
          ? isToday
            ? says("today", { day: weekdayName(from, language) })
            : name(from)
          : says("range", { from: name(from), to: weekdayName(to, language) })
      return markup`<tr${isToday && new Markup(' class="Today"')}><th scope="row">${label}</th><td>${isOpen ? `${timeName(open, language)} – ${timeName(close, language)}` : says("closed")}</td></tr>`
    }
  )}</tbody></table>`
}

const where = (facts: PublicPageFacts, asked: PageRequest, says: PublicPageTexts): Markup => {
  const { places, map, country, serviceRadius, businessName } = facts
  const city = cityOf(facts) || businessName
  const isMobile = serviceRadius > 0 && facts.services.includes("mobileService")
  const shown = map !== null && (isMobile ? map : { ...map, miles: 0 })
  return markup`<div class="Where">${hoursTable(facts, asked, says)}
${shown !== false && pageMap(shown, isMobile ? says("map", { miles: serviceRadius, city }) : says("mapShop", { city }), says("miles", { miles: serviceRadius }))}
<div class="Reach">${isMobile && markup`<p>${says("area", { miles: serviceRadius })}</p>`}${
    places.length > 0 &&
    markup`<ul class="Places">${places.map(
      (place) =>
        markup`<li><h3>${places.length > 1 ? place.name : businessName}</h3>${addressLines(place).map((line) => markup`<p>${line}</p>`)}<p><a href="${directionsTo(place)}" rel="noreferrer noopener">${icons.pin}${says("directions")}</a>${
          places.length > 1 &&
          place.phoneNumber !== "" &&
          markup` &nbsp; <a href="${telOf(place.phoneNumber, country)}">${icons.phone}${place.phoneNumber}</a>`
        }</p></li>`
    )}</ul>`
  }</div></div>`
}

/** Without a quote page, the texts do not promise a price. */
const asShown = (facts: PublicPageFacts, { quotePath }: PageRequest): PublicPageFacts =>
  quotePath === undefined ? { ...facts, hasPrices: false } : facts

/** The body of the page, for both the server and the preview next to the form. */
export const pageBody = (whole: PublicPageFacts, asked: PageRequest): Markup => {
  const facts = asShown(whole, asked)
  const says = pageWords[asked.language]
  const { look, services, businessName, phoneNumber, emailAddress, language: own, country } = facts
  const about = textIn(look.aboutText, asked.language, own)
  const intro = textIn(look.contactIntro, asked.language, own)
  const placeTitle = says(facts.places.length > 1 ? "places" : "place")
  const parts: ReadonlyArray<readonly [id: string, title: string, inside: Markup]> = [
    [
      "services",
      says("services"),
      markup`<ul class="Services">${services.map(
        (service) =>
          markup`<li>${serviceDrawings[service]()}<h3>${says(`service.${service}`)}</h3><p>${says(`service.${service}.about`)}</p></li>`
      )}</ul>`
    ],
    ...(look.recentJobs.length === 0
      ? []
      : [
          [
            "jobs",
            says("jobs"),
            markup`<div class="Jobs" tabindex="0" role="region" aria-label="${says("jobsHint")}">${look.recentJobs.map(
              (picture) =>
                markup`<figure>${pictureOf(asked, { ...picture, alt: "" }, "(min-width: 860px) 380px, 82vw", 'loading="lazy" decoding="async"')}${picture.alt !== "" && markup`<figcaption>${picture.alt}</figcaption>`}</figure>`
            )}</div>`
          ] as const
        ]),
    ...(about === "" && look.about === null
      ? []
      : [
          [
            "about",
            says("about"),
            markup`<div class="Told${look.about !== null && about !== "" && new Markup(" Pictured")}">${look.about !== null && pictureOf(asked, look.about, "(min-width: 860px) 560px, 100vw", 'loading="lazy" decoding="async"')}${about !== "" && markup`<p>${about}</p>`}</div>`
          ] as const
        ]),
    ["place", placeTitle, where(facts, asked, says)],
    [
      "contact",
      says("contact"),
      markup`<div class="Reach">${intro !== "" && markup`<p>${intro}</p>`}${
        emailAddress !== "" && markup`<p><a href="mailto:${emailAddress}">${icons.mail}${emailAddress}</a></p>`
      }${acts(facts, asked, says)}</div>`
    ]
  ]
  const year = new Date(asked.now).getUTCFullYear()
  return markup`<div class="Page" lang="${asked.language}"${asked.theme !== undefined && markup` data-theme="${asked.theme}"`}>
<a class="Skip" href="#main">${says("skip")}</a>
<div class="Band0">${header(
    facts,
    asked,
    says,
    parts.filter(([id]) => id !== "contact" && id !== "about").map(([id, title]) => [id, title])
  )}</div>
<main id="main">${hero(facts, asked, says)}
${parts.map(([id, title, inside]) => part(id, title, inside))}</main>
<footer class="Foot"><div class="Wrap"><span>© ${String(year)} ${businessName}</span>${phoneNumber !== "" && markup`<a href="${telOf(phoneNumber, country)}">${phoneNumber}</a>`}<a href="/login">${says("staff")}</a></div></footer></div>`
}

/** The page's complete style sheet, in a shop's colors. */
export const pageSheet = (facts: PublicPageFacts): string =>
  `body{margin:0}${tokenSheet(facts.look.colors)}${pageStyle}`

const shell = (language: Language, head: Markup, style: string, body: Markup): RenderedPage => ({
  style,
  html: markup`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head}
<link rel="icon" href="/frit.svg" type="image/svg+xml">
<style>${new Markup(style)}</style>
</head>
<body>
${body}
</body>
</html>
`.text
})

/** A shop's complete page for a visitor, readable and indexable by search engines without scripts. */
export const renderPublicPage = (whole: PublicPageFacts, asked: PageRequest): RenderedPage => {
  const facts = asShown(whole, asked)
  const { language, isChosen, origin, pictureAt } = asked
  const says = pageWords[language]
  const [shop, city] = [facts.businessName, cityOf(facts)]
  const title = city === "" ? says("title", { shop }) : says("titleCity", { shop, city })
  const description = says(facts.hasPrices ? "descriptionPrice" : "descriptionBook", { shop })
  const home = `${origin}/`
  const canonical = isChosen ? `${origin}${homeIn(language)}` : home
  const picture = (id: string) => `${origin}${pictureAt(id)}`
  const shown = facts.look.banner ?? facts.look.about ?? facts.look.recentJobs[0]
  const data = JSON.stringify(
    structuredData(facts, language, says, {
      home,
      picture: facts.logo === null ? undefined : picture(facts.logo),
      images: [facts.look.banner, facts.look.about, ...facts.look.recentJobs]
        .filter((one) => one !== null)
        .map(({ id }) => picture(id))
    })
  ).replaceAll("<", "\\u003c")
  const head = markup`<title>${title}</title>
<meta name="description" content="${description}">
<meta name="theme-color" content="${facts.look.colors.header.slice(0, 7)}">
<link rel="canonical" href="${canonical}">
${languageTags.map((tag) => markup`<link rel="alternate" hreflang="${tag}" href="${origin}${homeIn(tag)}">`)}<link rel="alternate" hreflang="x-default" href="${home}">
<meta property="og:type" content="website"><meta property="og:title" content="${title}"><meta property="og:description" content="${description}"><meta property="og:url" content="${canonical}"><meta property="og:site_name" content="${shop}"><meta property="og:locale" content="${languages[language].locale.replace("-", "_")}">
${shown !== undefined && markup`<meta property="og:image" content="${picture(shown.id)}"><meta property="og:image:width" content="${shown.width}"><meta property="og:image:height" content="${shown.height}"><meta property="og:image:alt" content="${shown.alt}"><meta name="twitter:card" content="summary_large_image">`}
<script type="application/ld+json">${new Markup(data)}</script>`
  return shell(language, head, pageSheet(facts), pageBody(facts, asked))
}

/** The body shown in place of an unavailable page. */
export const noPageBody = (businessName: string, language: Language, theme?: "light" | "dark"): Markup => {
  const says = pageWords[language]
  return markup`<div class="Page" lang="${language}"${theme !== undefined && markup` data-theme="${theme}"`}><div class="Band0"><header class="Wrap Top"><span class="PageBrand">${brandGlass}<span>${businessName}</span></span>${languageNav(language, says, homeIn)}</header></div>
<main class="Kind">${serviceDrawings.windshieldReplacement()}<h1>${says("inactiveTitle")}</h1><p>${says("inactiveText")}</p><p><a href="/login">${says("staff")}</a></p></main></div>`
}

/**
 * Rendered in place of an unavailable page: a short message with only the shop's name. Search engines do not index it.
 */
export const renderNoPublicPage = (businessName: string, language: Language): RenderedPage => {
  return shell(
    language,
    markup`<title>${businessName}</title><meta name="robots" content="noindex">`,
    `body{margin:0}${tokenSheet(defaultColors)}${pageStyle}`,
    noPageBody(businessName, language)
  )
}
