import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, waitFor, within } from "storybook/test"
import { listLocations } from "#domain/locations/locationsApi.ts"
import { withShop } from "#stories/withShop.tsx"
import { listStates } from "#stories/screenStates.ts"
import { LocationRoutes } from "./LocationRoutes.tsx"
import { tempeInShop, threeInShop } from "./locationsInShop.ts"

const at = (path: string, more: object = {}) => ({ shop: { path, fill: threeInShop, ...more } })
const meta = {
  title: "Screens/Locations/List",
  component: LocationRoutes,
  decorators: [withShop],
  parameters: {
    ...at("/locations"),
    ends: {
      Filled: "20 Mill Avenue",
      Narrowed: "Old Mesa yard",
      NarrowedToNothing: "Clear filters",
      SortedByShortId: "Short ID",
      DeactivatedAndUndone: "Yuma accepts new jobs again",
      LastOneStaysActive: "This is the only active location.",
      ManyDeactivatedAndUndone: "Tempe"
    }
  }
} satisfies Meta<typeof LocationRoutes>
export default meta
type Story = StoryObj<typeof meta>

const names = (rows: ReadonlyArray<HTMLElement>) =>
  rows.slice(1).map((row) => row.querySelector("[data-names-row]")?.textContent)

/** Sorted by name, with tax and status; pressing a row opens it. */
export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("row", { name: /Yuma/ })).toHaveTextContent(/YUM.*8\.412%.*Active/)
    await expect(names(canvas.getAllByRole("row"))).toEqual(["Old Mesa yard", "Tempe", "Yuma"])
    await userEvent.click(canvas.getByRole("row", { name: /Tempe/ }))
    await expect(await canvas.findByRole("heading", { level: 1, name: "Tempe" })).toBeVisible()
  }
}

/** Filtered by the URL to inactive locations; one press shows all again. */
export const Narrowed: Story = {
  parameters: at("/locations?status=inactive"),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("row", { name: /Old Mesa/ })
    await expect(names(canvas.getAllByRole("row"))).toEqual(["Old Mesa yard"])
    await userEvent.click(canvas.getByRole("button", { name: "Clear filters" }))
    await waitFor(() => expect(names(canvas.getAllByRole("row"))).toHaveLength(3))
  }
}

export const NarrowedToNothing: Story = {
  parameters: at("/locations?text=zebra"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No locations match")).toBeVisible()
    await expect(canvas.getAllByRole("button", { name: "Clear filters" })).not.toHaveLength(0)
  }
}

export const SortedByShortId: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("row", { name: /Yuma/ })
    await userEvent.click(canvas.getByRole("columnheader", { name: /^Short ID/ }))
    await waitFor(() =>
      expect(canvas.getByRole("columnheader", { name: /^Short ID/ })).toHaveAttribute("aria-sort", "ascending")
    )
    await expect(names(canvas.getAllByRole("row"))).toEqual(["Old Mesa yard", "Tempe", "Yuma"])
    await userEvent.click(canvas.getByRole("columnheader", { name: /^Short ID/ }))
    await waitFor(() => expect(names(canvas.getAllByRole("row"))).toEqual(["Yuma", "Tempe", "Old Mesa yard"]))
  }
}

/** Deactivated with one press, and reactivated with another. */
export const DeactivatedAndUndone: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Actions for Yuma" }))
    await userEvent.click(await screen.findByRole("menuitem", { name: /^Deactivate/ }))
    await screen.findByText("Yuma no longer accepts new jobs; its current jobs stay there")
    await waitFor(() => expect(canvas.getByRole("row", { name: /Yuma/ })).toHaveTextContent("Inactive"))
    await userEvent.click(screen.getByRole("button", { name: "Undo" }))
    await waitFor(() => expect(canvas.getByRole("row", { name: /Yuma/ })).not.toHaveTextContent("Inactive"))
    await screen.findByText("Yuma accepts new jobs again")
  }
}

/** The last active location cannot be deactivated, and the reason is shown. */
export const LastOneStaysActive: Story = {
  parameters: at("/locations", { fill: tempeInShop }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Actions for Tempe" }))
    await userEvent.click(await screen.findByRole("menuitem", { name: /^Deactivate/ }))
    await screen.findByText(/^This is the only active location\./)
    await expect(canvas.getByRole("row", { name: /Tempe/ })).not.toHaveTextContent("Inactive")
  }
}

/** Deactivating all three at once deactivates two and reports why the last one stays; one press undoes it. */
export const ManyDeactivatedAndUndone: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: "Select All" }))
    const bar = within(await canvas.findByRole("toolbar"))
    await userEvent.click(bar.getByRole("button", { name: "Deactivate" }))
    const refusals = within(await screen.findByRole("dialog"))
    await waitFor(() => expect(refusals.getByText(/This is the only active location\./)).toBeVisible())
    await userEvent.click(refusals.getAllByRole("button", { name: "Close" }).at(-1)!)
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }))
    await waitFor(() => expect(canvas.getByRole("row", { name: /Tempe/ })).not.toHaveTextContent("Inactive"))
  }
}

const states = listStates(
  {
    shop: { path: "/locations", fill: threeInShop },
    call: listLocations,
    shows: /Yuma/,
    empty: "No locations yet",
    add: "New location"
  },
  {
    french: async ({ canvas }) => {
      await expect((await canvas.findByRole("row", { name: /Yuma/ })).textContent).toMatch(/8,412\s%/)
    }
  }
)
export const Empty: Story = states.Empty
export const Loading: Story = states.Loading
export const Failed: Story = states.Failed
export const Dark: Story = states.Dark
export const French: Story = states.French
export const Spanish: Story = states.Spanish
export const OnASmallPhone: Story = states.OnASmallPhone
