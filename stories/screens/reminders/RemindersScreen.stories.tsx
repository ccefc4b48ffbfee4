import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, waitFor, within } from "storybook/test"
import { listReminders } from "#domain/reminders/remindersApi.ts"
import { withShop } from "#stories/withShop.tsx"
import { listStates } from "#stories/screenStates.ts"
import { ReminderRoutes } from "./ReminderRoutes.tsx"
import { remindersInShop } from "./remindersInShop.ts"

const home = "/reminders"
const at = (path: string, more: object = {}) => ({ shop: { path, fill: remindersInShop, ...more } })
const meta = {
  title: "Screens/Reminders/List",
  component: ReminderRoutes,
  decorators: [withShop],
  parameters: {
    ...at(home),
    ends: {
      ByWhenTheyAreDue: "Overdue",
      EveryoneAndNarrowed: "Send the photos to the adjuster",
      Searched: "Ask about the second van",
      DoneOnes: "Call the landlord",
      DoneAndUndone: "Order the molding",
      PutOffUntilTomorrow: "Undo",
      PutOffToADay: "Due Dec 24, 2027",
      DeletedAndUndone: "Order the molding",
      NarrowedToNothingAndCleared: "Order the molding",
      AsAnInstaller: "Order the molding"
    }
  }
} satisfies Meta<typeof ReminderRoutes>
export default meta
type Story = StoryObj<typeof meta>

const names = (rows: ReadonlyArray<HTMLElement>) =>
  rows.slice(1).map((row) => row.querySelector("[data-names-row]")?.textContent)

/** The current user's open reminders, grouped by when they are due; the job and the customer are linked. */
export const ByWhenTheyAreDue: Story = {
  play: async ({ canvas }) => {
    const row = await canvas.findByRole("row", { name: /Ask about the second van/ })
    await expect(names(canvas.getAllByRole("row"))).toEqual([
      "Overdue",
      "Check for the fleet's October",
      "Today",
      "Order the molding",
      "Later",
      "Ask about the second van"
    ])
    await expect(within(row).getByRole("link", { name: "Job 1001" })).toBeVisible()
    await expect(within(row).getByRole("link", { name: "Ada Moreno" })).toBeVisible()
  }
}

/** Everyone's reminders of one type; the filter is in the URL. */
export const EveryoneAndNarrowed: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("row", { name: /Order the molding/ })
    await userEvent.click(canvas.getByRole("radio", { name: "Everyone’s" }))
    const his = await canvas.findByRole("row", { name: /Send the photos to the adjuster/ })
    await expect(his).toHaveTextContent("Sam Begay")
    await userEvent.click(canvas.getByRole("button", { name: /Type/ }))
    await userEvent.click(await screen.findByRole("option", { name: "Follow up" }))
    await waitFor(() => expect(names(canvas.getAllByRole("row"))).toEqual(["Later", "Send the photos to the adjuster"]))
  }
}

/** Searched by text, customer and job. */
export const Searched: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("row", { name: /Order the molding/ })
    const box = canvas.getByRole("searchbox", { name: "Search reminders" })
    await userEvent.type(box, "moreno")
    await waitFor(() =>
      expect(names(canvas.getAllByRole("row"))).toEqual([
        "Overdue",
        "Check for the fleet's October",
        "Later",
        "Ask about the second van"
      ])
    )
    await userEvent.clear(box)
    await userEvent.type(box, "1001")
    await waitFor(() => expect(names(canvas.getAllByRole("row"))).toEqual(["Later", "Ask about the second van"]))
  }
}

/** Completed reminders, latest first; they can be reopened. */
export const DoneOnes: Story = {
  parameters: at(`${home}?state=done`),
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole("row", { name: /Call the landlord/ })
    await expect(row).toHaveTextContent(/Done /)
    await userEvent.click(within(row).getByRole("button", { name: "Actions for Call the landlord" }))
    await expect(await screen.findByRole("menuitem", { name: "Reopen" })).toBeVisible()
    await userEvent.keyboard("{Escape}")
  }
}

/** Marked as done with one press, then reopened. */
export const DoneAndUndone: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Mark as done: Order the molding" }))
    await screen.findByText("Marked as done")
    await waitFor(() => expect(canvas.queryByRole("row", { name: /Order the molding/ })).toBeNull())
    await userEvent.click(screen.getByRole("button", { name: "Undo" }))
    await expect(await canvas.findByRole("row", { name: /Order the molding/ })).toBeVisible()
  }
}

/** An overdue reminder is postponed until tomorrow; the toast shows the time and offers Undo. */
export const PutOffUntilTomorrow: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Actions for Check for the fleet's October" }))
    await userEvent.click(await screen.findByRole("menuitem", { name: "Tomorrow" }))
    await screen.findByText(/^Due .*9:00 AM$/)
    await waitFor(() =>
      expect(names(canvas.getAllByRole("row"))).toEqual([
        "Today",
        "Order the molding",
        "Later",
        "Check for the fleet's October",
        "Ask about the second van"
      ])
    )
    await expect(screen.getByRole("button", { name: "Undo" })).toBeVisible()
  }
}

/** Postponed to a chosen date and time. */
export const PutOffToADay: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Actions for Order the molding" }))
    await userEvent.click(await screen.findByRole("menuitem", { name: "Pick a date and time" }))
    const dialog = within(await screen.findByRole("dialog", { name: "Pick a date and time" }))
    await userEvent.click(dialog.getByRole("spinbutton", { name: /month, Due date/ }))
    await userEvent.keyboard("12242027")
    await userEvent.click(dialog.getByRole("button", { name: "Snooze" }))
    await expect(await screen.findByText("Due Dec 24, 2027, 11:59 PM")).toBeVisible()
  }
}

/** Deleted, then restored. */
export const DeletedAndUndone: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Actions for Order the molding" }))
    await userEvent.click(await screen.findByRole("menuitem", { name: "Delete reminder" }))
    await screen.findByText("Reminder deleted")
    await waitFor(() => expect(canvas.queryByRole("row", { name: /Order the molding/ })).toBeNull())
    await userEvent.click(screen.getByRole("button", { name: "Undo" }))
    await expect(await canvas.findByRole("row", { name: /Order the molding/ })).toBeVisible()
  }
}

export const NarrowedToNothingAndCleared: Story = {
  parameters: at(`${home}?kind=other`),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("No reminders match")).toBeVisible()
    await userEvent.click(canvas.getAllByRole("button", { name: "Clear filters" })[0]!)
    await expect(await canvas.findByRole("row", { name: /Order the molding/ })).toBeVisible()
  }
}

/** An installer sees only their own reminders, without the choice of whose. */
export const AsAnInstaller: Story = {
  parameters: at(`${home}?who=all`, { roles: ["installer"] }),
  play: async ({ canvas }) => {
    await canvas.findByRole("row", { name: /Order the molding/ })
    await expect(canvas.queryByRole("row", { name: /Send the photos/ })).toBeNull()
    await expect(canvas.queryByRole("radio", { name: "Everyone’s" })).toBeNull()
  }
}

const states = listStates({
  shop: { path: home, fill: remindersInShop },
  call: listReminders,
  shows: /Order the molding/,
  empty: "No reminders yet",
  add: "New reminder"
})
export const Empty: Story = states.Empty
export const Loading: Story = states.Loading
export const Failed: Story = states.Failed
export const Dark: Story = states.Dark
export const French: Story = states.French
export const Spanish: Story = states.Spanish
export const OnASmallPhone: Story = states.OnASmallPhone
