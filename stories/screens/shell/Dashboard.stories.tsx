import type { Meta, StoryObj } from "@storybook/react-vite"
import { Effect } from "effect"
import { expect, screen, waitFor, within } from "storybook/test"
import type { Endpoint } from "#domain/contract/Endpoint.ts"
import { refused } from "#domain/contract/Envelope.ts"
import { withShop } from "#stories/withShop.tsx"
import { demoShop } from "#stories/sampleShop.ts"
import { DashboardScreen } from "#web/dashboard/DashboardScreen.tsx"
import { shortPaidInvoice } from "#stories/screens/edi/ediInShop.ts"
import { remindersInShop } from "#stories/screens/reminders/remindersInShop.ts"
import { busyShop } from "./busyShop.ts"

const inside = (more: object = {}) => ({
  layout: "fullscreen",
  shop: { path: "/dashboard", isInside: true, fill: busyShop, ...more }
})
const meta = {
  title: "Screens/Dashboard",
  component: DashboardScreen,
  decorators: [withShop],
  parameters: {
    ...inside(),
    ends: {
      Morning: "Net sales by week",
      InsurersOwe: "Owed by insurers",
      InsurersOweNothing: "Owed by insurers",
      Installer: "Installs today",
      LockedOut: "Go to billing",
      RemindersDue: "Order the molding",
      Phone: "Installs today"
    }
  }
} satisfies Meta<typeof DashboardScreen>
export default meta
type Story = StoryObj<typeof meta>

const answering =
  (answer: "never" | "offline" | ReturnType<typeof refused>) =>
  ({ name }: Endpoint) =>
    name === "getDashboard" ? answer : undefined

/**
 * Today's installs by time, open quotes and receivables by age, and twelve weeks of revenue; each figure links to the
 * jobs it counts.
 */
export const Morning: Story = {
  play: async ({ canvas }) => {
    const installs = within(await canvas.findByRole("region", { name: "Installs today" }))
    await expect(await canvas.findByRole("group", { name: "Language" }, { timeout: 5_000 })).toBeVisible()
    await expect(
      installs
        .getAllByRole("listitem")
        .map((row) => row.textContent?.match(/Ada Moreno|Luis Herrera|Pima County Fleet/)?.[0])
    ).toEqual(["Luis Herrera", "Ada Moreno", "Pima County Fleet"])
    await expect(installs.getByRole("link", { name: /Show all 3/ })).toHaveAttribute(
      "href",
      expect.stringMatching(/stage=workorder&installFrom=/)
    )
    const quotes = within(canvas.getByRole("region", { name: "Quotes to follow up" }))
    await expect(quotes.getByRole("link", { name: /0–2 days/ })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/jobs\/jobs-list\?stage=quote&answer=none&lost=false&quotedFrom=/)
    )
    await expect(quotes.getByRole("link", { name: /Expired/ })).toHaveTextContent(/1 job/)
    await expect(
      within(canvas.getByRole("region", { name: "Unpaid invoices" })).getByRole("link", { name: /Over 90 days/ })
    ).toHaveTextContent(/1 job/)
    await expect(
      within(await canvas.findByRole("figure", { name: "Net sales by week" })).getAllByRole("link").length
    ).toBeGreaterThan(3)
    await expect(await canvas.findByRole("link", { name: "New quote" })).toHaveAttribute("href", "/jobs/create")
  }
}

/** What insurers owe by age, how they pay, and what their networks rejected or paid short; each links to its rows. */
export const InsurersOwe: Story = {
  parameters: inside({ fill: shortPaidInvoice }),
  play: async ({ canvas }) => {
    const insurers = within(await canvas.findByRole("region", { name: "Owed by insurers" }, { timeout: 5_000 }))
    await expect(insurers.getByRole("link", { name: /Over 90 days/ })).toHaveAttribute(
      "href",
      "/invoices?view=receivables&age=91"
    )
    await expect(insurers.getByText("Accepted the first time")).toBeVisible()
    await expect(within(insurers.getByText("To sort out").parentElement!).getByRole("link")).toHaveAttribute(
      "href",
      "/invoices?view=strays"
    )
    const waiting = (await insurers.findByText("Short-paid")).parentElement!
    await expect(within(waiting).getByRole("link", { name: "1" })).toHaveAttribute("href", "/invoices?state=shortPaid")
  }
}

/** No insurer has been billed yet. */
export const InsurersOweNothing: Story = {
  parameters: inside({ fill: remindersInShop }),
  play: async ({ canvas }) => {
    const insurers = within(await canvas.findByRole("region", { name: "Owed by insurers" }, { timeout: 5_000 }))
    await expect(insurers.getByText("Insurers owe nothing.")).toBeVisible()
  }
}

/** A new shop sees its first steps instead of figures that are all zero. */
export const Empty: Story = {
  parameters: inside({ fill: Effect.void }),
  play: async ({ canvas }) => {
    const steps = within(await canvas.findByRole("region", { name: "First steps" }))
    await expect(steps.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/locations",
      "/pricing-profile",
      "/jobs/create"
    ])
  }
}

/** Content below the figures appears together with them, so that it does not shift while being pressed. */
export const Loading: Story = {
  parameters: inside({ instead: answering("never") }),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole("status")).length).toBeGreaterThan(0)
    await canvas.findByRole("heading", { level: 1 }, { timeout: 5_000 })
    await expect(canvas.queryByRole("group", { name: "Language" })).toBeNull()
  }
}

/** The server fails: the page says so and offers to try again. */
export const Failed: Story = {
  parameters: inside({ instead: answering(refused(500, "serverError")) }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("The server encountered an internal error. Please try again later.")
    ).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible()
  }
}

/** The current user's reminders due by tonight, overdue ones first; marked as done with one press, then reopened. */
export const RemindersDue: Story = {
  parameters: inside({ fill: remindersInShop }),
  play: async ({ canvas, userEvent }) => {
    const reminders = within(await canvas.findByRole("region", { name: "Reminders" }))
    await reminders.findByRole("link", { name: "Order the molding" })
    await expect(reminders.getAllByRole("listitem").map((row) => row.querySelector("a")?.textContent)).toEqual([
      "Check for the fleet's October",
      "Order the molding"
    ])
    await userEvent.click(reminders.getByRole("button", { name: "Mark as done: Order the molding" }))
    await waitFor(() => expect(reminders.queryByRole("link", { name: "Order the molding" })).toBeNull())
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }))
    await expect(await reminders.findByRole("link", { name: "Order the molding" })).toBeVisible()
  }
}

/** An installer sees their own work and the link to their day on the phone, without prices. */
export const Installer: Story = {
  parameters: inside({ roles: ["installer"] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("region", { name: "Installs today" })).toBeVisible()
    await expect(canvas.queryByRole("region", { name: "Unpaid invoices" })).toBeNull()
    await expect(canvas.queryByRole("link", { name: "New quote" })).toBeNull()
    await expect(canvas.getByRole("link", { name: "My day" })).toHaveAttribute("href", "/installer")
    await expect(canvas.queryByText(/\$/)).toBeNull()
  }
}

/** The account is closed: shows why, with a link to billing for those who may use it. */
export const LockedOut: Story = {
  parameters: inside({ shop: { ...demoShop, accountActive: false } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("This account is not active")).toBeVisible()
    await expect(canvas.getByRole("link", { name: "Go to billing" })).toHaveAttribute("href", "/billing/account")
    await expect(canvas.queryByRole("region", { name: "Quotes to follow up" })).toBeNull()
  }
}

export const Spanish: Story = { globals: { locale: "es" } }
export const Dark: Story = { globals: { theme: "dark" } }
export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await canvas.findByRole("region", { name: "Installs today" })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  }
}
