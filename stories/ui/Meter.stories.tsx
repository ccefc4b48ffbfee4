import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { Meter } from "#ui/Meter.tsx"

const meta = {
  component: Meter,
  tags: ["autodocs"],
  args: { label: "Room for photos", value: 3.4, max: 5, valueText: "3.4 of 5 GB" }
} satisfies Meta<typeof Meter>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas }) => {
    const meter = canvas.getByRole("meter", { name: "Room for photos" })
    await expect(meter).toHaveAttribute("aria-valuetext", "3.4 of 5 GB")
    await expect(meter).toHaveAttribute("aria-valuemax", "5")
  }
}
export const Good: Story = { args: { label: "Password", value: 4, max: 4, valueText: "Strong", tone: "success" } }
export const Careful: Story = {
  tags: ["picture"],
  args: { value: 4.6, valueText: "4.6 of 5 GB, nearly full", tone: "warning" }
}
export const Bad: Story = { args: { label: "Password", value: 1, max: 4, valueText: "Easy to guess", tone: "danger" } }
export const Dark: Story = { ...Careful, globals: { theme: "dark" } }
