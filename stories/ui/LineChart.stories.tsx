import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fireEvent, waitFor, within } from "storybook/test"
import { LineChart } from "#ui/LineChart.tsx"
import { dollars, months, sales, thousands } from "./salesByMonth.ts"

const meta = {
  component: LineChart,
  tags: ["autodocs"],
  args: {
    title: "Sales by month",
    points: months,
    series: sales,
    format: dollars,
    formatTick: thousands,
    pointsLabel: "Month"
  }
} satisfies Meta<typeof LineChart>
export default meta
type Story = StoryObj<typeof meta>

/** Left and right arrows move through the months, up and down through the lines. */
export const Several: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowRight}")
    await expect(canvas.getByRole("img", { name: "July, Fleets: $9,100.00" })).toHaveFocus()
    await expect(
      within(canvas.getByRole("table"))
        .getAllByRole("columnheader")
        .map((head) => head.textContent)
    ).toEqual(["Month", "Insurance", "Cash", "Fleets"])
  }
}

/** The pointer can move onto the tooltip without closing it. */
export const Pointed: Story = {
  args: { series: sales.slice(0, 1), isFilled: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.hover(canvas.getByRole("img", { name: /August/ }))
    const note = canvasElement.querySelector(".ChartTip") as HTMLElement
    await expect(note).toHaveTextContent("August$51,200.00")
    await fireEvent.pointerOut(canvas.getByRole("img", { name: /August/ }), { relatedTarget: note })
    await expect(note).toBeVisible()
    await fireEvent.pointerOut(note, { relatedTarget: document.body })
    await waitFor(() => expect(canvasElement.querySelector(".ChartTip")).toBeNull())
  }
}

/** A month without a value breaks the line; arrow keys skip it. */
export const WithAGap: Story = {
  args: {
    series: [{ id: "jobs", label: "Jobs", values: [31, 34, null, 29, 41, 38] }],
    format: (value) => `${value} jobs`,
    formatTick: String
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard("{ArrowRight}{ArrowRight}")
    await expect(canvas.getByRole("img", { name: "September: 29 jobs" })).toHaveFocus()
  }
}
export const Dark: Story = { globals: { theme: "dark" } }
