import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn } from "storybook/test"
import { TimeGrid } from "#ui/TimeGrid.tsx"

const clock = (minute: number) => `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, "0")}`
const event = (id: string, start: number, end: number, title: string, more = {}) => ({
  id,
  start,
  end,
  title,
  time: `${clock(start)} – ${clock(end)}`,
  ...more
})
const open = { start: 480, end: 1020 }

const meta = {
  component: TimeGrid,
  tags: ["autodocs"],
  args: {
    label: "Tuesday, November 24",
    timesLabel: "Time",
    from: 420,
    to: 1080,
    timeLabel: clock,
    slotLabel: ({ title }, minute) => `${title}, ${clock(minute)}`,
    now: { minute: 640, label: "Now, 10:40" },
    onPressSlot: fn(),
    onPressEvent: fn(),
    lanes: [
      {
        id: "dana",
        title: "Dana",
        note: "McAllen",
        isToday: true,
        open,
        events: [
          event("1", 540, 630, "Amélie Tremblay", { note: "Camry, windshield" }),
          event("2", 600, 690, "Luis Ortega", { note: "F-150, door", tone: "warning", isTentative: true }),
          event("3", 840, 870, "Call the agent", { tone: "neutral" })
        ]
      },
      {
        id: "luis",
        title: "Luis",
        note: "Mobile",
        isToday: true,
        open,
        events: [event("4", 510, 720, "Ranch Fleet", { note: "3 vans", tone: "success" })]
      },
      { id: "rosa", title: "Rosa", note: "Off", isToday: true, open: null, events: [] }
    ]
  }
} satisfies Meta<typeof TimeGrid>
export default meta
type Story = StoryObj<typeof meta>

/**
 * One tab stop for all slots: arrow keys move between them, Enter selects one. Events are rendered in the cell in which
 * they start.
 */
export const ADay: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const nine = canvas.getByRole("gridcell", { name: /^Dana, 9:00/ })
    await expect(nine).toContainElement(canvas.getByRole("button", { name: /Amélie/ }))
    const first = canvas.getByRole("gridcell", { name: /^Dana, 7:00/ })
    first.focus()
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowRight}")
    await expect(canvas.getByRole("gridcell", { name: /^Luis, 8:00/ })).toHaveFocus()
    await userEvent.keyboard("{Enter}")
    await expect(args.onPressSlot).toHaveBeenLastCalledWith("luis", 480)
    await userEvent.click(canvas.getByRole("button", { name: /Luis Ortega/ }))
    await expect(args.onPressEvent).toHaveBeenCalledWith("2")
    await expect(args.onPressSlot).toHaveBeenCalledOnce()
  }
}

/** Simultaneous events are shown side by side; each block is as long as the work. */
export const SideBySide: Story = {
  play: async ({ canvas }) => {
    const [one, other] = [
      canvas.getByRole("button", { name: /Amélie/ }).getBoundingClientRect(),
      canvas.getByRole("button", { name: /Luis Ortega/ }).getBoundingClientRect()
    ]
    await expect(one.right).toBeLessThanOrEqual(other.left)
    const slot = canvas.getByRole("gridcell", { name: /^Dana, 9:00/ }).getBoundingClientRect().height
    await expect(Math.abs(one.height - 3 * slot)).toBeLessThan(6)
  }
}

/** The days of a week as columns; the current-time line is drawn only on today. */
export const AWeek: Story = {
  args: {
    label: "Week of November 23",
    lanes: ["Mon 23", "Tue 24", "Wed 25", "Thu 26", "Fri 27"].map((title, at) => ({
      id: title,
      title,
      isToday: at === 1,
      open: at === 3 ? null : open,
      events: at % 2 === 0 ? [event(`e${at}`, 540 + at * 30, 660 + at * 30, "Windshield")] : []
    }))
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("Now, 10:40")).toHaveLength(1)
    await expect(canvas.getByRole("gridcell", { name: /^Tue 24, 10:30/ })).toContainElement(
      canvas.getByText("Now, 10:40")
    )
  }
}
export const Phone: Story = { globals: { viewport: { value: "phone" } } }
export const Dark: Story = { globals: { theme: "dark" } }
