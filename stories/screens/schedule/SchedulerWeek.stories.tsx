import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, waitFor, within } from "storybook/test"
import { withShop } from "#stories/withShop.tsx"
import { SchedulerScreen } from "#web/schedule/SchedulerScreen.tsx"
import { excludeAnnouncer } from "../jobs/excludeAnnouncer.ts"
import { dragElement } from "./dragElement.ts"
import { boardDay, plannedBoard } from "./plannedShop.ts"

const meta = {
  title: "Screens/Scheduler, several days",
  component: SchedulerScreen,
  decorators: [withShop],
  parameters: {
    a11y: excludeAnnouncer,
    layout: "padded",
    shop: { path: `/calendar?day=${boardDay}&view=week`, fill: plannedBoard },
    ends: {
      DraggedToAnotherDay: "Undo (1)",
      AssignedFromTray: "Undo (1)",
      MovedByKeyboard: "back where it was",
      SaysWhatItBreaks: "Off that day: Vacation",
      Unassigned: "unassigned",
      OnPaper: "Luis Vega, Wed, Dec 2, 2026"
    }
  }
} satisfies Meta<typeof SchedulerScreen>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"]

/** Returns an installer's cell for a day. */
const cell = async (canvas: Canvas, name: string, day: string): Promise<HTMLElement> => {
  const head = await canvas.findByRole("rowheader", { name })
  return head.closest("tr")!.querySelector<HTMLElement>(`[data-day="${day}"]`)!
}
const stop = (one: HTMLElement, time: string) => within(one).getByRole("button", { name: new RegExp(time) })
const [tuesday, wednesday, thursday] = [boardDay, "2026-12-02", "2026-12-03"]

/** Dragged to another installer's day, a job keeps its hours if they are free. */
export const DraggedToAnotherDay: Story = {
  play: async ({ canvas }) => {
    const dana = await cell(canvas, "Dana Cole", tuesday)
    const luis = await cell(canvas, "Luis Vega", thursday)
    const [from, to] = [stop(dana, "10:30"), luis.getBoundingClientRect()]
    const box = from.getBoundingClientRect()
    const across = to.left + to.width / 2 - box.left - box.width / 2
    await dragElement({ from, to: luis, by: [across, 0] })
    await waitFor(async () => expect(stop(await cell(canvas, "Luis Vega", thursday), "10:30")).toBeVisible())
    await expect(within(dana).queryByRole("button", { name: /10:30/ })).toBeNull()
    await canvas.findByRole("button", { name: "Undo (1)" })
  }
}

/** An unassigned job is dropped on a day and takes the first hours that fit. */
export const AssignedFromTray: Story = {
  play: async ({ canvas }) => {
    const luis = await cell(canvas, "Luis Vega", tuesday)
    const tray = within(canvas.getByRole("region", { name: "Unassigned" }))
    const [from, to] = [tray.getByRole("button", { name: /Fuego/ }), luis.getBoundingClientRect()]
    const box = from.getBoundingClientRect()
    await dragElement({ from, to: luis, by: [to.left + to.width / 2 - box.left - box.width / 2, 0] })
    await waitFor(async () => expect(stop(await cell(canvas, "Luis Vega", tuesday), "11:00")).toBeVisible())
    await waitFor(() => expect(tray.getAllByRole("listitem")).toHaveLength(1))
    await canvas.findByRole("button", { name: "Undo (1)" })
  }
}

/** M picks up a job, arrow keys move it to another day or installer, Enter drops it; each step is announced. */
export const MovedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    stop(await cell(canvas, "Dana Cole", tuesday), "10:30").focus()
    await userEvent.keyboard("m{ArrowRight}{ArrowRight}{ArrowDown}{ArrowDown}")
    await waitFor(() =>
      expect(canvas.getAllByRole("status")[0]).toHaveTextContent(/Luis Vega, Thu, Dec 3, 10:30 AM – 12:30 PM/)
    )
    await userEvent.keyboard("{Enter}")
    await waitFor(async () => expect(stop(await cell(canvas, "Luis Vega", thursday), "10:30")).toHaveFocus())
    await userEvent.click(await canvas.findByRole("button", { name: "Undo (1)" }))
    await waitFor(async () => expect(stop(await cell(canvas, "Dana Cole", tuesday), "10:30")).toBeVisible())
  }
}

/** While a job is held over a day, the board shows the conflicts there. */
export const SaysWhatItBreaks: Story = {
  play: async ({ canvas, userEvent }) => {
    const rosa = within(await cell(canvas, "Rosa Lind", tuesday))
    await expect(rosa.getByText("Off: Vacation")).toBeVisible()
    stop(await cell(canvas, "Dana Cole", tuesday), "10:30").focus()
    await userEvent.keyboard("m{ArrowDown}")
    await expect(await rosa.findByText("Off that day: Vacation")).toBeVisible()
    await expect(rosa.getByText("Needs a reason")).toBeVisible()
    await userEvent.keyboard("{Escape}")
    await waitFor(() => expect(rosa.queryByText("Off that day: Vacation")).toBeNull())
    await expect(stop(await cell(canvas, "Dana Cole", tuesday), "10:30")).toBeVisible()
    await userEvent.keyboard("m{ArrowDown}")
    await rosa.findByText("Off that day: Vacation")
  }
}

/** Dragging a job to the unassigned ones removes its installer. */
export const Unassigned: Story = {
  play: async ({ canvas }) => {
    const from = stop(await cell(canvas, "Dana Cole", tuesday), "10:30")
    await dragElement({ from, to: canvas.getByRole("region", { name: "Unassigned" }) })
    await screen.findByText(/: unassigned$/)
    await waitFor(() =>
      expect(within(canvas.getByRole("region", { name: "Unassigned" })).getAllByRole("listitem")).toHaveLength(3)
    )
  }
}

/** A printed week has a sheet per installer, day by day. */
export const OnPaper: Story = {
  decorators: [
    (Drawn) => (
      <div className="PaperShown">
        <style>{".PaperShown .DaySheets { display: block }"}</style>
        <Drawn />
      </div>
    )
  ],
  play: async ({ canvas }) => {
    await cell(canvas, "Dana Cole", wednesday)
    await waitFor(() => {
      window.dispatchEvent(new Event("beforeprint"))
      return expect(canvas.queryAllByRole("heading", { name: /^Luis Vega, / })).not.toHaveLength(0)
    })
    const sheets = canvas.getAllByRole("heading", { name: /^Luis Vega, / }).map((one) => one.textContent)
    await expect(sheets).toEqual(["Luis Vega, Tue, Dec 1, 2026", "Luis Vega, Wed, Dec 2, 2026"])
  }
}
