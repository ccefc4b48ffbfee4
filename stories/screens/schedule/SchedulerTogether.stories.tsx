import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, waitFor, within } from "storybook/test"
import { withShop } from "#stories/withShop.tsx"
import { SchedulerScreen } from "#web/schedule/SchedulerScreen.tsx"
import { excludeAnnouncer } from "../jobs/excludeAnnouncer.ts"
import { boardDay, plannedBoard, otherUserPlansJob } from "./plannedShop.ts"

const path = `/calendar?day=${boardDay}`
const shop = { path, fill: plannedBoard }

const meta = {
  title: "Screens/Scheduler, several at once",
  component: SchedulerScreen,
  decorators: [withShop],
  parameters: {
    a11y: excludeAnnouncer,
    layout: "padded",
    shop,
    ends: {
      PickedByKeys: "2 selected",
      MovedByKeys: "Undo (1)",
      MovedAndUndone: "2 jobs are back where they were",
      DraggedAmongWaiting: "2 jobs unassigned",
      OneRefused: "1 job cannot be scheduled like this",
      ReasonForOne: "Undo (1)",
      OthersWithoutOne: "Undo (1)",
      RulesOfAll: "moves too",
      CustomersTold: "1 customer told",
      PickedInList: "2 selected",
      ToAnotherDayFromWeek: "2 jobs moved"
    }
  }
} satisfies Meta<typeof SchedulerScreen>
export default meta
type Story = StoryObj<typeof meta>
type Page = Parameters<NonNullable<Story["play"]>>[0]

const lane = (canvas: Page["canvas"], name: string) => within(canvas.getByRole("region", { name }))
const cardOf = (canvas: Page["canvas"], name: string, make: RegExp) =>
  lane(canvas, name).getByRole("button", { name: make })

/** X selects the focused card, and then another one. */
export const PickedByKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("region", { name: "Dana Cole" })
    cardOf(canvas, "Luis Vega", /Corso/).focus()
    await userEvent.keyboard("x")
    cardOf(canvas, "Dana Cole", /Brio/).focus()
    await userEvent.keyboard("x")
    await expect(await canvas.findByRole("toolbar", { name: "2 selected" })).toBeVisible()
    await expect(cardOf(canvas, "Luis Vega", /Corso/)).toHaveAccessibleName(/^Selected/)
  }
}

/** M picks up both; arrow keys move both by the same amount, and Enter drops both. */
export const MovedByKeys: Story = {
  play: async (page) => {
    await PickedByKeys.play!(page)
    const { canvas, userEvent } = page
    await userEvent.keyboard("m{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}")
    await waitFor(() => expect(canvas.getAllByRole("status")[0]).toHaveTextContent(/11:30 AM.*1 more job moves too/))
    await userEvent.keyboard("{Enter}")
    await screen.findByText("2 jobs moved", { selector: "[role=alertdialog] *" })
    await expect(cardOf(canvas, "Dana Cole", /Brio/)).toHaveTextContent("11:30 AM – 1:30 PM")
    await expect(cardOf(canvas, "Luis Vega", /Corso/)).toHaveTextContent("10:00 AM – 12:00 PM")
    await expect(await canvas.findByRole("button", { name: "Undo (1)" })).toBeEnabled()
  }
}

/** One undo restores both. */
export const MovedAndUndone: Story = {
  play: async (page) => {
    await MovedByKeys.play!(page)
    const { canvas, userEvent } = page
    await userEvent.click(canvas.getByRole("button", { name: "Undo (1)" }))
    await screen.findByText("2 jobs are back where they were")
    await expect(cardOf(canvas, "Dana Cole", /Brio/)).toHaveTextContent("10:30 AM – 12:30 PM")
    await expect(cardOf(canvas, "Luis Vega", /Corso/)).toHaveTextContent("9:00 – 11:00 AM")
    await expect(canvas.getByRole("button", { name: "Undo" })).toBeDisabled()
  }
}

/** Shift-clicking selects cards; dragging them to the unassigned ones unassigns all of them. */
export const DraggedAmongWaiting: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("region", { name: "Dana Cole" })
    await userEvent.keyboard("{Shift>}")
    await userEvent.click(cardOf(canvas, "Luis Vega", /Corso/))
    await userEvent.click(cardOf(canvas, "Dana Cole", /Brio/))
    await userEvent.keyboard("{/Shift}")
    await canvas.findByRole("toolbar", { name: "2 selected" })
    const held = cardOf(canvas, "Dana Cole", /Brio/)
    const [box, goal] = [held, canvas.getByRole("region", { name: "Unassigned" })].map((one) =>
      one.getBoundingClientRect()
    )
    const [x, y] = [box!.left + 40, box!.top + 20]
    const send = (type: string, target: EventTarget, clientX: number, clientY: number) =>
      target.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          cancelable: true,
          button: 0,
          pointerId: 7,
          pointerType: "mouse",
          clientX,
          clientY
        })
      )
    send("pointerdown", held, x, y)
    for (const to of [y + 20, goal!.top + 20, goal!.top + 30]) {
      send("pointermove", window, x, to)
      await new Promise((done) => setTimeout(done, 30))
    }
    send("pointerup", window, x, goal!.top + 30)
    await screen.findByText("2 jobs unassigned", { selector: "[role=alertdialog] *" })
    await expect(cardOf(canvas, "Unassigned", /Brio/)).toBeVisible()
    await expect(cardOf(canvas, "Unassigned", /Corso/)).toBeVisible()
    await canvas.findByRole("button", { name: "Undo (1)" })
  }
}

/**
 * While several cards are selected, clicking selects more; both unassigned jobs are assigned to Luis from one o'clock
 * on.
 */
const assigned = async ({ canvas, userEvent }: Page) => {
  await canvas.findByRole("region", { name: "Dana Cole" })
  await userEvent.click(canvas.getByRole("button", { name: "Select several" }))
  await userEvent.click(cardOf(canvas, "Unassigned", /Elba/))
  await userEvent.click(cardOf(canvas, "Unassigned", /Fuego/))
  await userEvent.click(await canvas.findByRole("button", { name: "Move to…" }))
  const dialog = within(await screen.findByRole("dialog", { name: "Move 2 jobs" }))
  await userEvent.click(dialog.getByRole("button", { name: "Assign" }))
  await dialog.findByText(/2 jobs have no hours yet/)
  await userEvent.click(dialog.getByRole("button", { name: /Installer/ }))
  await userEvent.click(await screen.findByRole("option", { name: "Dana Cole" }))
  await userEvent.click(dialog.getAllByRole("spinbutton", { name: /^hour/ })[0]!)
  await userEvent.keyboard("0100pm")
  await userEvent.click(dialog.getByRole("button", { name: "Assign" }))
}

/** The one promised for the morning needs a reason, so neither is scheduled. */
export const OneRefused: Story = {
  play: async (page) => {
    await assigned(page)
    const told = within(await screen.findByRole("dialog", { name: "1 job cannot be scheduled like this" }))
    await expect(told.getByText("Nothing was changed: the 2 jobs are where they were. In the way:")).toBeVisible()
    await expect(told.getByText(/^Job \d+,/)).toBeVisible()
    await expect(told.getByText("Needs a reason")).toBeVisible()
    await expect(cardOf(page.canvas, "Unassigned", /Elba/)).toBeInTheDocument()
    await expect(cardOf(page.canvas, "Unassigned", /Fuego/)).toBeInTheDocument()
  }
}

/** One reason schedules both, and one undo reverts both. */
export const ReasonForOne: Story = {
  play: async (page) => {
    await OneRefused.play!(page)
    const { canvas, userEvent } = page
    const told = within(screen.getByRole("dialog", { name: "1 job cannot be scheduled like this" }))
    await userEvent.click(told.getByRole("button", { name: "Schedule anyway" }))
    await told.findByText(/Please enter the reason/)
    await userEvent.type(told.getByRole("textbox", { name: /Reason to schedule it anyway/ }), "Agreed on the phone")
    await userEvent.click(told.getByRole("button", { name: "Schedule anyway" }))
    await waitFor(() => expect(cardOf(canvas, "Dana Cole", /Elba/)).toHaveTextContent("1:00 – 3:00 PM"))
    await expect(cardOf(canvas, "Dana Cole", /Fuego/)).toHaveTextContent("3:00 – 5:00 PM")
    await canvas.findByRole("button", { name: "Undo (1)" })
  }
}

/**
 * Another user scheduled one of the two in the meantime: it stays as they scheduled it, and the other one moves on
 * request.
 */
export const OthersWithoutOne: Story = {
  play: async (page) => {
    await PickedByKeys.play!(page)
    const { canvas, userEvent } = page
    await userEvent.keyboard("m{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}")
    await otherUserPlansJob("Corso")
    await userEvent.keyboard("{Enter}")
    const told = within(await screen.findByRole("dialog", { name: "1 job cannot be scheduled like this" }))
    await expect(told.getByText(/^Someone else changed job/)).toBeVisible()
    await expect(cardOf(canvas, "Dana Cole", /Brio/)).toHaveTextContent("10:30 AM – 12:30 PM")
    await userEvent.click(told.getByRole("button", { name: "Schedule the other one" }))
    await waitFor(() => expect(cardOf(canvas, "Dana Cole", /Brio/)).toHaveTextContent("11:30 AM – 1:30 PM"))
    await waitFor(() => expect(cardOf(canvas, "Dana Cole", /Corso/)).toHaveTextContent("3:00 – 4:30 PM"))
    await canvas.findByRole("button", { name: "Undo (1)" })
  }
}

/** While two are held, each one's conflicts are shown where they occur, and announced. */
export const RulesOfAll: Story = {
  play: async (page) => {
    await PickedByKeys.play!(page)
    const { canvas, userEvent } = page
    // Brio stays within Dana's hours; Corso would start before Luis does.
    await userEvent.keyboard("m{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}")
    await expect(await lane(canvas, "Luis Vega").findByText(/^Job \d+,/)).toBeVisible()
    await expect(
      within(lane(canvas, "Luis Vega").getByRole("list", { name: "Schedule warnings" })).getByText(/8:00 AM/)
    ).toBeVisible()
    await waitFor(() => expect(canvas.getAllByRole("status")[0]).toHaveTextContent(/moves too.*Job \d+, .*8:00 AM/))
  }
}

/** Jobs moved together are announced to customers together: each message is previewed and sent by its own channel. */
export const CustomersTold: Story = {
  play: async (page) => {
    await MovedByKeys.play!(page)
    const { userEvent } = page
    await userEvent.click(await screen.findByRole("button", { name: "Tell the customers…" }))
    const dialog = within(await screen.findByRole("dialog", { name: "Tell 2 customers" }))
    await expect(await dialog.findAllByText(/December 1/)).not.toHaveLength(0)
    const [first] = await dialog.findAllByRole("checkbox", { name: /^Tell / })
    await userEvent.click(first!)
    await userEvent.click(dialog.getByRole("button", { name: "Send 1 message" }))
    await screen.findByText("1 customer told", { selector: "[role=alertdialog] *" })
  }
}

/** In the list, a checkbox next to each row selects it. */
export const PickedInList: Story = {
  parameters: { shop: { ...shop, path: `${path}&view=list` } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("region", { name: "Dana Cole" })
    const [first] = lane(canvas, "Dana Cole").getAllByRole("checkbox", { name: /^Select job \d+,/ })
    await userEvent.click(first!)
    await userEvent.click(lane(canvas, "Luis Vega").getAllByRole("checkbox")[0]!)
    await expect(await canvas.findByRole("toolbar", { name: "2 selected" })).toBeVisible()
    await userEvent.keyboard("{Escape}")
    await waitFor(() => expect(canvas.queryByRole("toolbar", { name: "2 selected" })).toBeNull())
    await userEvent.click(first!)
    await userEvent.click(lane(canvas, "Luis Vega").getAllByRole("checkbox")[0]!)
    await canvas.findByRole("toolbar", { name: "2 selected" })
  }
}

/** In the week view, jobs are selected the same way and move to another day together. */
export const ToAnotherDayFromWeek: Story = {
  parameters: { shop: { ...shop, path: `${path}&view=week` } },
  play: async ({ canvas, userEvent }) => {
    const week = within(await canvas.findByRole("table", { name: "Week by installer" }))
    await userEvent.click(canvas.getByRole("button", { name: "Select several" }))
    await userEvent.click(week.getByRole("button", { name: /^10:30/ }))
    await userEvent.click(week.getAllByRole("button", { name: /^9:00/ })[1]!)
    await userEvent.click(await canvas.findByRole("button", { name: "Move to…" }))
    const dialog = within(await screen.findByRole("dialog", { name: "Move 2 jobs" }))
    await userEvent.click(dialog.getAllByRole("spinbutton", { name: /^month/ })[0]!)
    await userEvent.keyboard("12032026")
    await userEvent.click(dialog.getByRole("button", { name: "Move" }))
    await screen.findByText("2 jobs moved", { selector: "[role=alertdialog] *" })
    const [, dana] = week.getAllByRole("row")
    await expect(within(dana!).getAllByRole("cell")[3]!).toHaveTextContent(/10:30/)
    await canvas.findByRole("button", { name: "Undo (1)" })
  }
}
