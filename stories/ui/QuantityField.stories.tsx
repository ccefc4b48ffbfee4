import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn } from "storybook/test"
import { QuantityField } from "#ui/QuantityField.tsx"

const meta = {
  component: QuantityField,
  tags: ["autodocs"],
  args: { label: "Labour", unit: "h", onChange: fn() }
} satisfies Meta<typeof QuantityField>
export default meta
type Story = StoryObj<typeof meta>

/** Hours in hundredths, without trailing zeros. */
export const Hours: Story = {
  args: { defaultValue: 330 },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByLabelText("Labour")
    await expect(input).toHaveValue("3.3")
    await userEvent.clear(input)
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await userEvent.type(input, "2.25")
    await expect(args.onChange).toHaveBeenLastCalledWith(225)
  }
}
export const Pieces: Story = {
  args: { label: "Quantity", unit: undefined, defaultValue: 200 },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Quantity")).toHaveValue("2")
  }
}
export const Dark: Story = { globals: { theme: "dark" } }
