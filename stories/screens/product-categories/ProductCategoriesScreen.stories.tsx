import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, waitFor, within } from "storybook/test"
import { listProductCategories } from "#domain/product-categories/productCategoriesApi.ts"
import { withShop } from "#stories/withShop.tsx"
import { listStates } from "#stories/screenStates.ts"
import { shelvesInShop } from "#stories/screens/products/productsInShop.ts"
import { CategoryRoutes } from "./CategoryRoutes.tsx"

const home = "/admin/product-categories"
const at = (path: string, more: object = {}) => ({ shop: { path, fill: shelvesInShop, ...more } })
const meta = {
  title: "Screens/Product categories/List",
  component: CategoryRoutes,
  decorators: [withShop],
  parameters: {
    ...at(home),
    ends: {
      Filled: "Wipers",
      NarrowedToNothingAndCleared: "1–3 of 3",
      SortedByProducts: "Products",
      ManyDeleted: "Moldings"
    }
  }
} satisfies Meta<typeof CategoryRoutes>
export default meta
type Story = StoryObj<typeof meta>

const names = (rows: ReadonlyArray<HTMLElement>) =>
  rows.slice(1).map((row) => row.querySelector("[data-names-row]")?.textContent)

/** Sorted by name, with each category's product count; pressing a row opens it. */
export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("row", { name: /Adhesives/ })).toHaveTextContent(/Urethane, primers, dam2/)
    await expect(names(canvas.getAllByRole("row"))).toEqual(["Adhesives", "Moldings", "Wipers"])
    await userEvent.click(canvas.getByRole("row", { name: /Wipers/ }))
    await expect(await canvas.findByRole("heading", { level: 1, name: "Wipers" })).toBeVisible()
  }
}

export const NarrowedToNothingAndCleared: Story = {
  parameters: at(`${home}?text=zebra`),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("No categories match")).toBeVisible()
    await userEvent.click(canvas.getAllByRole("button", { name: "Clear filters" })[0]!)
    await waitFor(() => expect(names(canvas.getAllByRole("row"))).toHaveLength(3))
  }
}

/** Sorted by product count, largest first. */
export const SortedByProducts: Story = {
  parameters: at(`${home}?sort=products&descending=true`),
  play: async ({ canvas }) => {
    await canvas.findByRole("row", { name: /Adhesives/ })
    await expect(names(canvas.getAllByRole("row"))).toEqual(["Adhesives", "Moldings", "Wipers"])
    await expect(canvas.getByRole("columnheader", { name: /^Products/ })).toHaveAttribute("aria-sort", "descending")
  }
}

/** Two selected: the empty one is deleted, the one with products stays and is named. */
export const ManyDeleted: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const name of [/Adhesives/, /Wipers/])
      await userEvent.click(within(await canvas.findByRole("row", { name })).getByRole("checkbox"))
    await userEvent.click(
      within(await canvas.findByRole("toolbar", { name: "2 selected" })).getByRole("button", {
        name: "Delete categories"
      })
    )
    await userEvent.click(
      within(await screen.findByRole("alertdialog", { name: "Delete 2 categories?" })).getByRole("button", {
        name: "Delete categories"
      })
    )
    const refusals = within(await screen.findByRole("dialog", { name: "1 row could not be changed" }))
    await waitFor(() => expect(refusals.getByText("This category has 2 products and cannot be deleted.")).toBeVisible())
    await userEvent.click(refusals.getAllByRole("button", { name: "Close" }).at(-1)!)
    await waitFor(() => expect(names(canvas.getAllByRole("row"))).toEqual(["Adhesives", "Moldings"]))
  }
}

const states = listStates({
  shop: { path: home, fill: shelvesInShop },
  call: listProductCategories,
  shows: /Wipers/,
  empty: "No product categories yet",
  add: "New category"
})
export const Empty: Story = states.Empty
export const Loading: Story = states.Loading
export const Failed: Story = states.Failed
export const Dark: Story = states.Dark
export const French: Story = states.French
export const Spanish: Story = states.Spanish
export const OnASmallPhone: Story = states.OnASmallPhone
