import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { Kbd } from "#ui/Kbd.tsx"

const meta = { component: Kbd, tags: ["autodocs"], args: { children: "Ctrl" } } satisfies Meta<typeof Kbd>
export default meta
type Story = StoryObj<typeof meta>

export const Key: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Ctrl").tagName).toBe("KBD")
  }
}
export const Dark: Story = { globals: { theme: "dark" } }
