import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { Badge } from "#ui/Badge.tsx"

const meta = { component: Badge, tags: ["autodocs"], args: { children: 12 } } satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

/** A single digit is shown in a circle, as wide as it is high. */
export const Count: Story = {
  args: { children: 3 },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByText("3").getBoundingClientRect()
    await expect(Math.abs(width - height)).toBeLessThanOrEqual(4)
  }
}
const every = () => (
  <>
    {(["neutral", "accent", "info", "success", "warning", "danger"] as const).map((tone) => (
      <Badge key={tone} tone={tone} icon="tag">
        {tone}
      </Badge>
    ))}
  </>
)
export const Tones: Story = { render: every }
export const Dark: Story = { render: every, globals: { theme: "dark" } }
