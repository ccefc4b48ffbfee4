import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import type { Feature } from "#domain/access/Role.ts"
import { withShop } from "#stories/withShop.tsx"
import { demoShop } from "#stories/sampleShop.ts"
import { AdminScreen } from "#web/admin/AdminScreen.tsx"

const Page = () => (
  <main>
    <AdminScreen />
  </main>
)

const meta = {
  title: "Screens/Admin",
  component: Page,
  decorators: [withShop],
  parameters: {
    ends: {
      Owner: "Usage and limits",
      FewFeatures: "Usage and limits",
      LockedOut: "The account is not active."
    },
    shop: { path: "/admin" }
  }
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

const links = (all: ReadonlyArray<HTMLElement>) => all.map((link) => link.textContent)

/** All settings of a shop with every feature; pages that are not built yet are marked as such. */
export const Owner: Story = {
  play: async ({ canvas }) => {
    await expect(links(await canvas.findAllByRole("link"))).toEqual([
      "Business information",
      "Locations",
      "Users",
      "Login requirements",
      "Audit log",
      "Reminder rules",
      "Notifications",
      "Products",
      "Product categories",
      "Insurers",
      "Lists",
      "Invoice and payment",
      "Public page settings",
      "Public page",
      "External integrations",
      "EDI setup",
      "Imports",
      "Billing",
      "Usage and limits"
    ])
    await expect(canvas.getByRole("link", { name: "Products" })).toHaveAttribute("href", "/admin/products")
    await expect(canvas.getByRole("heading", { name: /^Imports/, level: 3 })).toHaveTextContent("Coming soon")
    await expect(canvas.getByRole("heading", { name: "Products", level: 3 })).not.toHaveTextContent("Coming soon")
  }
}

const bare: ReadonlyArray<Feature> = ["BasicReports"]

/** Without EDI, a public page and FullCRM, their settings are not offered. */
export const FewFeatures: Story = {
  parameters: { shop: { path: "/admin", shop: { ...demoShop, features: bare } } },
  play: async ({ canvas }) => {
    await expect(links(await canvas.findAllByRole("link"))).toEqual([
      "Business information",
      "Locations",
      "Users",
      "Login requirements",
      "Audit log",
      "Notifications",
      "Product categories",
      "Invoice and payment",
      "External integrations",
      "Imports",
      "Billing",
      "Usage and limits"
    ])
    await expect(canvas.queryByText("Public page")).toBeNull()
  }
}

/** The account is not active: shows what the owner can still reach and why the rest is unavailable. */
export const LockedOut: Story = {
  parameters: { shop: { path: "/admin", shop: { ...demoShop, accountActive: false } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The account is not active\./)).toBeVisible()
    await expect(canvas.getByRole("link", { name: "Billing" })).toBeVisible()
    await expect(canvas.queryByRole("link", { name: "Locations" })).toBeNull()
    await expect(canvas.queryByRole("link", { name: "Users" })).toBeNull()
  }
}

export const French: Story = {
  globals: { locale: "fr" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Produits et finances" })).toBeVisible()
  }
}

export const OnASmallPhone: Story = {
  globals: { viewport: { value: "smallPhone" } },
  play: async ({ canvas }) => {
    await canvas.findByRole("link", { name: "Billing" })
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  }
}
