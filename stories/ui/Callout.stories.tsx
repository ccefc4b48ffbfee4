import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, waitFor } from "storybook/test"
import { Button } from "#ui/Button.tsx"
import { Callout } from "#ui/Callout.tsx"

const meta = {
  component: Callout,
  tags: ["autodocs"],
  args: { title: "NAGS search costs 0.75 USD", children: "The charge is added to the next weekly invoice." }
} satisfies Meta<typeof Callout>
export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = {}
export const Success: Story = {
  args: { tone: "success", title: "Invoice 10231 was accepted", isLive: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status", { name: "Invoice 10231 was accepted" })).toBeVisible()
  }
}

const order = fn()
export const Warning: Story = {
  args: { tone: "warning", title: "Stock required", links: [{ label: "Order FW04567", onPress: order }] },
  play: async ({ canvas, userEvent }) => {
    order.mockClear()
    await userEvent.tab()
    await expect(canvas.getByRole("link", { name: "Order FW04567" })).toHaveFocus()
    await userEvent.keyboard("{Enter}")
    await expect(order).toHaveBeenCalledOnce()
  }
}
export const Danger: Story = {
  args: {
    tone: "danger",
    title: "The payment was declined",
    isLive: true,
    actions: <Button size="small">Try another card</Button>,
    onDismiss: fn(),
    dismissLabel: "Dismiss"
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("alert", { name: "The payment was declined" })).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Dismiss" }))
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  }
}
export const TakesTheFocus: Story = {
  args: { focusOnMount: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("group")).toHaveFocus())
  }
}
export const Dark: Story = {
  globals: { theme: "dark" },
  render: () => (
    <>
      {(["info", "success", "warning", "danger"] as const).map((tone) => (
        <Callout key={tone} tone={tone} title={tone} links={[{ label: `More about ${tone}`, href: "#more" }]}>
          In the dark.
        </Callout>
      ))}
    </>
  )
}
