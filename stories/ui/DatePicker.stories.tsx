import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn, screen, waitFor } from "storybook/test"
import { DatePicker } from "#ui/DatePicker.tsx"
import { Language } from "#ui/Language.tsx"

const meta = {
  component: DatePicker,
  tags: ["autodocs"],
  args: { label: "Install date", name: "day", defaultValue: "2026-11-24", onChange: fn() },
  decorators: [
    (Story) => (
      <Language locale="en-US">
        <Story />
      </Language>
    )
  ]
} satisfies Meta<typeof DatePicker>
export default meta
type Story = StoryObj<typeof meta>

/** A date a week later, picked from the calendar by keyboard. */
export const Picked: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button"))
    await screen.findByRole("grid", { name: /November 2026/ })
    await waitFor(() => expect(screen.getByRole("button", { name: /November 24/ })).toHaveFocus())
    await userEvent.keyboard("{ArrowDown}{Enter}")
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-12-01")
    await waitFor(() => expect(screen.queryByRole("grid")).toBeNull())
  }
}

export const Typed: Story = {
  args: { defaultValue: "" },
  play: async ({ userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard("02292028")
    await expect(args.onChange).toHaveBeenLastCalledWith("2028-02-29")
  }
}

/** A partly entered date is reported as unfinished rather than empty. A copied date can be pasted. */
export const Unfinished: Story = {
  args: { unfinished: "?" },
  render: function Begun({ onChange, defaultValue: _, ...args }) {
    const [day, setDay] = useState("")
    return (
      <DatePicker
        {...args}
        value={day}
        onChange={(next) => {
          setDay(next)
          onChange?.(next)
        }}
      />
    )
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard("12")
    await expect(args.onChange).toHaveBeenLastCalledWith("?")
    await userEvent.paste("12/31/2027")
    await expect(args.onChange).toHaveBeenLastCalledWith("2027-12-31")
    await waitFor(() => expect(canvas.getByRole("spinbutton", { name: /year/ })).toHaveTextContent("2027"))
  }
}

/** Days when the shop is closed and past days cannot be selected. */
export const ClosedDays: Story = {
  args: { minValue: "2026-11-20", isDayUnavailable: (day) => day === "2026-11-26" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"))
    await expect(await screen.findByRole("button", { name: /November 26/ })).toHaveAttribute("aria-disabled", "true")
    await expect(screen.getByRole("button", { name: /November 19/ })).toHaveAttribute("aria-disabled", "true")
    await expect(screen.getByRole("button", { name: /November 25/ })).not.toHaveAttribute("aria-disabled")
  }
}
export const Wrong: Story = { args: { errorMessage: "No installer is free on this day" } }
export const Disabled: Story = { args: { isDisabled: true } }
export const Dark: Story = {
  globals: { theme: "dark" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"))
    const grid = await screen.findByRole("grid")
    await waitFor(() => expect(grid).toBeVisible())
  }
}
