import type { Meta, StoryObj } from "@storybook/react-vite"
import { Effect } from "effect"
import { Route, Routes } from "react-router-dom"
import { expect, screen, waitFor, within } from "storybook/test"
import type { Endpoint } from "#domain/contract/Endpoint.ts"
import { refused } from "#domain/contract/Envelope.ts"
import { getReceivables } from "#domain/edi/receivablesApi.ts"
import { withShop } from "#stories/withShop.tsx"
import { EdiInvoicesScreen } from "#web/edi/EdiInvoicesScreen.tsx"
import { remittance, shortPaidInvoice, strayMoney } from "./ediInShop.ts"

/** Receivables, at the path of the queue. */
function ReceivablesRoutes() {
  return (
    <main>
      <Routes>
        <Route path="/invoices" element={<EdiInvoicesScreen />} />
        <Route path="*" element={<p>{"elsewhere"}</p>} />
      </Routes>
    </main>
  )
}

const path = "/invoices?view=receivables"
const meta = {
  title: "Screens/EDI/Receivables",
  component: ReceivablesRoutes,
  decorators: [withShop],
  parameters: {
    shop: { path, fill: shortPaidInvoice },
    ends: {
      OneAge: "Prairie Mutual",
      Owed: "Prairie Mutual",
      Behind: "Luc Bouchard",
      Entered: "2 payments posted",
      Uploaded: "1 entry waits under “To sort out”",
      UploadedAgain: "This file was already uploaded. Nothing was changed.",
      UploadRefused: "Line 1 (SE): Counts do not agree",
      UploadedFor: "1 entry waits under “To sort out”",
      StatementSent: "on its way to derek@example.com"
    }
  }
} satisfies Meta<typeof ReceivablesRoutes>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  parameters: { shop: { path, fill: Effect.void } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Nothing is owed")).toBeVisible()
    await expect(canvas.getByText("No insurer has paid or answered yet.")).toBeVisible()
  }
}

export const Failed: Story = {
  parameters: {
    shop: {
      path,
      fill: Effect.void,
      instead: (endpoint: Endpoint) => (endpoint === getReceivables ? refused(500, "serverError") : undefined)
    }
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible()
  }
}

/** What each insurer owes by age and how it pays, and the same by network and by customer. */
export const Owed: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect((await canvas.findAllByText("Prairie Mutual"))[0]).toBeVisible()
    await expect(canvas.getByRole("link", { name: "Download CSV" })).toHaveAttribute(
      "href",
      "/api/V1/receivables.csv?by=insurer&language=en"
    )
    await userEvent.click(canvas.getByRole("radio", { name: "Customer" }))
    await expect(await canvas.findByText("Derek Olsen")).toBeVisible()
    await userEvent.click(canvas.getByRole("radio", { name: "Insurer" }))
    await waitFor(() => expect(canvas.queryByText("Derek Olsen")).toBeNull())
  }
}

/** Only payers with invoices of one age, as linked from a figure on the dashboard; then back to all. */
export const OneAge: Story = {
  parameters: { shop: { path: `${path}&age=91`, fill: shortPaidInvoice } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("Only invoices of this age: Over 90 days")).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Show all ages" }))
    await expect((await canvas.findAllByText("Prairie Mutual"))[0]).toBeVisible()
    await expect(canvas.queryByText(/^Only invoices/)).toBeNull()
  }
}

const opened = async (canvas: ReturnType<typeof within>, userEvent: { click: (on: Element) => Promise<void> }) => {
  await userEvent.click((await canvas.findAllByText("Prairie Mutual"))[0]!)
  return within(await screen.findByRole("dialog", { name: "Invoices of Prairie Mutual" }))
}

/** The invoices behind a row, including the short-paid one with its balance. */
export const Behind: Story = {
  play: async ({ canvas, userEvent }) => {
    const drawer = await opened(canvas, userEvent)
    await expect(await drawer.findByText("Luc Bouchard")).toBeVisible()
    await expect(drawer.getByText("$13.20")).toBeVisible()
  }
}

/** A customer's share, sent to them as a statement in their language or another. */
export const StatementSent: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: "Customer" }))
    await userEvent.click(await canvas.findByText("Derek Olsen"))
    const drawer = within(await screen.findByRole("dialog", { name: "Invoices of Derek Olsen" }))
    await expect(drawer.getByRole("link", { name: "Statement (PDF)" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/api\/V1\/receivables\/statement\.pdf\?by=customer&key=[0-9a-f-]{36}$/)
    )
    await userEvent.click(drawer.getByRole("button", { name: "Email statement" }))
    const letter = within(await screen.findByRole("dialog", { name: "Email statement to Derek Olsen" }))
    await expect(await letter.findByLabelText(/^Message/)).toHaveDisplayValue(/You owe \$100\.00\./)
    const to = letter.getByLabelText(/^Email address/)
    await userEvent.clear(to)
    await userEvent.type(to, "derek@example.com")
    // Choosing French rewrites the message; the address is kept, and the focus stays on the select.
    const language = letter.getByRole("button", { name: /Language/ })
    await userEvent.click(language)
    await userEvent.click(await screen.findByRole("option", { name: "Français" }))
    await waitFor(() => expect(letter.getByLabelText(/^Message/)).toHaveDisplayValue(/100,00/))
    await waitFor(() => expect(language).toHaveFocus())
    await expect(to).toHaveValue("derek@example.com")
    await userEvent.click(letter.getByRole("button", { name: "Send" }))
    await expect(await screen.findByText("The statement is on its way to derek@example.com.")).toBeVisible()
  }
}

/** A check for two invoices: it can be posted once its entire amount is allocated. */
export const Entered: Story = {
  play: async ({ canvas, userEvent }) => {
    const drawer = await opened(canvas, userEvent)
    await drawer.findByText("Luc Bouchard")
    await userEvent.click(drawer.getByRole("button", { name: "Enter a remittance" }))
    const form = within(await screen.findByRole("dialog", { name: "Remittance of Prairie Mutual" }))
    await userEvent.type(form.getByLabelText(/^Check or transfer number/), "44121")
    await userEvent.type(form.getByLabelText(/^Amount received/), "113.20")
    // An invoice is found by its customer; amounts already entered stay visible next to the search results.
    await userEvent.type(await form.findByLabelText(/invoice 1493/), "13.20")
    await userEvent.type(form.getByRole("searchbox", { name: "Find an invoice" }), "olsen")
    await waitFor(() => expect(form.queryByLabelText(/invoice 1491/)).toBeNull())
    await expect(form.getByLabelText(/invoice 1493/)).toHaveDisplayValue(/13\.20/)
    await expect(await form.findByText("$100.00 is not on any invoice yet.")).toBeVisible()
    await userEvent.type(form.getByLabelText(/invoice 1492/), "100")
    await userEvent.tab()
    await expect(await form.findByText("The invoices add up to the amount received.")).toBeVisible()
    await userEvent.click(form.getByRole("button", { name: "Post payments" }))
    await expect(await screen.findByText("2 payments posted")).toBeVisible()
  }
}

const upload = async (
  canvas: ReturnType<typeof within>,
  userEvent: { click: (on: Element) => Promise<void>; upload: (on: HTMLElement, file: File) => Promise<void> },
  content: string
) => {
  await userEvent.click(await canvas.findByRole("button", { name: "Upload a remittance" }))
  const dialog = within(await screen.findByRole("dialog", { name: "Upload a remittance" }))
  await dialog.findByText("Remittance file")
  const file = new File([content], "000000044.820", { type: "" })
  await userEvent.upload(document.querySelector<HTMLInputElement>("input[type=file]")!, file)
  return dialog
}

/** A network's file that arrived by email: its invoice is unknown, so the payment waits. */
export const Uploaded: Story = {
  play: async ({ canvas, userEvent }) => {
    const file = remittance(77_001, 8_810, 8_810, 44)
    const dialog = await upload(canvas, userEvent, file)
    await expect(await dialog.findByText("1 entry waits under “To sort out”")).toBeVisible()
    await expect(dialog.getByText("To sort out: invoice not found")).toBeVisible()
    await expect(dialog.getByText("$88.10")).toBeVisible()
  }
}

/** The file already arrived through the network's channel. */
export const UploadedAgain: Story = {
  parameters: { shop: { path, fill: strayMoney } },
  play: async ({ canvas, userEvent }) => {
    const dialog = await upload(canvas, userEvent, remittance(77_001, 5_510))
    await expect(await dialog.findByText("This file was already uploaded. Nothing was changed.")).toBeVisible()
  }
}

/** A file that is inconsistent is rejected, with the line and the reason. */
export const UploadRefused: Story = {
  play: async ({ canvas, userEvent }) => {
    const dialog = await upload(canvas, userEvent, remittance(77_001, 8_810).replace("SE*6*", "SE*7*"))
    await expect(await dialog.findByText("Line 1 (SE): Counts do not agree")).toBeVisible()
    await expect(dialog.queryByRole("table")).toBeNull()
  }
}

/** If the sender of a file is unknown, the user chooses the network that sent it. */
export const UploadedFor: Story = {
  play: async ({ canvas, userEvent }) => {
    const file = remittance(77_001, 8_810, 8_810, 45).replaceAll("TPALYNX", "MAILBOX")
    const dialog = await upload(canvas, userEvent, file)
    await expect(await dialog.findByText(/^None of your networks has this sender ID/)).toBeVisible()
    await userEvent.click(dialog.getByRole("button", { name: /Network/ }))
    await userEvent.click(await screen.findByRole("option", { name: "Lynx" }))
    await userEvent.click(dialog.getByRole("button", { name: "Post payments" }))
    await expect(await dialog.findByText("1 entry waits under “To sort out”")).toBeVisible()
  }
}
