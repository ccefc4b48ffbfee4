import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, waitFor } from "storybook/test"
import type { Endpoint } from "#domain/contract/Endpoint.ts"
import { putPricingProfile } from "#domain/pricing-profiles/pricingProfilesApi.ts"
import { withShop } from "#stories/withShop.tsx"
import { ProfileRoutes } from "./ProfileRoutes.tsx"
import { saguaroAlsoChangedElsewhere, saguaroInShop, saguaroPath } from "./profilesInShop.ts"
import { conflictAt } from "../conflictAt.ts"

const meta = {
  title: "Screens/Pricing profiles/Nothing is lost",
  parameters: {
    ends: {
      ConflictKeptMine: "Pricing profile saved and merged with someone else’s changes",
      ConflictTookTheirs: "44.00",
      Offline: "Pricing profile saved",
      DraftRestored: "Not saved yet"
    }
  },
  component: ProfileRoutes,
  decorators: [withShop]
} satisfies Meta<typeof ProfileRoutes>
export default meta
type Story = StoryObj<typeof meta>
type Page = Parameters<NonNullable<Story["play"]>>[0]

const retype = async ({ canvas, userEvent }: Page, text: string) => {
  const box = await canvas.findByLabelText(/^Labor rate/)
  await userEvent.clear(box)
  await userEvent.paste(text)
}

const bothChanged = async (page: Page) => {
  await retype(page, "45")
  await page.userEvent.click(page.canvas.getByRole("button", { name: "Save" }))
  await conflictAt(page, {
    changed: "Someone else saved this pricing profile after you opened it.",
    label: "Labor rate",
    mine: "$45.00",
    theirs: "$44.00",
    joining: "Windshield"
  })
}

/** Keeping my version also keeps their other change. */
export const ConflictKeptMine: Story = {
  parameters: {
    shop: { path: saguaroPath, ...saguaroAlsoChangedElsewhere({ laborRate: 4400, windshieldPercent: 4300 }) }
  },
  play: async (page) => {
    await bothChanged(page)
    await page.userEvent.click(page.canvas.getByRole("button", { name: "Keep mine" }))
    await screen.findByText(
      /^Pricing profile saved and merged with someone else’s changes.*Kept yours: Labor rate.*Also changed: Windshield$/
    )
    await expect(page.canvas.getByLabelText(/^Labor rate/)).toHaveValue("45.00")
    await expect(page.canvas.getByRole("textbox", { name: /^Windshield/ })).toHaveValue("43")
  }
}

export const ConflictTookTheirs: Story = {
  parameters: {
    shop: { path: saguaroPath, ...saguaroAlsoChangedElsewhere({ laborRate: 4400, windshieldPercent: 4300 }) }
  },
  play: async (page) => {
    await bothChanged(page)
    await page.userEvent.click(page.canvas.getByRole("button", { name: "Use theirs" }))
    await waitFor(() => expect(page.canvas.getByLabelText(/^Labor rate/)).toHaveValue("44.00"))
    await expect(page.canvas.getByRole("button", { name: "Save" })).toBeDisabled()
  }
}

let isOffline = true

/** The connection is lost: the entered price stays, and is saved later. */
export const Offline: Story = {
  parameters: {
    shop: {
      path: saguaroPath,
      fill: saguaroInShop,
      instead: (endpoint: Endpoint) => (endpoint === putPricingProfile && isOffline ? "offline" : undefined)
    }
  },
  play: async (page) => {
    isOffline = true
    const { canvas, userEvent } = page
    await retype(page, "45")
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("No connection. Your save is waiting"))
    isOffline = false
    dispatchEvent(new Event("online"))
    await screen.findByText("Pricing profile saved")
    await expect(canvas.getByLabelText(/^Labor rate/)).toHaveValue("45.00")
    isOffline = true
  }
}

/** Input left unsaved is offered on return, and restored. */
export const DraftRestored: Story = {
  parameters: { shop: { path: saguaroPath, fill: saguaroInShop } },
  play: async (page) => {
    const { canvas, userEvent } = page
    await retype(page, "45")
    await expect(await canvas.findByText(/^Draft saved/)).toBeVisible()
    await userEvent.click(canvas.getByRole("link", { name: "Cancel" }))
    await userEvent.click(await canvas.findByRole("row", { name: /Saguaro Mutual/ }))
    await userEvent.click(await canvas.findByRole("button", { name: "Restore draft" }))
    await expect(canvas.getByLabelText(/^Labor rate/)).toHaveValue("45.00")
    await expect(canvas.getByRole("button", { name: "Save" })).toBeEnabled()
  }
}
