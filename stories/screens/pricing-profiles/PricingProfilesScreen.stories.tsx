import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, waitFor } from "storybook/test"
import { listPricingProfiles } from "#domain/pricing-profiles/pricingProfilesApi.ts"
import { withShop } from "#stories/withShop.tsx"
import { listStates } from "#stories/screenStates.ts"
import { ProfileRoutes } from "./ProfileRoutes.tsx"
import { threeInShop } from "./profilesInShop.ts"

const at = (path: string, more: object = {}) => ({ shop: { path, fill: threeInShop, ...more } })
const meta = {
  title: "Screens/Pricing profiles/List",
  component: ProfileRoutes,
  decorators: [withShop],
  parameters: {
    ...at("/pricing-profile"),
    ends: {
      FilledAndOpened: "Delete profile",
      NarrowedAndCleared: "1–3 of 3",
      NarrowedToNothing: "Clear filters",
      SortedDown: "Profile name",
      PageSizeRemembered: "1–"
    }
  }
} satisfies Meta<typeof ProfileRoutes>
export default meta
type Story = StoryObj<typeof meta>

const names = (rows: ReadonlyArray<HTMLElement>) =>
  rows.slice(1).map((row) => row.querySelector("[data-names-row]")?.textContent)

/** Sorted by name, with each profile's glass discount and labor rate; pressing a row opens it. */
export const FilledAndOpened: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("row", { name: /Saguaro Mutual/ })).toHaveTextContent(/41%.*\$42\.00/)
    await expect(names(canvas.getAllByRole("row"))).toEqual(["Counter", "Fleet 10", "Saguaro Mutual"])
    await userEvent.click(canvas.getByRole("row", { name: /Counter/ }))
    await expect(await canvas.findByRole("heading", { level: 1, name: "Counter" })).toBeVisible()
  }
}

/** Filtered by the URL to insurers; one press shows all again. */
export const NarrowedAndCleared: Story = {
  parameters: at("/pricing-profile?pricingType=insurance"),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("row", { name: /Saguaro Mutual/ })
    await expect(names(canvas.getAllByRole("row"))).toEqual(["Saguaro Mutual"])
    await userEvent.click(canvas.getByRole("button", { name: "Clear filters" }))
    await waitFor(() => expect(names(canvas.getAllByRole("row"))).toHaveLength(3))
  }
}

export const NarrowedToNothing: Story = {
  parameters: at("/pricing-profile?text=zebra"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No profiles match")).toBeVisible()
    await expect(canvas.getAllByRole("button", { name: "Clear filters" })).not.toHaveLength(0)
  }
}

/** Pressing a header reverses the order. */
export const SortedDown: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("row", { name: /Counter/ })
    await userEvent.click(canvas.getByRole("columnheader", { name: "Profile name" }))
    await waitFor(() => expect(names(canvas.getAllByRole("row"))).toEqual(["Saguaro Mutual", "Fleet 10", "Counter"]))
  }
}

/** The page size is remembered for this list only. */
export const PageSizeRemembered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: "25" }))
    await userEvent.click(canvas.getByRole("link", { name: "New profile" }))
    await userEvent.click(await canvas.findByRole("link", { name: "Pricing profiles" }))
    await expect(await canvas.findByRole("radio", { name: "25" })).toBeChecked()
  }
}

const states = listStates(
  {
    shop: { path: "/pricing-profile", fill: threeInShop },
    call: listPricingProfiles,
    shows: /Saguaro Mutual/,
    empty: "No pricing profiles yet",
    add: "New profile"
  },
  {
    french: async ({ canvas }) => {
      await expect(await canvas.findByRole("row", { name: /Saguaro Mutual/ })).toHaveTextContent(/41\s%.*42,00\s\$/)
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
