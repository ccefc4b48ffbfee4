import type { Meta, StoryObj } from "@storybook/react-vite"
import { Effect } from "effect"
import { expect, screen, waitFor } from "storybook/test"
import { getProfile } from "#domain/account/accountApi.ts"
import { refused } from "#domain/contract/Envelope.ts"
import type { Endpoint } from "#domain/contract/Endpoint.ts"
import { withShop } from "#stories/withShop.tsx"
import { AccountRoutes } from "./AccountRoutes.tsx"
import { beaOnAPhone } from "./ownAccount.ts"

const at = (path: string, more: object = {}) => ({ shop: { path, fill: Effect.void, ...more } })
const meta = {
  title: "Screens/Account/My account",
  component: AccountRoutes,
  decorators: [withShop],
  parameters: {
    ...at("/account/user-profile", { fill: beaOnAPhone }),
    ends: {
      PhoneLoggedOut: "This device",
      AllOthersLoggedOut: "This device"
    }
  }
} satisfies Meta<typeof AccountRoutes>
export default meta
type Story = StoryObj<typeof meta>

/** Shows the current user and their sessions. The phone is logged out; this browser stays signed in. */
export const PhoneLoggedOut: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("Bea Ortiz")).toBeVisible()
    await expect(await canvas.findByText("Chrome, Android")).toBeVisible()
    await expect(canvas.getByText("This device")).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Log out Chrome, Android" }))
    await screen.findByText("Logged out. It may take up to 5 seconds.")
    await waitFor(() => expect(canvas.queryByText("Chrome, Android")).toBeNull())
    await expect(canvas.getByText("This device")).toBeVisible()
  }
}

export const AllOthersLoggedOut: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Log out all others" }))
    await waitFor(() => expect(canvas.queryByText("Chrome, Android")).toBeNull())
    await expect(canvas.queryByRole("button", { name: "Log out all others" })).toBeNull()
  }
}

export const Failed: Story = {
  parameters: at("/account/user-profile", {
    instead: (endpoint: Endpoint) => (endpoint === getProfile ? refused(500, "serverError") : undefined)
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("The server encountered an internal error. Please try again later.")
    ).toBeVisible()
  }
}

export const French: Story = {
  globals: { locale: "fr" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Mon compte" })).toBeVisible()
    await expect(await canvas.findByRole("button", { name: "Fermer toutes les autres" })).toBeVisible()
  }
}

export const OnASmallPhone: Story = {
  globals: { viewport: { value: "smallPhone" } },
  play: async ({ canvas }) => {
    await canvas.findByText("Chrome, Android")
    await expect(document.documentElement.scrollWidth).toBe(320)
  }
}
