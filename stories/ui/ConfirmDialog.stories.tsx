import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, screen } from "storybook/test"
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx"

const meta = {
  component: ConfirmDialog,
  tags: ["autodocs"],
  parameters: { docs: { story: { inline: false, iframeHeight: 360 } } },
  args: {
    title: "Delete Amélie Tremblay?",
    children: "Her three jobs stay. This cannot be undone.",
    confirmLabel: "Delete customer",
    cancelLabel: "Keep",
    isDangerous: true,
    isOpen: true,
    onConfirm: fn(),
    onCancel: fn()
  }
} satisfies Meta<typeof ConfirmDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Asking: Story = {
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByRole("alertdialog", { name: "Delete Amélie Tremblay?" })).toBeInTheDocument()
    await userEvent.click(screen.getByRole("button", { name: "Delete customer" }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await userEvent.keyboard("{Escape}")
    await expect(args.onCancel).toHaveBeenCalledOnce()
  }
}

/** While the action is pending, no button can be pressed again. */
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole("button", { name: /Delete customer/ }))
    await expect(args.onConfirm).not.toHaveBeenCalled()
  }
}
export const Dark: Story = { globals: { theme: "dark" } }
