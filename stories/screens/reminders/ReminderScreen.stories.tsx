import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, waitFor, within } from "storybook/test"
import { getReminder } from "#domain/reminders/remindersApi.ts"
import { withShop } from "#stories/withShop.tsx"
import { screenStates } from "#stories/screenStates.ts"
import { fillIn } from "#stories/screens/customers/fillIn.ts"
import { conflictAt } from "../conflictAt.ts"
import { ReminderRoutes } from "./ReminderRoutes.tsx"
import { oneInShop, reminderChangedElsewhere, reminderPath, remindersInShop } from "./remindersInShop.ts"

const at = (path: string, more: object = {}) => ({ shop: { path, fill: remindersInShop, ...more } })
const meta = {
  title: "Screens/Reminders/Reminder",
  component: ReminderRoutes,
  decorators: [withShop],
  parameters: {
    ...at("/reminders/create"),
    ends: {
      NewByKeyboard: "Call the glass plant",
      Refused: "Please enter the reminder",
      Conflict: "Keep mine",
      DraftRestored: "Ask about both vans",
      DoneAndReopened: "Reminder reopened",
      DeletedAndUndone: "Ask about the second van",
      GivenToAColleague: "Sam Begay"
    }
  }
} satisfies Meta<typeof ReminderRoutes>
export default meta
type Story = StoryObj<typeof meta>

/** Entered and saved by keyboard: for oneself, tomorrow morning. */
export const NewByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole("textbox", { name: /^Reminder/ })).toHaveFocus())
    await userEvent.keyboard("Call the glass plant{Control>}s{/Control}")
    await screen.findByText("Reminder added")
    await expect(await canvas.findByRole("heading", { level: 1, name: "Call the glass plant" })).toBeVisible()
    await expect(canvas.getByRole("button", { name: /Assignee/ })).toHaveTextContent("Bea Ortiz")
  }
}

export const Refused: Story = {
  play: async (page) => {
    await page.userEvent.click(await page.canvas.findByRole("button", { name: "Save" }))
    await waitFor(() =>
      expect(page.canvas.getByRole("textbox", { name: /^Reminder/ })).toHaveAccessibleDescription(
        /Please enter the reminder/
      )
    )
  }
}

/** A reminder for a colleague; the job and the customer it is about are linked. */
export const GivenToAColleague: Story = {
  parameters: at(reminderPath),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("link", { name: "Job 1001" })).toBeVisible()
    await expect(await canvas.findByRole("link", { name: "Ada Moreno" })).toBeVisible()
    await userEvent.click(await canvas.findByRole("button", { name: /Assignee/ }))
    await userEvent.click(await screen.findByRole("option", { name: "Sam Begay" }))
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    await screen.findByText("Reminder saved")
    await expect(canvas.getByRole("button", { name: /Assignee/ })).toHaveTextContent("Sam Begay")
  }
}

/** Both users changed the text: both versions are shown at the field. */
export const Conflict: Story = {
  parameters: { shop: { path: reminderPath, ...reminderChangedElsewhere({ text: "Ask about the third van" }) } },
  play: async (page) => {
    await fillIn(page, /^Reminder/, "Ask about both vans")
    await page.userEvent.click(page.canvas.getByRole("button", { name: "Save" }))
    const note = await conflictAt(page, {
      changed: "Someone else changed this reminder after you opened it.",
      label: "Reminder",
      mine: "Ask about both vans",
      theirs: "Ask about the third van"
    })
    await expect(within(note).getByRole("button", { name: "Keep mine" })).toBeVisible()
  }
}

/** Input left unsaved is offered on return, and restored. */
export const DraftRestored: Story = {
  parameters: at(reminderPath, { fill: oneInShop }),
  play: async (page) => {
    const { canvas, userEvent } = page
    await fillIn(page, /^Reminder/, "Ask about both vans")
    await expect(await canvas.findByText(/^Draft saved/)).toBeVisible()
    await userEvent.click(canvas.getByRole("link", { name: "Cancel" }))
    await userEvent.click(await canvas.findByRole("row", { name: /Ask about the second van/ }))
    await userEvent.click(await canvas.findByRole("button", { name: "Restore draft" }))
    await expect(canvas.getByRole("textbox", { name: /^Reminder/ })).toHaveValue("Ask about both vans")
  }
}

/** Marked as done, then reopened. */
export const DoneAndReopened: Story = {
  parameters: at(reminderPath),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Done" }))
    await screen.findByText("Marked as done")
    await userEvent.click(await canvas.findByRole("button", { name: /^Actions for/ }))
    await userEvent.click(await screen.findByRole("menuitem", { name: "Reopen" }))
    await expect(await screen.findByText("Reminder reopened")).toBeVisible()
    await expect(await canvas.findByRole("button", { name: "Done" })).toBeVisible()
  }
}

/** Deleted, then restored to the list. */
export const DeletedAndUndone: Story = {
  parameters: at(reminderPath, { fill: oneInShop }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Actions for/ }))
    await userEvent.click(await screen.findByRole("menuitem", { name: "Delete reminder" }))
    await expect(await canvas.findByText("No reminders yet")).toBeVisible()
    await userEvent.click(screen.getByRole("button", { name: "Undo" }))
    await expect(await canvas.findByRole("row", { name: /Ask about the second van/ })).toBeVisible()
  }
}

const states = screenStates({
  shop: { path: reminderPath, fill: oneInShop },
  call: getReminder,
  shows: /second van/
})
export const Loading: Story = states.Loading
export const Failed: Story = states.Failed
export const Dark: Story = states.Dark
export const French: Story = states.French
export const Spanish: Story = states.Spanish
export const OnASmallPhone: Story = states.OnASmallPhone
