import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn } from "storybook/test"
import { Checkbox } from "#ui/Checkbox.tsx"

const meta = {
  component: Checkbox,
  tags: ["autodocs"],
  args: { children: "Send a reminder the day before", onChange: fn() }
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Unchecked: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole("checkbox", { name: "Send a reminder the day before" })
    await userEvent.click(canvas.getByText("Send a reminder the day before"))
    await expect(box).toBeChecked()
    await userEvent.keyboard(" ")
    await expect(box).not.toBeChecked()
    await expect(args.onChange).toHaveBeenCalledTimes(2)
  }
}
export const Checked: Story = {
  args: { defaultSelected: true, description: "By text message, in the customer's language." }
}
export const Indeterminate: Story = {
  args: { isIndeterminate: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox")).toBePartiallyChecked()
  }
}
export const Wrong: Story = {
  args: { children: "I have read the terms", isRequired: true, errorMessage: "Please accept the terms" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox")).toBeInvalid()
    await expect(canvas.getByRole("checkbox")).toHaveAccessibleDescription("Please accept the terms")
  }
}
export const Disabled: Story = { args: { isDisabled: true, defaultSelected: true } }
export const Dark: Story = { ...Checked, globals: { theme: "dark" } }
