import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, waitFor } from "storybook/test"
import { Tabs } from "#ui/Tabs.tsx"

const meta = {
  component: Tabs,
  tags: ["autodocs"],
  args: {
    label: "Job",
    items: [
      { id: "parts", title: "Parts", count: 3, content: "Three parts" },
      { id: "payment", title: "Payment", content: "No payments yet" }
    ],
    onSelect: fn()
  }
} satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof meta>

export const First: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByRole("tab", { name: "Payment" })
    await userEvent.tab()
    await userEvent.keyboard("{ArrowRight}")
    await waitFor(() => expect(canvas.getByRole("tab", { name: "Payment" })).toHaveAttribute("aria-selected", "true"))
    await expect(canvas.getByRole("tabpanel", { name: "Payment" })).toHaveTextContent("No payments yet")
    await expect(args.onSelect).toHaveBeenLastCalledWith("payment")
  }
}
export const Dark: Story = { globals: { theme: "dark" } }
