import type { Meta, StoryObj } from "@storybook/react-vite"
import { Effect } from "effect"
import { expect, screen, waitFor, within } from "storybook/test"
import { defaultChoice } from "#domain/list-views/ListChoice.ts"
import { ListView, ListViewId } from "#domain/list-views/ListView.ts"
import { ListViews } from "#domain/list-views/ListViews.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { Users } from "#domain/people/Users.ts"
import { withShop } from "#stories/withShop.tsx"
import { SchedulerScreen } from "#web/schedule/SchedulerScreen.tsx"
import { excludeAnnouncer } from "../jobs/excludeAnnouncer.ts"
import { boardDay, plannedBoard } from "./plannedShop.ts"

const meta = {
  title: "Screens/Scheduler, saved views",
  component: SchedulerScreen,
  decorators: [withShop],
  parameters: {
    a11y: excludeAnnouncer,
    layout: "padded",
    shop: { path: `/calendar?day=${boardDay}&view=list&color=stage&type=replacement`, fill: plannedBoard },
    ends: {
      SavedAndOpened: "Replacements by stage",
      OpensWithIt: "Week by installer",
      OpensAtOwnLocation: "Any location",
      ViewBeforeOwnLocation: "Any location"
    }
  }
} satisfies Meta<typeof SchedulerScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The board's display settings are saved as a named view; opening it stays on the current day. */
export const SavedAndOpened: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("region", { name: "Dana Cole" })
    const choose = async (menu: string, item: string | RegExp) => {
      await userEvent.click(await canvas.findByRole("button", { name: menu }))
      await userEvent.click(await screen.findByRole("menuitem", { name: item }))
    }
    await choose("Views", "Save as a new view")
    await userEvent.type(await screen.findByRole("textbox", { name: "View name" }), "Replacements by stage")
    await userEvent.click(screen.getByRole("button", { name: "Save" }))
    await canvas.findByRole("button", { name: "Replacements by stage" })

    await choose("Replacements by stage", "Standard view")
    await expect(await canvas.findByRole("radio", { name: "Day" })).toBeChecked()
    const dana = () => within(canvas.getByRole("region", { name: "Dana Cole" }))
    await waitFor(() => expect(dana().getByRole("button", { name: /Brio/ })).toHaveAttribute("data-stop"))

    await choose("Views", /Replacements by stage/)
    await waitFor(() => expect(canvas.getByRole("radio", { name: "List" })).toBeChecked())
    await expect(await canvas.findByRole("button", { name: /Color: stage/ })).toBeVisible()
    await expect(await dana().findByRole("button", { name: /Brio/ })).toBeVisible()
    await userEvent.click(canvas.getByRole("radio", { name: "Week" }))
    await expect(await canvas.findByRole("button", { name: "Replacements by stage, changed" })).toBeVisible()
  }
}

const id = ListViewId.make("019a0000-0000-7000-8000-0000000000b1")

/** The views of the board rendered so far. */
const drawn = new Set<string>()

/** A week view by stage, Bea's default. */
const withView = Effect.gen(function* () {
  yield* plannedBoard
  const views = yield* ListViews
  const bea = (yield* (yield* Users).list).find(({ userName }) => userName === "bea")!
  const address = "color=stage&view=week"
  yield* views.add(
    new ListView({ id, version: 1, list: "board", ownerId: bea.id, name: "My week", isShared: false, address })
  )
  yield* views.saveChoice(bea.id, { ...defaultChoice("board"), defaultViewId: id })
}).pipe(Effect.orDie)

/** The plain URL opens with the user's default view; no other view is rendered first. */
export const OpensWithIt: Story = {
  parameters: { shop: { path: "/calendar", fill: withView } },
  beforeEach: () => {
    drawn.clear()
    const watch = new MutationObserver(() => {
      for (const { value } of document.querySelectorAll<HTMLInputElement>("[type=radio]:checked")) drawn.add(value)
    })
    watch.observe(document.body, { subtree: true, childList: true, attributes: true })
    return () => watch.disconnect()
  },
  play: async ({ canvas }) => {
    await canvas.findByRole("table", { name: "Week by installer" })
    await expect([...drawn]).toEqual(["week"])
    await expect(await canvas.findByRole("button", { name: "My week" })).toBeVisible()
    await expect(canvas.getByRole("button", { name: /Color: stage/ })).toBeVisible()
  }
}

/** Bea's own location. */
const atHome = Effect.gen(function* () {
  const users = yield* Users
  const bea = (yield* users.list).find(({ userName }) => userName === "bea")!
  const home = (yield* (yield* Locations).all).find(({ locationName }) => locationName === "Tempe")!
  yield* users.save({ ...bea, defaultLocationKey: home.id })
}).pipe(Effect.orDie)

/** The plain URL opens with the user's primary location; once removed, the filter stays off on other days. */
export const OpensAtOwnLocation: Story = {
  parameters: { shop: { path: "/calendar", fill: Effect.andThen(plannedBoard, atHome) } },
  play: async ({ canvas, userEvent }) => {
    const filters = within(await canvas.findByRole("search", { name: "Day and filters" }))
    await expect(await filters.findByRole("button", { name: /Tempe/ })).toBeVisible()
    await userEvent.click(filters.getByRole("button", { name: "Clear filters" }))
    await filters.findByRole("button", { name: /Any location/ })
    await userEvent.click(filters.getByRole("button", { name: "Next" }))
    await userEvent.click(filters.getByRole("button", { name: "Today" }))
    await canvas.findByRole("region", { name: "Dana Cole" })
    await expect(filters.queryByRole("button", { name: /Tempe/ })).toBeNull()
  }
}

/** The user's default view determines its own location. */
export const ViewBeforeOwnLocation: Story = {
  parameters: { shop: { path: "/calendar", fill: Effect.andThen(withView, atHome) } },
  play: async ({ canvas }) => {
    await canvas.findByRole("table", { name: "Week by installer" })
    await expect(await canvas.findByRole("button", { name: "My week" })).toBeVisible()
    const filters = within(canvas.getByRole("search", { name: "Day and filters" }))
    await expect(filters.getByRole("button", { name: /Any location/ })).toBeVisible()
  }
}
