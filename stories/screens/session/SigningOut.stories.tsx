import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, screen, waitFor, within } from "storybook/test"
import { withShop } from "#stories/withShop.tsx"
import { Shell } from "#web/shell/Shell.tsx"

const left = fn()

/** Signing out on a shared computer: what it deletes, and what it asks first. */
const meta = {
  title: "Screens/Session/Signing out",
  component: Shell,
  args: { children: null },
  decorators: [withShop],
  parameters: {
    ends: {
      LeavesNothingBehind: "Logged out Successfully",
      StaysForTheDraft: "Wren Calloway"
    },
    layout: "fullscreen",
    shop: { isWhole: true, path: "/customers/create", onLeave: left }
  },
  beforeEach: () => void left.mockClear()
} satisfies Meta<typeof Shell>
export default meta
type Story = StoryObj<typeof meta>

const ours = () => Object.keys(localStorage).filter((place) => place.startsWith("frit."))

/** Creates a draft in the open form, a theme choice and a recent search. */
const leaveTraces = async ({ canvas, userEvent }: Parameters<NonNullable<Story["play"]>>[0]) => {
  await userEvent.type(await canvas.findByRole("textbox", { name: "Customer name" }), "Wren Calloway")
  await waitFor(() => expect(ours().some((place) => place.startsWith("frit.draft."))).toBe(true))
  localStorage.setItem("frit.device.theme", "light")
  localStorage.setItem("frit.recent.somebody", "[]")
  await userEvent.click(canvas.getByRole("button", { name: /Bea.*’s account/ }))
  await userEvent.click(await screen.findByRole("menuitem", { name: "Log out" }))
}

/**
 * Drafts would be deleted, so it asks first. Input and recent items of the shop's users are deleted; the device's
 * appearance settings are kept.
 */
export const LeavesNothingBehind: Story = {
  play: async (context) => {
    await leaveTraces(context)
    const ask = within(await screen.findByRole("alertdialog", { name: "Log out" }))
    await waitFor(() => expect(ask.getByText(/A draft on this device will be discarded/)).toBeVisible())
    await context.userEvent.click(ask.getByRole("button", { name: "Log out" }))
    await expect(await context.canvas.findByText("Logged out Successfully")).toBeVisible()
    await waitFor(() => expect(ours().filter((place) => !place.startsWith("frit.device."))).toEqual([]))
    await expect(localStorage.getItem("frit.device.theme")).toBe("light")
    await expect(sessionStorage.getItem("frit.wasSignedIn")).toBeNull()
  }
}

/** Canceled: nothing changes. */
export const StaysForTheDraft: Story = {
  play: async (context) => {
    await leaveTraces(context)
    const ask = within(await screen.findByRole("alertdialog", { name: "Log out" }))
    await context.userEvent.click(ask.getByText("Cancel"))
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull())
    await expect(context.canvas.getByRole("textbox", { name: "Customer name" })).toHaveValue("Wren Calloway")
    await expect(left).not.toHaveBeenCalled()
  }
}
