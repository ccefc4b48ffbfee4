import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, waitFor, within } from "storybook/test"
import { withShop } from "#stories/withShop.tsx"
import { excludeAnnouncer } from "./excludeAnnouncer.ts"
import { closedOnSundays, plannedOnHoliday, withInstallers } from "./installersInShop.ts"
import { JobRoutes } from "./JobRoutes.tsx"
import { jobPath } from "./jobsInShop.ts"

const meta = {
  title: "Screens/Jobs/Find a slot",
  component: JobRoutes,
  decorators: [withShop],
  parameters: {
    a11y: excludeAnnouncer,
    shop: { path: jobPath, fill: withInstallers },
    ends: {
      Proposed: "As requested",
      ChosenByDigit: "Slot filled in",
      Undone: "Find a slot",
      WarnedAndOverridden: "Reason to schedule it anyway",
      ReasonAskedOnSave: "Saved in the job’s history",
      ClosedDay: "The location is closed that day."
    }
  }
} satisfies Meta<typeof JobRoutes>
export default meta
type Story = StoryObj<typeof meta>

/** Five slots, each with its reasons: the installer, where they come from, and how full their day is. */
export const Proposed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Find a slot" }))
    const drawer = within(await screen.findByRole("dialog", { name: "Next five slots" }))
    await waitFor(() => expect(drawer.getAllByRole("listitem").length).toBeGreaterThanOrEqual(5))
    await expect(drawer.getAllByText(/% booked/).length).toBe(5)
  }
}

/** Pressing a digit, before anything in the drawer has the focus, fills in the day, time of day, time and installer. */
export const ChosenByDigit: Story = {
  play: async (page) => {
    await Proposed.play!(page)
    const { canvas, userEvent } = page
    await userEvent.keyboard("2")
    await screen.findByText(/^Slot filled in:/)
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Next five slots" })).toBeNull())
    await expect(canvas.getByRole("button", { name: /Remove .*(Dana|Luis)/ })).toBeVisible()
  }
}

/** Undo restores the previous values. */
export const Undone: Story = {
  play: async (page) => {
    await ChosenByDigit.play!(page)
    await page.userEvent.click(await screen.findByRole("button", { name: "Undo" }))
    await waitFor(() => expect(page.canvas.queryByRole("button", { name: /Remove .*(Dana|Luis)/ })).toBeNull())
  }
}

/** A scheduling warning is shown at the row; a reason overrides it and is saved. */
export const WarnedAndOverridden: Story = {
  parameters: { shop: { path: jobPath, fill: plannedOnHoliday } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("Off that day: Vacation")).toBeVisible()
    await expect(canvas.getByText("Skill missing: Mobile service")).toBeVisible()
    await userEvent.click(canvas.getAllByRole("button", { name: "Schedule anyway" })[0]!)
    const reason = await canvas.findByRole("textbox", { name: /Reason to schedule it anyway/ })
    await waitFor(() => expect(reason).toHaveFocus())
    await userEvent.keyboard("Comes in for this one")
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    await waitFor(() => expect(canvas.getByRole("button", { name: "Save" })).toBeDisabled())
    await expect(canvas.getByRole("textbox", { name: /Reason to schedule it anyway/ })).toHaveValue(
      "Comes in for this one"
    )
  }
}

/** If saved without a reason, a dialog explains the warning and asks for one; the job is then saved with it. */
export const ReasonAskedOnSave: Story = {
  parameters: { shop: { path: jobPath, fill: plannedOnHoliday } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText("Off that day: Vacation")
    await userEvent.click(canvas.getByRole("button", { name: /Duration/ }))
    await userEvent.click(await screen.findByRole("option", { name: "2 h" }))
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    const dialog = within(await screen.findByRole("dialog", { name: "Schedule it anyway?" }))
    await expect(dialog.getByText(/Off that day: Vacation/)).toBeVisible()
    await userEvent.type(dialog.getByRole("textbox", { name: /Reason to schedule it anyway/ }), "Comes in for this one")
    await userEvent.click(dialog.getByRole("button", { name: "Schedule anyway" }))
    await waitFor(() => expect(canvas.getByRole("button", { name: "Save" })).toBeDisabled())
    await expect(canvas.getByRole("textbox", { name: /Reason to schedule it anyway/ })).toHaveValue(
      "Comes in for this one"
    )
  }
}

/** A day when the location is closed is rejected at the date field, whatever the reason. */
export const ClosedDay: Story = {
  parameters: { shop: { path: jobPath, fill: closedOnSundays } },
  play: async ({ canvas, userEvent }) => {
    const day = await canvas.findByRole("group", { name: "Install date" })
    await userEvent.click(within(day).getAllByRole("spinbutton")[0]!)
    await userEvent.keyboard("12062026")
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    await waitFor(() =>
      expect(canvas.getByRole("group", { name: "Install date" })).toHaveAccessibleDescription(/closed that day/)
    )
  }
}
