import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { withShop } from "#stories/withShop.tsx"
import { NotFoundScreen } from "#web/errors/NotFoundScreen.tsx"

const at = (path: string, more: object = {}) => ({ layout: "fullscreen", shop: { isWhole: true, path, ...more } })

const meta = {
  title: "Screens/Errors",
  parameters: {
    ends: {
      UnknownPath: "Page not found",
      UnknownPathOutside: "Page not found",
      WrongRole: "No access",
      SignInFirst: "User name"
    }
  },
  component: NotFoundScreen,
  decorators: [withShop]
} satisfies Meta<typeof NotFoundScreen>
export default meta
type Story = StoryObj<typeof meta>

const headed =
  (name: string): NonNullable<Story["play"]> =>
  async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name }, { timeout: 5_000 })).toBeVisible()
  }

/** An unknown path. */
export const UnknownPath: Story = { parameters: at("/no/such/place"), play: headed("Page not found") }

/** The same for a signed-out visitor: without the shell. */
export const UnknownPathOutside: Story = {
  parameters: at("/no/such/place", { roles: null }),
  play: headed("Page not found")
}

/** A screen that the user's role does not allow. */
export const WrongRole: Story = { parameters: at("/users", { roles: ["sales"] }), play: headed("No access") }

/** A screen for signed-in users leads to the login first. */
export const SignInFirst: Story = {
  parameters: at("/customers", { roles: null }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: "User name" }, { timeout: 5_000 })).toBeVisible()
  }
}
