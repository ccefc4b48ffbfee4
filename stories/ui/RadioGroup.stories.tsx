import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn } from "storybook/test"
import { RadioGroup } from "#ui/RadioGroup.tsx"

const meta = {
  component: RadioGroup,
  tags: ["autodocs"],
  args: {
    label: "Who pays",
    name: "payer",
    options: [
      { value: "cash", label: "Customer" },
      { value: "insurance", label: "Insurance", description: "Sent to the network as an EDI invoice." },
      { value: "warranty", label: "Warranty", isDisabled: true }
    ],
    onChange: fn()
  }
} satisfies Meta<typeof RadioGroup>
export default meta
type Story = StoryObj<typeof meta>

/** One tab stop; arrow keys choose. */
export const Unanswered: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard("{ArrowDown}")
    await expect(args.onChange).toHaveBeenCalledWith("insurance")
    await expect(canvas.getByRole("radio", { name: "Insurance" })).toBeChecked()
    await expect(canvas.getByRole("radio", { name: "Insurance" })).toHaveAccessibleDescription(/EDI invoice/)
  }
}
export const Answered: Story = { args: { defaultValue: "cash" } }
export const SideBySide: Story = { args: { defaultValue: "cash", orientation: "horizontal" } }
export const Wrong: Story = { args: { isRequired: true, errorMessage: "Please choose who pays" } }
export const Disabled: Story = { args: { isDisabled: true, defaultValue: "cash" } }
export const Dark: Story = { args: { defaultValue: "cash" }, globals: { theme: "dark" } }
