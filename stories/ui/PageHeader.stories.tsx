import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { Badge } from "#ui/Badge.tsx"
import { Button } from "#ui/Button.tsx"
import { PageHeader } from "#ui/PageHeader.tsx"

const meta = {
  component: PageHeader,
  tags: ["autodocs"],
  args: {
    title: "Customers",
    about: "People and companies the shop works for.",
    actions: (
      <Button variant="primary" icon="plus">
        New customer
      </Button>
    )
  }
} satisfies Meta<typeof PageHeader>
export default meta
type Story = StoryObj<typeof meta>

/** The action is to the right of the title. */
export const List: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 900 }}>
        <Story />
      </div>
    )
  ],
  play: async ({ canvas }) => {
    const [title, button] = [canvas.getByRole("heading", { level: 1, name: "Customers" }), canvas.getByRole("button")]
    await expect(button.getBoundingClientRect().left).toBeGreaterThan(title.getBoundingClientRect().right)
  }
}
export const OneThing: Story = {
  args: {
    title: "Job 10234",
    status: <Badge tone="accent">Work order</Badge>,
    back: { label: "Jobs", href: "#jobs" },
    about: "Amélie Tremblay · 2023 Hyundai Kona SE"
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Jobs" })).toHaveAttribute("href", "#jobs")
  }
}

/** On a phone, the action is below the title at full width. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 288 }}>
        <Story />
      </div>
    )
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("button").getBoundingClientRect().top).toBeGreaterThan(
      canvas.getByRole("heading").getBoundingClientRect().bottom
    )
    const header = canvasElement.querySelector("header") as HTMLElement
    await expect(header.scrollWidth).toBeLessThanOrEqual(header.clientWidth)
  }
}
export const Dark: Story = { ...OneThing, globals: { theme: "dark" } }
