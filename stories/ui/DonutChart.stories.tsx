import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, within } from "storybook/test"
import { DonutChart } from "#ui/DonutChart.tsx"

const meta = {
  component: DonutChart,
  tags: ["autodocs"],
  args: {
    title: "Jobs by kind of glass",
    parts: [
      { id: "windshield", label: "Windshield", value: 82 },
      { id: "door", label: "Door glass", value: 24 },
      { id: "back", label: "Back glass", value: 15 },
      { id: "other", label: "Other", value: 7 }
    ],
    format: (value) => `${value}`,
    total: "128 jobs",
    pointsLabel: "Glass",
    valueLabel: "Jobs"
  }
} satisfies Meta<typeof DonutChart>
export default meta
type Story = StoryObj<typeof meta>

export const FourParts: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard("{ArrowRight}")
    await expect(canvas.getByRole("img", { name: "Door glass: 24" })).toHaveFocus()
    await expect(within(canvas.getByRole("table")).getByRole("row", { name: "Back glass 15" })).toBeInTheDocument()
  }
}
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 300 }}>
        <Story />
      </div>
    )
  ]
}
export const Dark: Story = { globals: { theme: "dark" } }
