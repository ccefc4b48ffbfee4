import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, waitFor } from "storybook/test"
import type { Endpoint } from "#domain/contract/Endpoint.ts"
import { failed, refused } from "#domain/contract/Envelope.ts"
import { NoMailService as NoMailServiceFailure } from "#domain/password-reset/resetFailures.ts"
import { TooManyTries } from "#domain/credentials/Attempts.ts"
import { withShop } from "#stories/withShop.tsx"
import { platform } from "#stories/sampleShop.ts"
import { PasswordResetScreen } from "#web/password-reset/PasswordResetScreen.tsx"

const shop = { roles: null, path: "/forgot-password", isWhole: true } as const
const asked =
  (answer: "never" | "offline" | ReturnType<typeof refused>) =>
  ({ name }: Endpoint) =>
    name === "forgotPassword" ? answer : undefined

const meta = {
  title: "Screens/Password reset/Forgot password",
  component: PasswordResetScreen,
  decorators: [withShop],
  parameters: {
    ends: {
      Asking: "Enter your account’s email.",
      OnTheBaseDomain: "Enter your account’s email.",
      NoAddress: "Email should be in valid format",
      Sent: "Check your email",
      SentAndAgain: "Enter your account’s email.",
      EmailNotFound: "Email doesn't match any user",
      Requesting: "Send the link",
      TooOften: "Too many attempts. Try again in 42 minutes.",
      LineDown: "Connection lost. Your work is safe; try again.",
      Phone: "Enter your account’s email.",
      NoMailService: "This server has no email service yet",
      NoMailServiceOnAPhone: "Ce serveur n’a pas encore de service de courriel",
      NoMailServiceAnyMore: "This server has no email service yet"
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
const ask = async ({ canvas, userEvent }: Parameters<Play>[0], email = "bea@copperstate.example") =>
  userEvent.type(await canvas.findByRole("textbox", { name: /^Email/ }), `${email}{Enter}`)

/** The email field is shown and focused. */
export const Asking: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Forgot your password?" })).toBeVisible()
    await expect(canvas.getByRole("textbox", { name: /^Email/ })).toHaveFocus()
    await expect(canvas.getByRole("link", { name: "Back to login" })).toBeVisible()
  }
}

export const OnTheBaseDomain: Story = { parameters: { shop: { ...shop, shop: platform } } }

/** An invalid email is reported on submission, also with Enter. */
export const NoAddress: Story = {
  play: async (story) => {
    await ask(story, "bea at copperstate")
    await expect(await story.canvas.findByText("Email should be in valid format")).toBeVisible()
    await waitFor(() => expect(story.canvas.getByRole("textbox", { name: /^Email/ })).toHaveFocus())
  }
}

/** The link is on its way; another one can be requested. */
export const Sent: Story = {
  play: async (story) => {
    await ask(story)
    await expect(await story.canvas.findByText("Password reset link was sent successfully")).toBeVisible()
    await waitFor(() => expect(story.canvas.getByRole("heading", { level: 1, name: "Check your email" })).toHaveFocus())
    await expect(story.canvas.getByText(/bea@copperstate.example/)).toBeVisible()
  }
}

export const SentAndAgain: Story = {
  play: async (story) => {
    await ask(story)
    await story.userEvent.click(await story.canvas.findByRole("button", { name: "Send another link" }))
    await expect(await story.canvas.findByRole("textbox", { name: /^Email/ })).toHaveFocus()
  }
}

/** No user has the email; the input stays. */
export const EmailNotFound: Story = {
  play: async (story) => {
    await ask(story, "nobody@copperstate.example")
    await expect(await story.canvas.findByRole("alert")).toHaveTextContent("Email doesn't match any user")
    await expect(story.canvas.getByRole("textbox", { name: /^Email/ })).toHaveValue("nobody@copperstate.example")
  }
}

/** The request is pending. */
export const Requesting: Story = {
  parameters: { shop: { ...shop, instead: asked("never") } },
  play: async (story) => {
    await ask(story)
    await waitFor(() =>
      expect(story.canvas.getByRole("button", { name: /Send the link/ })).toHaveAttribute("data-pending")
    )
  }
}

/** At most five requests an hour. */
export const TooOften: Story = {
  parameters: {
    shop: { ...shop, instead: asked(failed("TooManyTries", { _tag: "TooManyTries", minutes: 42 }, TooManyTries)) }
  },
  play: async (story) => {
    await ask(story)
    await expect(await story.canvas.findByRole("status")).toHaveTextContent(
      "Too many attempts. Try again in 42 minutes."
    )
  }
}

export const LineDown: Story = {
  parameters: { shop: { ...shop, instead: asked("offline") } },
  play: async (story) => {
    await ask(story)
    await expect(await story.canvas.findByRole("status")).toHaveTextContent(
      "Connection lost. Your work is safe; try again."
    )
  }
}

/** The server fails unexpectedly. */
export const Failed: Story = {
  parameters: { shop: { ...shop, instead: asked(refused(415, "jsonOnly")) } },
  play: async (story) => {
    await ask(story)
    await expect(await story.canvas.findByRole("alert")).toHaveTextContent("One or more errors occurred!")
  }
}

export const Phone: Story = { globals: { viewport: { value: "phone" } } }
export const French: Story = { globals: { locale: "fr" } }
export const Spanish: Story = { globals: { locale: "es" } }
export const Dark: Story = { globals: { theme: "dark" } }

const isMailless = async ({ canvas }: Pick<Parameters<Play>[0], "canvas">) => {
  await expect(await canvas.findByText(/no email service yet|pas encore de service de courriel/)).toBeVisible()
  await expect(canvas.queryByRole("textbox")).toBeNull()
  await expect(canvas.getByRole("link")).toHaveAttribute("href", "/login")
}

/** A server without a mail service says so before anything is typed, and who can help instead. */
export const NoMailService: Story = { parameters: { shop: { ...shop, sendsMail: false } }, play: isMailless }

/** The same in French, on a phone. */
export const NoMailServiceOnAPhone: Story = {
  ...NoMailService,
  globals: { locale: "fr", viewport: { value: "phone" } }
}

/** The server lost its mail service after the page was opened. */
export const NoMailServiceAnyMore: Story = {
  parameters: {
    shop: { ...shop, instead: asked(failed("NoMailService", { _tag: "NoMailService" }, NoMailServiceFailure)) }
  },
  play: async (story) => {
    await ask(story)
    await isMailless(story)
  }
}
