import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, waitFor, within } from "storybook/test"
import { withShop } from "#stories/withShop.tsx"
import { CustomerRoutes } from "../customers/CustomerRoutes.tsx"
import { customersInShop } from "./listsInShop.ts"

const at = (path: string) => ({ shop: { path, fill: customersInShop(6) } })
const meta = {
  title: "Screens/Lists/Columns",
  component: CustomerRoutes,
  decorators: [withShop],
  parameters: {
    ...at("/customers"),
    ends: {
      ChosenAndRemembered: "Payment terms",
      Dragged: "City is now column 2 of 4",
      MovedToTheEnd: "Move Email down",
      FromTheAddress: "TPA ID",
      ResizedByKeyboard: "Tempe",
      MoreThanFit: "Luis Herrera"
    }
  }
} satisfies Meta<typeof CustomerRoutes>
export default meta
type Story = StoryObj<typeof meta>

const heads = (page: { readonly getAllByRole: typeof screen.getAllByRole }) =>
  page
    .getAllByRole("columnheader")
    .map((head) => head.getAttribute("aria-label") ?? "")
    .filter((title) => title !== "")

/**
 * Columns are hidden, shown and moved by keyboard and remembered for the next visit; one press restores the defaults.
 */
export const ChosenAndRemembered: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("row", { name: /Customer 001/ })
    await userEvent.click(canvas.getByRole("button", { name: "Columns" }))
    const dialog = within(await screen.findByRole("dialog", { name: "List columns" }))
    await expect(dialog.getByRole("checkbox", { name: "Customer name" })).toBeDisabled()
    const email = () => dialog.getByRole("checkbox", { name: "Email" })
    email().focus()
    await userEvent.keyboard(" ")
    await waitFor(() => expect(email()).not.toBeChecked())
    // The column moved down to the hidden ones, and the focus moved with it.
    await waitFor(() => expect(email()).toHaveFocus())
    await userEvent.click(dialog.getByRole("checkbox", { name: "Salesperson" }))
    const up = () => dialog.getByRole("button", { name: "Move Salesperson up" })
    up().focus()
    await userEvent.keyboard("{Enter}{Enter}{Enter}")
    await waitFor(() => expect(dialog.getByRole("status")).toHaveTextContent("Salesperson is now column 3 of 6"))
    await userEvent.click(dialog.getByRole("button", { name: "Done" }))
    const chosen = ["Customer name", "Customer type", "Salesperson", "Phone", "City", "Payment terms"]
    await waitFor(() => expect(heads(canvas)).toEqual(chosen))

    await userEvent.click(canvas.getByRole("link", { name: "New customer" }))
    await userEvent.click(await canvas.findByRole("link", { name: "Customers" }))
    await canvas.findByRole("row", { name: /Customer 001/ })
    await expect(heads(canvas)).toEqual(chosen)

    await userEvent.click(canvas.getByRole("button", { name: "Columns" }))
    await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Standard columns" }))
    await userEvent.keyboard("{Escape}")
    await waitFor(() =>
      expect(heads(canvas)).toEqual(["Customer name", "Customer type", "Phone", "Email", "City", "Payment terms"])
    )
  }
}

/** Dragged by its handle and dropped; the list is updated once. */
export const Dragged: Story = {
  parameters: at("/customers?columns=customerName-phone-email-city"),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("row", { name: /Customer 001/ })
    await userEvent.click(canvas.getByRole("button", { name: "Columns" }))
    const dialog = within(await screen.findByRole("dialog"))
    const row = (name: string) => dialog.getByRole("checkbox", { name }).closest("li")!
    const middle = (name: string) => row(name).getBoundingClientRect().top + 8
    const handle = row("City").querySelector(".ColumnsHandle")!
    await userEvent.pointer([
      { keys: "[MouseLeft>]", target: handle },
      { target: handle, coords: { clientX: 0, clientY: middle("Phone") } },
      { keys: "[/MouseLeft]", target: handle }
    ])
    await waitFor(() => expect(heads(canvas)).toEqual(["Customer name", "City", "Phone", "Email"]))
    await waitFor(() => expect(dialog.getByRole("status")).toHaveTextContent("City is now column 2 of 4"))
  }
}

/** At either end the focus moves to the other arrow, so that no key press is lost. */
export const MovedToTheEnd: Story = {
  parameters: at("/customers?columns=customerName-phone-email-city"),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("row", { name: /Customer 001/ })
    await userEvent.click(canvas.getByRole("button", { name: "Columns" }))
    const dialog = within(await screen.findByRole("dialog"))
    dialog.getByRole("button", { name: "Move Email up" }).focus()
    await userEvent.keyboard("{Enter}")
    await waitFor(() => expect(dialog.getByRole("button", { name: "Move Email down" })).toHaveFocus())
  }
}

/** The URL contains columns and widths, so a pasted one shows the same list. */
export const FromTheAddress: Story = {
  parameters: at("/customers?columns=customerName.300-tpaId.160-phone"),
  play: async ({ canvas }) => {
    await canvas.findByRole("row", { name: /Customer 001/ })
    await expect(heads(canvas)).toEqual(["Customer name", "TPA ID", "Phone"])
    await expect(canvas.getByRole("columnheader", { name: "Customer name" }).getBoundingClientRect().width).toBe(300)
    await expect(canvas.getByRole("columnheader", { name: "TPA ID" }).getBoundingClientRect().width).toBe(160)
  }
}

/** A width changed by keyboard is in the URL and remains. */
export const ResizedByKeyboard: Story = {
  parameters: at("/customers?columns=customerName.200-phone.150-city.150"),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("row", { name: /Customer 001/ })
    const head = () => canvas.getByRole("columnheader", { name: "Phone" })
    // From the first row up to the headers, and along them to the resize handle of the phone column.
    canvas.getByRole("searchbox").focus()
    while (document.activeElement?.closest("[role=row]") === null) await userEvent.tab()
    await userEvent.keyboard("{ArrowUp}")
    const handle = within(head()).getByRole("slider", { name: /Change column width/ })
    for (let step = 0; step < 9 && document.activeElement !== handle; step++) await userEvent.keyboard("{ArrowRight}")
    await expect(handle).toHaveFocus()
    await userEvent.keyboard("{Enter}{ArrowRight}{ArrowRight}{Enter}")
    await waitFor(() => expect(head().getBoundingClientRect().width).toBe(170))
    await userEvent.click(canvas.getByRole("link", { name: "New customer" }))
    await userEvent.click(await canvas.findByRole("link", { name: "Customers" }))
    await canvas.findByRole("row", { name: /Customer 001/ })
    await expect(head().getBoundingClientRect().width).toBe(170)
  }
}

/** More columns than fit: the list scrolls horizontally, with its first column and header fixed. */
export const MoreThanFit: Story = {
  parameters: at(
    "/customers?columns=customerName.220-customerType.200-phone.200-email.240-city.200-terms.200-salesRepresentative.220-profile.200-taxExemptNo.200"
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("row", { name: /Customer 001/ })
    const frame = canvasElement.querySelector(".TableFrame") as HTMLElement
    await waitFor(() => expect(frame).toHaveAttribute("data-overflows"))
    frame.scrollLeft = 400
    const name = canvas.getByRole("rowheader", { name: "Customer 001" })
    await waitFor(() =>
      expect(Math.round(name.getBoundingClientRect().left - frame.getBoundingClientRect().left)).toBe(42)
    )
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  }
}
