import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, waitFor } from "storybook/test"
import { Accordion } from "#ui/Accordion.tsx"

const meta = {
  component: Accordion,
  tags: ["autodocs"],
  args: {
    defaultOpen: ["labor"],
    items: [
      { id: "labor", title: "Labor", note: "$95.00 an hour", children: <p>By the hours that NAGS gives.</p> },
      { id: "kits", title: "Kits", children: <p>One kit for each windshield.</p> },
      { id: "terms", title: "Terms", children: <p>Net 30.</p> }
    ]
  }
} satisfies Meta<typeof Accordion>
export default meta
type Story = StoryObj<typeof meta>

/** Opening one item closes the other. */
export const OneAtATime: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("By the hours that NAGS gives.")).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Kits" }))
    await waitFor(() => expect(canvas.getByText("One kit for each windshield.")).toBeVisible())
    await waitFor(() => expect(canvas.getByText("By the hours that NAGS gives.")).not.toBeVisible())
  }
}

export const Several: Story = {
  args: { allowsMultiple: true, defaultOpen: ["labor", "terms"] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("By the hours that NAGS gives.")).toBeVisible()
    await expect(canvas.getByText("Net 30.")).toBeVisible()
  }
}
export const Dark: Story = { globals: { theme: "dark" } }
