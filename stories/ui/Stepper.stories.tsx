import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, within } from "storybook/test"
import { Stepper } from "#ui/Stepper.tsx"

const meta = {
  component: Stepper,
  tags: ["autodocs"],
  args: {
    label: "Stage",
    doneLabel: "(done)",
    steps: [
      { id: "quote", title: "Quote", note: "Nov 18", state: "done", href: "#quote" },
      { id: "work", title: "Work order", note: "Today", state: "current" },
      { id: "invoice", title: "Invoice", state: "next" }
    ]
  }
} satisfies Meta<typeof Stepper>
export default meta
type Story = StoryObj<typeof meta>

/** Shows the current and the completed stages without relying on color. */
export const Midway: Story = {
  play: async ({ canvas }) => {
    const [quote, work, invoice] = within(canvas.getByRole("list", { name: "Stage" })).getAllByRole("listitem")
    await expect(quote).toHaveTextContent("Quote (done)")
    await expect(work).toHaveAttribute("aria-current", "step")
    await expect(invoice).not.toHaveAttribute("aria-current")
  }
}
export const Dark: Story = { globals: { theme: "dark" } }
