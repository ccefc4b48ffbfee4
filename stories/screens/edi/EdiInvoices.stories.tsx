import type { Meta, StoryObj } from "@storybook/react-vite"
import { Effect } from "effect"
import { Route, Routes } from "react-router-dom"
import { expect, screen, waitFor, within } from "storybook/test"
import type { Endpoint } from "#domain/contract/Endpoint.ts"
import { refused } from "#domain/contract/Envelope.ts"
import { listEdiInvoices } from "#domain/edi/ediApi.ts"
import { withShop } from "#stories/withShop.tsx"
import { EdiInvoicesScreen } from "#web/edi/EdiInvoicesScreen.tsx"
import { creditedInvoice, shortPaidInvoice, stuckInvoice, threeInvoices } from "./ediInShop.ts"

/** The invoice queue at its own path. */
function EdiRoutes() {
  return (
    <main>
      <Routes>
        <Route path="/invoices" element={<EdiInvoicesScreen />} />
        <Route path="*" element={<p>{"elsewhere"}</p>} />
      </Routes>
    </main>
  )
}

const at = (path: string, more: object = {}) => ({ shop: { path, fill: Effect.void, ...more } })
const meta = {
  title: "Screens/EDI/Invoices",
  component: EdiRoutes,
  decorators: [withShop],
  parameters: {
    ...at("/invoices", { fill: threeInvoices }),
    ends: {
      Filled: "VIN MISMATCH",
      CreditSent: "Credit note 1: waiting to be sent",
      CreditOpened: "Send the credit",
      Mended: "Saved and checked",
      Sent: "1 invoice is on its way",
      KeptBack: "1 invoice was not sent: it has errors",
      Rejected: "Rejected by LYNX Services",
      Raw: "ISA*00*",
      Preview: "Preview: this is what will be sent",
      Unwritten: "Fix these errors to create the document:",
      CouldNotBeSent: "1 invoice is on its way",
      ShortPaid: "Possible reason:",
      Disputed: "Marked as disputed",
      WrittenOff: "Written off"
    }
  }
} satisfies Meta<typeof EdiRoutes>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  parameters: at("/invoices"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No invoices yet")).toBeVisible()
  }
}

export const Failed: Story = {
  parameters: at("/invoices", {
    instead: (endpoint: Endpoint) => (endpoint === listEdiInvoices ? refused(500, "serverError") : undefined)
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible()
  }
}

/** One invoice with errors, one ready, one rejected by the network. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/VIN MISMATCH/)).toBeVisible()
    await expect(canvas.getByText("Dispatch number: Missing")).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Send 1 ready" })).toBeVisible()
  }
}

/** The missing dispatch number is entered next to the list, and the invoice becomes ready. */
export const Mended: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText("Jane Doe"))
    const drawer = within(await screen.findByRole("dialog"))
    await expect(await drawer.findByText("1 error: it cannot be sent")).toBeVisible()
    await userEvent.click(drawer.getByRole("button", { name: "Go to the field: Dispatch number" }))
    await expect(drawer.getByRole("textbox", { name: "Dispatch number" })).toHaveFocus()
    await userEvent.keyboard("004177906")
    await userEvent.click(drawer.getByRole("button", { name: "Save and check" }))
    await expect(await screen.findByText("Saved and checked")).toBeVisible()
    await waitFor(() => expect(drawer.getByRole("button", { name: "Send" })).toBeEnabled())
  }
}

/** A credited invoice that its network has received: its credit is sent from the queue. */
export const CreditSent: Story = {
  parameters: at("/invoices", { fill: creditedInvoice }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("One credit still has to be accepted by its network")).toBeVisible()
    await userEvent.click(canvas.getByRole("link", { name: "See the credited invoices" }))
    await expect(await canvas.findByText("Credit note 1: to be sent")).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Send one credit" }))
    await expect(await screen.findByText("1 invoice is on its way")).toBeVisible()
    await expect(await canvas.findByText(/Credit note 1: waiting to be sent/)).toBeVisible()
  }
}

/** The credit as it will be sent: a credit memo with its own number and a negative amount. */
export const CreditOpened: Story = {
  parameters: at("/invoices?state=credited", { fill: creditedInvoice }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText("Luc Bouchard"))
    const drawer = within(await screen.findByRole("dialog"))
    await expect(await drawer.findByText(/LYNX Services has this invoice/)).toBeVisible()
    await expect(drawer.getByRole("button", { name: "Send the credit" })).toBeEnabled()
    await expect(drawer.getAllByText(/CR1/)[0]).toBeVisible()
  }
}

export const Sent: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Send 1 ready" }))
    await expect(await screen.findByText("1 invoice is on its way")).toBeVisible()
    await expect(await canvas.findByText("Waiting to be sent")).toBeVisible()
  }
}

/** An invoice with an error is not sent, and the page says so. */
export const KeptBack: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = (await canvas.findByText("Jane Doe")).closest("tr")!
    await userEvent.click(within(row).getByRole("checkbox"))
    await userEvent.click(await screen.findByRole("button", { name: "Send 1" }))
    await expect(await canvas.findByText("1 invoice was not sent: it has errors")).toBeVisible()
  }
}

export const Rejected: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText("Luc Bouchard"))
    const drawer = within(await screen.findByRole("dialog"))
    await expect(await drawer.findByText("Rejected by LYNX Services")).toBeVisible()
    await expect(drawer.getByRole("button", { name: "Send again" })).toBeEnabled()
    await expect(drawer.getByText(/^The VIN is not the one on the claim/)).toBeVisible()
  }
}

/** The 810 exactly as it was sent. */
export const Raw: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText("Luc Bouchard"))
    const drawer = within(await screen.findByRole("dialog"))
    await userEvent.click(await drawer.findByRole("tab", { name: "Raw" }))
    await expect(await drawer.findByText(/ISA\*00\*/)).toBeVisible()
  }
}

/** The 810 before sending: a preview without control numbers. */
export const Preview: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText("Derek Olsen"))
    const drawer = within(await screen.findByRole("dialog"))
    await userEvent.click(await drawer.findByRole("tab", { name: "Raw" }))
    await expect(await drawer.findByText(/^Preview: this is what will be sent/)).toBeVisible()
    await expect(drawer.getByLabelText("Raw", { selector: "pre" })).toHaveTextContent(/IEA\*1\*000000000~/)
  }
}

/** The 810 of an invoice with errors is not generated; the errors are listed. */
export const Unwritten: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText("Jane Doe"))
    const drawer = within(await screen.findByRole("dialog"))
    await userEvent.click(await drawer.findByRole("tab", { name: "Raw" }))
    await expect(await drawer.findByText("Fix these errors to create the document:")).toBeVisible()
    await expect(drawer.getByText("Dispatch number: Missing. It has 9 digits.")).toBeVisible()
  }
}

/** The network was unreachable: pressing Retry sends the invoice again as it was generated. */
export const CouldNotBeSent: Story = {
  parameters: at("/invoices", { fill: stuckInvoice }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Could not be sent since .+: it did not answer$/)).toBeVisible()
    await userEvent.click(canvas.getByText("Luc Bouchard"))
    const drawer = within(await screen.findByRole("dialog"))
    await expect(await drawer.findByText(/^Could not be sent since/)).toBeVisible()
    await userEvent.click(drawer.getByRole("button", { name: "Send again" }))
    await expect(await screen.findByText("1 invoice is on its way")).toBeVisible()
    await waitFor(() => expect(drawer.queryByText(/^Could not be sent since/)).toBeNull())
  }
}

const openShort = async (canvas: ReturnType<typeof within>, userEvent: { click: (on: Element) => Promise<void> }) => {
  await userEvent.click(await canvas.findByText("Luc Bouchard"))
  const drawer = within(await screen.findByRole("dialog"))
  await expect(await drawer.findByText("Possible reason:")).toBeVisible()
  return drawer
}

/** Paid 13.20 short: the possible causes and available actions. */
export const ShortPaid: Story = {
  parameters: at("/invoices?state=shortPaid", { fill: shortPaidInvoice }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("$13.20 short")).toBeVisible()
    const drawer = await openShort(canvas, userEvent)
    await expect(drawer.getByText("The network says: -$13.20: Pricing error (01)")).toBeVisible()
    await expect(drawer.getByRole("link", { name: "Evidence (PDF)" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/api\/V1\/edi-invoices\/.+\/evidence\.pdf\?language=en$/)
    )
  }
}

/** A dispute with its reason and date; it can be withdrawn. */
export const Disputed: Story = {
  parameters: at("/invoices", { fill: shortPaidInvoice }),
  play: async ({ canvas, userEvent }) => {
    const drawer = await openShort(canvas, userEvent)
    await userEvent.click(drawer.getByRole("button", { name: "Dispute" }))
    const dialog = within(await screen.findByRole("dialog", { name: /^Dispute the payment/ }))
    await userEvent.click(dialog.getByRole("button", { name: "Dispute" }))
    await expect(await dialog.findByText(/^Please enter/)).toBeVisible()
    await userEvent.type(dialog.getByLabelText(/^Why it is owed/), "The agreed rate is 42.00")
    await userEvent.click(dialog.getByRole("button", { name: "Dispute" }))
    await expect(await screen.findByText("Marked as disputed")).toBeVisible()
    await expect(await drawer.findByText("The agreed rate is 42.00", { selector: ".EdiDispute p" })).toBeVisible()
    await expect(drawer.getByRole("button", { name: "Withdraw the dispute" })).toBeVisible()
  }
}

/** The balance is written off with a reason: the invoice is settled. */
export const WrittenOff: Story = {
  parameters: at("/invoices", { fill: shortPaidInvoice }),
  play: async ({ canvas, userEvent }) => {
    const drawer = await openShort(canvas, userEvent)
    await userEvent.click(drawer.getByRole("button", { name: "Write off $13.20" }))
    const dialog = within(await screen.findByRole("dialog", { name: "Write off $13.20" }))
    await userEvent.type(dialog.getByLabelText(/^Reason/), "Not worth a dispute")
    await userEvent.click(dialog.getByRole("button", { name: "Write off" }))
    await expect(await screen.findByText("Written off")).toBeVisible()
    await waitFor(() => expect(drawer.queryByText("Possible reason:")).toBeNull())
  }
}
