import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, waitFor, within } from "storybook/test"
import { postBulkStep } from "#domain/bulk-actions/bulkActionsApi.ts"
import type { Endpoint } from "#domain/contract/Endpoint.ts"
import { withShop } from "#stories/withShop.tsx"
import { CustomerRoutes } from "../customers/CustomerRoutes.tsx"
import { customersInShop } from "./listsInShop.ts"

const at = (path: string, more: object = {}) => ({ shop: { path, fill: customersInShop(12), ...more } })
const meta = {
  title: "Screens/Lists/Bulk actions",
  component: CustomerRoutes,
  decorators: [withShop],
  parameters: {
    ...at("/customers?size=5"),
    ends: {
      TwoRowsUndone: "2 rows restored",
      AllThatMatch: "Net 30",
      AskedWhat: "Salesperson",
      StoppedAndWentOn: "Done: 130 rows",
      Chosen: "5 selected"
    }
  }
} satisfies Meta<typeof CustomerRoutes>
export default meta
type Story = StoryObj<typeof meta>

type Page = Parameters<NonNullable<Story["play"]>>[0]
const tick = async ({ canvas, userEvent }: Page, which: number) =>
  userEvent.click(canvas.getAllByRole("checkbox")[which]!)
const terms = ({ canvas }: Page) =>
  canvas
    .getAllByRole("row")
    .slice(1)
    .map((row) => row.querySelector("[data-title='Payment terms']")?.textContent)

const changeTerms = async ({ canvas, userEvent }: Page, to: string) => {
  await userEvent.click(canvas.getByRole("button", { name: "Change" }))
  await userEvent.click(await screen.findByRole("menuitem", { name: "Payment terms" }))
  const dialog = within(await screen.findByRole("alertdialog"))
  await userEvent.click(dialog.getByRole("button", { name: /Payment terms/ }))
  await userEvent.click(await screen.findByRole("option", { name: to }))
  return dialog
}

/** Two rows of the page: confirmed with their count, changed, and undone from the toast. */
export const TwoRowsUndone: Story = {
  play: async (page) => {
    const { canvas, userEvent } = page
    await canvas.findByRole("row", { name: /Customer 001/ })
    await tick(page, 1)
    await tick(page, 3)
    await expect(canvas.getByText("2 selected")).toBeVisible()
    const dialog = await changeTerms(page, "Net 60")
    await userEvent.click(dialog.getByRole("button", { name: "Change 2 customers" }))
    await waitFor(() => expect(terms(page)).toEqual(["Net 60", "COD", "Net 60", "COD", "COD"]))
    await expect(canvas.queryByText("2 selected")).toBeNull()
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }))
    await waitFor(() => expect(terms(page)).toEqual(["COD", "COD", "COD", "COD", "COD"]))
    await screen.findByText("2 rows restored")
  }
}

/** The entire page, then all rows that match the filter, including pages that were never opened. */
export const AllThatMatch: Story = {
  parameters: at("/customers?customerType=retail&size=5"),
  play: async (page) => {
    const { canvas, userEvent } = page
    await canvas.findByRole("row", { name: /Customer 002/ })
    await tick(page, 0)
    await expect(canvas.getByText("5 selected")).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Select all 6" }))
    await expect(canvas.getByText("All 6 selected")).toBeVisible()
    const dialog = await changeTerms(page, "Net 30")
    await userEvent.click(dialog.getByRole("button", { name: "Change 6 customers" }))
    await screen.findByText("Done: 6 rows")
    await userEvent.click(canvas.getByRole("button", { name: "Page 2" }))
    await waitFor(() => expect(terms(page)).toEqual(["Net 30"]))
  }
}

/** Nothing is changed until a valid value is chosen. */
export const AskedWhat: Story = {
  play: async (page) => {
    const { canvas, userEvent } = page
    await canvas.findByRole("row", { name: /Customer 001/ })
    await tick(page, 1)
    await userEvent.click(canvas.getByRole("button", { name: "Change" }))
    await userEvent.click(await screen.findByRole("menuitem", { name: "Customer type" }))
    const dialog = within(await screen.findByRole("alertdialog"))
    await userEvent.click(dialog.getByRole("button", { name: "Change 1 customer" }))
    await expect(await dialog.findByText("Please select the customer type")).toBeVisible()
    await userEvent.keyboard("{Escape}")
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull())
    await userEvent.click(canvas.getByRole("button", { name: "Change" }))
    await userEvent.click(await screen.findByRole("menuitem", { name: "Salesperson" }))
    await userEvent.type(await screen.findByRole("textbox", { name: "Salesperson" }), "<b>Bea</b>")
    await userEvent.click(screen.getByRole("button", { name: "Change 1 customer" }))
    await waitFor(() => expect(screen.getByText("Salesperson contains invalid characters")).toBeVisible())
  }
}

let isCut = true

/** The connection is lost after the first hundred: the list shows the progress, and continues on request. */
export const StoppedAndWentOn: Story = {
  parameters: at("/customers", {
    fill: customersInShop(130),
    instead: (endpoint: Endpoint) =>
      endpoint === postBulkStep && isCut
        ? { status: 500, body: { succeeded: false, messages: ["serverError"], errors: {} } }
        : undefined
  }),
  play: async (page) => {
    isCut = true
    const { canvas, userEvent } = page
    await canvas.findByRole("row", { name: /Customer 001/ })
    await tick(page, 0)
    await userEvent.click(canvas.getByRole("button", { name: "Select all 130" }))
    const dialog = await changeTerms(page, "Cash")
    await userEvent.click(dialog.getByRole("button", { name: "Change 130 customers" }))
    await waitFor(() => expect(canvas.getByText("A change stopped after 100 of 130 rows.")).toBeVisible())
    isCut = false
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }))
    await screen.findByText("Done: 130 rows")
    await waitFor(() => expect(canvas.queryByText(/A change stopped/)).toBeNull())
    isCut = true
  }
}

/** While rows are selected, the available actions are shown. */
export const Chosen: Story = {
  play: async (page) => {
    await page.canvas.findByRole("row", { name: /Customer 001/ })
    await tick(page, 0)
    await expect(page.canvas.getByText("5 selected")).toBeVisible()
  }
}
