import type { Meta, StoryObj } from "@storybook/react-vite"
import { Effect } from "effect"
import { expect, screen, waitFor, within } from "storybook/test"
import { MemoryTables } from "#adapters/memory/MemoryTables.ts"
import { done, refused } from "#domain/contract/Envelope.ts"
import type { Endpoint } from "#domain/contract/Endpoint.ts"
import { noOverrides } from "#domain/quotas/Quota.ts"
import { getTenantUsage } from "#domain/quotas/quotasApi.ts"
import { getTenant } from "#domain/tenants/tenantsApi.ts"
import { withShop } from "#stories/withShop.tsx"
import { platform } from "#stories/sampleShop.ts"
import { TenantScreen } from "#web/tenants/TenantScreen.tsx"
import { usageOf } from "../usage/usageOf.ts"
import { closedShop, openShop, shopsOnPlatform } from "./shopsOnPlatform.ts"

const at = ({ id }: { readonly id: string }, more: object = {}) => ({
  shop: {
    shop: platform,
    roles: ["root"],
    fill: shopsOnPlatform,
    route: "/tenant-account/:id/edit",
    path: `/tenant-account/${id}/edit`,
    isInside: true,
    ...more
  }
})
const usual = { requests: 6_000, visits: 1_200, exports: 120, searches: 3_000, storage: 50_000 }
const using = (usage: ReturnType<typeof usageOf>) => ({
  instead: (endpoint: Endpoint) =>
    endpoint === getTenantUsage ? done({ usage, usual, overrides: noOverrides }) : undefined
})
const meta = {
  title: "Screens/Tenants/Record",
  component: TenantScreen,
  decorators: [withShop],
  parameters: {
    ...at(openShop),
    ends: {
      Open: "12.4 GB of 50 GB",
      SettingLimits: "Moved their photos over",
      ClosingAndRestoring: "Harbor Glass Co.’s account was restored",
      Deleting: "Bayou Windshield Repair was deleted",
      OverLimit: "File storage is full",
      UsageFailed: "Try again",
      OnPhone: "12.4 GB of 50 GB",
      InFrench: "Rétablir le compte"
    }
  }
} satisfies Meta<typeof TenantScreen>
export default meta
type Story = StoryObj<typeof meta>

/** An active shop: its details, its usage, its limits, its account. */
export const Open: Story = {
  parameters: at(openShop, using(usageOf({}))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Harbor Glass Co.", level: 1 })).toBeVisible()
    await expect(await canvas.findByRole("meter", { name: "File storage" })).toHaveAttribute(
      "aria-valuetext",
      "12.4 GB of 50 GB"
    )
    await expect(canvas.getByRole("button", { name: "Close account" })).toBeVisible()
  }
}

/** Custom limits need a reason; both appear among the events, and one press clears the limits. */
export const SettingLimits: Story = {
  play: async ({ canvas, userEvent }) => {
    const storage = await canvas.findByRole("textbox", { name: "File storage" })
    await userEvent.type(storage, "60000")
    await userEvent.click(canvas.getByRole("button", { name: "Save limits" }))
    await expect(await canvas.findByText("Please enter the reason")).toBeVisible()
    await userEvent.type(canvas.getByRole("textbox", { name: "Reason" }), "Moved their photos over")
    await userEvent.click(canvas.getByRole("button", { name: "Save limits" }))
    await expect(await screen.findByText("Harbor Glass Co.’s limits were saved")).toBeVisible()
    await expect(await canvas.findByText("storage – → 60000")).toBeVisible()
    await expect(canvas.getByText("Moved their photos over")).toBeVisible()
    await userEvent.click(await canvas.findByRole("button", { name: "Use server limits" }))
    await expect(canvas.getByRole("textbox", { name: "File storage" })).toHaveValue("")
  }
}

/** Closing asks for confirmation; the shop's data is then retained and can be restored. */
export const ClosingAndRestoring: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Close account" }))
    await userEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Close account" }))
    await expect(await screen.findByText("Harbor Glass Co.’s account was closed")).toBeVisible()
    await expect(await canvas.findByText("Can be deleted from")).toBeVisible()
    await expect(canvas.queryByRole("button", { name: "Delete permanently" })).toBeNull()
    await userEvent.click(canvas.getByRole("button", { name: "Restore account" }))
    await expect(await screen.findByText("Harbor Glass Co.’s account was restored")).toBeVisible()
    await expect(await canvas.findByRole("button", { name: "Close account" })).toBeVisible()
  }
}

/** After the retention period, the shop is deleted by typing its prefix; a wrong prefix is reported at the field. */
export const Deleting: Story = {
  parameters: at(closedShop),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Delete permanently" }))
    const dialog = within(await screen.findByRole("alertdialog"))
    const prefix = dialog.getByRole("textbox", { name: "Type bayou to confirm" })
    await waitFor(() => expect(prefix).toHaveFocus())
    await userEvent.keyboard("harbor{Enter}")
    await expect(await dialog.findByText("That is not this shop’s prefix. Nothing was deleted.")).toBeVisible()
    await waitFor(() => expect(prefix).toHaveFocus())
    await userEvent.clear(prefix)
    await expect(dialog.queryByText("That is not this shop’s prefix. Nothing was deleted.")).toBeNull()
    await userEvent.type(prefix, "bayou{Enter}")
    await expect(await screen.findByText("Bayou Windshield Repair was deleted")).toBeVisible()
  }
}

/** Over its limits, as seen by root users. */
export const OverLimit: Story = {
  parameters: at(openShop, using(usageOf({ storage: 50_000_000_000, exports: 140 }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("File storage is full")).toBeVisible()
  }
}

/** Its usage could not be loaded: the rest of the record is shown anyway. */
export const UsageFailed: Story = {
  parameters: at(openShop, {
    instead: (endpoint: Endpoint) => (endpoint === getTenantUsage ? refused(500, "serverError") : undefined)
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Close account" })).toBeVisible()
  }
}

export const Loading: Story = {
  parameters: at(openShop, { instead: (endpoint: Endpoint) => (endpoint === getTenant ? "never" : undefined) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("status")).toBeVisible()
  }
}

/** Another user has deleted it. */
export const NotThere: Story = {
  parameters: at(openShop, {
    fill: Effect.andThen(
      shopsOnPlatform,
      MemoryTables.useSync(({ tenants }) => void tenants.delete(openShop.id))
    )
  }),
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: /not found/i })).toBeVisible()
  }
}

export const OnPhone: Story = { ...Open, globals: { viewport: { value: "smallPhone" } } }

export const InFrench: Story = {
  globals: { locale: "fr" },
  parameters: at(closedShop),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Rétablir le compte" })).toBeVisible()
  }
}
