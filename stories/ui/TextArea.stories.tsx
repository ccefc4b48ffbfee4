import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn } from "storybook/test"
import { TextArea } from "#ui/TextArea.tsx"

const meta = {
  component: TextArea,
  tags: ["autodocs"],
  args: { label: "Note to the installer", onChange: fn() }
} satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

/** Enter starts a new line, and the box grows with the text. */
export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByLabelText("Note to the installer")
    const before = box.offsetHeight
    await userEvent.type(box, "Gate code 42{Enter}Dog in yard{Enter}a{Enter}b{Enter}c{Enter}d{Enter}e")
    await expect(args.onChange).toHaveBeenLastCalledWith("Gate code 42\nDog in yard\na\nb\nc\nd\ne")
    await expect(box.offsetHeight).toBeGreaterThan(before)
  }
}
export const Wrong: Story = { args: { errorMessage: "Description cannot exceed 1000 characters" } }
export const Disabled: Story = { args: { isDisabled: true, defaultValue: "Closed" } }
export const Dark: Story = { globals: { theme: "dark" } }
