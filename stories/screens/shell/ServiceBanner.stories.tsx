import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, waitFor } from "storybook/test"
import { done } from "#domain/contract/Envelope.ts"
import type { Endpoint } from "#domain/contract/Endpoint.ts"
import type { ServiceState } from "#domain/service-state/ServiceState.ts"
import { getServiceState } from "#domain/service-state/serviceStateApi.ts"
import { withShop } from "#stories/withShop.tsx"
import { Shell } from "#web/shell/Shell.tsx"

const asked = fn()

const says = (state: Omit<ServiceState, "missing">) => ({
  layout: "fullscreen",
  shop: {
    isWhole: true,
    path: "/account/preferences",
    instead: (endpoint: Endpoint) => {
      if (endpoint !== getServiceState) return undefined
      asked()
      return done({ ...state, missing: [] })
    }
  }
})

const meta = {
  title: "Screens/Shell/Service banner",
  parameters: {
    ends: {
      Maintenance: "saving will work again soon",
      DiskFull: "The server has no space left",
      DatabaseReadOnly: "database",
      LowSpace: "812 MB left for photos and files.",
      OnAPhone: "Le serveur n’a plus d’espace",
      OfANewerServer: "Main menu"
    }
  },
  component: Shell,
  args: { children: null },
  decorators: [withShop]
} satisfies Meta<typeof Shell>
export default meta
type Story = StoryObj<typeof meta>

/** Maintenance: every user is told that nothing can be saved, and that reading still works. */
export const Maintenance: Story = {
  parameters: says({ readOnly: "maintenance", low: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Nothing can be saved right now", {}, { timeout: 5_000 })).toBeVisible()
    await expect(canvas.getByText(/saving will work again soon/)).toBeVisible()
  }
}

/** The server's disk is full. */
export const DiskFull: Story = {
  parameters: says({ readOnly: "diskFull", low: [] }),
  play: async ({ canvas }) =>
    expect(await canvas.findByText(/The server has no space left/, {}, { timeout: 5_000 })).toBeVisible()
}

/** The database is read-only. */
export const DatabaseReadOnly: Story = {
  parameters: says({ readOnly: "database", low: [] }),
  play: async ({ canvas }) =>
    expect(await canvas.findByText(/The database is read-only/, {}, { timeout: 5_000 })).toBeVisible()
}

/** Root users are warned in advance, with the free space in megabytes. */
export const LowSpace: Story = {
  parameters: says({ readOnly: null, low: [{ holds: "files", free: 812_400_000 }] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The server is running out of space", {}, { timeout: 5_000 })).toBeVisible()
    await expect(canvas.getByText("812 MB left for photos and files.")).toBeVisible()
  }
}

/** The same in French, on a phone. */
export const OnAPhone: Story = {
  parameters: says({ readOnly: "diskFull", low: [{ holds: "database", free: 1_000_000 }] }),
  globals: { locale: "fr", viewport: { value: "phone" } },
  play: async ({ canvas }) =>
    expect(await canvas.findByText(/Le serveur n’a plus d’espace/, {}, { timeout: 5_000 })).toBeVisible()
}

/** During an upgrade, a newer server reports a state that this page does not know: the screen stays. */
export const OfANewerServer: Story = {
  parameters: says({ readOnly: "movedAway" as never, low: [] }),
  beforeEach: () => void asked.mockClear(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("navigation", { name: "Main menu" })).toBeVisible()
    await waitFor(() => expect(asked).toHaveBeenCalled(), { timeout: 5_000 })
    for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame)
    await expect(canvas.getByRole("navigation", { name: "Main menu" })).toBeVisible()
  }
}
