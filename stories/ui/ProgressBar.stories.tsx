import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { ProgressBar } from "#ui/ProgressBar.tsx"

const meta = {
  component: ProgressBar,
  tags: ["autodocs"],
  args: { label: "Importing customers", value: 25, valueText: "120 of 480 rows" }
} satisfies Meta<typeof ProgressBar>
export default meta
type Story = StoryObj<typeof meta>

export const Quarter: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("progressbar", { name: "Importing customers" })
    await expect(bar).toHaveAttribute("aria-valuenow", "25")
    await expect(bar).toHaveAttribute("aria-valuetext", "120 of 480 rows")
  }
}
export const Dark: Story = { globals: { theme: "dark" } }
