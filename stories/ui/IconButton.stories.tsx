import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, screen } from "storybook/test"
import { IconButton } from "#ui/IconButton.tsx"

const meta = {
  component: IconButton,
  tags: ["autodocs"],
  args: { icon: "edit", label: "Edit customer", onPress: fn() }
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

/** Its name is announced, and shown in a tooltip while it is focused. */
export const Quiet: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole("button", { name: "Edit customer" })
    await userEvent.tab()
    await expect(await screen.findByRole("tooltip")).toHaveTextContent("Edit customer")
    await userEvent.keyboard("{Enter}")
    await expect(args.onPress).toHaveBeenCalledOnce()
    await expect(Math.min(button.offsetWidth, button.offsetHeight)).toBeGreaterThanOrEqual(24)
  }
}
export const Secondary: Story = { args: { variant: "secondary" } }
export const Danger: Story = { args: { variant: "danger", icon: "trash", label: "Delete" } }
export const Pending: Story = { args: { isPending: true } }
export const Dark: Story = { args: { variant: "secondary" }, globals: { theme: "dark" } }
