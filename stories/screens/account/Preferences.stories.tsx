import type { Meta, StoryObj } from "@storybook/react-vite"
import { Effect } from "effect"
import { expect, screen, waitFor, within } from "storybook/test"
import { PushDeviceId } from "#domain/notifications/Notification.ts"
import { Notifications } from "#domain/notifications/pushTo.ts"
import { Users } from "#domain/people/Users.ts"
import { withShop } from "#stories/withShop.tsx"
import { AccountRoutes } from "./AccountRoutes.tsx"

/** Gives every user of the shop a phone that receives notifications. */
const withDevice = Effect.gen(function* () {
  for (const [at, { id: userId }] of (yield* (yield* Users).list).entries())
    yield* (yield* Notifications).add({
      id: PushDeviceId.make(crypto.randomUUID()),
      userId,
      name: "Firefox, Android",
      endpoint: `https://updates.push.services.mozilla.com/wpush/v2/${at}`,
      p256dh: "B".padEnd(87, "A"),
      auth: "A".repeat(22),
      addedAt: Date.now()
    })
})

const meta = {
  title: "Screens/Account/Preferences",
  component: AccountRoutes,
  decorators: [withShop],
  parameters: {
    ends: {
      SpanishChosen: "tecla",
      TimeZoneChosen: "Denver",
      PushChosen: "Important job updates",
      DeviceRemoved: "Notifications",
      SingleKeysOff: "Single-key shortcuts"
    },
    shop: { path: "/account/preferences", fill: Effect.void }
  }
} satisfies Meta<typeof AccountRoutes>
export default meta
type Story = StoryObj<typeof meta>

/** Choosing Spanish takes effect immediately and is saved in the profile. */
export const SpanishChosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: "Español" }))
    await expect(await canvas.findByRole("heading", { level: 1, name: "Preferencias" })).toBeVisible()
    await expect(canvas.getByRole("switch", { name: /tecla/ })).toBeChecked()
  }
}

/** Another time zone is saved as soon as it is chosen. */
export const TimeZoneChosen: Story = {
  play: async ({ canvas, userEvent }) => {
    const zone = await canvas.findByRole("combobox", { name: /Time zone/ })
    await waitFor(() => expect((zone as HTMLInputElement).value).toMatch(/^Phoenix/))
    await userEvent.clear(zone)
    await expect(zone).toHaveValue("")
    await userEvent.type(zone, "Denver")
    await userEvent.click(await screen.findByRole("option", { name: /Denver/ }))
    await screen.findByText("Profile updated successfully.")
    await waitFor(() => expect((zone as HTMLInputElement).value).toMatch(/^Denver/))
  }
}

/**
 * Job updates are now sent as push notifications. No device is registered yet, so the page says so and emails continue
 * until one is.
 */
export const PushChosen: Story = {
  play: async ({ canvas, userEvent }) => {
    const updates = within(await canvas.findByRole("radiogroup", { name: "Important job updates" }))
    await expect(updates.getByRole("radio", { name: "Email" })).toBeChecked()
    await userEvent.click(updates.getByRole("radio", { name: "Push" }))
    await screen.findByText("Notifications saved")
    await expect(await canvas.findByText(/you get emails until you add one/)).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Show notifications on this device" })).toBeVisible()
  }
}

/** A registered device is listed by name and can be removed. */
export const DeviceRemoved: Story = {
  parameters: { shop: { path: "/account/preferences", fill: withDevice } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Stop notifications on Firefox, Android" }))
    await screen.findByText("Device removed")
    await waitFor(() => expect(canvas.queryByText(/Firefox, Android/)).toBeNull())
  }
}

/** Users of speech input can turn off single-key shortcuts (WCAG 2.1.4). */
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
