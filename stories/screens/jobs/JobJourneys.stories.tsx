import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, waitFor, within } from "storybook/test"
import { withShop } from "#stories/withShop.tsx"
import { excludeAnnouncer } from "./excludeAnnouncer.ts"
import { jobPath, quoted, rebilled } from "./jobsInShop.ts"
import { JobRoutes } from "./JobRoutes.tsx"
import { Conflict, DraftFound, Invoice, InvoicePaid, Quote as Quoted, WorkOrder } from "./JobScreen.stories.tsx"
import newQuote, { WrongVin } from "./NewQuote.stories.tsx"

const meta = {
  title: "Screens/Jobs/Journeys",
  component: JobRoutes,
  decorators: [withShop],
  parameters: { a11y: excludeAnnouncer }
} satisfies Meta<typeof JobRoutes>
export default meta
type Story = StoryObj<typeof meta>

/** My version is kept for the field both users changed, and their other changes are merged. */
export const ConflictKeptMine: Story = {
  ...Conflict,
  play: async (page) => {
    await Conflict.play!(page)
    const { canvas, userEvent } = page
    await userEvent.click(await screen.findByRole("button", { name: "Keep mine" }))
    await screen.findByText(/^Job saved and merged.*Kept yours: Claim number.*Also changed: Notes for the installer$/)
    await expect(canvas.getByRole("textbox", { name: "Claim number" })).toHaveValue("CLM-MINE")
    await waitFor(() =>
      expect(canvas.getByRole("textbox", { name: "Notes for the installer" })).toHaveValue("Blue house")
    )
  }
}

export const DraftRestored: Story = {
  ...DraftFound,
  play: async (page) => {
    await DraftFound.play!(page)
    await page.userEvent.click(await page.canvas.findByRole("button", { name: "Restore draft" }))
    await expect(page.canvas.getByRole("textbox", { name: "Agent" })).toHaveValue("R. Vega")
  }
}

/** Outstanding items are listed first; the invoice then has its number. */
export const WorkOrderInvoiced: Story = {
  ...WorkOrder,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Convert to invoice" }))
    const dialog = within(await screen.findByRole("alertdialog", { name: "Convert to invoice" }))
    await waitFor(() => expect(dialog.getByText("3 parts pending")).toBeVisible())
    await userEvent.click(dialog.getByRole("button", { name: "Convert to invoice" }))
    await expect(await canvas.findByText("Invoice 1 is final")).toBeVisible()
  }
}

/** The customer pays the 40.00 they owe: pressed twice, recorded once. The insurer's share stays open. */
export const InvoicePaidAtTerminal: Story = {
  ...Invoice,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Take payment" }))
    const dialog = within(await screen.findByRole("dialog", { name: "Take payment" }))
    await expect(dialog.getByRole("textbox", { name: /Amount/ })).toHaveValue("40.00")
    await userEvent.click(await dialog.findByRole("radio", { name: "Other way" }))
    await userEvent.type(dialog.getByRole("combobox", { name: /Source/ }), "Card terminal")
    await userEvent.tab()
    await userEvent.dblClick(dialog.getByRole("button", { name: "Take payment" }))
    const payments = within(await canvas.findByRole("grid", { name: "Payments" }))
    await expect(payments.getAllByRole("gridcell", { name: "$40.00" })).toHaveLength(1)
    await expect(canvas.getAllByText("$869.18").length).toBeGreaterThan(0)
  }
}

/** A repair from the finder: no glass is searched, and its line has the profile's price for two chips. */
export const RepairFromTheFinder: Story = {
  parameters: { shop: { path: jobPath, fill: quoted((draft) => ({ ...draft, insurance: null, lines: [] })) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole("button", { name: "Find glass" }))[0]!)
    const finder = within(await screen.findByRole("dialog", { name: /Glass for/ }))
    await userEvent.click(finder.getByRole("button", { name: /Type of glass/ }))
    await userEvent.click(await screen.findByRole("option", { name: "Windshield repair" }))
    await userEvent.click(await finder.findByRole("button", { name: "2 chips" }))
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    const sumOf = (name: string) => canvas.getByText(name, { selector: "dt" }).nextElementSibling
    // 59.95 for the first chip and 15.00 for the second, as in the sample profile.
    await waitFor(() => expect(sumOf("Parts")).toHaveTextContent("$74.95"))
  }
}

/** A quote created by mistake is deleted from its menu and disappears from the list until that is undone. */
export const QuoteDeleted: Story = {
  parameters: Quoted.parameters!,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "More steps" }))
    await userEvent.click(await screen.findByRole("menuitem", { name: "Delete quote" }))
    const dialog = within(await screen.findByRole("alertdialog", { name: "Delete quote 1001 for Ada Moreno?" }))
    await userEvent.click(dialog.getByRole("button", { name: "Delete quote" }))
    await expect(await screen.findByText("Quote 1001 deleted")).toBeVisible()
    await waitFor(() => expect(canvas.getByText("No jobs yet")).toBeVisible())
    await userEvent.click(screen.getByRole("button", { name: "Undo" }))
    await expect(await canvas.findByRole("row", { name: /1001/ })).toBeVisible()
  }
}

/** A payment on the wrong job is voided with a reason; it stays in the list, and the 40.00 are due again. */
export const PaymentVoided: Story = {
  parameters: InvoicePaid.parameters!,
  play: async ({ canvas, userEvent }) => {
    const payments = within(await canvas.findByRole("grid", { name: "Payments" }))
    await userEvent.click((await payments.findAllByRole("button", { name: "Void" }))[0]!)
    const dialog = within(await screen.findByRole("dialog", { name: "Void payment" }))
    const reason = dialog.getByRole("textbox", { name: /Reason/ })
    await waitFor(() => expect(reason).toHaveFocus())
    await userEvent.keyboard("{Enter}")
    await expect(reason).toBeInvalid()
    await userEvent.type(reason, "Wrong job{Enter}")
    await expect(await payments.findByText(/Voided on .*: Wrong job/)).toBeVisible()
    await waitFor(async () => expect(await canvas.findByRole("button", { name: "Take payment" })).toHaveFocus())
  }
}

/**
 * The insurer's share is written off except for 100.00, then the write-off is reversed: both are listed with their
 * reasons.
 */
export const WrittenOffAndReversed: Story = {
  ...Invoice,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Adjust balance" }))
    const dialog = within(await screen.findByRole("dialog", { name: "Adjust balance" }))
    const amount = dialog.getByRole("textbox", { name: /Amount/ })
    await waitFor(() => expect(amount).toHaveFocus())
    await expect(amount).toHaveValue("869.18")
    await expect(dialog.getByRole("radio", { name: /Write-off/ })).toBeChecked()
    await userEvent.clear(amount)
    await userEvent.type(amount, "769.18")
    await userEvent.type(dialog.getByRole("textbox", { name: /Reason/ }), "Paid at its own rate")
    await userEvent.dblClick(dialog.getByRole("button", { name: "Adjust balance" }))
    const list = within(await canvas.findByRole("list", { name: "Allowances and write-offs" }))
    await expect(list.getAllByRole("listitem")).toHaveLength(1)
    await waitFor(() => expect(canvas.getAllByText("$140.00").length).toBeGreaterThan(0))
    await userEvent.click(list.getByRole("button", { name: "Reverse" }))
    const reversal = within(await screen.findByRole("dialog", { name: "Reverse adjustment" }))
    await userEvent.type(reversal.getByRole("textbox", { name: /Reason/ }), "Paid after all{Enter}")
    await expect(await list.findByText(/Reversed on .*: Paid after all/)).toBeVisible()
    await waitFor(() => expect(canvas.getAllByText("$909.18").length).toBeGreaterThan(0))
  }
}

/**
 * The insurer paid an invoice that has been credited since: the payment moves to the rebill, where the customer's
 * already is.
 */
export const PaymentMovedToTheRebill: Story = {
  parameters: { shop: { path: jobPath, fill: rebilled } },
  play: async ({ canvas, userEvent }) => {
    const payments = within(await canvas.findByRole("grid", { name: "Payments" }))
    await expect(await payments.findByRole("link", { name: /^\$40.00 on .* to job 1002$/ })).toBeVisible()
    await userEvent.click(await payments.findByRole("button", { name: "Move" }))
    const dialog = within(await screen.findByRole("dialog", { name: "Move payment" }))
    await expect(await dialog.findByRole("button", { name: /Job 1002, the rebill/ })).toBeVisible()
    await userEvent.click(dialog.getByRole("button", { name: "Move payment" }))
    await expect(await screen.findByText("$869.18 moved to job 1002")).toBeVisible()
    await waitFor(() => expect(payments.getAllByText("Moved")).toHaveLength(2))
    await expect(payments.queryByRole("button", { name: "Move" })).toBeNull()
  }
}

/** The VIN suggested in place of an invalid one fills in the vehicle. */
export const WrongVinPutRight: Story = {
  parameters: newQuote.parameters,
  play: async (page) => {
    await WrongVin.play!(page)
    await page.userEvent.click(page.canvas.getByRole("button", { name: "4T1DAACK7RU000001" }))
    await waitFor(() => expect(page.canvas.getByRole("combobox", { name: "Make" })).toHaveValue("Toyota"))
  }
}
