import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { Timeline } from "#ui/Timeline.tsx"

const meta = {
  component: Timeline,
  tags: ["autodocs"],
  args: {
    label: "Changes",
    entries: [
      {
        id: "2",
        icon: "money",
        tone: "success",
        what: "Dana took a payment of 250.00",
        when: "14:02",
        dateTime: "2026-11-21T14:02",
        children: "Visa ending 4242"
      },
      {
        id: "1",
        icon: "edit",
        what: "Dana changed deductible 500.00 → 250.00",
        when: "13:40",
        dateTime: "2026-11-21T13:40"
      }
    ]
  }
} satisfies Meta<typeof Timeline>
export default meta
type Story = StoryObj<typeof meta>

/** In the caller's order, each entry with a machine-readable time. */
export const Some: Story = {
  play: async ({ canvas, canvasElement }) => {
    const entries = canvas.getAllByRole("listitem")
    await expect(entries[0]).toHaveTextContent("Visa ending 4242")
    await expect([...canvasElement.querySelectorAll("time")].map((time) => time.dateTime)).toEqual([
      "2026-11-21T14:02",
      "2026-11-21T13:40"
    ])
  }
}
export const Dark: Story = { globals: { theme: "dark" } }
