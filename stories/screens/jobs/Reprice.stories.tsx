import type { Meta, StoryObj } from "@storybook/react-vite"
import { Effect } from "effect"
import { expect, screen, waitFor, within } from "storybook/test"
import type { Endpoint } from "#domain/contract/Endpoint.ts"
import { listPricingProfiles } from "#domain/pricing-profiles/pricingProfilesApi.ts"
import { createPricingProfile } from "#domain/pricing-profiles/pricingProfilesHandlers.ts"
import { samplePricingProfile } from "#domain/testing/samples.ts"
import { withShop } from "#stories/withShop.tsx"
import { excludeAnnouncer } from "./excludeAnnouncer.ts"
import { glassFits } from "./glassFits.ts"
import { JobRoutes } from "./JobRoutes.tsx"
import { jobPath, quoted } from "./jobsInShop.ts"

const meta = {
  title: "Screens/Jobs/Reprice",
  component: JobRoutes,
  decorators: [withShop],
  parameters: {
    ends: {
      Preview: "Prices entered by hand stay",
      ListPriceFetched: "list price today",
      OnAPhone: "Duplicate Windshield, rain sensor",
      InFrench: "Recalculer les prix selon Mesa Fleet",
      CalibrationOnly: "Camera calibration: Static",
      BeforeTheProfiles: "Camera calibration: Static"
    },
    a11y: excludeAnnouncer
  }
} satisfies Meta<typeof JobRoutes>
export default meta
type Story = StoryObj<typeof meta>

/**
 * A quote of Saguaro Mutual under another profile with a base amount, more expensive kits and a lower discount; its
 * molding price was entered by hand.
 */
const otherProfile = Effect.gen(function* () {
  const mesa = yield* createPricingProfile({
    ...samplePricingProfile,
    profileName: "Mesa Fleet",
    windshieldPercent: 3000,
    laborRate: 3000,
    laborBase: 4000,
    kitUrethaneDamPrimerRate: 2500
  })
  return yield* quoted((draft) => ({
    ...draft,
    pricingProfileId: mesa.id,
    lines: draft.lines.map((line) =>
      line.kind === "molding"
        ? { ...line, netPrice: 4000, rule: "typed" as const }
        : line.kind === "calibration"
          ? { ...line, partNumber: "RECAL STATIC" }
          : line
    )
  }))
})

const shop = { path: jobPath, fill: otherProfile, instead: glassFits }

/**
 * Every change to a line and the total is previewed first; a manual price is kept unless it is reset. 689.35 less 30 %
 * is 482.55 (482.545 half-up), 3.3 hours at 30.00 are 99.00 plus 40.00 once, two kits at 25.00 are 50.00.
 */
export const Preview: Story = {
  parameters: { shop },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^4 lines do not use the chosen profile/)).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Apply Mesa Fleet" }))
    const dialog = within(await screen.findByRole("dialog", { name: "Reprice with Mesa Fleet" }))
    const row = (name: RegExp) => within(dialog.getByRole("row", { name }))
    await waitFor(() => expect(row(/^Windshield, rain sensor/).getByText("$482.55")).toBeVisible())
    await expect(row(/^Windshield, rain sensor/).getByText("$406.72")).toBeVisible()
    await expect(row(/^Labor, base amount/).getByText("New")).toBeVisible()
    await expect(dialog.getByText("Prices entered by hand stay")).toBeVisible()
  }
}

/** The current list price is fetched from the catalog, at the cost of a search. */
export const ListPriceFetched: Story = {
  ...Preview,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Apply Mesa Fleet" }))
    const dialog = within(await screen.findByRole("dialog", { name: "Reprice with Mesa Fleet" }))
    await userEvent.click(await dialog.findByRole("button", { name: /^Get today’s list price of FW99001GTYN/ }))
    await expect(await dialog.findByText(/^FW99001GTYN: list price today \$/)).toBeVisible()
  }
}

export const OnAPhone: Story = { ...Preview, globals: { viewport: { value: "phone" } } }
export const InFrench: Story = {
  parameters: { shop },
  globals: { locale: "fr" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Appliquer Mesa Fleet" }))
    await expect(await screen.findByRole("dialog", { name: "Recalculer les prix selon Mesa Fleet" })).toBeVisible()
  }
}

/** A calibration without glass: choosing its kind fills in the profile's price immediately. */
export const CalibrationOnly: Story = {
  parameters: { shop: { ...shop, fill: quoted((draft) => ({ ...draft, lines: [] })) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Add line" }))
    await userEvent.click(await screen.findByRole("menuitem", { name: "Camera calibration: Static" }))
    await expect(await canvas.findByText("275.00", { selector: "[data-column=netPrice] *" })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole("button", { name: "Convert to work order" })).toBeEnabled())
  }
}

/** Items priced by the profile cannot be added until the profiles have loaded, because they would have no price. */
export const BeforeTheProfiles: Story = {
  parameters: {
    shop: {
      ...shop,
      fill: quoted((draft) => ({ ...draft, lines: [] })),
      instead: (endpoint: Endpoint) => (endpoint === listPricingProfiles ? "late" : undefined)
    }
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Add line" }))
    const [calibration] = await screen.findAllByRole("menuitem", { name: /^Camera calibration: Static/ })
    await expect(calibration).toHaveAttribute("aria-disabled", "true")
    await waitFor(() => expect(calibration).not.toHaveAttribute("aria-disabled", "true"))
    await userEvent.click(calibration!)
    await expect(await canvas.findByText("275.00", { selector: "[data-column=netPrice] *" })).toBeVisible()
  }
}
