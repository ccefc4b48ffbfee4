import type { Meta, StoryObj } from "@storybook/react-vite"
import { useEffect, useRef } from "react"
import { expect } from "storybook/test"
import type { PublicPageFacts } from "#domain/public-page/PublicPageFacts.ts"
import { noTexts, defaultLook } from "#domain/public-page/PublicPageLook.ts"
import { defaultSetting } from "#domain/public-page/PublicPageSetting.ts"
import { sampleTenant } from "#domain/testing/samples.ts"
import type { Language } from "#domain/words/languages.ts"
import { noPageBody, pageBody, pageSheet } from "#web/public-page/renderPublicPage.ts"

interface Shown {
  readonly facts: PublicPageFacts
  readonly language: Language
  readonly theme: "light" | "dark"
  readonly isActive: boolean
  readonly fontSize: string
}

/** Renders the page as the server sends it, with its own style and without scripts. */
function Sheet({ facts, language, theme, isActive, fontSize }: Shown) {
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const style = new CSSStyleSheet()
    style.replaceSync(`${pageSheet(facts)}.Page{font-size:${fontSize}}`)
    document.adoptedStyleSheets = [style]
    const asked = { isChosen: true, now: Date.UTC(2026, 10, 25, 20), origin: "https://copper.frit.example" }
    host.current!.innerHTML = (
      isActive
        ? pageBody(facts, { ...asked, language, quotePath: "/quote", pictureAt: () => "", theme })
        : noPageBody(facts.businessName, language, theme)
    ).text
    return () => {
      document.adoptedStyleSheets = []
    }
  })
  return <div ref={host} />
}

const facts: PublicPageFacts = {
  businessName: sampleTenant.businessName,
  phoneNumber: sampleTenant.phoneNumber,
  emailAddress: sampleTenant.emailAddress,
  language: "en",
  country: "US",
  timeZone: "America/Phoenix",
  logo: null,
  services: ["windshieldReplacement", "doorGlass", "windshieldRepair", "mobileService"],
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
      [4, 8],
      [-9, 3],
      [29, 4]
    ],
    places: [[0, 0]]
  },
  look: { ...defaultLook, aboutText: { ...noTexts, en: "Family-owned since 1998.", fr: "Depuis 1998." } }
}
const long = "Windshields and more since nineteen hundred ninety-eight, family-owned, ".repeat(14)

const meta = {
  title: "Screens/Public page/Page",
  component: Sheet,
  args: { facts, language: "en", theme: "light", isActive: true, fontSize: "17px" },
  parameters: {
    layout: "fullscreen",
    ends: {
      Usual: "See your price in a minute.",
      AtNight: "Open now until 5:00 PM",
      InFrench: "Depuis 1998.",
      RedAndBlack: "Get my price",
      UnreadableColors: "Get my price",
      LongTexts: "Superstition Mountains",
      TwiceTheText: "Get my price",
      Inactive: "not open yet"
    }
  }
} satisfies Meta<typeof Sheet>
export default meta
type Story = StoryObj<typeof meta>
type Page = Parameters<NonNullable<Story["play"]>>[0]

const headingIn = ({ canvas }: Page) => canvas.findByRole("heading", { level: 1 })
const fits = async (page: Page) => {
  await headingIn(page)
  const sheet = page.canvasElement.querySelector<HTMLElement>(".Page")!
  await expect(sheet.scrollWidth).toBeLessThanOrEqual(sheet.clientWidth)
}

/** The default look of a new shop, with the drawn banner. */
export const Usual: Story = {
  play: async (page) => {
    await expect(await headingIn(page)).toHaveTextContent("Cracked glass? See your price in a minute.")
    await fits(page)
  }
}

/** The same in the dark theme. */
export const AtNight: Story = { args: { theme: "dark" }, play: fits }

/** In French, for a shop in Québec. */
export const InFrench: Story = {
  args: { language: "fr" },
  play: async (page) => {
    await expect(await headingIn(page)).toHaveTextContent("Vitre brisée?")
    await fits(page)
  }
}

/** A shop's own red and black: eight tokens changed, nothing else. */
export const RedAndBlack: Story = {
  args: {
    facts: {
      ...facts,
      look: { ...facts.look, colors: { ...facts.look.colors, button: "#c8102e", header: "#111111", title: "#111111" } }
    }
  },
  play: fits
}

/** Colors with too little contrast are corrected until they are readable. */
export const UnreadableColors: Story = {
  args: {
    facts: {
      ...facts,
      look: {
        ...facts.look,
        colors: { ...facts.look.colors, title: "#ffff66", text: "#eeeeee", button: "#fafafa", buttonText: "#ffffff" }
      }
    }
  },
  play: fits
}

/** Long names and texts wrap and grow; nothing is cut off. */
export const LongTexts: Story = {
  args: {
    facts: {
      ...facts,
      businessName: "Copper State and Superstition Mountains Auto Glass, Calibration & Paintless Dent Repair LLC",
      look: {
        ...facts.look,
        aboutText: { ...noTexts, en: long },
        contactIntro: { ...noTexts, en: long.slice(0, 390) }
      }
    }
  },
  play: fits
}

/** At twice the text size, nothing overflows the page. */
export const TwiceTheText: Story = { args: { fontSize: "34px" }, play: fits }

/** A shop whose page is switched off, or that has not been approved yet. */
export const Inactive: Story = {
  args: { isActive: false },
  play: async (page) => {
    await expect(await headingIn(page)).toHaveTextContent("not open yet")
    await fits(page)
  }
}
