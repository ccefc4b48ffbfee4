import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, waitFor } from "storybook/test"
import { Disclosure } from "#ui/Disclosure.tsx"

const meta = {
  component: Disclosure,
  tags: ["autodocs"],
  args: {
    title: "Tax exemption",
    note: "Not set",
    children: <p>A certificate and the day it ends.</p>,
    onOpenChange: fn()
  }
} satisfies Meta<typeof Disclosure>
export default meta
type Story = StoryObj<typeof meta>

/** Opens and closes by keyboard; while closed, the content is hidden from everyone, including assistive technology. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole("button", { name: /Tax exemption/ })
    await expect(button).toHaveAttribute("aria-expanded", "false")
    await expect(canvas.getByText(/certificate/)).not.toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard("{Enter}")
    await expect(args.onOpenChange).toHaveBeenCalledWith(true)
    await waitFor(() => expect(canvas.getByText(/certificate/)).toBeVisible())
    await userEvent.keyboard(" ")
    await waitFor(() => expect(canvas.getByText(/certificate/)).not.toBeVisible())
  }
}
export const Open: Story = { args: { defaultOpen: true } }
export const Disabled: Story = { args: { isDisabled: true } }
export const Dark: Story = { args: { defaultOpen: true }, globals: { theme: "dark" } }
