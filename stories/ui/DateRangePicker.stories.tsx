import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn, screen, waitFor } from "storybook/test"
import { DateRangePicker, type DateRangePickerProps, type DayRange } from "#ui/DateRangePicker.tsx"
import { Language } from "#ui/Language.tsx"

const changed = fn()

const Kept = (props: DateRangePickerProps) => {
  const [value, setValue] = useState<DayRange | null>(props.value)
  const change = (next: DayRange | null) => {
    changed(next)
    setValue(next)
  }
  return (
    <Language locale="en-US">
      <DateRangePicker {...props} value={value} onChange={change} />
    </Language>
  )
}

const meta = {
  component: DateRangePicker,
  tags: ["autodocs"],
  render: (args) => <Kept {...args} />,
  beforeEach: () => void changed.mockClear(),
  args: {
    label: "Invoiced",
    value: { start: "2026-11-02", end: "2026-11-13" },
    onChange: fn(),
    presets: [
      { label: "October", start: "2026-10-01", end: "2026-10-31" },
      { label: "This quarter", start: "2026-10-01", end: "2026-12-31" }
    ]
  }
} satisfies Meta<typeof DateRangePicker>
export default meta
type Story = StoryObj<typeof meta>

const open = async (
  canvas: { getByRole: typeof screen.getByRole },
  userEvent: { click: (element: Element) => Promise<void> }
) => {
  await userEvent.click(canvas.getByRole("button"))
  return screen.findByRole("grid", { name: /November 2026/ })
}

/**
 * The first day, then the last day, by keyboard. After the first, react-aria moves to the next day, so a week down is
 * the 17th.
 */
export const Picked: Story = {
  play: async ({ canvas, userEvent }) => {
    await open(canvas, userEvent)
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/November 2/))
    await userEvent.keyboard("{ArrowDown}{Enter}{ArrowDown}{Enter}")
    await waitFor(() => expect(changed).toHaveBeenLastCalledWith({ start: "2026-11-09", end: "2026-11-17" }))
  }
}

/** A preset is applied with one press and closes the calendar. */
export const Preset: Story = {
  play: async ({ canvas, userEvent }) => {
    await open(canvas, userEvent)
    await userEvent.click(screen.getByRole("button", { name: "October" }))
    await expect(changed).toHaveBeenLastCalledWith({ start: "2026-10-01", end: "2026-10-31" })
    await waitFor(() => expect(screen.queryByRole("grid")).toBeNull())
  }
}

export const Typed: Story = {
  args: { value: null },
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard("1102202611132026")
    await expect(changed).toHaveBeenLastCalledWith({ start: "2026-11-02", end: "2026-11-13" })
  }
}

/** The days in between are highlighted as part of the range. */
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    const grid = await open(canvas, userEvent)
    await waitFor(() => expect(grid).toBeVisible())
  }
}
export const Wrong: Story = { args: { errorMessage: "The first day is after the last" } }
export const Disabled: Story = { args: { isDisabled: true } }
export const Dark: Story = { ...Open, globals: { theme: "dark" } }
