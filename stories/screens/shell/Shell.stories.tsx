import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, waitFor, within } from "storybook/test"
import { withShop } from "#stories/withShop.tsx"
import { platform } from "#stories/sampleShop.ts"
import { Shell } from "#web/shell/Shell.tsx"
import { swipe } from "./swipe.ts"

const at = (path: string, more: object = {}) => ({ layout: "fullscreen", shop: { isWhole: true, path, ...more } })

const meta = {
  title: "Screens/Shell",
  component: Shell,
  args: { children: null },
  decorators: [withShop],
  parameters: {
    ...at("/account/preferences"),
    ends: {
      Owner: "Report Designer",
      Sales: "Report Designer",
      Root: "Tenants",
      RootWithoutTenant: "Tenants",
      Coming: "You will manage distributors, their connections and price files here.",
      FocusFollows: "You will manage distributors, their connections and price files here.",
      ChangesLanguage: "Preferencias",
      Offline: "Preferences",
      Condensed: "Main menu",
      Phone: "You will manage distributors, their connections and price files here."
    }
  }
} satisfies Meta<typeof Shell>
export default meta
type Story = StoryObj<typeof meta>

const menuOf = async (canvas: ReturnType<typeof within>) =>
  within(await canvas.findByRole("navigation", { name: "Main menu" }, { timeout: 5_000 }))
    .getAllByRole("link")
    .map((link) => link.textContent)

/** An owner sees every screen of the shop. */
export const Owner: Story = {
  play: async ({ canvas }) => {
    await expect(await menuOf(canvas)).toEqual([
      "Dashboard",
      "Jobs",
      "Scheduler",
      "Reminders",
      "Dispatches",
      "Customers",
      "Pricing profiles",
      "Search",
      "NAGS search",
      "Distributor Parts",
      "Distributors",
      "Orders",
      "EDI",
      "Reports",
      "Report Designer",
      "Users",
      "Locations",
      "Admin"
    ])
    await waitFor(() => expect(canvas.getByText("Copyright © 2025")).toBeVisible(), { timeout: 5_000 })
  }
}

/** A salesperson sees fewer. */
export const Sales: Story = {
  parameters: at("/account/preferences", { roles: ["sales"] }),
  play: async ({ canvas }) => {
    await expect(await menuOf(canvas)).toEqual([
      "Dashboard",
      "Jobs",
      "Scheduler",
      "Reminders",
      "Dispatches",
      "Customers",
      "Pricing profiles",
      "Report Designer"
    ])
  }
}

/** A root user starts on the list of tenants. */
export const Root: Story = {
  parameters: at("/", { roles: ["root"], shop: platform }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Tenants" }, { timeout: 5_000 })).toBeVisible()
  }
}

/** The URL of a tenant's account, without a tenant, leads to the list. */
export const RootWithoutTenant: Story = {
  parameters: at("/tenant-account", { roles: ["root"], shop: platform }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Tenants" }, { timeout: 5_000 })).toBeVisible()
    await expect(canvas.queryByText("Coming soon")).toBeNull()
  }
}

/** A screen that is not built yet says so. */
export const Coming: Story = {
  parameters: at("/distributors"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Coming soon", {}, { timeout: 5_000 })).toBeVisible()
    await expect(
      canvas.getByText("You will manage distributors, their connections and price files here.")
    ).toBeVisible()
  }
}

/** Navigation moves the focus to the new screen's heading. */
export const FocusFollows: Story = {
  play: async ({ canvas, userEvent }) => {
    const menu = await canvas.findByRole("navigation", { name: "Main menu" }, { timeout: 5_000 })
    await userEvent.click(within(menu).getByRole("link", { name: "Distributors" }))
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1, name: "Distributors" })).toHaveFocus())
    await expect(within(menu).getByRole("link", { name: "Distributors" })).toHaveAttribute("aria-current", "page")
    await expect(document.title).toBe("Distributors · Frit")
  }
}

/** The language is changed in the footer, immediately and for the next visit. */
export const ChangesLanguage: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("heading", { level: 1, name: "Preferences" }, { timeout: 5_000 })
    const foot = within(canvas.getByRole("contentinfo"))
    await userEvent.click(foot.getByRole("button", { name: "ES Español" }))
    await expect(await canvas.findByRole("heading", { level: 1, name: "Preferencias" })).toBeVisible()
    await waitFor(() => expect(document.documentElement.lang).toBe("es-US"))
    // Stored here until it is saved to the profile.
    await waitFor(() => expect(localStorage.getItem("frit.device.language")).toMatch(/^es [0-9a-f-]{36}$/))
    await expect(foot.getByRole("button", { name: "ES Español" })).toHaveAttribute("aria-pressed", "true")
  }
}

/** Shows that the connection is lost, and removes the notice when it is back. */
export const Offline: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1, name: "Preferences" }, { timeout: 5_000 })
    const line = Object.getOwnPropertyDescriptor(Navigator.prototype, "onLine")
    Object.defineProperty(navigator, "onLine", { configurable: true, get: () => false })
    dispatchEvent(new Event("offline"))
    await expect(await canvas.findByText("You are offline")).toBeVisible()
    Object.defineProperty(navigator, "onLine", { configurable: true, ...line })
    Reflect.deleteProperty(navigator, "onLine")
    dispatchEvent(new Event("online"))
    await waitFor(() => expect(canvas.queryByText("You are offline")).toBeNull())
  }
}

/** Icons with tooltips between 768 and 1140 pixels. */
export const Condensed: Story = { globals: { viewport: { value: "tablet" } } }

/** Below 768 pixels the menu is a sheet that can be swiped away; the focus returns. */
export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("heading", { level: 1, name: "Preferences" }, { timeout: 5_000 })
    const open = canvas.queryByRole("button", { name: "Open the menu" })
    // If the catalog cannot resize the page, there is a sidebar instead.
    if (open === null) return
    await userEvent.click(open)
    swipe(await screen.findByRole("link", { name: "Distributors" }), 100, 300)
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    await waitFor(() => expect(open).toHaveFocus())
    await userEvent.click(open)
    const sheet = within(await screen.findByRole("dialog", { name: "Main menu" }))
    await userEvent.click(sheet.getByRole("link", { name: "Distributors" }))
    await expect(await canvas.findByRole("heading", { level: 1, name: "Distributors" })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  }
}

export const French: Story = { globals: { locale: "fr" } }
export const Dark: Story = { globals: { theme: "dark" } }
