import type { Meta, StoryObj } from "@storybook/react-vite"
import { Effect } from "effect"
import { expect, screen, waitFor, within } from "storybook/test"
import { createPricingProfile } from "#domain/pricing-profiles/pricingProfilesHandlers.ts"
import { samplePricingProfile } from "#domain/testing/samples.ts"
import { withShop } from "#stories/withShop.tsx"
import { shopForQuotes } from "./jobsInShop.ts"
import { JobScreen } from "#web/jobs/JobScreen.tsx"

const byDefault = Effect.gen(function* () {
  yield* shopForQuotes
  yield* createPricingProfile({ ...samplePricingProfile, profileName: "Walk-in", isDefault: true })
})

const meta = {
  title: "Screens/Jobs/New quote for a customer",
  component: JobScreen,
  decorators: [withShop],
  parameters: {
    ends: {
      FromTheCard: "Saguaro Mutual",
      PricedByDefault: "Walk-in",
      NobodyThere: "Customer"
    },
    layout: "fullscreen",
    shop: { isWhole: true, path: "/customers?text=saguaro" }
  }
} satisfies Meta<typeof JobScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Started from the customer's page: the quote is for that customer, at their prices. */
export const FromTheCard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("row", { name: /Saguaro Mutual/ }))
    await canvas.findByRole("heading", { level: 1, name: "Saguaro Mutual" })
    await userEvent.click(canvas.getByRole("link", { name: "New quote" }))
    await canvas.findByRole("heading", { level: 1, name: "New quote" })
    const customer = within(canvas.getByRole("region", { name: "Customer" }))
    await expect(await customer.findByRole("link", { name: "Saguaro Mutual" })).toBeVisible()
    const parts = within(await canvas.findByRole("region", { name: "Parts" }))
    await waitFor(() =>
      expect(parts.getByRole("button", { name: new RegExp(samplePricingProfile.profileName) })).toBeVisible()
    )
  }
}

/** A customer without a profile is priced by the shop's default profile from the first line on. */
export const PricedByDefault: Story = {
  parameters: {
    layout: "fullscreen",
    shop: { path: "/jobs/create", fill: Effect.orDie(byDefault) }
  },
  play: async ({ canvas, userEvent }) => {
    const parts = within(await canvas.findByRole("region", { name: "Parts" }))
    await waitFor(() => expect(parts.getByRole("button", { name: /Walk-in/ })).toBeVisible())
    await userEvent.type(canvas.getByRole("combobox", { name: /Customer/ }), "luis")
    await userEvent.click(await screen.findByRole("option", { name: /Luis Herrera/ }))
    await expect(parts.getByRole("button", { name: /Walk-in/ })).toBeVisible()
  }
}

/** A customer who no longer exists is ignored, and the quote can be created without them. */
export const NobodyThere: Story = {
  parameters: {
    layout: "fullscreen",
    shop: { isWhole: true, path: "/jobs/create?customer=00000000-0000-4000-8000-0000000000aa" }
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "New quote" })).toBeVisible()
    await expect(canvas.getByRole("combobox", { name: /Customer/ })).toHaveValue("")
  }
}
