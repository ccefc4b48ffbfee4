import type { Meta, StoryObj } from "@storybook/react-vite"
import { Effect } from "effect"
import { expect, screen, waitFor, within } from "storybook/test"
import { withShop } from "#stories/withShop.tsx"
import { swipe } from "#stories/screens/shell/swipe.ts"
import { excludeAnnouncer } from "./excludeAnnouncer.ts"
import { JobRoutes } from "./JobRoutes.tsx"

const at = (path: string, more: object = {}) => ({ a11y: excludeAnnouncer, shop: { path, ...more } })
const meta = {
  title: "Screens/Jobs/Board",
  component: JobRoutes,
  decorators: [withShop],
  parameters: {
    ...at("/jobs/jobs-list?as=board"),
    ends: {
      Stages: "1004",
      FilteredWithMenu: "Nothing here",
      SteppedFromTheMenu: "1001 Ada Moreno",
      WithoutPrices: "Quotes, work orders and invoices",
      OnAPhone: "1003"
    }
  }
} satisfies Meta<typeof JobRoutes>
export default meta
type Story = StoryObj<typeof meta>

/** One column per stage with its count and total; the switch toggles between board and list. */
export const Stages: Story = {
  play: async ({ canvas, userEvent }) => {
    const quotes = within(await canvas.findByRole("region", { name: "Quote" }))
    await expect(await quotes.findByText("2 jobs")).toBeVisible()
    await expect(await quotes.findByRole("link", { name: /1001 Ada Moreno/ })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/jobs\/[0-9a-f-]{36}\/edit$/)
    )
    const invoices = within(canvas.getByRole("region", { name: "Invoice" }))
    await expect(await invoices.findByText(/due/)).toBeVisible()
    await userEvent.click(canvas.getByRole("radio", { name: "List" }))
    await expect(await canvas.findByRole("row", { name: "1004" })).toBeVisible()
    await userEvent.click(canvas.getByRole("radio", { name: "Board" }))
    await expect(await canvas.findByRole("region", { name: "Work order" })).toBeVisible()
  }
}

/** Filters apply to the board; a card's menu links to a section of its job. */
export const FilteredWithMenu: Story = {
  parameters: at("/jobs/jobs-list?as=board&text=fleet"),
  play: async ({ canvas, userEvent }) => {
    const invoices = within(await canvas.findByRole("region", { name: "Invoice" }))
    await userEvent.click(await invoices.findByRole("button", { name: /Actions for job/ }))
    await expect(await screen.findByRole("menuitem", { name: "Take payment" })).toHaveAttribute(
      "href",
      expect.stringMatching(/#payment$/)
    )
    await userEvent.keyboard("{Escape}")
    await expect(within(canvas.getByRole("region", { name: "Quote" })).getByText("Nothing here")).toBeVisible()
  }
}

/** The next stage from a card's menu, with the job's own questions; the card then moves to its new column. */
export const SteppedFromTheMenu: Story = {
  play: async ({ canvas, userEvent }) => {
    const column = (name: string) => within(canvas.getByRole("region", { name }))
    await canvas.findByRole("region", { name: "Quote" })
    await waitFor(() => expect(column("Quote").getByRole("button", { name: "Actions for job 1001" })).toBeVisible())
    await userEvent.click(column("Quote").getByRole("button", { name: "Actions for job 1001" }))
    await userEvent.click(await screen.findByRole("menuitem", { name: "Convert to work order" }))
    const dialog = within(await screen.findByRole("dialog", { name: "Convert to work order" }))
    await userEvent.click(dialog.getByRole("button", { name: "Convert to work order" }))
    await expect(dialog.getByText(/Please enter the install date/i)).toBeVisible()
    await userEvent.click(dialog.getByRole("spinbutton", { name: /month/i }))
    await userEvent.keyboard("12012026")
    await userEvent.click(dialog.getByRole("button", { name: "Convert to work order" }))
    await waitFor(() => expect(column("Work order").getByRole("link", { name: /1001 Ada Moreno/ })).toBeVisible())
    await waitFor(() => expect(column("Quote").getByText("1 job")).toBeVisible())
  }
}

/** An installer sees no prices on the board. */
export const WithoutPrices: Story = {
  parameters: at("/jobs/jobs-list?as=board", { roles: ["installer"] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("region", { name: "Work order" })).toBeVisible()
    await expect(canvas.queryByText(/\$/)).toBeNull()
  }
}

/** On a phone each stage is a tab; swiping switches to the next one and back. */
export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("tab", { name: /Work order/ }))
    await waitFor(() => expect(canvas.getByRole("link", { name: /1003/ })).toBeVisible())
    swipe(canvas.getByRole("tabpanel"), 120, 300)
    await waitFor(() => expect(canvas.getByRole("tab", { name: /Quote/ })).toHaveAttribute("aria-selected", "true"))
    swipe(canvas.getByRole("tabpanel"), 300, 120)
    await waitFor(() => expect(canvas.getByRole("link", { name: /1003/ })).toBeVisible())
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  }
}

/** No jobs yet. */
export const Empty: Story = {
  parameters: at("/jobs/jobs-list?as=board", { fill: Effect.void }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText("Nothing here")).toHaveLength(3))
  }
}
