import type { Meta, StoryObj } from "@storybook/react-vite"
import { Effect } from "effect"
import { expect, screen, waitFor } from "storybook/test"
import { inTheShop } from "#stories/inTheShop.tsx"
import { AccountRoutes } from "./AccountRoutes.tsx"

const meta = {
  title: "Screens/Account/Preferences",
  component: AccountRoutes,
  decorators: [inTheShop],
  parameters: {
    ends: {
      SpanishChosen: "tecla",
      TimeZoneChosen: "Denver",
      SingleKeysOff: "Single-key shortcuts"
    },
    shop: { path: "/account/preferences", fill: Effect.void }
  }
} satisfies Meta<typeof AccountRoutes>
export default meta
type Story = StoryObj<typeof meta>

/** Spanish, at once and in the profile. */
export const SpanishChosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: "Español" }))
    await expect(await canvas.findByRole("heading", { level: 1, name: "Preferencias" })).toBeVisible()
    await expect(canvas.getByRole("switch", { name: /tecla/ })).toBeChecked()
  }
}

/** Another time zone is kept as soon as it is chosen. */
export const TimeZoneChosen: Story = {
  play: async ({ canvas, userEvent }) => {
    const zone = await canvas.findByRole("combobox", { name: /Time zone/ })
    await userEvent.clear(zone)
    await userEvent.type(zone, "Denver")
    await userEvent.click(await screen.findByRole("option", { name: /Denver/ }))
    await screen.findByText("Profile updated successfully.")
    await waitFor(() => expect((zone as HTMLInputElement).value).toMatch(/^Denver/))
  }
}

/** Whoever speaks to their device turns single keys off (WCAG 2.1.4). */
export const SingleKeysOff: Story = {
  play: async ({ canvas, userEvent }) => {
    const keys = await canvas.findByRole("switch", { name: "Single-key shortcuts" })
    await userEvent.click(keys)
    await waitFor(() => expect(keys).not.toBeChecked())
    await userEvent.click(keys)
    await waitFor(() => expect(keys).toBeChecked())
  }
}

export const French: Story = {
  globals: { locale: "fr" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Préférences" })).toBeVisible()
  }
}
