import type { Meta, StoryObj } from "@storybook/react-vite"
import { Effect } from "effect"
import { expect, screen, waitFor, within } from "storybook/test"
import { getBusinessInformation } from "#domain/business-information/businessInformationApi.ts"
import { refused } from "#domain/contract/Envelope.ts"
import type { Endpoint } from "#domain/contract/Endpoint.ts"
import { inTheShop } from "#stories/inTheShop.tsx"
import { demoShop } from "#stories/sampleShop.ts"
import { BusinessInformationScreen } from "#web/business-information/BusinessInformationScreen.tsx"
import { pictureFile } from "../account/ownAccount.ts"
import { fillIn } from "../customers/fillIn.ts"
import { alsoChangedElsewhere } from "./businessInShop.ts"

const Page = () => (
  <main>
    <BusinessInformationScreen />
  </main>
)
const at = (more: object = {}) => ({ shop: { path: "/admin/business-information", fill: Effect.void, ...more } })
const meta = {
  title: "Screens/Admin/Business information",
  component: Page,
  decorators: [inTheShop],
  parameters: {
    ...at(),
    ends: {
      Saved: "Business information saved",
      ClashTookTheirs: "Copper State Glass Co.",
      LogoChosen: "Logo saved",
      LogoThatIsNone: "Invalid file type: choose a PNG or JPEG picture."
    }
  }
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

/** A number that is none is said at its field; nine digits are kept as the tax office writes them. */
export const Saved: Story = {
  play: async (page) => {
    const { canvas, userEvent } = page
    await fillIn(page, /^Business name/, "Copper & Sons Auto Glass")
    await fillIn(page, /^Federal tax ID/, "12-34567")
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    await waitFor(() =>
      expect(canvas.getByLabelText(/^Federal tax ID/)).toHaveAccessibleDescription(
        /Please enter nine digits, such as 12-3456789/
      )
    )
    await fillIn(page, /^Federal tax ID/, "123456789")
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    await screen.findByText("Business information saved")
    await waitFor(() => expect(canvas.getByLabelText(/^Federal tax ID/)).toHaveValue("12-3456789"))
    await expect(canvas.getByRole("button", { name: "Save" })).toBeDisabled()
  }
}

/** Changed elsewhere meanwhile: both versions side by side. */
export const ClashTookTheirs: Story = {
  parameters: at(alsoChangedElsewhere({ businessName: "Copper State Glass Co." })),
  play: async (page) => {
    const { canvas, userEvent } = page
    await fillIn(page, /^Business name/, "Copper & Sons")
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    await waitFor(() =>
      expect(canvas.getByText("The business information was changed elsewhere after you opened it.")).toBeVisible()
    )
    await userEvent.click(await canvas.findByRole("button", { name: "Use theirs" }))
    await waitFor(() => expect(canvas.getByLabelText(/^Business name/)).toHaveValue("Copper State Glass Co."))
  }
}

const choose = async (file: File, { userEvent }: Pick<Parameters<NonNullable<Story["play"]>>[0], "userEvent">) => {
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>("input[type=file]")
    if (found === null) throw new Error("no file field yet")
    return found
  })
  await userEvent.upload(input, file)
}

/** A picture is chosen, cut, kept and taken away again. This page has no files to load it from, and says so. */
export const LogoChosen: Story = {
  play: async (page) => {
    const { canvas, userEvent } = page
    await waitFor(() => expect(canvas.getByText(/^No logo yet/)).toBeVisible())
    await choose(await pictureFile("logo.png"), page)
    const dialog = within(await screen.findByRole("dialog", { name: "Crop the logo" }))
    await waitFor(() => expect(dialog.getByRole("button", { name: "Use this logo" })).toBeEnabled())
    await userEvent.click(dialog.getByRole("button", { name: "Use this logo" }))
    await screen.findByText("Logo saved")
    await waitFor(() => expect(canvas.getByText("The logo could not be loaded.")).toBeVisible())
    await userEvent.click(canvas.getByRole("button", { name: "Remove logo" }))
    await waitFor(() => expect(canvas.getByText(/^No logo yet/)).toBeVisible())
  }
}

/** A text that calls itself a picture. */
export const LogoThatIsNone: Story = {
  play: async (page) => {
    await choose(new File(["<svg/>"], "logo.svg.png", { type: "image/png" }), page)
    await waitFor(() => expect(page.canvas.getByText("Invalid file type: choose a PNG or JPEG picture.")).toBeVisible())
  }
}

/** Spec §8. */
export const Failed: Story = {
  parameters: at({
    instead: (endpoint: Endpoint) => (endpoint === getBusinessInformation ? refused(500, "serverError") : undefined)
  }),
  play: async ({ canvas }) => waitFor(() => expect(canvas.getByText("Failed to fetch business info")).toBeVisible())
}

/** In Québec: the number of the other tax office, in French. */
export const French: Story = {
  parameters: at({
    shop: {
      ...demoShop,
      country: "CA",
      businessName: "Pare-brise Rivière",
      federalTaxId: "123456789 RT0001",
      language: "fr"
    }
  }),
  globals: { locale: "fr" },
  play: async ({ canvas }) =>
    waitFor(() => expect(canvas.getByLabelText(/^Numéro d’entreprise/)).toHaveValue("123456789 RT0001"))
}

/** Nothing scrolls sideways at 320 px. */
export const OnASmallPhone: Story = {
  globals: { viewport: { value: "smallPhone" } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("button", { name: "Choose a photo" })).toBeVisible())
    await expect(document.documentElement.scrollWidth).toBe(320)
  }
}
