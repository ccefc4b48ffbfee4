import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, waitFor, within } from "storybook/test"
import { withShop } from "#stories/withShop.tsx"
import { SchedulerScreen } from "#web/schedule/SchedulerScreen.tsx"
import { excludeAnnouncer } from "../jobs/excludeAnnouncer.ts"
import { dragElement } from "./dragElement.ts"
import { awayBoard, boardDay, plannedBoard } from "./plannedShop.ts"

const meta = {
  title: "Screens/Scheduler, a month",
  component: SchedulerScreen,
  decorators: [withShop],
  parameters: {
    a11y: excludeAnnouncer,
    layout: "padded",
    shop: { path: `/calendar?day=${boardDay}&view=month`, fill: plannedBoard },
    ends: {
      DraggedToAnotherDay: "Undo (1)",
      DraggedByFinger: "Undo (1)",
      BeforeWhatIsThere: "Undo (1)",
      MovedByKeyboard: "back where it was",
      RefusedOnClosedDay: "The location is closed that day.",
      ReasonOnDayOff: "Undo (1)",
      Unassigned: "unassigned",
      SeveralMoved: "2 jobs moved",
      RestOfDay: "Brio",
      InFrench: "Annuler (1)"
    }
  }
} satisfies Meta<typeof SchedulerScreen>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"]

const cell = (canvas: Canvas, day: RegExp): Promise<HTMLElement> => canvas.findByRole("gridcell", { name: day })
const stop = (one: HTMLElement, time: RegExp) => within(one).getByRole("button", { name: time })
const [first, second, third, saturday] = [
  /December 1, 2026/,
  /December 2, 2026/,
  /December 3, 2026/,
  /December 5, 2026/
] as const

/** Drags Corso, Luis's job at nine on the first, to another day. */
const dragCorso = async (canvas: Canvas, to: RegExp, finger = false) => {
  const [from, there] = [stop(await cell(canvas, first), /9:00/), await cell(canvas, to)]
  const [box, goal] = [from.getBoundingClientRect(), there.getBoundingClientRect()]
  await dragElement({ from, to: there, by: [goal.left + goal.width / 2 - box.left - box.width / 2, 0], finger })
}

/** Dragged to another day, a job keeps its hours and its installer; the move can be undone. */
export const DraggedToAnotherDay: Story = {
  play: async ({ canvas }) => {
    await dragCorso(canvas, third)
    await waitFor(async () => expect(stop(await cell(canvas, third), /9:00/)).toBeVisible())
    await expect(within(await cell(canvas, first)).queryByRole("button", { name: /9:00/ })).toBeNull()
    await canvas.findByRole("button", { name: "Undo (1)" })
    const [told] = screen.getAllByText(/Luis Vega, Thu, Dec 3, 9:00 AM – 11:00 AM/)
    await expect(told).toBeInTheDocument()
  }
}

/** The same by touch, once a tap has selected the job; until then touching scrolls. */
export const DraggedByFinger: Story = {
  play: async ({ canvas, userEvent }) => {
    await cell(canvas, first)
    await dragCorso(canvas, third, true)
    await expect(canvas.getByRole("button", { name: "Undo" })).toBeDisabled()
    await userEvent.click(stop(await cell(canvas, first), /9:00/))
    await canvas.findByRole("complementary")
    await dragCorso(canvas, third, true)
    await waitFor(async () => expect(stop(await cell(canvas, third), /9:00/)).toBeVisible())
    await canvas.findByRole("button", { name: "Undo (1)" })
  }
}

/**
 * If the installer is busy at that time, the job takes the first hours of that day that fit, and they are announced.
 */
export const BeforeWhatIsThere: Story = {
  play: async ({ canvas }) => {
    await dragCorso(canvas, second)
    await screen.findByText(/Luis Vega, Wed, Dec 2, 8:00 AM – 10:00 AM/)
    await waitFor(async () => expect(stop(await cell(canvas, second), /8:00/)).toBeVisible())
    await canvas.findByRole("button", { name: "Undo (1)" })
  }
}

/** M picks up a job, arrow keys move by days and weeks, Enter drops it; each step is announced. */
export const MovedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    stop(await cell(canvas, first), /9:00/).focus()
    await userEvent.keyboard("m{ArrowRight}{ArrowDown}{ArrowRight}")
    await waitFor(() =>
      expect(canvas.getAllByRole("status")[0]).toHaveTextContent(/Luis Vega, Thu, Dec 10, 9:00 AM – 11:00 AM/)
    )
    await userEvent.keyboard("{ArrowUp}{Enter}")
    await waitFor(async () => expect(stop(await cell(canvas, third), /9:00/)).toHaveFocus())
    await userEvent.click(await canvas.findByRole("button", { name: "Undo (1)" }))
    await waitFor(async () => expect(stop(await cell(canvas, first), /9:00/)).toBeVisible())
    await screen.findByText(/is back where it was/)
  }
}

/** A day when the location is closed is rejected with a message, before and after dropping. */
export const RefusedOnClosedDay: Story = {
  play: async ({ canvas, userEvent }) => {
    stop(await cell(canvas, first), /9:00/).focus()
    await userEvent.keyboard("m{ArrowRight>4/}")
    await within(await cell(canvas, saturday)).findByText("The location is closed that day.")
    await userEvent.keyboard("{Enter}")
    await waitFor(async () => expect(stop(await cell(canvas, first), /9:00/)).toBeVisible())
    await expect(canvas.getByRole("button", { name: "Undo" })).toBeDisabled()
    await screen.findByText(/The location is closed that day\./)
  }
}

/** A warning can be overridden with a reason. */
export const ReasonOnDayOff: Story = {
  parameters: { shop: { path: `/calendar?day=${boardDay}&view=month`, fill: awayBoard } },
  play: async ({ canvas, userEvent }) => {
    stop(await cell(canvas, first), /9:00/).focus()
    await userEvent.keyboard("m{ArrowRight}{ArrowRight}")
    await within(await cell(canvas, third)).findByText("Off that day: Training")
    await userEvent.keyboard("{Enter}")
    const dialog = within(await screen.findByRole("dialog"))
    await userEvent.type(dialog.getByRole("textbox", { name: /Reason/ }), "The customer asked for it")
    await userEvent.click(dialog.getByRole("button", { name: "Schedule anyway" }))
    await waitFor(async () => expect(stop(await cell(canvas, third), /9:00/)).toBeVisible())
    await canvas.findByRole("button", { name: "Undo (1)" })
  }
}

/** Dragging a job to the unassigned ones removes its installer. */
export const Unassigned: Story = {
  play: async ({ canvas }) => {
    const from = stop(await cell(canvas, first), /9:00/)
    await dragElement({ from, to: canvas.getByRole("region", { name: "Unassigned" }) })
    await screen.findByText(/: unassigned$/)
  }
}

/** Selected jobs move together by the same number of days. */
export const SeveralMoved: Story = {
  play: async ({ canvas, userEvent }) => {
    stop(await cell(canvas, first), /8:00/).focus()
    await userEvent.keyboard("x")
    stop(await cell(canvas, first), /9:00/).focus()
    await userEvent.keyboard("x")
    await expect(await canvas.findByRole("toolbar", { name: "2 selected" })).toBeVisible()
    await userEvent.keyboard("m{ArrowRight}{ArrowRight}{Enter}")
    await waitFor(() => expect(screen.queryAllByText("2 jobs moved")).not.toHaveLength(0))
    await waitFor(async () => expect(stop(await cell(canvas, third), /8:00/)).toBeVisible())
    await expect(stop(await cell(canvas, third), /9:00/)).toBeVisible()
  }
}

/** Jobs that do not fit in a day's cell are one press away, and can be moved from there. */
export const RestOfDay: Story = {
  play: async ({ canvas, userEvent }) => {
    await cell(canvas, first)
    await userEvent.click(canvas.getByRole("button", { name: "2 more" }))
    const dana = within(await canvas.findByRole("region", { name: "Dana Cole" }))
    await userEvent.click(dana.getByRole("button", { name: /Brio/ }))
    await expect(await canvas.findByRole("button", { name: "Move to…" })).toBeVisible()
  }
}

/** The same in French. */
export const InFrench: Story = {
  globals: { locale: "fr" },
  play: async ({ canvas, userEvent }) => {
    stop(await canvas.findByRole("gridcell", { name: /^mardi 1 décembre 2026/ }), /09:00/).focus()
    await userEvent.keyboard("m{ArrowRight}{ArrowRight}")
    await waitFor(() => expect(canvas.getAllByRole("status")[0]).toHaveTextContent(/Luis Vega, jeu\. 3 déc\./))
    await userEvent.keyboard("{Enter}")
    await canvas.findByRole("button", { name: "Annuler (1)" })
  }
}
export const Dark: Story = { globals: { theme: "dark" } }
