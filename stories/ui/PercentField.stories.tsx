import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn } from "storybook/test"
import { PercentField } from "#ui/PercentField.tsx"

const meta = {
  component: PercentField,
  tags: ["autodocs"],
  args: { label: "Discount", onChange: fn() }
} satisfies Meta<typeof PercentField>
export default meta
type Story = StoryObj<typeof meta>

/** In basis points; a negative discount is a markup. */
export const Discount: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByLabelText("Discount")
    await userEvent.type(input, "8.25 %")
    await expect(args.onChange).toHaveBeenLastCalledWith(825)
    await userEvent.clear(input)
    await userEvent.type(input, "-10")
    await expect(args.onChange).toHaveBeenLastCalledWith(-1000)
    await userEvent.tab()
    await expect(input).toHaveValue("-10")
  }
}

/** Québec's sales tax needs a third decimal place. */
export const ThreePlaces: Story = {
  args: { label: "QST", digits: 3 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText("QST"), "9.975")
    await expect(args.onChange).toHaveBeenLastCalledWith(9975)
  }
}
export const Dark: Story = { globals: { theme: "dark" } }
