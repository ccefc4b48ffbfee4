import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, waitFor } from "storybook/test"
import { done, refused } from "#domain/contract/Envelope.ts"
import type { Endpoint } from "#domain/contract/Endpoint.ts"
import { Feature } from "#domain/access/Role.ts"
import type { CurrentProfile } from "#domain/session/sessionApi.ts"
import { withShop } from "#stories/withShop.tsx"
import { demoShop } from "#stories/sampleShop.ts"
import { RouteGuard } from "#web/shell/SignedInLayout.tsx"
import { screenRoutes } from "#web/access/screenRoutes.ts"

const closed = { ...demoShop, accountActive: false }
const at = (path: string, more: object = {}) => ({ layout: "fullscreen", shop: { isWhole: true, path, ...more } })

/**
 * Where users are redirected while the account is not active, or while their password was set by someone else (spec §4,
 * X5).
 */
const meta = {
  title: "Screens/Lockout",
  component: RouteGuard,
  args: { place: screenRoutes[0]!, children: null },
  decorators: [withShop],
  parameters: {
    ends: {
      SentToTheDashboard: "This account is not active",
      WaitingForApproval: "This shop is waiting for approval",
      WaitingInFrench: "Cet atelier est en attente d’approbation",
      AdminStaysOpen: "The account is not active. Only settings and billing are available until it is.",
      ReportedByARefresh: "This account is not active",
      PasswordFirst: "Change password"
    },
    ...at("/customers", { shop: closed })
  },
  beforeEach: () => void Object.assign(account, { isClosed: false })
} satisfies Meta<typeof RouteGuard>
export default meta
type Story = StoryObj<typeof meta>

/** Every URL leads to the dashboard, which shows the reason. */
export const SentToTheDashboard: Story = {
  parameters: at("/customers", { shop: closed, roles: ["sales"] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("This account is not active")).toBeVisible()
    await expect(canvas.queryByRole("link", { name: "Go to billing" })).toBeNull()
    await waitFor(() => expect(document.title).toBe("Dashboard · Frit"))
  }
}

/** A new shop waits for the platform's approval: its users can do nothing about it, and nothing is due. */
export const WaitingForApproval: Story = {
  parameters: at("/customers", { shop: { ...closed, approved: false } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("This shop is waiting for approval")).toBeVisible()
    await expect(canvas.queryByText("This account is not active")).toBeNull()
    await expect(canvas.queryByRole("link", { name: "Go to billing" })).toBeNull()
  }
}

export const WaitingInFrench: Story = {
  ...WaitingForApproval,
  globals: { locale: "fr" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Cet atelier est en attente d’approbation")).toBeVisible()
  }
}

/** Owners and admins can still open Admin. */
export const AdminStaysOpen: Story = {
  parameters: at("/admin", { shop: closed }),
  play: async ({ canvas }) =>
    void (await expect(await canvas.findByRole("heading", { level: 1, name: "Admin" })).toBeVisible())
}

const account = { isClosed: false }
const profile: CurrentProfile = {
  id: "00000000-0000-4000-8000-000000000077",
  firstName: "Bea",
  lastName: "Ortega",
  roleIds: ["owner"],
  features: Feature.literals,
  tenantSettings: [],
  defaultLanguage: 1,
  tenantUniqueId: "demo",
  businessName: "Copper State Auto Glass",
  accountActive: 0,
  mustChangePassword: false,
  mustSetUpSecondStep: false,
  apiVer: "V1",
  imageUrl: ""
}
/** From a certain point, the next request needs a token refresh, which then reports the account as closed. */
const closing = () => {
  let isRefreshed = false
  return ({ name }: Endpoint) => {
    if (!account.isClosed) return void (isRefreshed = false)
    if (name === "refreshTokens") isRefreshed = true
    if (name === "getCurrentUser") return done({ ...profile, accountActive: 0 })
    return isRefreshed ? undefined : refused(401, "signInFirst")
  }
}

/** A refresh reports it while the user is working: the browser goes to the dashboard. */
export const ReportedByARefresh: Story = {
  parameters: at("/customers", { shop: demoShop, instead: closing() }),
  play: async ({ canvas, userEvent }) => {
    const search = await canvas.findByRole("searchbox")
    account.isClosed = true
    await userEvent.type(search, "ada")
    await expect(await canvas.findByText("This account is not active")).toBeVisible()
  }
}

const given: CurrentProfile = { ...profile, accountActive: 1, mustChangePassword: true }

/** A password set by someone else must be changed first, whatever the URL. */
export const PasswordFirst: Story = {
  parameters: at("/customers", {
    instead: ({ name }: Endpoint) => (name === "getCurrentUser" ? done(given) : undefined)
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Change password" })).toBeVisible()
    await waitFor(() => expect(document.title).toBe("Change password · Frit"))
    await expect(canvas.queryByRole("link", { name: "Dashboard" })).toBeNull()
    await expect(canvas.getByRole("button", { name: /Bea.*’s account/ })).toBeVisible()
  }
}
