import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { Badge } from "#ui/Badge.tsx"
import { Button } from "#ui/Button.tsx"
import { Section } from "#ui/Section.tsx"

const meta = {
  component: Section,
  tags: ["autodocs"],
  args: { title: "Insurance", description: "Who pays, and under which policy.", children: "Policy QC-88213-04" }
} satisfies Meta<typeof Section>
export default meta
type Story = StoryObj<typeof meta>

/** A landmark named by its title, and a target for links. */
export const Anchored: Story = {
  args: {
    id: "insurance",
    actions: (
      <Button variant="quiet" size="small" icon="edit">
        Edit
      </Button>
    ),
    status: <Badge tone="danger">2 errors</Badge>
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("region", { name: "Insurance" })).toBe(canvasElement.querySelector("#insurance"))
    await expect(canvas.getByRole("heading", { level: 2, name: "Insurance" })).toBeVisible()
  }
}

/** A hairline separates it from the section above. */
export const Two: Story = {
  render: (args) => (
    <>
      <Section {...args} title="Customer" />
      <Section {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole("region")
    await expect(getComputedStyle(first as Element).borderTopWidth).toBe("0px")
    await expect(getComputedStyle(second as Element).borderTopWidth).toBe("1px")
  }
}
export const Dark: Story = { ...Two, globals: { theme: "dark" } }
