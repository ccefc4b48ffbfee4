import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn } from "storybook/test"
import { CheckboxGroup } from "#ui/CheckboxGroup.tsx"

const meta = {
  component: CheckboxGroup,
  tags: ["autodocs"],
  args: {
    label: "Services",
    name: "services",
    options: [
      { value: "inShop", label: "In-shop service" },
      { value: "mobile", label: "Mobile service", description: "Within 30 miles" },
      { value: "repair", label: "Windshield repair", isDisabled: true }
    ],
    defaultValue: ["inShop"],
    onChange: fn()
  }
} satisfies Meta<typeof CheckboxGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Some: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("group", { name: "Services" })).toBeVisible()
    await userEvent.click(canvas.getByRole("checkbox", { name: "Mobile service" }))
    await expect(args.onChange).toHaveBeenCalledWith(["inShop", "mobile"])
    await expect(canvas.getByRole("checkbox", { name: "Windshield repair" })).toBeDisabled()
  }
}
export const SideBySide: Story = { args: { orientation: "horizontal" } }
export const Wrong: Story = {
  args: { defaultValue: [], isRequired: true, errorMessage: "Please choose at least one service" }
}
export const Dark: Story = { globals: { theme: "dark" } }
