import type { Meta, StoryObj } from "@storybook/react-vite"
import { Effect } from "effect"
import { Route, Routes } from "react-router-dom"
import { expect, screen, waitFor, within } from "storybook/test"
import type { Endpoint } from "#domain/contract/Endpoint.ts"
import { refused } from "#domain/contract/Envelope.ts"
import { listEdiStrays } from "#domain/edi/ediStraysApi.ts"
import { withShop } from "#stories/withShop.tsx"
import { EdiInvoicesScreen } from "#web/edi/EdiInvoicesScreen.tsx"
import { strayMoney, wrongTotal } from "./ediInShop.ts"

/** Unmatched items, at the path of the queue. */
function StrayRoutes() {
  return (
    <main>
      <Routes>
        <Route path="/invoices" element={<EdiInvoicesScreen />} />
        <Route path="*" element={<p>{"elsewhere"}</p>} />
      </Routes>
    </main>
  )
}

const path = "/invoices?view=strays"
const meta = {
  title: "Screens/EDI/To sort out",
  component: StrayRoutes,
  decorators: [withShop],
  parameters: {
    shop: { path, fill: strayMoney },
    ends: {
      Waiting: "advice-77002.txt",
      TotalDiffers: "Its invoices add up to $88.10",
      SortedOut: "Posted by hand on invoice 1492",
      InFrench: "À régler (2)"
    }
  }
} satisfies Meta<typeof StrayRoutes>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  parameters: { shop: { path, fill: Effect.void } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Nothing to sort out")).toBeVisible()
  }
}

export const Failed: Story = {
  parameters: {
    shop: {
      path,
      fill: Effect.void,
      instead: (endpoint: Endpoint) => (endpoint === listEdiStrays ? refused(500, "serverError") : undefined)
    }
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible()
  }
}

/** A remittance whose total does not match its invoices is not posted: both sums are shown. */
export const TotalDiffers: Story = {
  parameters: { shop: { path, fill: wrongTotal } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Its total does not match its invoices/)).toBeVisible()
    await expect(canvas.getByText("$900.00")).toBeVisible()
    await expect(canvas.getByText(/Its invoices add up to \$88\.10/)).toBeVisible()
  }
}

/** A payment for an unknown invoice and an unreadable file, each with the reason. */
export const Waiting: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Payment for an unknown invoice/)).toBeVisible()
    await expect(canvas.getByText("$55.10")).toBeVisible()
    await expect(canvas.getByText("Invoice 77001")).toBeVisible()
    await expect(canvas.getByText(/neither a dispatch nor an interchange/)).toBeVisible()
    await expect(canvas.getByRole("link", { name: "Download the file" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/api\/V1\/edi-strays\/.+\/file$/)
    )
    await expect(canvas.getByText("File advice-77002.txt")).toBeVisible()
  }
}

/** A resolved item stays in the list, with who resolved it and how. */
export const SortedOut: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole("button", { name: "Mark as sorted out" }))[0]!)
    const form = within(await screen.findByRole("dialog", { name: "Mark as sorted out" }))
    await userEvent.type(form.getByLabelText(/^What was done/), "Posted by hand on invoice 1492")
    await userEvent.click(form.getByRole("button", { name: "Mark as sorted out" }))
    await waitFor(() => expect(canvas.queryByText(/Payment for an unknown invoice/)).toBeNull())
    await userEvent.click(canvas.getByRole("radio", { name: "Sorted out" }))
    await expect(await canvas.findByText(/Posted by hand on invoice 1492/)).toBeVisible()
  }
}

export const InFrench: Story = {
  globals: { locale: "fr" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("radio", { name: "À régler (2)" })).toBeChecked()
    await expect(await canvas.findByText(/Paiement d’une facture inconnue/)).toBeVisible()
  }
}
