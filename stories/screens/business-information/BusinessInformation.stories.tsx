import type { Meta, StoryObj } from "@storybook/react-vite"
import { Effect } from "effect"
import { expect, screen, waitFor, within } from "storybook/test"
import { getBusinessInformation } from "#domain/business-information/businessInformationApi.ts"
import { ClosingDay } from "#domain/payments/ClosingDay.ts"
import { refused } from "#domain/contract/Envelope.ts"
import type { Endpoint } from "#domain/contract/Endpoint.ts"
import { withShop } from "#stories/withShop.tsx"
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
  decorators: [withShop],
  parameters: {
    ...at(),
    ends: {
      Saved: "Business information saved",
      BilledInTwo: "Insured jobs are billed as two documents",
      BooksClosed: "The books are closed through Jan 31, 2026.",
      BooksReopened: "The books are open.",
      BooksClosedForAnAdmin: "Only the owner can close and reopen the books.",
      ClashTookTheirs: "Copper State Glass Co.",
      LogoChosen: "Logo saved",
      LogoThatIsNone: "Invalid file type: choose a PNG or JPEG picture."
    }
  }
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

/** An invalid tax number is reported at its field; nine digits are saved in the tax office's format. */
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

/** Changed elsewhere in the meantime: both versions are shown side by side. */
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

/**
 * A picture is chosen, cropped, saved and removed again. The story has no file server to load it from, and the page
 * says so.
 */
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

/** A text file with an image file name is rejected. */
export const LogoThatIsNone: Story = {
  play: async (page) => {
    await choose(new File(["<svg/>"], "logo.svg.png", { type: "image/png" }), page)
    await waitFor(() => expect(page.canvas.getByText("Invalid file type: choose a PNG or JPEG picture.")).toBeVisible())
  }
}

const books = (page: Parameters<NonNullable<Story["play"]>>[0]) =>
  within(page.canvasElement).findByRole("region", { name: "Closing the books" })
const openBooks = async (page: Parameters<NonNullable<Story["play"]>>[0], name: string) => {
  await page.userEvent.click(await within(await books(page)).findByRole("button", { name }))
  return within(await screen.findByRole("dialog", { name: "Closing the books" }))
}
const typeDay = async ({ userEvent }: Pick<Parameters<NonNullable<Story["play"]>>[0], "userEvent">, day: string) => {
  const dialog = within(screen.getByRole("dialog"))
  await userEvent.click(dialog.getByRole("spinbutton", { name: /month/i }))
  await userEvent.keyboard(day)
}

/** The owner closes the books; a future day is rejected at its field. */
export const BooksClosed: Story = {
  play: async (page) => {
    const { userEvent } = page
    const dialog = await openBooks(page, "Close the books")
    await typeDay(page, "01312099")
    await userEvent.click(dialog.getByRole("button", { name: "Close the books" }))
    await dialog.findByText(/Closed through cannot be after/)
    await typeDay(page, "01312026")
    await userEvent.click(dialog.getByRole("button", { name: "Close the books" }))
    await within(await books(page)).findByText("The books are closed through Jan 31, 2026.")
    await expect(within(await books(page)).getByRole("button", { name: "Change the closing day" })).toBeVisible()
  }
}

/** The switch is saved immediately, and the profile returns it from then on. */
export const BilledInTwo: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("switch", { name: "Bill the customer and the insurer separately" }))
    await screen.findByText("Insured jobs are billed as two documents")
    await waitFor(() => expect(canvas.getByRole("switch")).toBeEnabled())
    await expect(canvas.getByRole("switch")).toBeChecked()
  }
}

const closed = Effect.flatMap(ClosingDay, ({ set }) => set("2026-01-31"))

/** The consequences of reopening the books are explained before submission. */
export const BooksReopened: Story = {
  parameters: at({ fill: closed }),
  play: async (page) => {
    const { userEvent } = page
    const dialog = await openBooks(page, "Change the closing day")
    for (const part of [/month/i, /day/i, /year/i]) {
      await userEvent.click(dialog.getByRole("spinbutton", { name: part }))
      await userEvent.keyboard("{Backspace}{Backspace}{Backspace}{Backspace}")
    }
    await dialog.findByText("This reopens days that are closed through Jan 31, 2026.")
    await userEvent.click(dialog.getByRole("button", { name: "Reopen the books" }))
    await within(await books(page)).findByText("The books are open.")
  }
}

/** Users who are not the owner see through which day the books are closed and who can close them. */
export const BooksClosedForAnAdmin: Story = {
  parameters: at({ fill: closed, roles: ["admin"] }),
  play: async (page) => {
    await within(await books(page)).findByText(/Only the owner can close and reopen the books/)
    await expect(within(await books(page)).queryByRole("button")).toBeNull()
  }
}

/** Spec §8. */
export const Failed: Story = {
  parameters: at({
    instead: (endpoint: Endpoint) => (endpoint === getBusinessInformation ? refused(500, "serverError") : undefined)
  }),
  play: async ({ canvas }) => waitFor(() => expect(canvas.getByText("Failed to fetch business info")).toBeVisible())
}

/** In Québec: the number of the second tax office, in French. */
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

/** Nothing scrolls horizontally at 320 px. */
export const OnASmallPhone: Story = {
  globals: { viewport: { value: "smallPhone" } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("button", { name: "Choose a photo" })).toBeVisible())
    await expect(document.documentElement.scrollWidth).toBe(320)
  }
}
