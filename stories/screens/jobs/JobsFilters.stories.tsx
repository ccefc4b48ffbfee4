import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, waitFor, within } from "storybook/test"
import { withShop } from "#stories/withShop.tsx"
import { excludeAnnouncer } from "./excludeAnnouncer.ts"
import { JobRoutes } from "./JobRoutes.tsx"
import { withComeback, lostQuote, madeOnline, quoteAndInvoice } from "./jobsInShop.ts"

const at = (path: string) => ({ a11y: excludeAnnouncer, shop: { path } })
const meta = {
  title: "Screens/Jobs/Filters and moves",
  component: JobRoutes,
  decorators: [withShop],
  parameters: {
    ...at("/jobs/jobs-list"),
    ends: {
      ByInsurer: "More filters (1)",
      Lost: "More filters (1)",
      ManyLost: "Lost",
      Comebacks: "More filters (1)",
      MadeOnline: "Public page",
      FromTheAddressAndCleared: "More filters",
      Moved: "Move"
    }
  }
} satisfies Meta<typeof JobRoutes>
export default meta
type Story = StoryObj<typeof meta>

const numbers = (canvas: { getAllByRole: (role: string) => ReadonlyArray<HTMLElement> }) =>
  canvas
    .getAllByRole("row")
    .slice(1)
    .map((row) => row.textContent?.slice(0, 4))

/** The filter sheet offers the shop's own insurers; the list updates immediately and the button shows the count. */
export const ByInsurer: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("row", { name: "1004" })
    await userEvent.click(canvas.getByRole("button", { name: "More filters" }))
    const sheet = within(await screen.findByRole("dialog", { name: "More filters" }))
    await userEvent.click(sheet.getByRole("button", { name: /Insurer/ }))
    await userEvent.click(await screen.findByRole("option", { name: "Saguaro Mutual" }))
    await userEvent.click(sheet.getByRole("button", { name: "Show jobs" }))
    await waitFor(() => expect(numbers(canvas)).toEqual(["1003", "1001"]))
    await expect(canvas.getByRole("button", { name: "More filters (1)" })).toBeVisible()
  }
}

/** Lost quotes filtered by reason: only those are listed, each marked as lost. */
export const Lost: Story = {
  parameters: { shop: { path: "/jobs/jobs-list", fill: lostQuote } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("row", { name: "1001" })
    await userEvent.click(canvas.getByRole("button", { name: "More filters" }))
    const sheet = within(await screen.findByRole("dialog", { name: "More filters" }))
    await userEvent.click(sheet.getByRole("button", { name: /Lost quotes/ }))
    await userEvent.click(await screen.findByRole("option", { name: "Price" }))
    await userEvent.click(sheet.getByRole("button", { name: "Show jobs" }))
    await waitFor(() => expect(numbers(canvas)).toEqual(["1001"]))
    await expect(canvas.getByRole("button", { name: "More filters (1)" })).toBeVisible()
    await expect(within(canvas.getByRole("row", { name: "1001" })).getByText("Lost")).toBeVisible()
  }
}

/** Two selected jobs marked as lost: the quote is, the invoice is rejected with the reason. */
export const ManyLost: Story = {
  parameters: { shop: { path: "/jobs/jobs-list", fill: quoteAndInvoice } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("row", { name: "1002" })
    await userEvent.click(canvas.getAllByRole("checkbox")[0]!)
    await userEvent.click(canvas.getByRole("button", { name: "Mark as lost" }))
    const dialog = within(await screen.findByRole("alertdialog"))
    await userEvent.click(dialog.getByRole("button", { name: "Mark 2 as lost" }))
    await expect(await dialog.findByText("Choose a reason")).toBeVisible()
    await userEvent.click(dialog.getByRole("button", { name: /Reason/ }))
    await userEvent.click(await screen.findByRole("option", { name: "Price" }))
    await userEvent.click(dialog.getByRole("button", { name: "Mark 2 as lost" }))
    const result = within(await screen.findByRole("dialog", { name: "1 row could not be changed" }))
    await expect(result.getByText(/^1001/)).toBeVisible()
    await userEvent.click(result.getAllByRole("button", { name: "Close" }).at(-1)!)
    await expect(await within(canvas.getByRole("row", { name: "1002" })).findByText("Lost")).toBeVisible()
  }
}

/** Comebacks filtered by cause: only those are listed. */
export const Comebacks: Story = {
  parameters: { shop: { path: "/jobs/jobs-list", fill: withComeback } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("row", { name: "1001" })
    await userEvent.click(canvas.getByRole("button", { name: "More filters" }))
    const sheet = within(await screen.findByRole("dialog", { name: "More filters" }))
    await userEvent.click(sheet.getByRole("button", { name: /Comeback/ }))
    await userEvent.click(await screen.findByRole("option", { name: "Water leak" }))
    await userEvent.click(sheet.getByRole("button", { name: "Show jobs" }))
    await waitFor(() => expect(numbers(canvas)).toEqual(["1002"]))
    await expect(canvas.getByRole("button", { name: "More filters (1)" })).toBeVisible()
  }
}

/** Jobs created online by customers are marked in the list and can be filtered. */
export const MadeOnline: Story = {
  parameters: { shop: { path: "/jobs/jobs-list", fill: madeOnline } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("row", { name: "1002" })
    await userEvent.click(canvas.getByRole("button", { name: "More filters" }))
    const sheet = within(await screen.findByRole("dialog", { name: "More filters" }))
    await userEvent.click(sheet.getByRole("button", { name: /Source/ }))
    await userEvent.click(await screen.findByRole("option", { name: "Online, by the customer" }))
    await userEvent.click(sheet.getByRole("button", { name: "Show jobs" }))
    await waitFor(() => expect(numbers(canvas)).toEqual(["1002"]))
    await expect(within(canvas.getByRole("row", { name: "1002" })).getByText(/Public page/)).toBeVisible()
  }
}

/** A date range and a yes/no filter: two filters from the URL. */
export const FromTheAddressAndCleared: Story = {
  parameters: at("/jobs/jobs-list?installFrom=2026-11-19&installTo=2026-11-21&payment=unpaid"),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(numbers(canvas)).toEqual(["1004"]))
    await userEvent.click(canvas.getByRole("button", { name: "More filters (2)" }))
    const sheet = within(await screen.findByRole("dialog", { name: "More filters" }))
    await userEvent.click(sheet.getByRole("button", { name: "Clear filters" }))
    await expect(await canvas.findByRole("button", { name: "More filters", hidden: true })).toBeInTheDocument()
  }
}

/**
 * Two jobs moved to the afternoon: the invoice is rejected with the reason; the work order moves, and moves back on
 * Undo.
 */
export const Moved: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("row", { name: "1004" })
    const boxes = canvas.getAllByRole("checkbox")
    await userEvent.click(boxes[1]!)
    await userEvent.click(boxes[2]!)
    await userEvent.click(canvas.getByRole("button", { name: "Move" }))
    const dialog = within(await screen.findByRole("alertdialog"))
    await userEvent.click(dialog.getByRole("button", { name: "Move 2 jobs" }))
    await waitFor(() =>
      expect(dialog.getByText("Choose what to change: a day, a time of day or a location")).toBeVisible()
    )
    await userEvent.click(dialog.getByRole("button", { name: /Time of day/ }))
    await userEvent.click(await screen.findByRole("option", { name: "Afternoon" }))
    await userEvent.click(dialog.getByRole("button", { name: "Move 2 jobs" }))
    const refused = within(await screen.findByRole("dialog"))
    await waitFor(() => expect(refused.getByText("1004 Pima County Fleet")).toBeVisible())
  }
}

export const French: Story = { globals: { locale: "fr" }, parameters: at("/jobs/jobs-list?payment=unpaid") }
