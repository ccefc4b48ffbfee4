import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn } from "storybook/test"
import { Slider } from "#ui/Slider.tsx"

const meta = {
  component: Slider,
  tags: ["autodocs"],
  args: { label: "Service radius", minValue: 0, maxValue: 100, step: 5, defaultValue: 40, onChange: fn() }
} satisfies Meta<typeof Slider>
export default meta
type Story = StoryObj<typeof meta>

/** Arrow keys move by a step; Home and End jump to the limits. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const slider = canvas.getByRole("slider", { name: "Service radius" })
    await userEvent.tab()
    await expect(slider).toHaveFocus()
    await userEvent.keyboard("{ArrowRight}")
    await expect(args.onChange).toHaveBeenLastCalledWith(45)
    await userEvent.keyboard("{Home}")
    await expect(args.onChange).toHaveBeenLastCalledWith(0)
  }
}
export const WithUnit: Story = { args: { formatOptions: { style: "unit", unit: "mile" } } }
export const NumberHidden: Story = { args: { isValueHidden: true } }
export const Disabled: Story = { args: { isDisabled: true } }
export const Dark: Story = { globals: { theme: "dark" } }
