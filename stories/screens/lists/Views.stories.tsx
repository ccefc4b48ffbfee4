import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, waitFor } from "storybook/test"
import type { Endpoint } from "#domain/contract/Endpoint.ts"
import { invalid } from "#domain/contract/Envelope.ts"
import { withShop } from "#stories/withShop.tsx"
import { CustomerRoutes } from "../customers/CustomerRoutes.tsx"
import { fleetsViewId, viewRenamedElsewhere, viewsInShop } from "./listsInShop.ts"

const at = (path: string, more: object = {}) => ({ shop: { path, fill: viewsInShop, ...more } })
const meta = {
  title: "Screens/Lists/Views",
  component: CustomerRoutes,
  decorators: [withShop],
  parameters: {
    ...at("/customers"),
    ends: {
      Opened: "1–8 of 8",
      WrongField: "View name contains invalid characters",
      WrongFieldElsewhere: "View name cannot exceed 60 characters. Please enter the email. Net price is too large.",
      SavedRenamedDeletedUndone: "1 row restored",
      RenamedElsewhere: "Fleets by rep and terms",
      Changed: "View Fleets by rep saved",
      OpensWithIt: "1–8 of 8",
      Menu: "Delete view"
    }
  }
} satisfies Meta<typeof CustomerRoutes>
export default meta
type Story = StoryObj<typeof meta>

type Page = Parameters<NonNullable<Story["play"]>>[0]
const names = ({ canvas }: Page) =>
  canvas
    .getAllByRole("row")
    .slice(1)
    .map((row) => row.querySelector("[data-names-row]")?.textContent)
const choose = async ({ canvas, userEvent }: Page, menu: string | RegExp, item: string | RegExp) => {
  await userEvent.click(canvas.getByRole("button", { name: menu }))
  await userEvent.click(await screen.findByRole("menuitem", { name: item }))
}

/** A shared view opens with its filter and columns; the default list is one press away. */
export const Opened: Story = {
  play: async (page) => {
    await page.canvas.findByRole("row", { name: /Customer 001/ })
    await choose(page, "Views", /Fleets by rep/)
    await waitFor(() => expect(names(page)).toEqual(["Customer 001", "Customer 005"]))
    await expect(
      page.canvas
        .getAllByRole("columnheader")
        .map((head) => head.getAttribute("aria-label"))
        .filter(Boolean)
    ).toEqual(["Customer name", "Salesperson", "Payment terms"])
    await choose(page, "Fleets by rep", "Standard view")
    await waitFor(() => expect(names(page)).toHaveLength(8))
  }
}

/** The server rejects a field: the error is shown at the field, which takes the focus. */
export const WrongField: Story = {
  parameters: at("/customers", {
    instead: ({ name }: Endpoint) =>
      name === "postListView" ? invalid([{ path: ["name"], message: "text.invalidCharacters" }]) : undefined
  }),
  play: async (page) => {
    await page.canvas.findByRole("row", { name: /Customer 002/ })
    await choose(page, "Views", "Save as a new view")
    await page.userEvent.type(await screen.findByRole("textbox", { name: "View name" }), "My list")
    await page.userEvent.click(screen.getByRole("button", { name: "Save" }))
    await expect(await screen.findByText("View name contains invalid characters")).toBeVisible()
    await waitFor(() => expect(screen.getByRole("textbox", { name: "View name" })).toHaveFocus())
    await expect(screen.queryByText("Please check the marked fields")).toBeNull()
  }
}

/** The server rejects values that have no field on the page: the toast names each, with its label if it has one. */
export const WrongFieldElsewhere: Story = {
  parameters: at("/customers", {
    instead: ({ name }: Endpoint) =>
      name === "postListView"
        ? invalid([
            { path: ["name"], message: "tooLong:60" },
            { path: ["shownAs", 0, "emailAddress"], message: "required" },
            { path: ["shownAs", 0, "netPrice"], message: "money.range" }
          ])
        : undefined
  }),
  play: async (page) => {
    await page.canvas.findByRole("row", { name: /Customer 002/ })
    await choose(page, "Views", "Save as a new view")
    await page.userEvent.type(await screen.findByRole("textbox", { name: "View name" }), "My list")
    await page.userEvent.click(screen.getByRole("button", { name: "Save" }))
    await expect(
      await screen.findByText("View name cannot exceed 60 characters. Please enter the email. Net price is too large.")
    ).toBeVisible()
  }
}

/** The current list is saved as a named view, opened again, renamed, and restored after an accidental deletion. */
export const SavedRenamedDeletedUndone: Story = {
  parameters: at("/customers?customerType=retail&sort=customerType"),
  play: async (page) => {
    const { canvas, userEvent } = page
    await canvas.findByRole("row", { name: /Customer 002/ })
    await choose(page, "Views", "Save as a new view")
    await userEvent.click(await screen.findByRole("button", { name: "Save" }))
    await screen.findByText("Please enter the view name")
    await userEvent.type(screen.getByRole("textbox", { name: "View name" }), "My retail")
    await userEvent.click(screen.getByRole("button", { name: "Save" }))
    await expect(await canvas.findByRole("button", { name: "My retail" })).toBeVisible()
    await choose(page, "My retail", "Rename or share")
    await userEvent.clear(await screen.findByRole("textbox", { name: "View name" }))
    await userEvent.type(screen.getByRole("textbox", { name: "View name" }), "Retail")
    await userEvent.click(screen.getByRole("button", { name: "Save" }))
    await expect(await canvas.findByRole("button", { name: "Retail" })).toBeVisible()
    await choose(page, "Retail", "Delete view")
    await waitFor(() => expect(names(page)).toHaveLength(8))
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }))
    await screen.findByText("1 row restored")
    await choose(page, "Views", /Retail/)
    await waitFor(() => expect(names(page)).toEqual(["Customer 002", "Customer 003", "Customer 006", "Customer 007"]))
  }
}

/** Another user renamed the view in the meantime: a message says so, and pressing again overwrites it. */
export const RenamedElsewhere: Story = {
  parameters: at(
    `/customers?view=${fleetsViewId}&customerType=fleet&size=25&columns=customerName-salesRepresentative-terms`,
    viewRenamedElsewhere()
  ),
  play: async (page) => {
    const { canvas, userEvent } = page
    await canvas.findByRole("button", { name: "Fleets by rep" })
    await choose(page, "Fleets by rep", "Rename or share")
    await userEvent.type(await screen.findByRole("textbox", { name: "View name" }), " and terms ")
    await userEvent.click(screen.getByRole("button", { name: "Save" }))
    await screen.findByText("Someone else saved this view after you opened it.")
    await waitFor(() => expect(document.body).toHaveTextContent("Fleets of Luis"))
    await userEvent.click(screen.getByRole("button", { name: "Save" }))
    await waitFor(() => expect(canvas.getByRole("button", { name: "Fleets by rep and terms" })).toBeVisible())
  }
}

/** A modified view is marked; the changes can be saved to it or discarded. */
export const Changed: Story = {
  parameters: at(
    `/customers?customerType=fleet&size=25&columns=customerName-salesRepresentative-terms&view=${fleetsViewId}`
  ),
  play: async (page) => {
    const { canvas, userEvent } = page
    await canvas.findByRole("row", { name: /Customer 001/ })
    await expect(canvas.getByRole("button", { name: "Fleets by rep" })).toBeVisible()
    await userEvent.click(canvas.getByRole("columnheader", { name: "Customer name" }))
    await waitFor(() => expect(names(page)).toEqual(["Customer 005", "Customer 001"]))
    await choose(page, "Fleets by rep, changed", "Discard changes")
    await waitFor(() => expect(names(page)).toEqual(["Customer 001", "Customer 005"]))
    await userEvent.click(canvas.getByRole("columnheader", { name: "Customer name" }))
    await choose(page, "Fleets by rep, changed", "Save changes to Fleets by rep")
    await screen.findByText("View Fleets by rep saved")
    await expect(await canvas.findByRole("button", { name: "Fleets by rep" })).toBeVisible()
  }
}

/** The list opens with the user's default view. */
export const OpensWithIt: Story = {
  parameters: at(
    `/customers?customerType=fleet&size=25&columns=customerName-salesRepresentative-terms&view=${fleetsViewId}`
  ),
  play: async (page) => {
    const { canvas, userEvent } = page
    await canvas.findByRole("row", { name: /Customer 001/ })
    await choose(page, "Fleets by rep", "Use as default")
    await userEvent.click(canvas.getByRole("link", { name: "New customer" }))
    await userEvent.click(await canvas.findByRole("link", { name: "Customers" }))
    await waitFor(() => expect(names(page)).toEqual(["Customer 001", "Customer 005"]))
    await expect(canvas.getByRole("button", { name: "Fleets by rep" })).toBeVisible()
    await choose(page, "Fleets by rep", "Standard view")
    await waitFor(() => expect(names(page)).toHaveLength(8))
  }
}

/** The open menu. */
export const Menu: Story = {
  parameters: at(
    `/customers?customerType=fleet&size=25&columns=customerName-salesRepresentative-terms&view=${fleetsViewId}`
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("row", { name: /Customer 001/ })
    await userEvent.click(canvas.getByRole("button", { name: "Fleets by rep" }))
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Delete view" })).toBeVisible())
  }
}
