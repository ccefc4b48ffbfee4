import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, waitFor } from "storybook/test"
import { Button } from "#ui/Button.tsx"
import { Tooltip } from "#ui/Tooltip.tsx"

const meta = {
  component: Tooltip,
  tags: ["autodocs"],
  args: { text: "Charged once a search", children: <Button>Search NAGS</Button> }
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

/** Appears on focus, describes the button, and disappears on Escape. */
export const OnFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await screen.findByRole("tooltip")
    await expect(canvas.getByRole("button")).toHaveAccessibleDescription("Charged once a search")
    await userEvent.keyboard("{Escape}")
    await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull())
  }
}
export const Dark: Story = {
  globals: { theme: "dark" },
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await screen.findByRole("tooltip")
  }
}
