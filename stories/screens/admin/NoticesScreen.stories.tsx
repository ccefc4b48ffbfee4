import type { Meta, StoryObj } from "@storybook/react-vite"
import { Effect } from "effect"
import { expect, screen, waitFor, within } from "storybook/test"
import { defaultNotices } from "#domain/messages/CustomerNotices.ts"
import { saveNotices } from "#domain/messages/storedNotices.ts"
import { getCustomerNotices } from "#domain/messages/wordingsApi.ts"
import { withShop } from "#stories/withShop.tsx"
import { screenStates } from "#stories/screenStates.ts"
import { NoticesScreen } from "#web/notices/NoticesScreen.tsx"

/** Booking messages are sent by text. */
const bookedOn = saveNotices({
  on: ["booked"],
  channels: { ...defaultNotices.channels, booked: "sms" },
  reviewLink: ""
}).pipe(Effect.asVoid)
const shop = { path: "/admin/notifications", fill: bookedOn }

const meta = {
  title: "Screens/Admin/Notifications",
  component: NoticesScreen,
  decorators: [withShop],
  parameters: {
    shop,
    ends: {
      SwitchedOn: "Notifications saved",
      ReviewPageMissing: "Enter your review page",
      NoWebAddress: "Enter a full web address",
      WorkDone: "Notifications saved",
      OwnWords: "it’s our new wording",
      UnknownName: "Unknown placeholder"
    }
  }
} satisfies Meta<typeof NoticesScreen>
export default meta
type Story = StoryObj<typeof meta>

/** A message is switched on, its channel chosen, and both are saved. */
export const SwitchedOn: Story = {
  play: async ({ canvas, userEvent }) => {
    const dayBefore = await canvas.findByRole("switch", { name: /^The day before/ })
    await expect(canvas.getByRole("switch", { name: /^Appointment booked/ })).toBeChecked()
    await expect(canvas.getByRole("button", { name: "Save" })).toBeDisabled()
    await userEvent.click(dayBefore)
    await userEvent.click(
      within(canvas.getByRole("radiogroup", { name: "The day before: send by" })).getByRole("radio", {
        name: "Text message"
      })
    )
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    await screen.findByText("Notifications saved")
    await expect(canvas.getByRole("switch", { name: /^The day before/ })).toBeChecked()
    await waitFor(() => expect(canvas.getByRole("button", { name: "Save" })).toBeDisabled())
  }
}

/**
 * The message that the work is done has its own switch, channel and wording, and states when the vehicle can be driven.
 */
export const WorkDone: Story = {
  play: async ({ canvas, userEvent }) => {
    const done = await canvas.findByRole("switch", { name: /^Work done/ })
    await expect(done).not.toBeChecked()
    await userEvent.click(canvas.getByRole("button", { name: "Wording: Work done" }))
    const dialog = within(await screen.findByRole("dialog"))
    await waitFor(() =>
      expect(dialog.getByRole("note")).toHaveTextContent(/is done: glass replaced. Safe to drive from 11:00 AM./)
    )
    await userEvent.click(dialog.getByRole("button", { name: "Cancel" }))
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    await userEvent.click(done)
    await userEvent.click(
      within(canvas.getByRole("radiogroup", { name: "Work done: send by" })).getByRole("radio", { name: "Email" })
    )
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    await screen.findByText("Notifications saved")
    await expect(canvas.getByRole("switch", { name: /^Work done/ })).toBeChecked()
  }
}

/** Requesting reviews requires a review page: the error is shown at the field, which takes the focus. */
export const ReviewPageMissing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("switch", { name: /^Thank you and review/ }))
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    await canvas.findByText("Enter your review page to turn on the thank-you message.")
    await expect(canvas.getByRole("textbox", { name: /Review page/ })).toHaveFocus()
  }
}

export const NoWebAddress: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: /Review page/ }), "my page")
    await userEvent.tab()
    await canvas.findByText(/Enter a full web address/)
  }
}

/** The shop's own wording, with an example of the result, saved for its language and channel. */
export const OwnWords: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Wording: The day before" }))
    const dialog = await screen.findByRole("dialog")
    const body = await within(dialog).findByRole("textbox", { name: "Message" })
    await waitFor(() => expect((body as HTMLTextAreaElement).value).toContain("{appointment}"))
    await userEvent.clear(body)
    await userEvent.type(body, "{{firstName}, it’s our new wording. {{link}")
    await expect(within(dialog).getByRole("note")).toHaveTextContent("Ada, it’s our new wording.")
    await userEvent.click(within(dialog).getByRole("button", { name: "Save" }))
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    await userEvent.click(canvas.getByRole("button", { name: "Wording: The day before" }))
    const again = await screen.findByRole("dialog")
    await waitFor(() =>
      expect(within(again).getByRole("textbox", { name: "Message" })).toHaveValue(
        "{firstName}, it’s our new wording. {link}"
      )
    )
    await userEvent.type(within(again).getByRole("textbox", { name: "Subject" }), "!")
    await expect(within(again).getByRole("note")).toHaveTextContent("it’s our new wording")
  }
}

/** An unknown placeholder in braces is rejected before any message is sent. */
export const UnknownName: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Wording: Appointment booked" }))
    const dialog = await screen.findByRole("dialog")
    const body = await within(dialog).findByRole("textbox", { name: "Message" })
    await waitFor(() => expect((body as HTMLTextAreaElement).value).toContain("{link}"))
    await userEvent.type(body, " {{nickname}")
    await within(dialog).findByText("Unknown placeholder: {nickname}.")
    await expect(within(dialog).getByRole("button", { name: "Save" })).toBeDisabled()
  }
}

const states = screenStates({ shop, call: getCustomerNotices, shows: /g\.page|https|10/ })
export const Loading: Story = states.Loading
export const Failed: Story = states.Failed
export const Dark: Story = states.Dark
export const French: Story = states.French
export const Spanish: Story = states.Spanish
export const OnASmallPhone: Story = states.OnASmallPhone
