import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, waitFor, within } from "storybook/test"
import { failed } from "#domain/contract/Envelope.ts"
import type { Endpoint } from "#domain/contract/Endpoint.ts"
import { TenantChanged } from "#domain/tenants/Tenant.ts"
import { listTenants, postApproval } from "#domain/tenants/tenantsApi.ts"
import { withShop } from "#stories/withShop.tsx"
import { screenStates } from "#stories/screenStates.ts"
import { platform } from "#stories/sampleShop.ts"
import { TenantsScreen } from "#web/tenants/TenantsScreen.tsx"
import { shopsOnPlatform, waitingShop } from "./shopsOnPlatform.ts"

const at = (path: string, more: object = {}) => ({
  shop: { shop: platform, roles: ["root"], fill: shopsOnPlatform, path, isInside: true, ...more }
})
const meta = {
  title: "Screens/Tenants/List",
  component: TenantsScreen,
  decorators: [withShop],
  parameters: {
    ...at("/tenants"),
    ends: {
      Filled: "1–4 of 4",
      LettingIn: "No shops match",
      ShuttingOut: "Harbor Glass Co. no longer has access",
      Sought: "1–1 of 1",
      ChangedMeanwhile: "Someone else changed this shop"
    }
  }
} satisfies Meta<typeof TenantsScreen>
export default meta
type Story = StoryObj<typeof meta>

const row = (name: RegExp) => screen.findByRole("row", { name })

/** Every shop except the platform itself, sorted by name. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await row(/Harbor Glass Co\./)).toHaveTextContent("Basic")
    await expect(await row(/Bayou Windshield Repair/)).toHaveTextContent("Closed")
    await expect(canvas.getByText("1–4 of 4")).toBeVisible()
    await expect(canvas.getByRole("switch", { name: "Pare-brise Rivière: approved" })).not.toBeChecked()
  }
}

/** Filtered to shops awaiting approval: one press approves the shop, and the list is empty. */
export const LettingIn: Story = {
  parameters: at("/tenants?approved=false"),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("switch", { name: "Pare-brise Rivière: approved" }))
    await expect(await screen.findByText("Pare-brise Rivière was approved")).toBeVisible()
    await expect(await canvas.findByText("No shops match")).toBeVisible()
  }
}

/** Suspending a shop asks for confirmation; canceling changes nothing. */
export const ShuttingOut: Story = {
  play: async ({ canvas, userEvent }) => {
    const approval = await canvas.findByRole("switch", { name: "Harbor Glass Co.: approved" })
    await userEvent.click(approval)
    await userEvent.click(within(await screen.findByRole("alertdialog")).getByText("Cancel"))
    await expect(approval).toBeChecked()
    await userEvent.click(approval)
    await userEvent.click(within(await screen.findByRole("alertdialog")).getByText("Withdraw approval"))
    await expect(await screen.findByText("Harbor Glass Co. no longer has access")).toBeVisible()
    await waitFor(() => expect(canvas.getByRole("switch", { name: "Harbor Glass Co.: approved" })).not.toBeChecked())
  }
}

/** Searched by part of the company name. */
export const Sought: Story = {
  play: async ({ canvas, userEvent }) => {
    await row(/Harbor Glass Co\./)
    await userEvent.type(canvas.getByRole("searchbox", { name: "Search tenants" }), "rivi")
    await waitFor(() => expect(canvas.getAllByRole("row")).toHaveLength(2))
    await expect(await row(/Pare-brise Rivière/)).toBeVisible()
  }
}

/** Another platform user was faster: the current state is reported, and the switch keeps its position. */
export const ChangedMeanwhile: Story = {
  parameters: at("/tenants", {
    instead: (endpoint: Endpoint) =>
      endpoint === postApproval
        ? failed("TenantChanged", { _tag: "TenantChanged", current: waitingShop }, TenantChanged)
        : undefined
  }),
  play: async ({ canvas, userEvent }) => {
    const approval = await canvas.findByRole("switch", { name: "Pare-brise Rivière: approved" })
    await userEvent.click(approval)
    await expect(await screen.findByText(/^Someone else changed this shop/)).toBeVisible()
    await expect(approval).not.toBeChecked()
  }
}

const states = screenStates(
  {
    shop: { shop: platform, roles: ["root"], fill: shopsOnPlatform, path: "/tenants", isInside: true },
    call: listTenants,
    shows: /Pare-brise Rivière/
  },
  {
    french: async () => {
      await expect(await row(/Pare-brise Rivière/)).toHaveTextContent("Essai gratuit")
    }
  }
)
export const Loading: Story = states.Loading
export const Failed: Story = states.Failed
export const Dark: Story = states.Dark
export const French: Story = states.French
export const Spanish: Story = states.Spanish
export const OnASmallPhone: Story = states.OnASmallPhone
