import type { Meta, StoryObj } from "@storybook/react-vite"
import { Effect } from "effect"
import { expect, screen } from "storybook/test"
import { type ApiResponse, done, failed, refused } from "#domain/contract/Envelope.ts"
import type { Endpoint } from "#domain/contract/Endpoint.ts"
import { ExportsUsedUp, getExportsAllowed } from "#domain/quotas/exportsAllowedApi.ts"
import { getUsage } from "#domain/quotas/quotasApi.ts"
import { withShop } from "#stories/withShop.tsx"
import { CustomersScreen } from "#web/customers/CustomersScreen.tsx"
import { UsageScreen } from "#web/usage/UsageScreen.tsx"
import { usageOf } from "./usageOf.ts"

const at = (answer: () => ApiResponse | "never") => ({
  shop: {
    path: "/admin/usage",
    roles: ["owner"],
    instead: (endpoint: Endpoint) => (endpoint === getUsage ? answer() : undefined)
  }
})
const meta = {
  title: "Screens/Admin/Usage",
  component: UsageScreen,
  decorators: [withShop],
  parameters: {
    ...at(() => done(usageOf({}))),
    ends: {
      Filled: "7 of 120",
      New: "No files yet",
      NearLimit: "File storage is nearly full",
      OverLimit: "File storage is full",
      WithoutLimits: "No limit",
      OnPhone: "File storage is nearly full",
      InFrenchOnPhone: "Ce que votre atelier utilise",
      InFrench: "Le stockage de fichiers est plein",
      InSpanish: "Almacenamiento de archivos",
      DownloadRefused: "Download all as CSV"
    }
  }
} satisfies Meta<typeof UsageScreen>
export default meta
type Story = StoryObj<typeof meta>

/** A typical day: usage and limit by kind, and when each limit resets. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("meter", { name: "File storage" })).toHaveAttribute(
      "aria-valuetext",
      "12.4 GB of 50 GB"
    )
    await expect(canvas.getByText("5,214 files, 11.9 GB")).toBeVisible()
    await expect(canvas.getByRole("meter", { name: "Lists downloaded, this hour" })).toHaveAttribute(
      "aria-valuetext",
      "7 of 120"
    )
    await expect(canvas.getByText(/^Resets at .*At the limit, no list can be downloaded/)).toBeVisible()
  }
}

/** A new shop: nothing stored, nothing used, as reported by the in-page server. */
export const New: Story = {
  parameters: { shop: { path: "/admin/usage", roles: ["owner"], fill: Effect.void, instead: () => undefined } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No files yet")).toBeVisible()
  }
}

/** From 80 % on, a warning says that the storage is nearly full. */
export const NearLimit: Story = {
  parameters: at(() => done(usageOf({ storage: 44_600_000_000, exports: 103 }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("File storage is nearly full")).toBeVisible()
  }
}

/** Storage full and the hourly downloads used up: shows what is rejected, and until when. */
export const OverLimit: Story = {
  parameters: at(() => done(usageOf({ storage: 50_000_000_000, exports: 131 }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("File storage is full")).toBeVisible()
    await expect(canvas.getByText(/^Used up until .*At the limit, no list/)).toBeVisible()
  }
}

/** A server without limits counts nothing. */
export const WithoutLimits: Story = {
  parameters: at(() => done(usageOf({ isUnlimited: true }))),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/No limit$/)).length).toBe(5)
  }
}

/** The request is pending. */
export const Loading: Story = {
  parameters: at(() => "never"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("status", { name: "Loading" })).toBeVisible()
  }
}

/** The request failed and can be retried. */
export const Failed: Story = {
  parameters: at(() => refused(500, "serverError")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible()
  }
}

export const OnPhone: Story = { ...NearLimit, globals: { viewport: { value: "smallPhone" } } }

/** A long label wraps next to its figures, which stay on one line. */
export const InFrenchOnPhone: Story = {
  globals: { locale: "fr", viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const figures = await canvas.findByText(/sur 3\s000$/)
    await expect(figures.getBoundingClientRect().height).toBeLessThan(
      1.6 * Number.parseFloat(getComputedStyle(figures).lineHeight)
    )
  }
}

export const InFrench: Story = {
  globals: { locale: "fr" },
  parameters: at(() => done(usageOf({ storage: 50_000_000_000 }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Le stockage de fichiers est plein")).toBeVisible()
  }
}

export const InSpanish: Story = {
  globals: { locale: "es" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Almacenamiento de archivos", { selector: "h2" })).toBeVisible()
  }
}

const until = Date.parse("2026-11-22T20:00:00Z")

/**
 * A download beyond the limit is rejected on the list itself, with the time when it is possible again, instead of on an
 * error page.
 */
export const DownloadRefused: Story = {
  render: () => <CustomersScreen />,
  parameters: {
    shop: {
      path: "/customers",
      roles: ["owner"],
      instead: (endpoint: Endpoint) =>
        endpoint === getExportsAllowed
          ? failed("ExportsUsedUp", { _tag: "ExportsUsedUp", until }, ExportsUsedUp)
          : undefined
    }
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Download all as CSV" }))
    await expect(
      await screen.findByText(
        /^Your shop has reached the limit of list downloads per hour\. You can download more at \d/
      )
    ).toBeVisible()
  }
}
