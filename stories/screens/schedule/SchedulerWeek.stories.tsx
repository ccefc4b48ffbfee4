import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, waitFor, within } from "storybook/test"
import { inTheShop } from "#stories/inTheShop.tsx"
import { SchedulerScreen } from "#web/schedule/SchedulerScreen.tsx"
import { besideAnnouncer } from "../jobs/besideAnnouncer.ts"
import { dragged } from "./dragged.ts"
import { boardDay, plannedBoard } from "./plannedShop.ts"

const meta = {
  title: "Screens/Scheduler, several days",
  component: SchedulerScreen,
  decorators: [inTheShop],
  parameters: {
    a11y: besideAnnouncer,
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

/** A day of an installer, by their row and the day's column. */
const cell = async (canvas: Canvas, name: string, day: string): Promise<HTMLElement> => {
  const head = await canvas.findByRole("rowheader", { name })
  return head.closest("tr")!.querySelector<HTMLElement>(`[data-day="${day}"]`)!
}
const stop = (one: HTMLElement, time: string) => within(one).getByRole("button", { name: new RegExp(time) })
const [tuesday, wednesday, thursday] = [boardDay, "2026-12-02", "2026-12-03"]

/** Dragged to another day of somebody else, a job keeps its hours where they are free. */
export const DraggedToAnotherDay: Story = {
  play: async ({ canvas }) => {
    const dana = await cell(canvas, "Dana Cole", tuesday)
    const luis = await cell(canvas, "Luis Vega", thursday)
    const [from, to] = [stop(dana, "10:30"), luis.getBoundingClientRect()]
    const box = from.getBoundingClientRect()
    const across = to.left + to.width / 2 - box.left - box.width / 2
    await dragged({ from, to: luis, by: [across, 0] })
    await waitFor(async () => expect(stop(await cell(canvas, "Luis Vega", thursday), "10:30")).toBeVisible())
    await expect(within(dana).queryByRole("button", { name: /10:30/ })).toBeNull()
    await canvas.findByRole("button", { name: "Undo (1)" })
  }
}

/** What waits is put into a day, at the first hours that fit. */
export const AssignedFromTray: Story = {
  play: async ({ canvas }) => {
    const luis = await cell(canvas, "Luis Vega", tuesday)
    const tray = within(canvas.getByRole("region", { name: "Unassigned" }))
    const [from, to] = [tray.getByRole("button", { name: /Fuego/ }), luis.getBoundingClientRect()]
    const box = from.getBoundingClientRect()
    await dragged({ from, to: luis, by: [to.left + to.width / 2 - box.left - box.width / 2, 0] })
    await waitFor(async () => expect(stop(await cell(canvas, "Luis Vega", tuesday), "11:00")).toBeVisible())
    await waitFor(() => expect(tray.getAllByRole("listitem")).toHaveLength(1))
    await canvas.findByRole("button", { name: "Undo (1)" })
  }
}

/** M picks a job up, arrows lead to another day or installer and Enter puts it down; each step is said aloud. */
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

/** Held over a day, the board says what is broken there before it is put down. */
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

/** Dragged among what waits, it has no installer any more. */
export const Unassigned: Story = {
  play: async ({ canvas }) => {
    const from = stop(await cell(canvas, "Dana Cole", tuesday), "10:30")
    await dragged({ from, to: canvas.getByRole("region", { name: "Unassigned" }) })
    await screen.findByText(/: unassigned$/)
    await waitFor(() =>
      expect(within(canvas.getByRole("region", { name: "Unassigned" })).getAllByRole("listitem")).toHaveLength(3)
    )
  }
}

/** On paper a week has a sheet for each installer, day by day. */
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
