import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, within } from "storybook/test"
import { refused } from "#domain/contract/Envelope.ts"
import type { Endpoint } from "#domain/contract/Endpoint.ts"
import { getPricingProfile } from "#domain/pricing-profiles/pricingProfilesApi.ts"
import { inTheShop } from "#stories/inTheShop.tsx"
import { fillIn } from "#stories/screens/customers/fillIn.ts"
import { ProfileRoutes } from "./ProfileRoutes.tsx"
import { saguaroInShop, saguaroInUse, saguaroPath } from "./profilesInShop.ts"

const at = (more: object = {}) => ({ shop: { path: saguaroPath, fill: saguaroInShop, ...more } })
const meta = {
  title: "Screens/Pricing profiles/Known profile",
  component: ProfileRoutes,
  decorators: [inTheShop],
  parameters: at()
} satisfies Meta<typeof ProfileRoutes>
export default meta
type Story = StoryObj<typeof meta>

/** Refused while customers use it: the question stays open with the reason. */
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

export const Loading: Story = {
  parameters: at({ instead: (endpoint: Endpoint) => (endpoint === getPricingProfile ? "never" : undefined) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Loading" })).toBeVisible()
  }
}

export const Failed: Story = {
  parameters: at({
    instead: (endpoint: Endpoint) => (endpoint === getPricingProfile ? refused(500, "serverError") : undefined)
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("The server encountered an internal error. Please try again later.")
    ).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible()
  }
}

/** Numbers as Québec writes them, read as typed. */
export const French: Story = {
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

export const OnASmallPhone: Story = {
  globals: { viewport: { value: "smallPhone" } },
  play: async ({ canvas }) => {
    await canvas.findByRole("group", { name: "Agreed price 1" })
    await expect(document.documentElement.clientWidth).toBe(320)
    await expect(document.documentElement.scrollWidth).toBe(320)
    await expect(getComputedStyle(canvas.getByRole("textbox", { name: "Labor rate" })).fontSize).toBe("16px")
  }
}
