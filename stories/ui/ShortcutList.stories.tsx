import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, within } from "storybook/test"
import { ShortcutList } from "#ui/ShortcutList.tsx"

const meta = {
  component: ShortcutList,
  tags: ["autodocs"],
  args: {
    thenLabel: "then",
    groups: [
      {
        id: "anywhere",
        title: "Anywhere",
        shortcuts: [
          { id: "palette", label: "Go anywhere", keys: ["Ctrl", "K"] },
          { id: "help", label: "This list", keys: ["?"] },
          { id: "customers", label: "Customers", keys: ["G", "C"], isSequence: true }
        ]
      },
      {
        id: "list",
        title: "In a list",
        shortcuts: [
          { id: "search", label: "Search", keys: ["/"] },
          { id: "new", label: "New", keys: ["N"] }
        ]
      }
    ]
  }
} satisfies Meta<typeof ShortcutList>
export default meta
type Story = StoryObj<typeof meta>

/** Each group is a region with its own name; each line describes what the keys do. */
export const Grouped: Story = {
  play: async ({ canvas }) => {
    const anywhere = within(canvas.getByRole("region", { name: "Anywhere" }))
    await expect(anywhere.getAllByRole("term").map((term) => term.textContent)).toEqual([
      "Go anywhere",
      "This list",
      "Customers"
    ])
    await expect(anywhere.getAllByRole("definition")[2]).toHaveTextContent("GthenC")
  }
}
export const Dark: Story = { globals: { theme: "dark" } }
