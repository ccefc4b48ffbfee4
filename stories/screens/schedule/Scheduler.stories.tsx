import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, waitFor, within } from "storybook/test"
import type { Endpoint } from "#domain/contract/Endpoint.ts"
import { getBoard, putJobPlan } from "#domain/schedule/boardApi.ts"
import { checkSchedule } from "#domain/schedule/scheduleApi.ts"
import { withShop } from "#stories/withShop.tsx"
import { screenStates } from "#stories/screenStates.ts"
import { SchedulerScreen } from "#web/schedule/SchedulerScreen.tsx"
import { excludeAnnouncer } from "../jobs/excludeAnnouncer.ts"
import { dragElement } from "./dragElement.ts"
import {
  boardAtNight,
  boardDay,
  clocksBack,
  clocksForward,
  crowdedBoard,
  emptyBoard,
  ownBoard,
  plannedBoard,
  settledBoard,
  otherUserPlansJob
} from "./plannedShop.ts"

const path = `/calendar?day=${boardDay}`
const shop = { path, fill: plannedBoard }

const meta = {
  title: "Screens/Scheduler",
  component: SchedulerScreen,
  decorators: [withShop],
  parameters: {
    a11y: excludeAnnouncer,
    layout: "padded",
    shop,
    ends: {
      ADay: "Unassigned",
      Sheet: "Move to…",
      SignedAndPaid: "Signature",
      MovedByKeyboard: "Undo (1)",
      MovedAndUndone: "back where it was",
      UndoneAtOnce: "back where it was",
      AssignedFromTray: "Undo (1)",
      MovedByDialog: "Undo (1)",
      MovedBeforeTheCheck: "Undo (1)",
      WarnedInDialog: "Skill missing",
      ReasonAsked: "Schedule anyway",
      BothGoAlong: "Luis Vega moves too",
      Dragged: "Undo (1)",
      DraggedByFinger: "Undo (1)",
      ScrolledByFinger: "Brio",
      DraggedAmongWaiting: "unassigned",
      DraggedLonger: "Undo (1)",
      DraggedOverAnother: "Refused",
      DroppedOnAnother: "9:00 AM to 11:00 AM",
      PutBackByEscape: "10:30 AM",
      MovedByColleague: "Moved by",
      PlannedByAnother: "Someone else changed job",
      Unassigned: "unassigned",
      OwnDay: "Halo",
      OnPaper: "Luis Vega, Tue, Dec 1, 2026",
      MovedHereByColleague: "Moved by",
      ClocksGoBack: "was not moved",
      ClocksGoForward: "was not moved",
      MovedInList: "Undo (1)",
      SlotPlanned: "Undo (1)",
      FilteredByInstaller: "Clear filters",
      Week: "free",
      Month: "December 2026",
      MonthByStage: "Work order",
      List: "Move to…",
      CustomerTold: "is booked for",
      NewJobAtEmptyTime: "Luis Vega",
      Past: "0 h of 9 h",
      DrawnOverEmptyTime: "New quote",
      ColoredByStage: "Quote",
      ColoredByLocation: "Tempe",
      ThreeDays: "Thu 3",
      FiftyLanes: "Ana 49 Long",
      NothingPlanned: "Every work order has a day and an installer."
    }
  }
} satisfies Meta<typeof SchedulerScreen>
export default meta
type Story = StoryObj<typeof meta>
type Page = Parameters<NonNullable<Story["play"]>>[0]

const lane = (canvas: Page["canvas"], name: string) => within(canvas.getByRole("region", { name }))
const card = (name: RegExp) => ({ name }) as const

/** One lane per installer with their hours and bookings, plus the unassigned jobs. */
export const ADay: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole("region", { name: "Dana Cole" })
    await expect(lane(canvas, "Dana Cole").getAllByRole("listitem")).toHaveLength(2)
    await expect(lane(canvas, "Dana Cole").getByText("4 h of 9 h")).toBeVisible()
    await expect(lane(canvas, "Dana Cole").getByText("Installed")).toBeVisible()
    await expect(lane(canvas, "Luis Vega").getByText(/Mobile/)).toBeVisible()
    await expect(lane(canvas, "Luis Vega").getByText("Quote")).toBeVisible()
    await expect(lane(canvas, "Rosa Lind").getByText("Off: Vacation")).toBeVisible()
    await expect(lane(canvas, "Unassigned").getAllByRole("listitem")).toHaveLength(2)
  }
}

/** Pressing a card opens its sheet next to the board. */
export const Sheet: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("region", { name: "Dana Cole" })
    await userEvent.click(lane(canvas, "Dana Cole").getByRole("button", card(/Brio/)))
    const sheet = within(await canvas.findByRole("complementary", { name: /summary/ }))
    await expect(sheet.getByRole("link", { name: /^Job \d+$/ })).toHaveAttribute("href", expect.stringMatching(/edit$/))
    await expect(sheet.getByText(/10:30 AM – 12:30 PM/)).toBeVisible()
    await expect(sheet.getAllByRole("link")[1]).toHaveAttribute("href", expect.stringMatching(/^tel:/))
  }
}

/** A card shows by icons that its customer has signed and paid; its sheet shows it in words. */
export const SignedAndPaid: Story = {
  parameters: { shop: { path, fill: settledBoard } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("region", { name: "Dana Cole" })
    const brio = lane(canvas, "Dana Cole").getByRole("button", card(/Brio/))
    await expect(within(brio).getByRole("img", { name: "Signed" })).toBeVisible()
    await expect(within(brio).getByRole("img", { name: "Paid" })).toBeVisible()
    const corso = lane(canvas, "Luis Vega").getByRole("button", card(/Corso/))
    await expect(within(corso).queryByRole("img", { name: /Signed|Paid/ })).toBeNull()
    await userEvent.click(brio)
    const sheet = within(await canvas.findByRole("complementary", { name: /summary/ }))
    await expect(sheet.getByText("Paid")).toBeVisible()
    await expect(sheet.getByText("Signed")).toBeVisible()
  }
}

/** M picks up a card, arrow keys move it, Enter drops it; each step is announced, and the focus stays on the card. */
export const MovedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("region", { name: "Dana Cole" })
    lane(canvas, "Dana Cole").getByRole("button", card(/Brio/)).focus()
    await userEvent.keyboard("m")
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowDown}{ArrowDown}")
    await waitFor(() => expect(canvas.getAllByRole("status")[0]).toHaveTextContent(/Luis Vega.*11:00 AM – 1:00 PM/))
    await userEvent.keyboard("{Enter}")
    await waitFor(() => expect(lane(canvas, "Luis Vega").getByRole("button", card(/Brio/))).toHaveFocus())
    await expect(lane(canvas, "Luis Vega").getByRole("button", card(/Brio/))).toHaveTextContent("11:00 AM – 1:00 PM")
    await expect(await canvas.findByRole("button", { name: "Undo (1)" })).toBeEnabled()
  }
}

/** Undo restores the job's previous slot. */
export const MovedAndUndone: Story = {
  play: async (page) => {
    await MovedByKeyboard.play!(page)
    const { canvas, userEvent } = page
    await userEvent.click(canvas.getByRole("button", { name: "Undo (1)" }))
    await screen.findByText(/is back where it was/)
    await waitFor(() => expect(lane(canvas, "Dana Cole").getByRole("button", card(/Brio/))).toBeVisible())
    await expect(canvas.getByRole("button", { name: "Undo" })).toBeDisabled()
  }
}

/** Undo pressed while the last move is still being saved undoes that move, not the one before it. */
export const UndoneAtOnce: Story = {
  parameters: { shop: { ...shop, instead: (endpoint: Endpoint) => (endpoint === putJobPlan ? "late" : undefined) } },
  play: async (page) => {
    await MovedByKeyboard.play!(page)
    const { canvas, userEvent } = page
    await userEvent.keyboard("m{ArrowRight}{ArrowRight}{Enter}")
    const brio = () => lane(canvas, "Luis Vega").getByRole("button", card(/Brio/))
    await waitFor(() => expect(brio()).toHaveTextContent("11:30 AM – 1:30 PM"))
    await userEvent.click(canvas.getByRole("button", { name: "Undo (1)" }))
    await screen.findByText(/is back where it was/)
    await waitFor(() => expect(brio()).toHaveTextContent("11:00 AM – 1:00 PM"))
    await expect(canvas.getByRole("button", { name: "Undo (1)" })).toBeEnabled()
    await expect(screen.queryByText(/Someone else changed/)).toBeNull()
  }
}

/** A card from the tray is picked up the same way, starting at the first installer's first hour. */
export const AssignedFromTray: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("region", { name: "Dana Cole" })
    lane(canvas, "Unassigned").getByRole("button", card(/Fuego/)).focus()
    await userEvent.keyboard("m{ArrowDown}{ArrowDown}")
    for (let quarter = 0; quarter < 13; quarter++) await userEvent.keyboard("{ArrowRight}")
    await userEvent.keyboard("{Enter}")
    await waitFor(() => expect(lane(canvas, "Luis Vega").getByRole("button", card(/Fuego/))).toBeVisible())
    await waitFor(() => expect(lane(canvas, "Unassigned").getAllByRole("listitem")).toHaveLength(1))
    await canvas.findByRole("button", { name: "Undo (1)" })
  }
}

/** Returns the width of an hour on the board. */
const hour = (canvas: Page["canvas"]) => {
  const time = canvas.getByRole("region", { name: "Dana Cole" }).querySelector<HTMLElement>("[data-timeline]")!
  return time.getBoundingClientRect().width / ((Number(time.dataset["to"]) - Number(time.dataset["from"])) / 60)
}

/** A card is dragged by mouse to another lane, one and a half hours later, in steps of fifteen minutes. */
export const Dragged: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole("region", { name: "Dana Cole" })
    const brio = lane(canvas, "Dana Cole").getByRole("button", card(/Brio/))
    const luis = canvas.getByRole("region", { name: "Luis Vega" })
    await dragElement({ from: brio, to: luis, by: [hour(canvas) * 0.55, 0] })
    await waitFor(() =>
      expect(lane(canvas, "Luis Vega").getByRole("button", card(/Brio/))).toHaveTextContent("11:00 AM – 1:00 PM")
    )
    await expect(await canvas.findByRole("button", { name: "Undo (1)" })).toBeEnabled()
  }
}

/** The same by touch, once a tap has selected the card. */
export const DraggedByFinger: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("region", { name: "Dana Cole" })
    const fuego = lane(canvas, "Unassigned").getByRole("button", card(/Fuego/))
    await userEvent.click(fuego)
    await canvas.findByRole("complementary")
    const dana = canvas.getByRole("region", { name: "Dana Cole" })
    const time = dana.querySelector<HTMLElement>("[data-timeline]")!
    const box = fuego.getBoundingClientRect()
    const two = time.getBoundingClientRect().left + hour(canvas) * (14 - Number(time.dataset["from"]) / 60 + 0.25)
    await dragElement({ from: fuego, to: time, by: [two - box.left - box.width / 2, 0], finger: true })
    await waitFor(() =>
      expect(lane(canvas, "Dana Cole").getByRole("button", card(/Fuego/))).toHaveTextContent("2:00 – 4:00 PM")
    )
    await canvas.findByRole("button", { name: "Undo (1)" })
  }
}

/** Touching an unselected card scrolls the board and moves nothing. */
export const ScrolledByFinger: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole("region", { name: "Dana Cole" })
    const brio = lane(canvas, "Dana Cole").getByRole("button", card(/Brio/))
    await dragElement({ from: brio, by: [hour(canvas), 0], finger: true })
    await expect(lane(canvas, "Dana Cole").getByRole("button", card(/Brio/))).toHaveTextContent("10:30 AM – 12:30 PM")
    await expect(canvas.getByRole("button", { name: "Undo" })).toBeDisabled()
  }
}

/** Dragging a job to the unassigned ones removes its installer. */
export const DraggedAmongWaiting: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole("region", { name: "Dana Cole" })
    const brio = lane(canvas, "Dana Cole").getByRole("button", card(/Brio/))
    await dragElement({ from: brio, to: canvas.getByRole("region", { name: "Unassigned" }) })
    await waitFor(() => expect(lane(canvas, "Unassigned").getByRole("button", card(/Brio/))).toBeVisible())
    await screen.findByText(/: unassigned$/)
  }
}

/** Dragging a card's end makes it longer. */
export const DraggedLonger: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole("region", { name: "Dana Cole" })
    const brio = lane(canvas, "Dana Cole").getByRole("button", card(/Brio/))
    await dragElement({ from: brio.querySelector<HTMLElement>("[data-end]")!, by: [hour(canvas), 0] })
    await waitFor(() =>
      expect(lane(canvas, "Dana Cole").getByRole("button", card(/Brio/))).toHaveTextContent("10:30 AM – 1:30 PM")
    )
    await canvas.findByRole("button", { name: "Undo (1)" })
  }
}

/** While a card is held over another job, the board already shows that dropping it will be rejected. */
export const DraggedOverAnother: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole("region", { name: "Dana Cole" })
    const brio = lane(canvas, "Dana Cole").getByRole("button", card(/Brio/))
    await dragElement({ from: brio, to: canvas.getByRole("region", { name: "Luis Vega" }), letGo: false })
    await expect(await canvas.findByText(/On job \d+ from 9:00 AM to 11:00 AM/)).toBeVisible()
    await expect(canvas.getByText("Refused")).toBeVisible()
  }
}

/** Dropped there anyway, it is rejected with a message in the user's time format, and returns to its slot. */
export const DroppedOnAnother: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole("region", { name: "Dana Cole" })
    const brio = () => lane(canvas, "Dana Cole").getByRole("button", card(/Brio/))
    await dragElement({ from: brio(), to: canvas.getByRole("region", { name: "Luis Vega" }) })
    await expect(await screen.findByText(/is booked on job \d+ from 9:00 AM to 11:00 AM\./)).toBeVisible()
    await waitFor(() => expect(brio()).toHaveTextContent("10:30 AM – 12:30 PM"))
  }
}

/** Escape cancels a drag and leaves the card where it was. */
export const PutBackByEscape: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole("region", { name: "Dana Cole" })
    const brio = lane(canvas, "Dana Cole").getByRole("button", card(/Brio/))
    await dragElement({ from: brio, to: canvas.getByRole("region", { name: "Luis Vega" }), letGo: false })
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", cancelable: true }))
    await waitFor(() => expect(canvas.queryByText("Refused")).toBeNull())
    await expect(brio).toHaveTextContent("10:30 AM – 12:30 PM")
    await expect(canvas.getByRole("button", { name: "Undo" })).toBeDisabled()
  }
}

/** The same without dragging or arrow keys: installer, day and hours in a dialog. */
export const MovedByDialog: Story = {
  play: async (page) => {
    await Sheet.play!(page)
    const { canvas, userEvent } = page
    await userEvent.click(await canvas.findByRole("button", { name: "Move to…" }))
    const dialog = within(await screen.findByRole("dialog", { name: /Move job/ }))
    await userEvent.click(dialog.getByRole("button", { name: /Installer/ }))
    await userEvent.click(await screen.findByRole("option", { name: "Luis Vega" }))
    await userEvent.click(dialog.getByRole("button", { name: "Move" }))
    await waitFor(() => expect(lane(canvas, "Luis Vega").queryByRole("button", card(/Brio/))).toBeNull())
    await expect(await dialog.findByText(/On job \d+ from 9:00 AM to 11:00 AM/)).toBeVisible()
    const hour = dialog.getAllByRole("spinbutton", { name: /^hour.*From/ })[0]!
    await userEvent.click(hour)
    await userEvent.keyboard("1100")
    await waitFor(() => expect(dialog.queryByText(/On job/)).toBeNull())
    await userEvent.click(dialog.getByRole("button", { name: "Move" }))
    await waitFor(() => expect(lane(canvas, "Luis Vega").getByRole("button", card(/Brio/))).toBeVisible())
    await canvas.findByRole("button", { name: "Undo (1)" })
  }
}

/** Confirmed before the server has checked the hours: the dialog waits, and applies everything that was chosen. */
export const MovedBeforeTheCheck: Story = {
  parameters: { shop: { ...shop, instead: (endpoint: Endpoint) => (endpoint === checkSchedule ? "late" : undefined) } },
  play: MovedByDialog.play!
}

/** The dialog shows warnings before saving, and asks for a reason to override them. */
export const WarnedInDialog: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("region", { name: "Dana Cole" })
    await userEvent.click(lane(canvas, "Luis Vega").getByRole("button", card(/Dorado/)))
    await userEvent.click(await canvas.findByRole("button", { name: "Move to…" }))
    const dialog = within(await screen.findByRole("dialog", { name: /Move job/ }))
    await expect(await dialog.findByText(/Skill missing: Mobile service/)).toBeVisible()
    await userEvent.click(dialog.getByRole("button", { name: "Move" }))
    await expect(await dialog.findByText(/Please enter the reason/)).toBeVisible()
  }
}

/** Moving a job to another day moves all its installers: the dialog names the others first. */
export const BothGoAlong: Story = {
  parameters: { shop: { ...shop, path: "/calendar?day=2026-12-02" } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("region", { name: "Dana Cole" })
    await userEvent.click(lane(canvas, "Dana Cole").getByRole("button", card(/Gala/)))
    await userEvent.click(await canvas.findByRole("button", { name: "Move to…" }))
    const dialog = within(await screen.findByRole("dialog", { name: /Move job/ }))
    await expect(dialog.queryByText(/moves too/)).toBeNull()
    await userEvent.click(dialog.getAllByRole("spinbutton", { name: /^day/ })[0]!)
    await userEvent.keyboard("03")
    await expect(await dialog.findByText("Luis Vega moves too, 10:00 AM – 12:00 PM")).toBeVisible()
  }
}

/** Dropping a card where a rule warns asks for a reason, which is saved with the job; without one the card returns. */
export const ReasonAsked: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("region", { name: "Dana Cole" })
    lane(canvas, "Dana Cole").getByRole("button", card(/Brio/)).focus()
    await userEvent.keyboard("m{ArrowDown}{Enter}")
    const dialog = within(await screen.findByRole("dialog", { name: /anyway\?$/ }))
    await expect(dialog.getByText(/Off that day: Vacation/)).toBeVisible()
    await expect(dialog.getByRole("textbox", { name: /Reason to schedule it anyway/ })).toHaveFocus()
  }
}

/** A colleague was faster: a message says so, and the card moves to where they put it. */
export const PlannedByAnother: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("region", { name: "Dana Cole" })
    const brio = () => lane(canvas, "Dana Cole").getByRole("button", card(/Brio/))
    brio().focus()
    await userEvent.keyboard("m{ArrowRight}")
    await otherUserPlansJob("Brio")
    await userEvent.keyboard("{Enter}")
    await screen.findByText(/Someone else changed job \d+ first/)
    await waitFor(() => expect(brio()).toHaveTextContent("3:00 – 4:30 PM"))
  }
}

/**
 * When a colleague moves a card on the open board, their name is shown for some seconds and announced; the user's own
 * moves are not.
 */
export const MovedByColleague: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("region", { name: "Dana Cole" })
    await otherUserPlansJob("Brio")
    // The user's own move reloads the board.
    lane(canvas, "Unassigned").getByRole("button", card(/Fuego/)).focus()
    await userEvent.keyboard("m{ArrowDown}{ArrowDown}")
    for (let quarter = 0; quarter < 13; quarter++) await userEvent.keyboard("{ArrowRight}")
    await userEvent.keyboard("{Enter}")
    const brio = () => lane(canvas, "Dana Cole").getByRole("button", card(/Brio/))
    await waitFor(() => expect(within(brio()).getByText(/^Moved by \S+/)).toBeVisible())
    await waitFor(() => expect(canvas.getAllByRole("status")[0]).toHaveTextContent(/^Job \d+, .*: moved by \S+/))
    await expect(brio()).toHaveTextContent("3:00 – 4:30 PM")
    await expect(canvas.getAllByText(/^Moved by/)).toHaveLength(1)
  }
}

/** So does a job that a colleague moves here from another day. */
export const MovedHereByColleague: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("region", { name: "Dana Cole" })
    await otherUserPlansJob("Gala", boardDay)
    lane(canvas, "Dana Cole").getByRole("button", card(/Brio/)).focus()
    await userEvent.keyboard("m{ArrowRight}{Enter}")
    const gala = () => lane(canvas, "Dana Cole").getByRole("button", card(/Gala/))
    await waitFor(() => expect(within(gala()).getByText(/^Moved by \S+/)).toBeVisible())
    await waitFor(() => expect(canvas.getAllByRole("status")[0]).toHaveTextContent(/^Job \d+, .*: moved by \S+/))
    await expect(canvas.getAllByText(/^Moved by/)).toHaveLength(1)
  }
}

/** When clocks go back, an hour occurs twice: it is shaded, and jobs keep their actual length. */
export const ClocksGoBack: Story = {
  parameters: { shop: { path: `/calendar?day=${clocksBack}`, fill: boardAtNight } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("region", { name: "Dana Cole" })
    const hours = [...document.querySelectorAll(".RulerHour")].slice(0, 4).map((one) => one.textContent)
    await expect(hours).toEqual(["12 AM", "1 AM", "1 AM", "2 AM"])
    await expect(lane(canvas, "Dana Cole").getByTitle(/this hour occurs twice/)).toBeVisible()
    const night = () => lane(canvas, "Dana Cole").getByRole("button", card(/Nox/))
    const width = () => night().closest("li")!.getBoundingClientRect().width
    await expect(night()).toHaveTextContent("12:45 – 1:45 AM")
    const before = width()
    night().focus()
    await userEvent.keyboard("m{ArrowRight>5/}{Enter}")
    await waitFor(() => expect(night()).toHaveTextContent("2:00 – 3:00 AM"))
    await waitFor(() => expect(Math.abs(width() - before)).toBeLessThan(1.5))
    await userEvent.keyboard("m{ArrowLeft}")
    await waitFor(() => expect(canvas.getAllByRole("status")[0]).toHaveTextContent(/1:45 AM – /))
    await userEvent.keyboard("{Escape}")
  }
}

/** When clocks go forward, the skipped hour is not drawn, and nothing can be placed in it. */
export const ClocksGoForward: Story = {
  parameters: { shop: { path: `/calendar?day=${clocksForward}`, fill: boardAtNight } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("region", { name: "Dana Cole" })
    const hours = [...document.querySelectorAll(".RulerHour")].slice(0, 4).map((one) => one.textContent)
    await expect(hours).toEqual(["12 AM", "1 AM", "3 AM", "4 AM"])
    const night = () => lane(canvas, "Dana Cole").getByRole("button", card(/Nox/))
    await expect(night()).toHaveTextContent("12:45 – 1:45 AM")
    night().focus()
    await userEvent.keyboard("m{ArrowRight>4/}")
    await waitFor(() => expect(canvas.getAllByRole("status")[0]).toHaveTextContent(/1:45 AM – 3:45 AM/))
    await userEvent.keyboard("{ArrowRight}")
    await waitFor(() => expect(canvas.getAllByRole("status")[0]).toHaveTextContent(/3:00 AM – 4:00 AM/))
    await userEvent.keyboard("{Escape}")
  }
}

/**
 * The next five slots are offered next to the board too; choosing one schedules the job immediately, and the board
 * switches to its day.
 */
export const SlotPlanned: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("region", { name: "Dana Cole" })
    await userEvent.click(lane(canvas, "Unassigned").getByRole("button", card(/Fuego/)))
    await userEvent.click(await canvas.findByRole("button", { name: "Find a slot" }))
    const drawer = within(await screen.findByRole("dialog", { name: "Next five slots" }))
    await waitFor(() => expect(drawer.getAllByRole("listitem").length).toBeGreaterThanOrEqual(5))
    const [first] = drawer.getAllByRole("button", { name: /% booked/ })
    const [, name] = /(Dana|Luis|Rosa)/.exec(first!.textContent ?? "") ?? []
    await userEvent.keyboard("1")
    await canvas.findByRole("button", { name: "Undo (1)" })
    const own = await canvas.findByRole("region", { name: new RegExp(`^${name}`) })
    await waitFor(() => expect(within(own).getByRole("button", card(/Fuego/))).toBeVisible())
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Next five slots" })).toBeNull())
  }
}

/** Without an installer, the job returns to the tray. */
export const Unassigned: Story = {
  play: async (page) => {
    await Sheet.play!(page)
    const { canvas, userEvent } = page
    await userEvent.click(canvas.getByRole("button", { name: "Unassign" }))
    await waitFor(() => expect(lane(canvas, "Unassigned").getByRole("button", card(/Brio/))).toBeVisible())
    await screen.findByText(/: unassigned$/)
  }
}

/** An installer sees only their own day and cannot schedule anything. */
export const OwnDay: Story = {
  parameters: { shop: { path, fill: ownBoard, roles: ["installer"] } },
  play: async ({ canvas }) => {
    const own = await canvas.findByRole("region", { name: /^Bea/ })
    await expect(within(own).getByRole("button", card(/Halo/))).toHaveTextContent("1:00 – 3:00 PM")
    await expect(canvas.queryByRole("region", { name: "Dana Cole" })).toBeNull()
    await expect(canvas.queryByRole("region", { name: "Unassigned" })).toBeNull()
    await expect(canvas.queryByRole("button", { name: /^Undo/ })).toBeNull()
  }
}

/** One printed sheet per installer with work that day; rendered only for printing. */
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
    await canvas.findByRole("region", { name: "Dana Cole" })
    await expect(canvas.queryByRole("heading", { name: /^Luis Vega, / })).toBeNull()
    await waitFor(() => {
      window.dispatchEvent(new Event("beforeprint"))
      return expect(canvas.queryByRole("heading", { name: /^Luis Vega, / })).not.toBeNull()
    })
    const sheet = await canvas.findByRole("heading", { name: "Luis Vega, Tue, Dec 1, 2026" })
    await expect(sheet).toBeVisible()
    const rows = within(sheet.parentElement!).getAllByRole("row")
    await expect(rows).toHaveLength(2)
    await expect(rows[0]).toHaveTextContent(/9:00 – 11:00 AM.*Corso/)
    await expect(canvas.queryByRole("heading", { name: /^Rosa Lind,/ })).toBeNull()
  }
}

/** One installer's day; the choice is in the URL. */
export const FilteredByInstaller: Story = {
  parameters: { shop: { ...shop, path: `${path}&installer=019a0000-0000-7000-8000-0000000000d2` } },
  play: async ({ canvas }) => {
    await canvas.findByRole("region", { name: "Luis Vega" })
    await expect(canvas.queryByRole("region", { name: "Dana Cole" })).toBeNull()
  }
}

/** Installers as rows, days as columns, with each installer's free time. */
export const Week: Story = {
  parameters: { shop: { ...shop, path: `${path}&view=week` } },
  play: async ({ canvas }) => {
    const week = within(await canvas.findByRole("table", { name: "Week by installer" }))
    await expect(week.getAllByRole("columnheader")).toHaveLength(7)
    const [, , , luis] = week.getAllByRole("row")
    await expect(week.getAllByText("5 h free").length + week.getAllByText("9 h free").length).toBeGreaterThan(2)
    await expect(luis).toBeVisible()
  }
}

/** The days of a month with their jobs. */
export const Month: Story = {
  parameters: { shop: { ...shop, path: `${path}&view=month` } },
  play: async ({ canvas }) => {
    const month = within(await canvas.findByRole("grid", { name: "December 2026" }))
    await expect(month.getByRole("gridcell", { name: /December 1, 2026/ })).toHaveTextContent("8:00 AM")
  }
}

/** The month uses the chosen colors, with a legend. */
export const MonthByStage: Story = {
  parameters: { shop: { ...shop, path: `${path}&view=month&color=stage` } },
  play: async ({ canvas }) => {
    const month = within(await canvas.findByRole("grid", { name: "December 2026" }))
    const gala = within(month.getByRole("gridcell", { name: /December 2, 2026/ })).getAllByRole("button")[0]!
    await expect(gala).toHaveTextContent("Work order")
    await expect(gala).toHaveAttribute("data-tone", "accent")
    await expect(within(canvas.getByRole("list", { name: "Colors" })).getByText("Quote")).toBeVisible()
  }
}

/** The same day as a list, with everything the lanes can do. */
export const List: Story = {
  parameters: { shop: { ...shop, path: `${path}&view=list` } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("region", { name: "Dana Cole" })
    await userEvent.click(lane(canvas, "Dana Cole").getByRole("button", card(/Brio/)))
    await expect(await canvas.findByRole("button", { name: "Move to…" })).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Unassign" })).toBeVisible()
    await expect(lane(canvas, "Luis Vega").getByRole("button", { name: "New job for Luis Vega" })).toBeVisible()
    await expect(lane(canvas, "Rosa Lind").getByText("Off: Vacation")).toBeVisible()
  }
}

/**
 * In the list too, M picks up a job, arrow keys move it by time or to another installer, and each step is announced.
 */
export const MovedInList: Story = {
  parameters: { shop: { ...shop, path: `${path}&view=list` } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("region", { name: "Dana Cole" })
    lane(canvas, "Dana Cole").getByRole("button", card(/Brio/)).focus()
    await userEvent.keyboard("m{ArrowDown}")
    await expect(await lane(canvas, "Rosa Lind").findByText("Off that day: Vacation")).toBeVisible()
    await userEvent.keyboard("{ArrowUp}{ArrowRight}{ArrowRight}")
    await waitFor(() =>
      expect(canvas.getAllByRole("status")[0]).toHaveTextContent(/Dana Cole, Tue, Dec 1, 11:00 AM – 1:00 PM/)
    )
    await userEvent.keyboard("{Enter}")
    const brio = () => lane(canvas, "Dana Cole").getByRole("button", card(/Brio/))
    await waitFor(() => expect(brio()).toHaveTextContent("11:00 AM – 1:00 PM"))
    await waitFor(() => expect(brio()).toHaveFocus())
    await canvas.findByRole("button", { name: "Undo (1)" })
  }
}

/** After a move, the customer can be notified: the message is previewed in their language and the shop's wording. */
export const CustomerTold: Story = {
  play: async (page) => {
    await MovedByKeyboard.play!(page)
    await page.userEvent.click(await screen.findByRole("button", { name: "Tell the customer…" }))
    const dialog = within(await screen.findByRole("dialog", { name: "Send" }))
    const words = await dialog.findByDisplayValue(/is booked for .*December 1, 2026/)
    await expect(words).toBeVisible()
  }
}

/** A day in the past is tinted behind its cards. */
export const Past: Story = {
  parameters: { shop: { ...shop, path: "/calendar?day=2025-12-02" } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("region", { name: "Dana Cole" })
    await expect(canvasElement.querySelector(".PastTrack > div")).toHaveAttribute("style", "width: 100%;")
  }
}

/** A new job starts at an installer's first free hour, or at the empty time that is pressed or drawn over. */
export const NewJobAtEmptyTime: Story = {
  parameters: { shop: { ...shop, isWhole: true } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("region", { name: "Luis Vega" })
    await userEvent.click(lane(canvas, "Luis Vega").getByRole("button", { name: "New job for Luis Vega" }))
    await canvas.findByRole("heading", { level: 1, name: "New quote" })
    const installers = within(await canvas.findByRole("region", { name: "Installers" }))
    await expect(await installers.findByRole("button", { name: "Remove Luis Vega" })).toBeVisible()
    await expect(await installers.findByRole("group", { name: "Start" })).toHaveTextContent(/8:00.+AM/)
    await expect(installers.getByRole("group", { name: "End" })).toHaveTextContent(/9:00.+AM/)
    await expect(canvas.getByRole("group", { name: "Install date" })).toHaveTextContent("12/1/2026")
  }
}

/** Drawing over empty time with the mouse sets the new job's start and end. */
export const DrawnOverEmptyTime: Story = {
  parameters: { shop: { ...shop, isWhole: true } },
  play: async ({ canvas, userEvent }) => {
    const time = (await canvas.findByRole("region", { name: "Luis Vega" })).querySelector("[data-timeline]")!
    const { left, top, width } = time.getBoundingClientRect()
    const [from, to] = [Number(time.getAttribute("data-from")), Number(time.getAttribute("data-to"))]
    const at = (minute: number) => ({ clientX: left + ((minute - from) / (to - from)) * width, clientY: top + 40 })
    await userEvent.pointer([
      { keys: "[MouseLeft>]", target: time, coords: at(11 * 60 + 5) },
      { target: time, coords: at(12 * 60 + 20) },
      { keys: "[/MouseLeft]", target: time, coords: at(12 * 60 + 20) }
    ])
    await canvas.findByRole("heading", { level: 1, name: "New quote" })
    const installers = within(await canvas.findByRole("region", { name: "Installers" }))
    await expect(await installers.findByRole("group", { name: "Start" })).toHaveTextContent(/11:00.+AM/)
    await expect(installers.getByRole("group", { name: "End" })).toHaveTextContent(/12:30.+PM/)
  }
}

/** Colors show the chosen field, and a legend explains them. */
export const ColoredByStage: Story = {
  parameters: { shop: { ...shop, path: `${path}&color=stage` } },
  play: async ({ canvas }) => {
    await canvas.findByRole("region", { name: "Dana Cole" })
    const legend = within(canvas.getByRole("list", { name: "Colors" }))
    await expect(legend.getAllByRole("listitem").map((one) => one.textContent)).toEqual([
      "Installed",
      "Quote",
      "Work order"
    ])
    await expect(lane(canvas, "Luis Vega").getByRole("button", card(/Dorado/))).toHaveAttribute("data-tone", "warning")
  }
}

/** Colored by location, each card names it. */
export const ColoredByLocation: Story = {
  parameters: { shop: { ...shop, path: `${path}&color=location` } },
  play: async ({ canvas }) => {
    await canvas.findByRole("region", { name: "Dana Cole" })
    await expect(lane(canvas, "Dana Cole").getByRole("button", card(/Brio/))).toHaveTextContent("Tempe")
  }
}

/** Several days side by side, starting with the current one. */
export const ThreeDays: Story = {
  parameters: { shop: { ...shop, path: `${path}&view=week&days=3` } },
  play: async ({ canvas }) => {
    const days = within(await canvas.findByRole("table", { name: "Week by installer" }))
    await expect(days.getAllByRole("columnheader").map((one) => one.querySelector("button")!.textContent)).toEqual([
      "Tue 1",
      "Wed 2",
      "Thu 3"
    ])
  }
}

/** Of fifty lanes only the visible ones are rendered, in the day and in the list; the others follow on scrolling. */
export const FiftyLanes: Story = {
  parameters: { shop: { path, fill: crowdedBoard } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("region", { name: "Ana 01 Long" })
    const lanes = () => canvas.getAllByRole("region", { name: / Long$/ })
    await expect(lanes().length).toBeLessThan(25)
    const toTheEnd = async (part: string) => {
      const board = await waitFor(() => document.querySelector(part) ?? Promise.reject(new Error(`No ${part}`)))
      await expect(lanes().length).toBeLessThan(25)
      board.scrollTop = board.scrollHeight
      await waitFor(() => expect(canvas.getByRole("region", { name: "Ana 49 Long" })).toBeVisible())
      await expect(lanes().length).toBeLessThan(25)
    }
    await toTheEnd(".DayBoard")
    await userEvent.click(canvas.getByRole("radio", { name: "List" }))
    await toTheEnd(".BoardList")
  }
}

/** No work yet: the lanes invite adding jobs, and no job is unassigned. */
export const NothingPlanned: Story = {
  parameters: { shop: { path, fill: emptyBoard } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Every work order has a day and an installer.")).toBeVisible()
    await expect(lane(canvas, "Dana Cole").getByText("0 h of 9 h")).toBeVisible()
  }
}

const states = screenStates({ shop, call: getBoard, shows: /Brio/ })
export const Loading: Story = states.Loading
export const Failed: Story = states.Failed
export const Dark: Story = states.Dark
export const French: Story = states.French
export const Spanish: Story = states.Spanish
export const OnASmallPhone: Story = states.OnASmallPhone
