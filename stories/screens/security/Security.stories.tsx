import type { Meta, StoryObj } from "@storybook/react-vite"
import { Clock, Effect } from "effect"
import { expect, screen, waitFor, within } from "storybook/test"
import type { Endpoint } from "#domain/contract/Endpoint.ts"
import { refused } from "#domain/contract/Envelope.ts"
import { Users } from "#domain/people/Users.ts"
import { KnownDevices } from "#domain/credentials/KnownDevices.ts"
import { getOwnSecondStep } from "#domain/second-step/secondStepApi.ts"
import { withShop } from "#stories/withShop.tsx"
import type { ShopParameters } from "#stories/openShop.ts"
import { samplePassword } from "#stories/sampleShop.ts"
import { SecurityScreen } from "#web/security/SecurityScreen.tsx"
import { PasskeyNotShown } from "#domain/session/sessionFailures.ts"
import { beaWithPasskey, required, writtenDown } from "./securityInShop.ts"
import { passkeysInMemory } from "#stories/passkeysInMemory.ts"

const known = { id: "Y3JlZGVudGlhbA", publicKey: "cHVibGlj", userHandle: "" }
const at = (more: object = {}) => ({
  shop: { path: "/account/security", route: "/account/security", fill: Effect.void, ...more }
})
const meta = {
  title: "Screens/Account/Login and security",
  component: SecurityScreen,
  decorators: [withShop],
  parameters: {
    ...at(),
    ends: {
      NothingYet: "No passkeys yet",
      AllThere: "Office PC",
      KnownDevicesForgotten: "Device removed. The next login from it counts as a new device.",
      KnownDevicesOnAPhone: "Appareils connus",
      PasskeyAdded: "Front desk",
      ForgottenByKeyboard: "Remove Unknown device",
      WrongPassword: "not this one",
      NoPasskeyMade: "No passkey was created. Try again when you are ready.",
      AppBeingSetUp: "This code is incorrect or was already used.",
      RequiredByTheShop: "Your shop requires one. Add a passkey or an authenticator app to continue."
    }
  }
} satisfies Meta<typeof SecurityScreen>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story["play"]>

const typePassword = async (userEvent: Parameters<Play>[0]["userEvent"], button: string, password = samplePassword) => {
  const dialog = within(await screen.findByRole("dialog"))
  await userEvent.type(dialog.getByLabelText(/^Current password/), password)
  await userEvent.click(dialog.getByRole("button", { name: button }))
}

/** Only the password is set up. */
export const NothingYet: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No passkeys yet")).toBeVisible()
    await expect(canvas.getByText("Not set up")).toBeVisible()
    await expect(canvas.queryByRole("heading", { name: "Recovery codes" })).toBeNull()
  }
}

/** A passkey and the recovery codes are set up. */
export const AllThere: Story = {
  parameters: at({
    fill: Effect.andThen(
      writtenDown,
      Effect.suspend(() => beaWithPasskey(known))
    )
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Office PC")).toBeVisible()
    await expect(await canvas.findByText("Passkey · Safari, iPhone · 2001:db8:85a3::x")).toBeVisible()
  }
}

const knownDevices = Effect.gen(function* () {
  const bea = (yield* (yield* Users).list).find(({ userName }) => userName === "bea")!
  const now = yield* Clock.currentTimeMillis
  for (const [place, name] of ["Chrome, Windows", "Safari, iPhone", ""].entries()) {
    yield* (yield* KnownDevices).remember({
      id: `0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f5${place}`,
      userId: bea.id,
      fingerprint: `cookie ${place}`,
      name,
      usedAt: now - place * 3 * 86_400_000,
      expires: now + 86_400_000
    })
  }
})

/** Known devices, one of which is removed. */
export const KnownDevicesForgotten: Story = {
  parameters: at({ fill: knownDevices }),
  play: async ({ canvas, userEvent }) => {
    const devices = within(await canvas.findByRole("region", { name: "Known devices" }))
    // The device that the story signed in from is known too.
    await expect(devices.getAllByRole("listitem")).toHaveLength(4)
    await userEvent.click(devices.getByRole("button", { name: "Remove Safari, iPhone" }))
    await waitFor(() => expect(devices.getAllByRole("listitem")).toHaveLength(3))
    await expect(devices.queryByText("Safari, iPhone")).toBeNull()
  }
}
export const KnownDevicesOnAPhone: Story = {
  parameters: at({ fill: knownDevices }),
  globals: { locale: "fr", theme: "dark", viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("region", { name: "Appareils connus" })).toBeVisible()
  }
}

/** Adding a passkey requires the password; the first one comes with recovery codes. */
export const PasskeyAdded: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Add a passkey" }))
    await userEvent.type(await screen.findByRole("textbox", { name: /^Name of this passkey/ }), "Front desk")
    await typePassword(userEvent, "Continue")
    const codes = within(await screen.findByRole("dialog", { name: "Save these codes" }))
    await expect(codes.getAllByRole("listitem")).toHaveLength(10)
    // They are shown once: Escape does not dismiss them, and the focus is on copying them.
    await waitFor(() => expect(codes.getByRole("button", { name: "Copy all" })).toHaveFocus())
    await userEvent.keyboard("{Escape}")
    await expect(codes.getAllByRole("listitem")).toHaveLength(10)
    await userEvent.click(codes.getByRole("button", { name: "I saved them" }))
    await expect(await canvas.findByText("Front desk")).toBeVisible()
    await expect(await canvas.findByText("10 codes left")).toBeVisible()
  }
}

const inside = (fill: ShopParameters["fill"]) => ({
  shop: { path: "/account/security", route: "/account/security", isInside: true, fill }
})

/** By keyboard: removing the focused row moves the focus to the row that takes its place. */
export const ForgottenByKeyboard: Story = {
  parameters: inside(knownDevices),
  play: async ({ canvas, userEvent }) => {
    const devices = within(await canvas.findByRole("region", { name: "Known devices" }))
    devices.getByRole("button", { name: "Remove Safari, iPhone" }).focus()
    await userEvent.keyboard("{Enter}")
    await waitFor(() => expect(devices.queryByText("Safari, iPhone")).toBeNull())
    // The story's browser is also unnamed, and is listed first.
    await waitFor(() => expect(devices.getAllByRole("button", { name: "Remove Unknown device" }).at(-1)).toHaveFocus())
  }
}

/** A wrong password is reported at its field and must be typed again. */
export const WrongPassword: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Set up an app" }))
    await typePassword(userEvent, "Continue", "not this one")
    await expect(await screen.findByText("The password entered was not correct. Please try again.")).toBeVisible()
    const field = screen.getByLabelText<HTMLInputElement>(/^Current password/)
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toBeInvalid()
    await expect(field.selectionEnd).toBe("not this one".length)
  }
}

/** The browser's prompt was dismissed: nothing is saved. */
export const NoPasskeyMade: Story = {
  parameters: at({ passkeys: { ...passkeysInMemory(), make: () => Promise.reject(new PasskeyNotShown()) } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Add a passkey" }))
    await userEvent.type(await screen.findByRole("textbox", { name: /^Name of this passkey/ }), "Phone")
    await typePassword(userEvent, "Continue")
    await expect(await screen.findByText("No passkey was created. Try again when you are ready.")).toBeVisible()
    await expect(canvas.getByText("No passkeys yet")).toBeVisible()
  }
}

/** Setting up the authenticator app: the QR code and the key; a wrong code is reported at its field. */
export const AppBeingSetUp: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Set up an app" }))
    await typePassword(userEvent, "Continue")
    await expect(await screen.findByRole("img", { name: "QR code for your authenticator app" })).toBeVisible()
    await userEvent.type(screen.getByRole("textbox", { name: /^Code from your authenticator app/ }), "000000{Enter}")
    await expect(await screen.findByText("This code is incorrect or was already used.")).toBeVisible()
  }
}

/** The shop requires a second step: setting it up comes before everything else. */
export const RequiredByTheShop: Story = {
  parameters: at({ fill: required }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Set up a second step")).toBeVisible()
    await expect(canvas.queryByRole("heading", { name: "Logged in on" })).toBeNull()
  }
}

export const Failed: Story = {
  parameters: at({
    instead: (endpoint: Endpoint) => (endpoint === getOwnSecondStep ? refused(500, "serverError") : undefined)
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("The server encountered an internal error. Please try again later.")
    ).toBeVisible()
  }
}

export const French: Story = {
  globals: { locale: "fr" },
  parameters: at({ fill: writtenDown }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Connexion et sécurité" })).toBeVisible()
    await expect(await canvas.findByRole("button", { name: "Ajouter une clé d’accès" })).toBeVisible()
  }
}

export const OnASmallPhone: Story = {
  globals: { viewport: { value: "smallPhone" } },
  parameters: at({ fill: writtenDown }),
  play: async ({ canvas }) => {
    await canvas.findByText("No passkeys yet")
    await expect(document.documentElement.scrollWidth).toBe(320)
  }
}
