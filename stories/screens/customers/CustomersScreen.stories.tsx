import type { Meta, StoryObj } from "@storybook/react-vite"
import { Effect } from "effect"
import { expect, screen, waitFor } from "storybook/test"
import { refused } from "#domain/contract/Envelope.ts"
import type { Endpoint } from "#domain/contract/Endpoint.ts"
import { listCustomers } from "#domain/customers/customersApi.ts"
import { inTheShop } from "#stories/inTheShop.tsx"
import { CustomerRoutes } from "./CustomerRoutes.tsx"
import { twelveInShop } from "./customersInShop.ts"

const at = (path: string, more: object = {}) => ({ shop: { path, ...more } })
const meta = {
  title: "Screens/Customers/List",
  component: CustomerRoutes,
  decorators: [inTheShop],
  parameters: at("/customers")
} satisfies Meta<typeof CustomerRoutes>
export default meta
type Story = StoryObj<typeof meta>

const names = (rows: ReadonlyArray<HTMLElement>) =>
  rows.slice(1).map((row) => row.querySelector("[data-names-row]")?.textContent)

/** By name; a press opens one. */
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

/** A shop's first morning. */
export const Empty: Story = {
  parameters: at("/customers", { fill: Effect.void }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No customers yet")).toBeVisible()
    await expect(canvas.getAllByRole("link", { name: "New customer" })).toHaveLength(2)
  }
}

/** No customer is called so; one press shows all again. */
export const NarrowedToNothing: Story = {
  parameters: at("/customers?text=zebra"),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("No customers match")).toBeVisible()
    await expect(canvas.getByRole("searchbox", { name: "Search customers" })).toHaveValue("zebra")
    await userEvent.click(canvas.getAllByRole("button", { name: "Clear filters" })[0]!)
    await expect(await canvas.findByRole("row", { name: /Ada Moreno/ })).toBeVisible()
    await expect(canvas.getByRole("searchbox", { name: "Search customers" })).toHaveValue("")
  }
}

/** Sought by a part of the e-mail address, narrowed by type. */
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

/** The order is in the address: a pasted link shows the same. A heading turns it. */
export const SortedByTheAddress: Story = {
  parameters: at("/customers?descending=true"),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("row", { name: /Ada Moreno/ })
    await expect(names(canvas.getAllByRole("row"))[0]).toBe("Saguaro Mutual")
    await expect(canvas.getByRole("columnheader", { name: "Customer name" })).toHaveAttribute("aria-sort", "descending")
    await userEvent.click(canvas.getByRole("columnheader", { name: "Customer name" }))
    await waitFor(() => expect(names(canvas.getAllByRole("row"))[0]).toBe("Ada Moreno"))
  }
}

/** Five a page at first; ten, once chosen, also at the next visit. */
export const PageSizeRemembered: Story = {
  parameters: at("/customers", { fill: twelveInShop }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("1–5 of 12")).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Page 3" }))
    await expect(await canvas.findByText("11–12 of 12")).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: /Rows per page/ }))
    await userEvent.click(await screen.findByRole("option", { name: "10" }))
    await expect(await canvas.findByText("1–10 of 12")).toBeVisible()
    await userEvent.click(canvas.getByRole("link", { name: "New customer" }))
    await userEvent.click(await canvas.findByRole("link", { name: "Customers" }))
    await expect(await canvas.findByText("1–10 of 12")).toBeVisible()
  }
}

/** An address of a page that is not there any more leads to the last one. */
export const BeyondTheLastPage: Story = {
  parameters: at("/customers?page=9", { fill: twelveInShop }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("11–12 of 12")).toBeVisible()
    await waitFor(() => expect(names(canvas.getAllByRole("row"))).toEqual(["Customer 11", "Customer 12"]))
  }
}

export const Loading: Story = {
  parameters: at("/customers", { instead: (endpoint: Endpoint) => (endpoint === listCustomers ? "never" : undefined) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Customers" })).toBeVisible()
    await expect(canvas.getAllByText("Loading")).toHaveLength(5)
  }
}

/** The server fails: it is said, and can be asked again. */
export const Failed: Story = {
  parameters: at("/customers", {
    instead: (endpoint: Endpoint) => (endpoint === listCustomers ? refused(500, "serverError") : undefined)
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("The server encountered an internal error. Please try again later.")
    ).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible()
  }
}

export const French: Story = {
  globals: { locale: "fr" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("row", { name: /Ada Moreno/ })).toBeVisible()
    await expect(canvas.getByRole("link", { name: "Nouveau client" })).toBeVisible()
    await expect(canvas.getByText("1–4 sur 4")).toBeVisible()
  }
}

/** Rows are cards; nothing scrolls sideways at 320 px. */
export const OnASmallPhone: Story = {
  globals: { viewport: { value: "smallPhone" } },
  play: async ({ canvas }) => {
    await canvas.findByRole("row", { name: /Ada Moreno/ })
    await expect(document.documentElement.clientWidth).toBe(320)
    await expect(document.documentElement.scrollWidth).toBe(320)
  }
}
