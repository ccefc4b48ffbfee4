import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn } from "storybook/test"
import { SegmentedControl } from "#ui/SegmentedControl.tsx"

const meta = {
  component: SegmentedControl,
  tags: ["autodocs"],
  args: {
    label: "View",
    options: [
      { value: "day", label: "Day" },
      { value: "week", label: "Week" },
      { value: "month", label: "Month" }
    ],
    defaultValue: "day",
    onChange: fn()
  }
} satisfies Meta<typeof SegmentedControl>
export default meta
type Story = StoryObj<typeof meta>

export const Day: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText("Month"))
    await userEvent.keyboard("{ArrowLeft}")
    await expect(args.onChange).toHaveBeenNthCalledWith(1, "month")
    await expect(args.onChange).toHaveBeenNthCalledWith(2, "week")
    await expect(canvas.getByRole("radio", { name: "Week" })).toBeChecked()
  }
}
export const LabelHidden: Story = { args: { isLabelHidden: true } }
export const Dark: Story = { globals: { theme: "dark" } }
