import type { Meta, StoryObj } from "@storybook/react-vite"
import { Effect } from "effect"
import { expect, screen, waitFor, within } from "storybook/test"
import { createCustomer } from "#domain/customers/customersHandlers.ts"
import { listCustomers } from "#domain/customers/customersApi.ts"
import { sampleCustomer } from "#domain/testing/samples.ts"
import { withShop } from "#stories/withShop.tsx"
import { listStates } from "#stories/screenStates.ts"
import { CustomerRoutes } from "./CustomerRoutes.tsx"
import { fittingRows } from "#web/lists/useFittingRows.ts"
import { twelveInShop } from "./customersInShop.ts"

const at = (path: string, more: object = {}) => ({ shop: { path, ...more } })
const meta = {
  title: "Screens/Customers/List",
  component: CustomerRoutes,
  decorators: [withShop],
  parameters: {
    ...at("/customers"),
    ends: {
      Filled: "(480) 555-0142",
      NarrowedToNothingAndCleared: "Ada Moreno",
      Sought: "Clear filters",
      SortedByTheAddress: "Saguaro Mutual",
      SortedTheOtherWay: "Ada Moreno",
      EmailsWhole: "Northland",
      PageSizeRemembered: "1–12 of 12",
      BeyondTheLastPage: "Customer 12"
    }
  }
} satisfies Meta<typeof CustomerRoutes>
export default meta
type Story = StoryObj<typeof meta>

const names = (rows: ReadonlyArray<HTMLElement>) =>
  rows.slice(1).map((row) => row.querySelector("[data-names-row]")?.textContent)

const long = {
  name: "Northland Versicherungsgesellschaft",
  email: "accounts.payable-department@northern-arizona-fleet-maintenance.example"
}

/** Emails and words of a name are not broken across lines, however narrow the column. */
export const EmailsWhole: Story = {
  globals: { viewport: { value: "counter" } },
  parameters: at("/customers", {
    fill: createCustomer({ ...sampleCustomer, customerName: long.name, emailAddress: long.email }).pipe(Effect.orDie)
  }),
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole("row", { name: /Northland/ }))
    for (const word of [long.email, ...long.name.split(" ")]) {
      const cell = row.getByText(new RegExp(word))
      const text = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode()!
      const at = text.textContent!.indexOf(word)
      const range = document.createRange()
      range.setStart(text, at)
      range.setEnd(text, at + word.length)
      await expect(new Set([...range.getClientRects()].map(({ top }) => top)).size).toBe(1)
    }
  }
}

/** Sorted by name; pressing a row opens it. */
export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("row", { name: /Ada Moreno/ })).toBeVisible()
    await expect(names(canvas.getAllByRole("row"))).toEqual([
      "Ada Moreno",
      "Luis Herrera",
      "Pima County Fleet",
      "Saguaro Mutual"
    ])
    await expect(canvas.getByText("1–4 of 4")).toBeVisible()
    await userEvent.click(canvas.getByRole("row", { name: /Luis Herrera/ }))
    await expect(await canvas.findByRole("heading", { level: 1, name: "Luis Herrera" })).toBeVisible()
  }
}

/** No customer has that name; one press shows all again. */
export const NarrowedToNothingAndCleared: Story = {
  parameters: at("/customers?text=zebra"),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("No customers match")).toBeVisible()
    await expect(canvas.getByRole("searchbox", { name: "Search customers" })).toHaveValue("zebra")
    await userEvent.click(canvas.getAllByRole("button", { name: "Clear filters" })[0]!)
    await expect(await canvas.findByRole("row", { name: /Ada Moreno/ })).toBeVisible()
    await expect(canvas.getByRole("searchbox", { name: "Search customers" })).toHaveValue("")
  }
}

/** Searched by part of the email address and filtered by type. */
export const Sought: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("row", { name: /Ada Moreno/ })
    await userEvent.type(canvas.getByRole("searchbox", { name: "Search customers" }), "CLAIMS@")
    await waitFor(() => expect(names(canvas.getAllByRole("row"))).toEqual(["Saguaro Mutual"]))
    await userEvent.click(canvas.getByRole("button", { name: "Clear filters" }))
    await waitFor(() => expect(names(canvas.getAllByRole("row"))).toHaveLength(4))
    await userEvent.click(canvas.getByRole("button", { name: /Customer type/ }))
    await userEvent.click(await screen.findByRole("option", { name: "Fleets/car rentals" }))
    await waitFor(() => expect(names(canvas.getAllByRole("row"))).toEqual(["Pima County Fleet"]))
  }
}

/** The sort order is in the URL, so a pasted link shows the same. Pressing a column header changes it. */
export const SortedByTheAddress: Story = {
  parameters: at("/customers?descending=true"),
  play: async ({ canvas }) => {
    await canvas.findByRole("row", { name: /Ada Moreno/ })
    await expect(names(canvas.getAllByRole("row"))[0]).toBe("Saguaro Mutual")
    await expect(canvas.getByRole("columnheader", { name: "Customer name" })).toHaveAttribute("aria-sort", "descending")
  }
}

/** Pressing the sorted column reverses the order. */
export const SortedTheOtherWay: Story = {
  parameters: SortedByTheAddress.parameters!,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("row", { name: /Ada Moreno/ })
    await userEvent.click(canvas.getByRole("columnheader", { name: "Customer name" }))
    await waitFor(() => expect(names(canvas.getAllByRole("row"))[0]).toBe("Ada Moreno"))
  }
}

/** By default, as many rows as fill the screen, with their number; 25 at one press, remembered for the next visit. */
export const PageSizeRemembered: Story = {
  parameters: at("/customers", { fill: twelveInShop }),
  play: async ({ canvas, userEvent }) => {
    const fit = fittingRows(document.documentElement.clientWidth, document.documentElement.clientHeight)
    await expect(await canvas.findByText(`1–${Math.min(fit, 12)} of 12`)).toBeVisible()
    await expect(canvas.getByRole("radio", { name: `Fit (${fit})` })).toBeChecked()
    await userEvent.click(canvas.getByRole("radio", { name: /^(5|Fit \(5\))$/ }))
    await expect(await canvas.findByText("1–5 of 12")).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Page 3" }))
    await expect(await canvas.findByText("11–12 of 12")).toBeVisible()
    await userEvent.click(canvas.getByRole("radio", { name: "25" }))
    await expect(await canvas.findByText("1–12 of 12")).toBeVisible()
    await userEvent.click(canvas.getByRole("link", { name: "New customer" }))
    await userEvent.click(await canvas.findByRole("link", { name: "Customers" }))
    await expect(await canvas.findByRole("radio", { name: "25" })).toBeChecked()
    await userEvent.click(canvas.getByRole("radio", { name: `Fit (${fit})` }))
    await userEvent.click(canvas.getByRole("link", { name: "New customer" }))
    await userEvent.click(await canvas.findByRole("link", { name: "Customers" }))
    await expect(await canvas.findByRole("radio", { name: `Fit (${fit})` })).toBeChecked()
  }
}

/** The URL of a page that no longer exists leads to the last page. */
export const BeyondTheLastPage: Story = {
  parameters: at("/customers?page=9&size=5", { fill: twelveInShop }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("11–12 of 12")).toBeVisible()
    await waitFor(() => expect(names(canvas.getAllByRole("row"))).toEqual(["Customer 11", "Customer 12"]))
  }
}

const states = listStates(
  {
    shop: { path: "/customers" },
    call: listCustomers,
    shows: /Ada Moreno/,
    empty: "No customers yet",
    add: "New customer"
  },
  {
    french: async ({ canvas }) => {
      await expect(canvas.getByText("1–4 sur 4")).toBeVisible()
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
