import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, within } from "storybook/test"
import { getPricingProfile } from "#domain/pricing-profiles/pricingProfilesApi.ts"
import { withShop } from "#stories/withShop.tsx"
import { screenStates } from "#stories/screenStates.ts"
import { fillIn } from "#stories/screens/customers/fillIn.ts"
import { ProfileRoutes } from "./ProfileRoutes.tsx"
import { saguaroInShop, saguaroInUse, saguaroPath } from "./profilesInShop.ts"

const at = (more: object = {}) => ({ shop: { path: saguaroPath, fill: saguaroInShop, ...more } })
const meta = {
  title: "Screens/Pricing profiles/Known profile",
  component: ProfileRoutes,
  decorators: [withShop],
  parameters: {
    ...at(),
    ends: {
      DeleteRefused: "Pricing profile in use by customers cannot be deleted",
      Deleted: "Pricing profile deleted",
      SavedInFrench: "Profil de prix enregistré"
    }
  }
} satisfies Meta<typeof ProfileRoutes>
export default meta
type Story = StoryObj<typeof meta>

/** Deletion is rejected while customers use the profile: the dialog stays open with the reason. */
export const DeleteRefused: Story = {
  parameters: at({ fill: saguaroInUse }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Delete profile" }))
    const question = within(await screen.findByRole("alertdialog", { name: "Delete Saguaro Mutual?" }))
    await userEvent.click(question.getByRole("button", { name: "Delete profile" }))
    await expect(await question.findByText("Pricing profile in use by customers cannot be deleted")).toBeVisible()
  }
}

export const Deleted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Delete profile" }))
    const question = within(await screen.findByRole("alertdialog", { name: "Delete Saguaro Mutual?" }))
    await userEvent.click(question.getByRole("button", { name: "Delete profile" }))
    await expect(await canvas.findByText("No pricing profiles yet")).toBeVisible()
    await screen.findByText("Pricing profile deleted")
  }
}

/** Numbers in Québec's format are accepted as typed. */
export const SavedInFrench: Story = {
  globals: { locale: "fr" },
  play: async (page) => {
    const { canvas, userEvent } = page
    await expect(await canvas.findByLabelText(/^Taux de main-d’œuvre/)).toHaveValue("42,00")
    await fillIn(page, /^Taux de main-d’œuvre/, "1 234,5")
    await userEvent.click(canvas.getByRole("button", { name: "Enregistrer" }))
    await screen.findByText("Profil de prix enregistré")
    await expect((canvas.getByLabelText(/^Taux de main-d’œuvre/) as HTMLInputElement).value).toMatch(/^1\s234,50$/)
  }
}

const states = screenStates(
  { shop: { path: saguaroPath, fill: saguaroInShop }, call: getPricingProfile, shows: /Saguaro Mutual/ },
  {
    phone: async ({ canvas }) => {
      await canvas.findByRole("group", { name: "Agreed price 1" })
      await expect(getComputedStyle(canvas.getByRole("textbox", { name: "Labor rate" })).fontSize).toBe("16px")
    }
  }
)
export const Loading: Story = states.Loading
export const Failed: Story = states.Failed
export const Dark: Story = states.Dark
export const French: Story = states.French
export const Spanish: Story = states.Spanish
export const OnASmallPhone: Story = states.OnASmallPhone
