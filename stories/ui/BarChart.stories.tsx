import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, within } from "storybook/test"
import { BarChart } from "#ui/BarChart.tsx"
import { dollars, months, sales, thousands } from "./salesByMonth.ts"

const meta = {
  component: BarChart,
  tags: ["autodocs"],
  args: {
    title: "Sales by month",
    points: months,
    series: sales.slice(0, 1),
    format: dollars,
    formatTick: thousands,
    pointsLabel: "Month"
  }
} satisfies Meta<typeof BarChart>
export default meta
type Story = StoryObj<typeof meta>

/**
 * One tab stop: arrow keys move between bars, a tooltip shows the value, and Escape hides it. A table holds the same
 * numbers.
 */
export const Single: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole("img", { name: "June: $42,100.00" })).toHaveFocus()
    await userEvent.keyboard("{ArrowRight}{ArrowRight}")
    await expect(canvas.getByRole("img", { name: "August: $51,200.00" })).toHaveFocus()
    await expect(canvasElement.querySelector(".ChartTip")).toHaveTextContent("August$51,200.00")
    await userEvent.keyboard("{Escape}")
    await expect(canvasElement.querySelector(".ChartTip")).toBeNull()
    await userEvent.keyboard("{End}")
    await expect(canvas.getByRole("img", { name: /November/ })).toHaveFocus()
    const table = within(canvas.getByRole("table", { name: "Sales by month" }))
    await expect(table.getAllByRole("row")).toHaveLength(7)
    await expect(table.getByRole("row", { name: "July $48,350.00" })).toBeInTheDocument()
  }
}

export const SideBySide: Story = {
  args: { series: sales },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard("{ArrowDown}{ArrowRight}")
    await expect(canvas.getByRole("img", { name: "July, Cash: $21,400.00" })).toHaveFocus()
  }
}

export const Stacked: Story = { tags: ["picture"], args: { series: sales, isStacked: true } }
export const BelowZero: Story = {
  args: {
    title: "Profit by month",
    series: [{ id: "profit", label: "Profit", values: [820000, -240000, 310000, null, 990000, -60000] }]
  }
}
/** Labels that do not fit are skipped at regular intervals; the table shows all of them. */
export const Narrow: Story = {
  args: { series: sales, isStacked: true },
  decorators: [
    (Story) => (
      <div style={{ width: 300 }}>
        <Story />
      </div>
    )
  ]
}
export const Empty: Story = { args: { series: [{ id: "none", label: "None", values: months.map(() => null) }] } }
export const Dark: Story = { args: { series: sales, isStacked: true }, globals: { theme: "dark" } }
