import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, waitFor } from "storybook/test"
import { Button } from "#ui/Button.tsx"
import { Drawer } from "#ui/Drawer.tsx"

const meta = {
  component: Drawer,
  tags: ["autodocs"],
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
  args: {
    title: "Filters",
    closeLabel: "Close",
    trigger: <Button>Filters</Button>,
    size: "small",
    children: "Stage, installer, location"
  }
} satisfies Meta<typeof Drawer>
export default meta
type Story = StoryObj<typeof meta>

/** At the right edge, at full screen height. */
export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Filters" }))
    const dialog = await screen.findByRole("dialog", { name: "Filters" })
    await waitFor(() => expect(Math.round(dialog.getBoundingClientRect().right)).toBe(window.innerWidth))
    await expect(dialog.offsetHeight).toBe(window.innerHeight)
    await userEvent.click(screen.getByRole("button", { name: "Close" }))
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  }
}
export const Dark: Story = { args: { defaultOpen: true }, globals: { theme: "dark" } }
