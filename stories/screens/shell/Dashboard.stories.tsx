import type { Meta, StoryObj } from "@storybook/react-vite"
import { Effect } from "effect"
import { expect, within } from "storybook/test"
import type { Endpoint } from "#domain/contract/Endpoint.ts"
import { refused } from "#domain/contract/Envelope.ts"
import { inTheShop } from "#stories/inTheShop.tsx"
import { demoShop } from "#stories/sampleShop.ts"
import { DashboardScreen } from "#web/dashboard/DashboardScreen.tsx"

const meta = {
  title: "Screens/Dashboard",
  component: DashboardScreen,
  decorators: [inTheShop],
  parameters: { layout: "fullscreen", shop: { path: "/dashboard", isInside: true } }
} satisfies Meta<typeof DashboardScreen>
export default meta
type Story = StoryObj<typeof meta>

const answering = (answer: "never" | "offline" | ReturnType<typeof refused>) => ({ name }: Endpoint) => (name === "listJobs" ? answer : undefined)

/** What waits: quotes, work orders, unpaid invoices, each row a way to its job. */
export const Morning: Story = {
  play: async ({ canvas }) => {
    const quotes = within(await canvas.findByRole("region", { name: "Quotes to follow up" }))
    const rows = await quotes.findAllByRole("listitem")
    await expect(rows).toHaveLength(2)
    await expect(quotes.getByRole("link", { name: /Ada Moreno/ })).toHaveAttribute("href", expect.stringMatching(/^\/jobs\/[0-9a-f-]{36}\/edit$/))
    await expect(quotes.getByRole("link", { name: /Show all/ })).toHaveAttribute("href", "/jobs/jobs-list?stage=quote")
    await expect(within(canvas.getByRole("region", { name: "Unpaid" })).getByRole("link", { name: /Pima County Fleet/ })).toBeVisible()
    await expect(canvas.getByRole("link", { name: "New job" })).toHaveAttribute("href", "/jobs/create")
  }
}

/** A new shop: nothing waits. */
export const Empty: Story = {
  parameters: { shop: { path: "/dashboard", isInside: true, fill: Effect.void } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No open quotes")).toBeVisible()
    await expect(canvas.getByText("Nothing to install")).toBeVisible()
    await expect(canvas.getByText("Everything is paid")).toBeVisible()
  }
}

export const Loading: Story = {
  parameters: { shop: { path: "/dashboard", isInside: true, instead: answering("never") } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole("status")).length).toBe(3)
  }
}

/** The server broke: each pile says so and offers another try. */
export const Failed: Story = {
  parameters: { shop: { path: "/dashboard", isInside: true, instead: answering(refused(500, "serverError")) } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText("The server encountered an internal error. Please try again later."))[0]).toBeVisible()
    await expect(canvas.getAllByRole("button", { name: "Try again" })).toHaveLength(3)
  }
}

/** Someone who only installs sees work, and no money. */
export const Installer: Story = {
  parameters: { shop: { path: "/dashboard", isInside: true, roles: ["installer"] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("region", { name: "Work orders" })).toBeVisible()
    await expect(canvas.queryByRole("region", { name: "Unpaid" })).toBeNull()
    await expect(canvas.queryByText(/\$/)).toBeNull()
  }
}

/** The account is closed: why, and the way to billing for those who may. */
export const LockedOut: Story = {
  parameters: { shop: { path: "/dashboard", isInside: true, shop: { ...demoShop, accountActive: false } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("This account is not active")).toBeVisible()
    await expect(canvas.getByRole("link", { name: "Go to billing" })).toHaveAttribute("href", "/billing/account")
    await expect(canvas.queryByRole("region", { name: "Quotes to follow up" })).toBeNull()
  }
}

export const Spanish: Story = { globals: { locale: "es" } }
export const Dark: Story = { globals: { theme: "dark" } }
export const Phone: Story = { globals: { viewport: { value: "phone" } } }
