import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect } from "storybook/test"
import { DefinitionList } from "#ui/DefinitionList.tsx"

const meta = {
  component: DefinitionList,
  tags: ["autodocs"],
  args: {
    items: [
      { label: "Parts", value: "$282.63" },
      { label: "Labour", value: "$1,138.60" },
      { label: "Total", value: "$1,421.23" }
    ]
  }
} satisfies Meta<typeof DefinitionList>
export default meta
type Story = StoryObj<typeof meta>

export const Rows: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("term").map((term) => term.textContent)).toEqual(["Parts", "Labour", "Total"])
    await expect(canvas.getAllByRole("definition").map((value) => value.textContent)).toEqual([
      "$282.63",
      "$1,138.60",
      "$1,421.23"
    ])
  }
}

/** Two items with the same label stay separate when the items around them change. */
export const SameLabels: Story = {
  render: function Changing(args) {
    const [isShort, setShort] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setShort(true)}>
          {"Leave out the first"}
        </button>
        <DefinitionList {...args} items={args.items.slice(isShort ? 1 : 0)} />
      </>
    )
  },
  args: {
    items: [
      { label: "REF ZZ", value: "101" },
      { label: "REF ZZ", value: "2024 Toyota Camry" },
      { label: "REF WO", value: "3001" }
    ]
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"))
    await expect(canvas.getAllByRole("definition").map((value) => value.textContent)).toEqual([
      "2024 Toyota Camry",
      "3001"
    ])
  }
}

export const Columns: Story = { args: { layout: "columns" } }

/** Amounts are aligned at their last digit. */
export const Sums: Story = {
  args: { layout: "sums" },
  play: async ({ canvas }) => {
    const ends = canvas.getAllByRole("definition").map((value) => Math.round(value.getBoundingClientRect().right))
    await expect(new Set(ends).size).toBe(1)
  }
}
export const Dark: Story = { ...Sums, globals: { theme: "dark" } }
