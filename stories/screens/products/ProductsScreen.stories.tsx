import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, waitFor, within } from "storybook/test"
import { listProducts } from "#domain/products/productsApi.ts"
import { withShop } from "#stories/withShop.tsx"
import { listStates } from "#stories/screenStates.ts"
import { ProductRoutes } from "./ProductRoutes.tsx"
import { shelvesInShop } from "./productsInShop.ts"

const at = (path: string, more: object = {}) => ({ shop: { path, fill: shelvesInShop, ...more } })
const meta = {
  title: "Screens/Products/List",
  component: ProductRoutes,
  decorators: [withShop],
  parameters: {
    ...at("/admin/products"),
    ends: {
      Filled: "Two a windshield",
      Narrowed: "URE-310",
      Sought: "1–1 of 1",
      DearestFirst: "List price",
      ManyChangedAndUndone: "2 rows restored",
      ManyDeletedAndUndone: "2 rows restored"
    }
  }
} satisfies Meta<typeof ProductRoutes>
export default meta
type Story = StoryObj<typeof meta>
type Page = Parameters<NonNullable<Story["play"]>>[0]

const names = (rows: ReadonlyArray<HTMLElement>) =>
  rows.slice(1).map((row) => row.querySelector("[data-names-row]")?.textContent)

/** Sorted by product ID, with category, type and price; pressing a row opens it. */
export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("row", { name: /URE-310/ })).toHaveTextContent(
      /Adhesives.*Urethane kit.*\$18\.50/
    )
    await expect(names(canvas.getAllByRole("row"))).toEqual(["MLD-19", "MOBILE", "PRM-B", "URE-310"])
    await userEvent.click(canvas.getByRole("row", { name: /MLD-19/ }))
    await expect(await canvas.findByRole("heading", { level: 1, name: "MLD-19" })).toBeVisible()
  }
}

/** Filtered by category, then by a type that the category does not contain. */
export const Narrowed: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("row", { name: /URE-310/ })
    await userEvent.click(canvas.getByRole("button", { name: /Category/ }))
    await userEvent.click(await screen.findByRole("option", { name: "Adhesives" }))
    await waitFor(() => expect(names(canvas.getAllByRole("row"))).toEqual(["PRM-B", "URE-310"]))
    await userEvent.click(canvas.getByRole("button", { name: /^Any type|Type/ }))
    await userEvent.click(await screen.findByRole("option", { name: "Fee" }))
    await expect(await canvas.findByText("No products match")).toBeVisible()
    await userEvent.click(canvas.getAllByRole("button", { name: "Clear filters" })[0]!)
    await waitFor(() => expect(names(canvas.getAllByRole("row"))).toHaveLength(4))
  }
}

/** Searched by the URL for a text anywhere in the product ID or description. */
export const Sought: Story = {
  parameters: at("/admin/products?text=mold"),
  play: async ({ canvas }) => {
    await canvas.findByRole("row", { name: /MLD-19/ })
    await expect(names(canvas.getAllByRole("row"))).toEqual(["MLD-19"])
  }
}

export const DearestFirst: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("row", { name: /URE-310/ })
    const price = canvas.getByRole("columnheader", { name: /^List price/ })
    await userEvent.click(price)
    await waitFor(() => expect(names(canvas.getAllByRole("row"))).toEqual(["MLD-19", "PRM-B", "URE-310", "MOBILE"]))
    await userEvent.click(canvas.getByRole("columnheader", { name: /^List price/ }))
    await waitFor(() => expect(names(canvas.getAllByRole("row"))).toEqual(["MOBILE", "URE-310", "PRM-B", "MLD-19"]))
  }
}

const tick = async ({ canvas, userEvent }: Page, ...codes: ReadonlyArray<string>) => {
  for (const code of codes)
    await userEvent.click(within(await canvas.findByRole("row", { name: new RegExp(code) })).getByRole("checkbox"))
  return within(await canvas.findByRole("toolbar", { name: `${codes.length} selected` }))
}

/** Two products moved to another category, then undone. */
export const ManyChangedAndUndone: Story = {
  play: async (page) => {
    const bar = await tick(page, "MOBILE", "PRM-B")
    await page.userEvent.click(bar.getByRole("button", { name: "Change products" }))
    const dialog = within(await screen.findByRole("alertdialog", { name: "Change 2 products" }))
    await page.userEvent.click(dialog.getByRole("button", { name: /Category/ }))
    await page.userEvent.click(await screen.findByRole("option", { name: "Wipers" }))
    await page.userEvent.click(dialog.getByRole("button", { name: "Change products" }))
    await waitFor(() => expect(page.canvas.getByRole("row", { name: /MOBILE/ })).toHaveTextContent("Wipers"))
    await expect(page.canvas.getByRole("row", { name: /PRM-B/ })).toHaveTextContent("Wipers")
    await page.userEvent.click(await screen.findByRole("button", { name: "Undo" }))
    await waitFor(() => expect(page.canvas.getByRole("row", { name: /PRM-B/ })).toHaveTextContent("Adhesives"))
  }
}

/** Products deleted by mistake are restored with one press. */
export const ManyDeletedAndUndone: Story = {
  play: async (page) => {
    const bar = await tick(page, "MLD-19", "URE-310")
    await page.userEvent.click(bar.getByRole("button", { name: "Delete products" }))
    const dialog = within(await screen.findByRole("alertdialog", { name: "Delete 2 products?" }))
    await page.userEvent.click(dialog.getByRole("button", { name: "Delete products" }))
    await waitFor(() => expect(names(page.canvas.getAllByRole("row"))).toEqual(["MOBILE", "PRM-B"]))
    await page.userEvent.click(await screen.findByRole("button", { name: "Undo" }))
    await waitFor(() =>
      expect(names(page.canvas.getAllByRole("row"))).toEqual(["MLD-19", "MOBILE", "PRM-B", "URE-310"])
    )
  }
}

const states = listStates(
  {
    shop: { path: "/admin/products", fill: shelvesInShop },
    call: listProducts,
    shows: /URE-310/,
    empty: "No products yet",
    add: "New product"
  },
  {
    french: async ({ canvas }) => {
      await expect((await canvas.findByRole("row", { name: /URE-310/ })).textContent).toMatch(/18,50\s\$/)
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
