import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, screen, waitFor } from "storybook/test"
import { Button } from "#ui/Button.tsx"
import { Dialog } from "#ui/Dialog.tsx"
import { Select } from "#ui/Select.tsx"
import { TextField } from "#ui/TextField.tsx"

const meta = {
  component: Dialog,
  tags: ["autodocs"],
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
  args: {
    title: "New customer",
    closeLabel: "Close",
    trigger: <Button>Add customer</Button>,
    children: <TextField label="Customer name" autoFocus />,
    footer: (close) => (
      <Button variant="primary" onPress={close}>
        Save
      </Button>
    ),
    onOpenChange: fn()
  }
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

/** Traps the focus, closes with Escape, and returns the focus. */
export const Opened: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole("button", { name: "Add customer" })
    await userEvent.click(button)
    const dialog = await screen.findByRole("dialog", { name: "New customer" })
    await waitFor(() => expect(screen.getByLabelText("Customer name")).toHaveFocus())
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect(dialog).toContainElement(document.activeElement as HTMLElement)
    await userEvent.keyboard("{Escape}")
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
    await waitFor(() => expect(button).toHaveFocus())
  }
}

/** A button inside the dialog can close it. */
export const ClosedFromInside: Story = {
  args: { defaultOpen: true },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Save" }))
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  }
}

/** A list opened inside appears in front of the dialog, with the layers of the specification. */
export const ListInside: Story = {
  args: { defaultOpen: true, children: <Select label="Language" options={[{ value: "fr", label: "Français" }]} /> },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: /Language/ }))
    const option = await screen.findByRole("option", { name: "Français" })
    await waitFor(() => expect(option).toBeVisible())
    await expect(getComputedStyle(document.querySelector(".DialogScrim") as Element).zIndex).toBe("2200")
    const { left, top, width, height } = option.getBoundingClientRect()
    await expect(option).toContainElement(document.elementFromPoint(left + width / 2, top + height / 2) as HTMLElement)
  }
}

/** Closing would lose the content, so Escape does not close the dialog and there is no X. */
export const MustAnswer: Story = {
  args: { defaultOpen: true, isDismissDisabled: true, children: <p>7TCX-KER0-XR4D-AJQ0</p> },
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole("dialog")).toBeVisible()
    await userEvent.keyboard("{Escape}")
    await expect(screen.getByText("7TCX-KER0-XR4D-AJQ0")).toBeVisible()
    await expect(screen.queryByRole("button", { name: "Close" })).toBeNull()
    await userEvent.click(screen.getByRole("button", { name: "Save" }))
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  }
}

export const Long: Story = {
  tags: ["picture"],
  args: {
    defaultOpen: true,
    children: Array.from({ length: 40 }, (_, line) => <p key={line}>Line {line + 1} of the terms.</p>)
  },
  play: async () => {
    const save = await screen.findByRole("button", { name: "Save" })
    await waitFor(() => expect(save.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight))
  }
}
export const Dark: Story = { args: { defaultOpen: true }, globals: { theme: "dark" } }
