import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { StatusDot } from "#ui/StatusDot.tsx"

const meta = {
  component: StatusDot,
  tags: ["autodocs"],
  args: { children: "Installed", tone: "success" }
} satisfies Meta<typeof StatusDot>
export default meta
type Story = StoryObj<typeof meta>

/** The text carries the meaning; the dot is decorative. */
export const Done: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("Installed")).toBeVisible()
    await expect(canvasElement.querySelector(".StatusDotMark")).toHaveAttribute("aria-hidden", "true")
  }
}
export const NotBegun: Story = { args: { tone: "neutral", isHollow: true, children: "Quoted" } }
export const Careful: Story = { args: { tone: "warning", children: "Part ordered" } }
export const Wrong: Story = { args: { tone: "danger", children: "Claim refused" } }
export const Dark: Story = { globals: { theme: "dark" } }
