import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, waitFor, within } from "storybook/test"
import { samplePricingProfile } from "#domain/testing/samples.ts"
import { inTheShop } from "#stories/inTheShop.tsx"
import { JobScreen } from "#web/jobs/JobScreen.tsx"

const meta = {
  title: "Screens/Jobs/New quote for a customer",
  component: JobScreen,
  decorators: [inTheShop],
  parameters: { layout: "fullscreen", shop: { isWhole: true, path: "/customers?text=saguaro" } }
} satisfies Meta<typeof JobScreen>
export default meta
type Story = StoryObj<typeof meta>

/** From the customer's card: the quote begins with them, at their prices. */
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

/** A customer who is not there any more begins nothing, and stops nothing. */
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
