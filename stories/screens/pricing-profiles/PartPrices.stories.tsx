import type { Meta, StoryObj } from "@storybook/react-vite"
import { Effect } from "effect"
import { expect, screen, waitFor, within } from "storybook/test"
import { createPricingProfile } from "#domain/pricing-profiles/pricingProfilesHandlers.ts"
import { NewId } from "#domain/shared/NewId.ts"
import { samplePricingProfile } from "#domain/testing/samples.ts"
import { withShop } from "#stories/withShop.tsx"
import { ProfileRoutes } from "./ProfileRoutes.tsx"
import { saguaroId, saguaroInShop, saguaroPath } from "./profilesInShop.ts"

const always = { discount: 0, price: 0, tiers: [], from: "", until: "" } as const
const withPartPrices = createPricingProfile({
  ...samplePricingProfile,
  partPrices: [
    { ...always, pattern: "DW99001", kind: "flat", price: 8000 },
    { ...always, pattern: "DW*", kind: "discount", discount: 5500, from: "2027-01-01" },
    {
      ...always,
      pattern: "*",
      kind: "tiered",
      tiers: [
        { from: 0, discount: 1000 },
        { from: 50000, discount: 2000 }
      ]
    }
  ]
}).pipe(Effect.provideService(NewId, { next: Effect.succeed(saguaroId) }), Effect.orDie)

const at = (fill: Effect.Effect<unknown, never, never> | typeof saguaroInShop) => ({
  shop: { path: saguaroPath, fill }
})
const meta = {
  title: "Screens/Pricing profiles/Part prices",
  component: ProfileRoutes,
  decorators: [withShop],
  parameters: {
    ...at(withPartPrices),
    ends: {
      Several: "DW99001",
      AddedByKeyboard: "All windshields",
      WrongAndTwice: "Part price 4 – This part number already has a price on some of these days.",
      ImportedFromFile: "90.00",
      FileWithFaults: "Line 4: Kind must be"
    }
  }
} satisfies Meta<typeof ProfileRoutes>
export default meta
type Story = StoryObj<typeof meta>
type Page = Parameters<NonNullable<Story["play"]>>[0]

const group = async ({ canvas }: Page, name: string) => within(await canvas.findByRole("group", { name }))

/**
 * One part at a flat price, all parts starting with DW at a discount from a date on, every other part at list price.
 */
export const Several: Story = {
  play: async (page) => {
    const first = await group(page, "Part price 1")
    await expect(first.getByRole("textbox", { name: "Part number" })).toHaveAccessibleDescription(
      "DW99001, in any color"
    )
    await expect(first.getByRole("textbox", { name: "Price" })).toHaveValue("80.00")
    const third = await group(page, "Part price 3")
    await expect(third.getByRole("textbox", { name: "Part number" })).toHaveAccessibleDescription("All parts")
    const tier = within(third.getByRole("group", { name: "Tier 2" }))
    await expect(tier.getByRole("textbox", { name: "List price from" })).toHaveValue("500.00")
  }
}

/** Added by keyboard: the new row takes the focus, its meaning is shown, and it is saved with the profile. */
export const AddedByKeyboard: Story = {
  parameters: at(saguaroInShop),
  play: async (page) => {
    const { canvas, userEvent } = page
    const add = await canvas.findByRole("button", { name: "Add a part price" })
    add.focus()
    await userEvent.keyboard("{Enter}")
    const row = await group(page, "Part price 1")
    const number = row.getByRole("textbox", { name: "Part number" })
    await waitFor(() => expect(number).toHaveFocus())
    await userEvent.keyboard("?w*{Tab}{Tab}55")
    await expect(number).toHaveAccessibleDescription("All windshields")
    await userEvent.keyboard("{Control>}s{/Control}")
    await screen.findByText("Pricing profile saved")
    await expect(row.getByRole("textbox", { name: "Discount" })).toHaveValue("55")
  }
}

/** A number with two prices on one date, an invalid pattern, and a missing price. */
export const WrongAndTwice: Story = {
  play: async (page) => {
    const { canvas, userEvent } = page
    await userEvent.click(await canvas.findByRole("button", { name: "Add a part price" }))
    const added = await group(page, "Part price 4")
    await waitFor(() => expect(added.getByRole("textbox", { name: "Part number" })).toHaveFocus())
    await userEvent.keyboard("dw-99001{Tab}{Tab}10")
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    await expect(
      await canvas.findByText("Part price 4 – This part number already has a price on some of these days.")
    ).toBeVisible()
  }
}

const file = (text: string) => new File([text], "prices.csv", { type: "text/csv" })
const importing = async ({ canvas, userEvent }: Page, text: string) => {
  await userEvent.click(await canvas.findByRole("button", { name: "Import a file" }))
  const dialog = await screen.findByRole("dialog", { name: "Import part prices" })
  await userEvent.upload(dialog.querySelector<HTMLInputElement>("input[type=file]")!, file(text))
  return within(dialog)
}

/** An imported file replaces matching rows and leaves the rest; it is saved with the profile. */
export const ImportedFromFile: Story = {
  play: async (page) => {
    const dialog = await importing(page, "pattern,kind,value\nDW99001,flat,90\nFB*,each,120.50\n")
    await page.userEvent.click(await dialog.findByRole("button", { name: "Import 2 prices" }))
    const first = await group(page, "Part price 1")
    await waitFor(() => expect(first.getByRole("textbox", { name: "Price" })).toHaveValue("90.00"))
    const fourth = await group(page, "Part price 4")
    await expect(fourth.getByRole("textbox", { name: "Part number" })).toHaveValue("FB*")
    await page.userEvent.click(page.canvas.getByRole("button", { name: "Save" }))
    await screen.findByText("Pricing profile saved")
  }
}

/** An import with errors lists every invalid line and imports nothing. */
export const FileWithFaults: Story = {
  play: async (page) => {
    const dialog = await importing(page, "pattern,kind,value\nDW*,discount,55\n**,each,5\nFB*,percent,10\n")
    await expect(await dialog.findByText("2 problems in the file. Nothing was imported.")).toBeVisible()
    await expect(dialog.getByText(/^Line 4: Kind must be/)).toBeVisible()
    await expect(dialog.getByRole("button", { name: /^Import/ })).toBeDisabled()
  }
}
