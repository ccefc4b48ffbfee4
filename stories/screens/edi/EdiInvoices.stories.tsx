import type { Meta, StoryObj } from "@storybook/react-vite"
import { Effect } from "effect"
import { Route, Routes } from "react-router-dom"
import { expect, screen, waitFor, within } from "storybook/test"
import type { Endpoint } from "#domain/contract/Endpoint.ts"
import { refused } from "#domain/contract/Envelope.ts"
import { listEdiInvoices } from "#domain/edi/ediApi.ts"
import { inTheShop } from "#stories/inTheShop.tsx"
import { EdiInvoicesScreen } from "#web/edi/EdiInvoicesScreen.tsx"
import { threeInvoices } from "./ediInShop.ts"

/** The queue of invoices under its own path. */
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
  decorators: [inTheShop],
  parameters: {
    ...at("/invoices", { fill: threeInvoices }),
    ends: {
      Filled: "VIN MISMATCH",
      Mended: "Saved and checked",
      Sent: "1 invoice is on its way",
      KeptBack: "1 invoice was not sent: it has errors",
      Rejected: "Rejected by LYNX Services",
      Raw: "ISA*00*"
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

/** One to fix, one ready, one that the network rejected. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/VIN MISMATCH/)).toBeVisible()
    await expect(canvas.getByText("1 error")).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Send 1 ready" })).toBeVisible()
  }
}

/** The missing dispatch number is entered beside the list, and the invoice is ready. */
export const Mended: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText("Jane Doe"))
    const drawer = within(await screen.findByRole("dialog"))
    await expect(await drawer.findByText("1 error: it cannot be sent")).toBeVisible()
    await userEvent.type(drawer.getByLabelText(/^Dispatch number/), "004177906")
    await userEvent.click(drawer.getByRole("button", { name: "Save and check" }))
    await expect(await screen.findByText("Saved and checked")).toBeVisible()
    await waitFor(() => expect(drawer.getByRole("button", { name: "Send" })).toBeEnabled())
  }
}

export const Sent: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Send 1 ready" }))
    await expect(await screen.findByText("1 invoice is on its way")).toBeVisible()
    await expect(await canvas.findByText("Waiting to be sent")).toBeVisible()
  }
}

/** What has an error stays, and says so. */
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
  }
}

/** The 810 letter for letter, as it went out. */
export const Raw: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText("Luc Bouchard"))
    const drawer = within(await screen.findByRole("dialog"))
    await userEvent.click(await drawer.findByRole("tab", { name: "Raw" }))
    await expect(await drawer.findByText(/ISA\*00\*/)).toBeVisible()
  }
}
