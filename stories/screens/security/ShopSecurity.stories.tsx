import type { Meta, StoryObj } from "@storybook/react-vite"
import { Route, Routes } from "react-router-dom"
import { expect, screen } from "storybook/test"
import { withShop } from "#stories/withShop.tsx"
import { AuditScreen } from "#web/security/AuditScreen.tsx"
import { ShopSecurityScreen } from "#web/security/ShopSecurityScreen.tsx"
import { longLog, writtenDown } from "./securityInShop.ts"

function AdminRoutes() {
  return (
    <main>
      <Routes>
        <Route path="/admin/security" element={<ShopSecurityScreen />} />
        <Route path="/admin/audit" element={<AuditScreen />} />
      </Routes>
    </main>
  )
}

const at = (path: string) => ({ shop: { path, fill: writtenDown } })
const meta = {
  title: "Screens/Admin/Security",
  component: AdminRoutes,
  decorators: [withShop],
  parameters: {
    ...at("/admin/security"),
    ends: {
      Required: "Applies to everyone in the shop, including you",
      AuditLog: "Password · Wrong password",
      OnlyExports: "Customers (CSV), 5,214 rows",
      LongerThanCounted: "25 of more than 10,000",
      AstrayCursor: "Password · Wrong password",
      AuditLogInFrench: "Application d’authentification configurée",
      AuditLogOnAPhone: "Password · Wrong password",
      NothingFound: "No entries",
      InSpanish: "Contraseña · Contraseña incorrecta"
    }
  }
} satisfies Meta<typeof AdminRoutes>
export default meta
type Story = StoryObj<typeof meta>

/** A second step is required of every user from now on. */
export const Required: Story = {
  play: async ({ canvas, userEvent }) => {
    const wanted = await canvas.findByRole("switch", { name: "Require a second step" })
    await expect(wanted).not.toBeChecked()
    wanted.focus()
    await userEvent.keyboard(" ")
    await expect(await screen.findByText("A second step is now required.")).toBeVisible()
    await expect(wanted).toHaveFocus()
  }
}

/** Logins, failed logins, changes to login methods, and list exports. */
export const AuditLog: Story = {
  parameters: at("/admin/audit?size=25"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Customers (CSV), 5,214 rows")).toBeVisible()
    await expect(canvas.getByText("Password · Wrong password")).toBeVisible()
  }
}

export const OnlyExports: Story = {
  parameters: at("/admin/audit?about=exports"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Customers (CSV), 5,214 rows")).toBeVisible()
    await expect(canvas.queryByText("Password · Wrong password")).toBeNull()
  }
}

/**
 * Its 10,030 entries exceed the number that lists count: the last page has no number, and every page is reachable by
 * paging.
 */
export const LongerThanCounted: Story = {
  parameters: { shop: { path: "/admin/audit?size=25&page=400", fill: longLog } },
  play: async ({ canvas, userEvent }) => {
    const press = async (name: string) => userEvent.click(await canvas.findByRole("button", { name }))
    await expect(await canvas.findByText("9,976–10,000 of more than 10,000")).toBeVisible()
    await press("Next page")
    await expect(await canvas.findByText("10,001–10,025 of more than 10,000")).toBeVisible()
    await press("Last page")
    await expect(await canvas.findByText("Last 25 of more than 10,000")).toBeVisible()
    await expect(await canvas.findByText("Chrome 1, Windows")).toBeVisible()
    await press("Previous page")
    await expect(await canvas.findByText("25 of more than 10,000")).toBeVisible()
    await expect(await canvas.findByText("Chrome 26, Windows")).toBeVisible()
    await press("Page 1")
    await expect(await canvas.findByText("1–25 of more than 10,000")).toBeVisible()
  }
}

/** A cursor for another sort order, as in a URL edited by hand, leads to the first page. */
export const AstrayCursor: Story = {
  parameters: { shop: { path: "/admin/audit?size=25&sort=at&cursor=eyJvZiI6MSwiYmFjayI6MX0", fill: writtenDown } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Password · Wrong password")).toBeVisible()
    await expect(canvas.getByText(/^1–\d of \d$/)).toBeVisible()
  }
}

/** In a narrow column, the longest words wrap instead of overlapping the next column. */
export const AuditLogInFrench: Story = {
  parameters: at("/admin/audit?size=25"),
  globals: { locale: "fr" },
  decorators: [
    (Screen) => (
      <div style={{ maxInlineSize: 680 }}>
        <Screen />
      </div>
    )
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText("Application d’authentification configurée")).toBeVisible()
    for (const words of canvasElement.querySelectorAll(".TableCell .StatusDot")) {
      const right = words.closest(".TableCell")!.getBoundingClientRect().right
      await expect(words.getBoundingClientRect().right).toBeLessThanOrEqual(right)
    }
  }
}

/** On a phone each entry is its own card. */
export const AuditLogOnAPhone: Story = {
  parameters: at("/admin/audit?size=25"),
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Customers (CSV), 5,214 rows")).toBeVisible()
    await expect(canvas.getByText("Password · Wrong password")).toBeVisible()
  }
}

export const NothingFound: Story = {
  parameters: at("/admin/audit?person=019a0000-0000-7000-8000-0000000000ff"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No entries")).toBeVisible()
  }
}

export const InSpanish: Story = {
  globals: { locale: "es" },
  parameters: at("/admin/audit?size=25"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Contraseña · Contraseña incorrecta")).toBeVisible()
  }
}
