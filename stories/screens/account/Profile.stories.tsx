import type { Meta, StoryObj } from "@storybook/react-vite"
import { Effect } from "effect"
import { expect, screen, waitFor, within } from "storybook/test"
import { getProfile, putProfileImage } from "#domain/account/accountApi.ts"
import { refused } from "#domain/contract/Envelope.ts"
import type { Endpoint } from "#domain/contract/Endpoint.ts"
import { withShop } from "#stories/withShop.tsx"
import { samplePassword } from "#stories/sampleShop.ts"
import { fillIn } from "../customers/fillIn.ts"
import { AccountRoutes } from "./AccountRoutes.tsx"
import { beaAlsoChangedElsewhere, beaWith, pictureFile } from "./ownAccount.ts"

const at = (path: string, more: object = {}) => ({ shop: { path, fill: Effect.void, ...more } })
const meta = {
  title: "Screens/Account/Profile",
  component: AccountRoutes,
  decorators: [withShop],
  parameters: {
    ...at("/account/profile"),
    ends: {
      Saved: "Beatriz",
      EmailChangedWithPassword: "Profile updated successfully.",
      ClashTookTheirs: "Ortiz-Vega",
      PhotoChosen: "Profile updated successfully.",
      PhotoTooLarge: "The file size exceeds the 5MB limit",
      PhotoThatIsNone: "Invalid file type: choose a PNG or JPEG picture.",
      PhotoRefused: "The file size exceeds the 5MB limit"
    }
  }
} satisfies Meta<typeof AccountRoutes>
export default meta
type Story = StoryObj<typeof meta>

const choose = async (page: Parameters<NonNullable<Story["play"]>>[0], file: File) => {
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>("input[type=file]")
    if (found === null) throw new Error("no file field yet")
    return found
  })
  await page.userEvent.upload(input, file)
}

/** Name and address are saved, with the exact message of spec §8. */
export const Saved: Story = {
  play: async (page) => {
    const { canvas, userEvent } = page
    await fillIn(page, /^First name/, "Beatriz")
    await userEvent.click(canvas.getByRole("checkbox", { name: "Add my address" }))
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    await expect(await canvas.findByRole("link", { name: "Address – Please enter the city" })).toBeVisible()
    await userEvent.click(canvas.getByRole("checkbox", { name: "Add my address" }))
    await expect(canvas.queryByLabelText("Current password")).toBeNull()
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    await screen.findByText("Profile updated successfully.")
    await expect(canvas.getByLabelText(/^First name/)).toHaveValue("Beatriz")
    await expect(canvas.getByRole("button", { name: "Save" })).toBeDisabled()
  }
}

/**
 * Changing the email requires the password: a wrong one is reported at its field; the right one saves and is then
 * cleared.
 */
export const EmailChangedWithPassword: Story = {
  play: async (page) => {
    const { canvas, userEvent } = page
    await fillIn(page, /^Email/, "bea@new.example")
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    await waitFor(() =>
      expect(canvas.getByLabelText(/^Current password/)).toHaveAccessibleDescription(
        /Please enter the current password/
      )
    )
    await fillIn(page, /^Current password/, "Not-My-Password-1")
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    await waitFor(() =>
      expect(canvas.getByLabelText(/^Current password/)).toHaveAccessibleDescription(
        /The password entered was not correct\. Please try again\./
      )
    )
    await fillIn(page, /^Current password/, samplePassword)
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    await screen.findByText("Profile updated successfully.")
    await waitFor(() => expect(canvas.queryByLabelText(/^Current password/)).toBeNull())
    await expect(JSON.stringify({ ...localStorage })).not.toContain(samplePassword)
  }
}

/** The profile was changed elsewhere in the meantime: both versions are shown side by side. */
export const ClashTookTheirs: Story = {
  parameters: at("/account/profile", beaAlsoChangedElsewhere({ lastName: "Ortiz-Vega" })),
  play: async (page) => {
    const { canvas, userEvent } = page
    await fillIn(page, /^Last name/, "Ortiz Luna")
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    await expect(await canvas.findByText("Your profile was changed elsewhere after you opened it.")).toBeVisible()
    await userEvent.click(await canvas.findByRole("button", { name: "Use theirs" }))
    await waitFor(() => expect(canvas.getByLabelText(/^Last name/)).toHaveValue("Ortiz-Vega"))
  }
}

/** A picture is chosen, cropped to a square, and saved. */
export const PhotoChosen: Story = {
  play: async (page) => {
    const { canvas, userEvent } = page
    await canvas.findByRole("button", { name: "Choose a photo" })
    await choose(page, await pictureFile())
    const dialog = within(await screen.findByRole("dialog", { name: "Crop the photo" }))
    await waitFor(() => expect(dialog.getByRole("img", { name: "The photo you chose" })).toBeVisible())
    await waitFor(() => expect(dialog.getByRole("button", { name: "Use this photo" })).toBeEnabled())
    await userEvent.click(dialog.getByRole("button", { name: "Use this photo" }))
    await screen.findByText("Profile updated successfully.")
    await userEvent.click(await canvas.findByRole("checkbox", { name: "Show my initials instead of a photo" }))
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    await waitFor(() => expect(canvas.getByRole("button", { name: "Save" })).toBeDisabled())
    await expect(canvas.getByRole("checkbox", { name: "Show my initials instead of a photo" })).toBeChecked()
    await userEvent.click(await canvas.findByRole("button", { name: "Remove photo" }))
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Remove photo" })).toBeNull())
  }
}

/** Six megabytes: rejected before anything is sent, with the specification's message. */
export const PhotoTooLarge: Story = {
  play: async (page) => {
    const { canvas } = page
    await canvas.findByRole("button", { name: "Choose a photo" })
    await choose(page, new File([new Uint8Array(6 * 1024 * 1024)], "me.png", { type: "image/png" }))
    await expect(await canvas.findByText("The file size exceeds the 5MB limit")).toBeVisible()
  }
}

/** A text file with an image file name is rejected. */
export const PhotoThatIsNone: Story = {
  play: async (page) => {
    const { canvas } = page
    await canvas.findByRole("button", { name: "Choose a photo" })
    await choose(page, new File(["no picture"], "me.png", { type: "image/png" }))
    await expect(await canvas.findByText("Invalid file type: choose a PNG or JPEG picture.")).toBeVisible()
  }
}

/** The server finds the picture too large: the dialog closes and the reason stays visible. */
export const PhotoRefused: Story = {
  parameters: at("/account/profile", {
    instead: (endpoint: Endpoint) => (endpoint === putProfileImage ? refused(413, "fileTooLarge") : undefined)
  }),
  play: async (page) => {
    const { canvas, userEvent } = page
    await canvas.findByRole("button", { name: "Choose a photo" })
    await choose(page, await pictureFile())
    const dialog = within(await screen.findByRole("dialog", { name: "Crop the photo" }))
    await waitFor(() => expect(dialog.getByRole("button", { name: "Use this photo" })).toBeEnabled())
    await userEvent.click(dialog.getByRole("button", { name: "Use this photo" }))
    await expect(await canvas.findByText("The file size exceeds the 5MB limit")).toBeVisible()
  }
}

export const Loading: Story = {
  parameters: at("/account/profile", {
    instead: (endpoint: Endpoint) => (endpoint === getProfile ? "never" : undefined)
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Loading" })).toBeVisible()
  }
}

export const Failed: Story = {
  parameters: at("/account/profile", {
    instead: (endpoint: Endpoint) => (endpoint === getProfile ? refused(500, "serverError") : undefined)
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("The server encountered an internal error. Please try again later.")
    ).toBeVisible()
  }
}

export const French: Story = {
  parameters: at("/account/profile", {
    fill: beaWith({
      address: { address1: "1 Rue", address2: "", city: "Montréal", region: "QC", postalCode: "H2X 1Y4", country: "CA" }
    })
  }),
  globals: { locale: "fr" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Choisir une photo" })).toBeVisible()
    await expect(canvas.getByLabelText(/^Ville/)).toHaveValue("Montréal")
  }
}

/** Nothing scrolls horizontally at 320 px. */
export const OnASmallPhone: Story = {
  globals: { viewport: { value: "smallPhone" } },
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: "Choose a photo" })
    await expect(document.documentElement.clientWidth).toBe(320)
    await expect(document.documentElement.scrollWidth).toBe(320)
  }
}
