import type { Meta, StoryObj } from "@storybook/react-vite"
import { Effect } from "effect"
import { expect, screen, waitFor } from "storybook/test"
import { saveRules } from "#domain/reminders/storedRules.ts"
import { getReminderRules } from "#domain/reminders/remindersApi.ts"
import { withShop } from "#stories/withShop.tsx"
import { screenStates } from "#stories/screenStates.ts"
import { ReminderRulesScreen } from "#web/reminders/ReminderRulesScreen.tsx"

/** Two of the rules are enabled. */
const twoOn = saveRules({ on: ["quoteUnanswered", "unpaid30"], quoteDays: 3, assignTo: null }).pipe(Effect.orDie)
const shop = { path: "/admin/reminders", fill: twoOn }

const meta = {
  title: "Screens/Reminders/Rules",
  component: ReminderRulesScreen,
  decorators: [withShop],
  parameters: {
    shop,
    ends: {
      SwitchedOn: "Rules saved",
      SeveralAtOnce: "Rules saved",
      DaysChosen: "Rules saved",
      GivenToSomebody: "Rules saved"
    }
  }
} satisfies Meta<typeof ReminderRulesScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The switch is saved immediately, and the other rules are unchanged. */
export const SwitchedOn: Story = {
  play: async ({ canvas, userEvent }) => {
    const parts = await canvas.findByRole("switch", { name: /^Parts are not here/ })
    await expect(parts).not.toBeChecked()
    await userEvent.click(parts)
    await screen.findByText("Rules saved")
    await waitFor(() => expect(canvas.getByRole("switch", { name: /^Parts are not here/ })).toBeChecked())
    await expect(canvas.getByRole("switch", { name: /^The quote has not/ })).toBeChecked()
    await expect(canvas.getByRole("switch", { name: /60 days/ })).not.toBeChecked()
  }
}

/** Several switches pressed in quick succession are all saved. */
export const SeveralAtOnce: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole("switch", { name: /60 days/ })
    // Pressed before the server has responded to the first.
    for (const name of [/60 days/, /90 days/, /30 days/]) canvas.getByRole("switch", { name }).click()
    await screen.findByText("Rules saved")
    await new Promise((resolve) => setTimeout(resolve, 500))
    const on = canvas.getAllByRole<HTMLInputElement>("switch").map(({ checked }) => checked)
    await expect(on).toEqual([true, false, false, false, false, false, true, true])
  }
}

export const DaysChosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /Follow up a quote/ }))
    await userEvent.click(await screen.findByRole("option", { name: "7 days" }))
    await screen.findByText("Rules saved")
    await waitFor(() => expect(canvas.getByRole("button", { name: /Follow up a quote/ })).toHaveTextContent("7 days"))
  }
}

/** Reminders for jobs without a salesperson are assigned to a user. */
export const GivenToSomebody: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /Assignee when/ }))
    await userEvent.click(await screen.findByRole("option", { name: "Bea Ortiz" }))
    await screen.findByText("Rules saved")
    await waitFor(() => expect(canvas.getByRole("button", { name: /Assignee when/ })).toHaveTextContent("Bea Ortiz"))
  }
}

const states = screenStates({ shop, call: getReminderRules, shows: /30/ })
export const Loading: Story = states.Loading
export const Failed: Story = states.Failed
export const Dark: Story = states.Dark
export const French: Story = states.French
export const Spanish: Story = states.Spanish
export const OnASmallPhone: Story = states.OnASmallPhone
