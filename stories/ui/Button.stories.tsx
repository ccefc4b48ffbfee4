import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn } from "storybook/test"
import { Button } from "#ui/Button.tsx"

const meta = { component: Button, tags: ["autodocs"], args: { children: "Save", onPress: fn() } } satisfies Meta<
  typeof Button
>
export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {
  args: { variant: "primary" },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole("button", { name: "Save" })
    await userEvent.click(button)
    await userEvent.keyboard("{Enter} ")
    await expect(args.onPress).toHaveBeenCalledTimes(3)
  }
}

export const Secondary: Story = {}
export const Quiet: Story = { args: { variant: "quiet" } }
export const Danger: Story = { args: { variant: "danger", icon: "trash", children: "Delete customer" } }
export const LinkStyled: Story = { args: { variant: "link", children: "Why is this needed?" } }
export const Small: Story = { args: { size: "small", icon: "plus", children: "Add part" } }

export const Wide: Story = {
  args: { variant: "primary", isWide: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("button").offsetWidth).toBe(canvasElement.clientWidth)
  }
}

/** Keeps its width and focus, announces that it is pending, and cannot be pressed again. */
export const Pending: Story = {
  args: { variant: "primary", isPending: true },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole("button", { name: /Save/ })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard("{Enter}")
    await userEvent.click(button)
    await expect(args.onPress).not.toHaveBeenCalled()
    await expect(button).toHaveAttribute("aria-disabled", "true")
  }
}

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas, args }) => {
    canvas.getByRole("button").click()
    await expect(args.onPress).not.toHaveBeenCalled()
  }
}

const everyVariant = () => (
  <div style={{ display: "flex", gap: 8 }}>
    <Button variant="primary">Save</Button>
    <Button>Cancel</Button>
    <Button variant="quiet">Preview</Button>
    <Button variant="danger">Delete</Button>
    <Button variant="link">Why?</Button>
  </div>
)

export const Dark: Story = { globals: { theme: "dark" }, render: everyVariant }

/** Every variant has the height of the compact density. */
export const Compact: Story = {
  decorators: [
    (Story) => (
      <div data-density="compact">
        <Story />
      </div>
    )
  ],
  render: everyVariant,
  play: async ({ canvas }) => {
    const [save, cancel] = [
      canvas.getByRole("button", { name: "Save" }),
      canvas.getByRole("button", { name: "Cancel" })
    ]
    await expect(save.offsetHeight).toBe(cancel.offsetHeight)
    await expect(save.offsetHeight).toBeGreaterThanOrEqual(24)
  }
}
