import type { Meta, StoryObj } from "@storybook/react-vite"
import { Effect } from "effect"
import { expect, waitFor } from "storybook/test"
import { PasskeyNotShown } from "#domain/session/sessionFailures.ts"
import { withShop } from "#stories/withShop.tsx"
import { passkeysInMemory } from "#stories/passkeysInMemory.ts"
import { samplePassword } from "#stories/sampleShop.ts"
import { LoginScreen } from "#web/login/LoginScreen.tsx"
import { beaWithApp, beaWithPasskey, codeNow } from "../security/securityInShop.ts"

const known = { id: "Y3JlZGVudGlhbA", publicKey: "cHVibGlj", userHandle: "" }
const login = (more: object = {}) => ({ roles: null, path: "/login", isWhole: true, fill: beaWithApp, ...more })
const meta = {
  title: "Screens/Session/Second step",
  component: LoginScreen,
  decorators: [withShop],
  parameters: {
    ends: {
      CodeAsked: "Use a recovery code",
      CodeRight: "No jobs yet. These steps lead to the first quote.",
      CodeWrong: "This code is incorrect or was already used.",
      RecoveryCodeWrongAndStartedOver: "User name",
      PasskeyAsked: "Use a passkey",
      PasskeyAlone: "Good to see you, Bea",
      NoPasskeyShown: "No passkey was used",
      PasskeyUnknown: "This passkey was not accepted."
    },
    layout: "fullscreen",
    shop: login(),
    a11y: { context: { exclude: ["[data-live-announcer]"] } }
  }
} satisfies Meta<typeof LoginScreen>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story["play"]>

const passwordRight = async ({ canvas, userEvent }: Pick<Parameters<Play>[0], "canvas" | "userEvent">) => {
  await userEvent.type(await canvas.findByRole("textbox", { name: "User name" }), "bea")
  await userEvent.type(canvas.getByLabelText(/^Password/), `${samplePassword}{Enter}`)
  await canvas.findByRole("heading", { level: 1, name: "One more step" })
}

/** The password was correct: the app's code is requested, with a recovery code as an alternative. */
export const CodeAsked: Story = {
  play: async (story) => {
    await passwordRight(story)
    await expect(story.canvas.getByRole("textbox", { name: /^Code from your authenticator app/ })).toBeVisible()
    await expect(story.canvas.getByRole("button", { name: "Use a recovery code" })).toBeVisible()
  }
}

/** A correct code completes the login. */
export const CodeRight: Story = {
  play: async (story) => {
    await passwordRight(story)
    await story.userEvent.type(
      story.canvas.getByRole("textbox", { name: /^Code from your authenticator app/ }),
      `${await codeNow()}{Enter}`
    )
    await expect(await story.canvas.findByRole("heading", { level: 1, name: /Bea/ }, { timeout: 5_000 })).toBeVisible()
  }
}

export const CodeWrong: Story = {
  play: async (story) => {
    await passwordRight(story)
    await story.userEvent.type(
      story.canvas.getByRole("textbox", { name: /^Code from your authenticator app/ }),
      "000000{Enter}"
    )
    const alert = await story.canvas.findByRole("alert")
    await expect(alert).toHaveTextContent("This code is incorrect or was already used.")
    await expect(alert).toHaveTextContent("Wait for the next code")
    const code = story.canvas.getByRole<HTMLInputElement>("textbox", { name: /^Code from your authenticator app/ })
    await expect(code).toBeInvalid()
    await waitFor(() => expect(code).toHaveFocus())
    // The next six digits replace the rejected ones.
    await waitFor(() => expect(code.selectionStart).toBe(0))
    await story.userEvent.keyboard("123456")
    await expect(code).toHaveValue("123456")
  }
}

export const RecoveryCodeWrongAndStartedOver: Story = {
  play: async (story) => {
    await passwordRight(story)
    await story.userEvent.click(story.canvas.getByRole("button", { name: "Use a recovery code" }))
    const code = story.canvas.getByRole("textbox", { name: /^Recovery code/ })
    await waitFor(() => expect(code).toHaveFocus())
    await story.userEvent.keyboard("7TCX-KER0-XR4D-AJQ0{Enter}")
    await expect(await story.canvas.findByRole("alert")).toHaveTextContent("Each code works once")
    await expect(code).toBeInvalid()
    await story.userEvent.click(story.canvas.getByRole("button", { name: "Start over" }))
    await expect(await story.canvas.findByRole("textbox", { name: "User name" })).toBeVisible()
  }
}

/** A passkey is the only second step: its button takes the focus from the password form. */
export const PasskeyAsked: Story = {
  parameters: { shop: login({ fill: Effect.suspend(() => beaWithPasskey(known)) }) },
  play: async (story) => {
    await passwordRight(story)
    await waitFor(() => expect(story.canvas.getByRole("button", { name: "Use a passkey" })).toHaveFocus())
  }
}

/** With only a passkey: no user name, no password. */
export const PasskeyAlone: Story = {
  parameters: {
    shop: login({
      fill: Effect.suspend(() => beaWithPasskey(known)),
      passkeys: { ...passkeysInMemory(), show: (request: never) => passkeysInMemory(known).show(request) }
    })
  },
  play: async ({ canvas, userEvent }) => {
    const passkey = await canvas.findByRole("button", { name: "Use a passkey" })
    // Disabled until it is known whether a user is signed in.
    await waitFor(() => expect(passkey).toBeEnabled())
    await userEvent.click(passkey)
    await expect(await canvas.findByRole("heading", { level: 1, name: /Bea/ }, { timeout: 5_000 })).toBeVisible()
  }
}

/** The browser's prompt was dismissed. */
export const NoPasskeyShown: Story = {
  parameters: {
    shop: login({ passkeys: { ...passkeysInMemory(), show: () => Promise.reject(new PasskeyNotShown()) } })
  },
  play: async ({ canvas, userEvent }) => {
    const passkey = await canvas.findByRole("button", { name: "Use a passkey" })
    // Disabled until it is known whether a user is signed in.
    await waitFor(() => expect(passkey).toBeEnabled())
    await userEvent.click(passkey)
    await expect(await canvas.findByText("No passkey was used")).toBeVisible()
  }
}

/** A passkey that the shop does not know. */
export const PasskeyUnknown: Story = {
  play: async ({ canvas, userEvent }) => {
    const passkey = await canvas.findByRole("button", { name: "Use a passkey" })
    // Disabled until it is known whether a user is signed in.
    await waitFor(() => expect(passkey).toBeEnabled())
    await userEvent.click(passkey)
    await expect(await canvas.findByRole("alert")).toHaveTextContent("This passkey was not accepted.")
  }
}

export const French: Story = {
  globals: { locale: "fr" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "Nom d’utilisateur" }), "bea")
    await userEvent.type(canvas.getByLabelText(/^Mot de passe/), `${samplePassword}{Enter}`)
    await expect(await canvas.findByRole("heading", { level: 1, name: "Encore une étape" })).toBeVisible()
  }
}
