import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn } from "storybook/test"
import { Language } from "#ui/Language.tsx"
import { MonthBoard } from "#ui/MonthBoard.tsx"

const events: Readonly<
  Record<
    string,
    ReadonlyArray<{ readonly id: string; readonly time: string; readonly title: string; readonly tone?: "warning" }>
  >
> = {
  "2026-11-03": [{ id: "1", time: "9:00", title: "Amélie Tremblay" }],
  "2026-11-24": [
    { id: "2", time: "8:30", title: "Ranch Fleet" },
    { id: "3", time: "9:00", title: "Luis Ortega", tone: "warning" },
    { id: "4", time: "11:00", title: "Dana Whitfield" },
    { id: "5", time: "14:00", title: "Rosa Peña" }
  ]
}

const meta = {
  component: MonthBoard,
  tags: ["autodocs"],
  decorators: [
    (Story, { parameters }) => (
      <Language locale={String(parameters["language"] ?? "en-US")}>
        <Story />
      </Language>
    )
  ],
  args: {
    label: "November 2026",
    month: "2026-11",
    today: "2026-11-24",
    eventsOf: (day) => events[day] ?? [],
    isClosed: (day) => [0, 6].includes(new Date(`${day}T00:00Z`).getUTCDay()),
    moreLabel: (count) => `${count} more`,
    onPressDay: fn(),
    onPressEvent: fn()
  }
} satisfies Meta<typeof MonthBoard>
export default meta
type Story = StoryObj<typeof meta>

/** Starts on today; arrow keys move, Enter opens the day, and events that do not fit are one press away. */
export const AMonth: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const today = canvas.getByRole("gridcell", { name: /^Tuesday, November 24, 2026/ })
    await expect(today).toHaveAttribute("aria-current", "date")
    await expect(today).toHaveAttribute("tabindex", "0")
    today.focus()
    await userEvent.keyboard("{ArrowRight}{Enter}")
    await expect(args.onPressDay).toHaveBeenLastCalledWith("2026-11-25")
    await userEvent.click(canvas.getByRole("button", { name: "2 more" }))
    await expect(args.onPressDay).toHaveBeenLastCalledWith("2026-11-24")
    await userEvent.click(canvas.getByRole("button", { name: /Ranch Fleet/ }))
    await expect(args.onPressEvent).toHaveBeenCalledWith("2")
    await expect(args.onPressDay).toHaveBeenCalledTimes(2)
  }
}

/** Weekdays and dates in the current language, with its first day of the week. */
export const InFrench: Story = {
  args: { label: "novembre 2026" },
  parameters: { language: "fr-CA" },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("columnheader")[0]).toHaveAccessibleName("dimanche")
    await expect(canvas.getByRole("gridcell", { name: /^mardi 24 novembre 2026/ })).toBeVisible()
  }
}
export const Phone: Story = { globals: { viewport: { value: "phone" } } }
export const Dark: Story = { globals: { theme: "dark" } }
