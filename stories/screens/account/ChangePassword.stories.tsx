import type { Meta, StoryObj } from "@storybook/react-vite"
import { Effect } from "effect"
import { expect, screen, waitFor } from "storybook/test"
import { withShop } from "#stories/withShop.tsx"
import { samplePassword } from "#stories/sampleShop.ts"
import { fillIn } from "../customers/fillIn.ts"
import { AccountRoutes } from "./AccountRoutes.tsx"
import { beaWith } from "./ownAccount.ts"

const at = (path: string, more: object = {}) => ({ shop: { path, fill: Effect.void, ...more } })
const meta = {
  title: "Screens/Account/Change password",
  component: AccountRoutes,
  decorators: [withShop],
  parameters: {
    ...at("/account/change-password"),
    ends: {
      Changed: "Password changed",
      WrongAndMissing: "Choose a different password from the current one",
      CurrentWrong: "The password entered was not correct. Please try again.",
      TooCommon: "Password update failed.",
      MustChange: "start"
    }
  }
} satisfies Meta<typeof AccountRoutes>
export default meta
type Story = StoryObj<typeof meta>
type Page = Parameters<NonNullable<Story["play"]>>[0]

const type = async (page: Page, current: string, next: string, again = next) => {
  await fillIn(page, /^Current password/, current)
  await fillIn(page, /^New password(?! once)/, next)
  await fillIn(page, /^Confirm new password/, again)
  await page.userEvent.click(page.canvas.getByRole("button", { name: "Change password" }))
}

/** The current password, a new one, and its confirmation. */
export const Changed: Story = {
  play: async (page) => {
    await type(page, samplePassword, "Brisk-Lantern-58-Oat")
    await screen.findByText("Password changed")
    await waitFor(() => expect(page.canvas.getByLabelText(/^Current password/)).toHaveValue(""))
  }
}

/** Too short, and the confirmation does not match: the rules of spec §5. */
export const WrongAndMissing: Story = {
  play: async (page) => {
    const { canvas } = page
    await type(page, "", "short", "shorter")
    await expect(await canvas.findByText("Please enter the current password")).toBeVisible()
    await expect(canvas.getByLabelText(/^New password(?! once)/)).toHaveAccessibleDescription(
      /New password must be at least 10 characters/
    )
    await type(page, samplePassword, "Brisk-Lantern-58-Oat", "Brisk-Lantern-58-Oak")
    await expect(canvas.getByLabelText(/^Confirm new password/)).toBeInvalid()
    await type(page, samplePassword, samplePassword)
    await expect(canvas.getByLabelText(/^New password(?! once)/)).toHaveAccessibleDescription(
      /Choose a different password from the current one/
    )
  }
}

/** The current password is wrong: 'Password update failed.', with the reason at its field. */
export const CurrentWrong: Story = {
  play: async (page) => {
    const { canvas } = page
    await type(page, "Not-My-Password-1", "Brisk-Lantern-58-Oat")
    await expect(await canvas.findByText("Password update failed.")).toBeVisible()
    await waitFor(() =>
      expect(canvas.getByLabelText(/^Current password/)).toHaveAccessibleDescription(
        "The password entered was not correct. Please try again."
      )
    )
  }
}

/** A commonly guessed password is rejected. */
export const TooCommon: Story = {
  play: async (page) => {
    await type(page, samplePassword, "Windshield-2026")
    await expect(await page.canvas.findByText("Password update failed.")).toBeVisible()
    await waitFor(() => expect(page.canvas.getByLabelText(/^New password(?! once)/)).toBeInvalid())
  }
}

/** The password was set by someone else: nothing else is accessible until it is changed. */
export const MustChange: Story = {
  parameters: at("/account/change-password", { fill: beaWith({ mustChangePassword: true }) }),
  play: async (page) => {
    await expect(await page.canvas.findByText("Choose your own password")).toBeVisible()
    await type(page, samplePassword, "Brisk-Lantern-58-Oat")
    await expect(await page.canvas.findByText("start")).toBeVisible()
  }
}

export const Spanish: Story = {
  globals: { locale: "es" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Cambiar contraseña" })).toBeVisible()
  }
}
