import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, waitFor } from "storybook/test"
import type { Endpoint } from "#domain/contract/Endpoint.ts"
import { type ApiResponse, refused } from "#domain/contract/Envelope.ts"
import { withShop } from "#stories/withShop.tsx"
import { PasswordResetScreen } from "#web/password-reset/PasswordResetScreen.tsx"
import { beaAsked, beasLink, strangersLink } from "./sampleLink.ts"

const shop = { roles: null, path: beasLink, isWhole: true, fill: beaAsked(1) } as const
const at = (call: string, answer: "never" | "offline" | ApiResponse) => ({
  ...shop,
  instead: ({ name }: Endpoint) => (name === call ? answer : undefined)
})

const meta = {
  title: "Screens/Password reset/Reset password",
  component: PasswordResetScreen,
  decorators: [withShop],
  parameters: {
    ends: {
      Choosing: "not met yet",
      RulesMet: "Kestrel-41-vQ",
      RulesNotMet: "New password must be at least 10 characters",
      NotTheSame: "Passwords must match",
      Common: "New password is too easy to guess. Choose another.",
      Checking: "Checking the link",
      NotChecked: "Try again",
      Setting: "Set password",
      LineDown: "Connection lost. Your work is safe; try again.",
      Done: "Your password was changed",
      ThenTheLogin: "Login with your new password",
      LinkInvalid: "The 10-minute timeframe of your password reset link was exceeded.",
      LinkExpired: "The 10-minute timeframe of your password reset link was exceeded.",
      LinkTooOld: "Your password reset link is older than 3 days",
      LinkBroken: "The password reset link could not be validated.",
      ExpiredMeanwhile: "The 10-minute timeframe of your password reset link was exceeded.",
      Phone: "Set a new password"
    },
    layout: "fullscreen",
    shop,
    // React Aria's announcer names a pending button for some seconds after the button is gone.
    a11y: { context: { exclude: ["[data-live-announcer]"] } }
  }
} satisfies Meta<typeof PasswordResetScreen>
export default meta
type Story = StoryObj<typeof meta>

type Play = NonNullable<Story["play"]>
const choose = async ({ canvas, userEvent }: Parameters<Play>[0], password: string, confirmation = password) => {
  await userEvent.type(await canvas.findByLabelText(/^New password/), password)
  await userEvent.type(canvas.getByLabelText(/^Confirm password/), `${confirmation}{Enter}`)
}

/** The link is valid: the user chooses a password, with the rules next to the field. */
export const Choosing: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Set a new password" })).toBeVisible()
    await expect(canvas.getByLabelText(/^New password/)).toHaveFocus()
    await expect(canvas.getAllByText("not met yet")).toHaveLength(3)
  }
}

/** The rules are checked off while typing, and also for a pasted password. */
export const RulesMet: Story = {
  play: async ({ canvas, userEvent }) => {
    const password = await canvas.findByLabelText(/^New password/)
    await userEvent.type(password, "kestrel")
    await expect(canvas.getAllByText("met")).toHaveLength(1)
    await userEvent.clear(password)
    await userEvent.click(password)
    await userEvent.paste("Kestrel-41-vQ")
    await expect(canvas.getAllByText("met")).toHaveLength(3)
    await userEvent.click(canvas.getByRole("button", { name: "Show password" }))
    await expect(password).toHaveAttribute("type", "text")
  }
}

/** Errors are shown at the fields on submission. */
export const RulesNotMet: Story = {
  play: async (story) => {
    await choose(story, "kestrel", "kestrels")
    await expect(await story.canvas.findByText("New password must be at least 10 characters")).toBeVisible()
    await waitFor(() => expect(story.canvas.getByLabelText(/^New password/)).toHaveFocus())
  }
}

export const NotTheSame: Story = {
  play: async (story) => {
    await choose(story, "Kestrel-41-vQ", "Kestrel-41-vq")
    await expect(await story.canvas.findByText("Passwords must match")).toBeVisible()
  }
}

/** A commonly guessed password is rejected by the server, at its field. */
export const Common: Story = {
  play: async (story) => {
    await choose(story, "CopperState-2026")
    await expect(await story.canvas.findByText("New password is too easy to guess. Choose another.")).toBeVisible()
    await waitFor(() => expect(story.canvas.getByLabelText(/^New password/)).toHaveFocus())
  }
}

/** The link is being checked. */
export const Checking: Story = {
  parameters: { shop: at("verifyToken", "never") },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("progressbar", { name: "Checking the link" })).toBeVisible()
  }
}

/** The link could not be checked. */
export const NotChecked: Story = {
  parameters: { shop: at("verifyToken", "offline") },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible()
  }
}

/** The password is being saved. */
export const Setting: Story = {
  parameters: { shop: at("resetPassword", "never") },
  play: async (story) => {
    await choose(story, "Kestrel-41-vQ")
    await waitFor(() =>
      expect(story.canvas.getByRole("button", { name: /Set password/ })).toHaveAttribute("data-pending")
    )
  }
}

export const LineDown: Story = {
  parameters: { shop: at("resetPassword", "offline") },
  play: async (story) => {
    await choose(story, "Kestrel-41-vQ")
    await expect(await story.canvas.findByRole("status")).toHaveTextContent(
      "Connection lost. Your work is safe; try again."
    )
    await expect(story.canvas.getByLabelText(/^New password/)).toHaveValue("Kestrel-41-vQ")
  }
}

export const Failed: Story = {
  parameters: { shop: at("resetPassword", refused(415, "jsonOnly")) },
  play: async (story) => {
    await choose(story, "Kestrel-41-vQ")
    await expect(await story.canvas.findByRole("alert")).toHaveTextContent("One or more errors occurred!")
  }
}

/** The password is set; the login page follows with 'Login with your new password'. */
export const Done: Story = {
  play: async (story) => {
    await choose(story, "Kestrel-41-vQ")
    await expect(await story.canvas.findByText("Password was reset successfully")).toBeVisible()
    await waitFor(() =>
      expect(story.canvas.getByRole("heading", { level: 1, name: "Your password was changed" })).toHaveFocus()
    )
  }
}

export const ThenTheLogin: Story = {
  play: async (story) => {
    await choose(story, "Kestrel-41-vQ")
    await story.userEvent.click(await story.canvas.findByRole("button", { name: "Log in" }))
    await expect(await story.canvas.findByText("Login with your new password")).toBeVisible()
    await expect(story.canvas.getByRole("textbox", { name: "User name" })).toBeVisible()
  }
}

const leadsBack =
  (notice: string): Play =>
  async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Forgot your password?" })).toBeVisible()
    await expect(canvas.getByRole("status")).toHaveTextContent(notice)
    await expect(canvas.getByRole("textbox", { name: /^Email/ })).toBeVisible()
  }
const tenMinutes = "The 10-minute timeframe of your password reset link was exceeded."

/** 'Invalid token.' leads back to requesting another link (spec §8). */
export const LinkInvalid: Story = {
  parameters: { shop: { ...shop, path: strangersLink } },
  play: leadsBack(tenMinutes)
}
export const LinkExpired: Story = { parameters: { shop: { ...shop, fill: beaAsked(11) } }, play: leadsBack(tenMinutes) }
export const LinkTooOld: Story = {
  parameters: { shop: { ...shop, fill: beaAsked(3 * 24 * 60 + 1) } },
  play: leadsBack("Your password reset link is older than 3 days")
}
export const LinkBroken: Story = {
  parameters: { shop: { ...shop, path: "/reset-password?token=half-of-it" } },
  play: leadsBack("The password reset link could not be validated.")
}

/** The link expired while the user was choosing a password. */
export const ExpiredMeanwhile: Story = {
  parameters: {
    shop: {
      ...shop,
      path: strangersLink,
      instead: ({ name }: Endpoint) =>
        name === "verifyToken" ? { status: 200, body: { succeeded: true, messages: [], data: {} } } : undefined
    }
  },
  play: async (story) => {
    await choose(story, "Kestrel-41-vQ")
    await leadsBack(tenMinutes)(story)
  }
}

export const Phone: Story = { globals: { viewport: { value: "phone" } } }
export const French: Story = { globals: { locale: "fr" } }
export const Spanish: Story = { globals: { locale: "es" } }
export const Dark: Story = { globals: { theme: "dark" } }
