import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, waitFor, within } from "storybook/test"
import type { Endpoint } from "#domain/contract/Endpoint.ts"
import { refused } from "#domain/contract/Envelope.ts"
import { withShop } from "#stories/withShop.tsx"
import { Palette } from "#web/shell/palette/Palette.tsx"
import { remindersInShop, ruleMadeInShop } from "../reminders/remindersInShop.ts"
import { busyShop } from "./busyShop.ts"

const at = (path: string, more: object = {}) => ({ layout: "fullscreen", shop: { isWhole: true, path, ...more } })

const meta = {
  title: "Screens/Command palette",
  component: Palette,
  args: {
    actions: { signOut: () => {}, help: () => {}, chooseTheme: () => {}, chooseLanguage: () => {} },
    onClose: () => {}
  },
  decorators: [withShop],
  parameters: {
    ...at("/account/preferences"),
    ends: {
      Opened: "New quote",
      FindsACustomer: "Luis Herrera",
      TakesAPayment: "pima",
      RecentsFirst: "Ada Moreno",
      ChangesTheLanguage: "Préférences",
      BeginsAQuote: "New quote for Ada Moreno",
      OnAnOpenJob: "Print ",
      FindsAReminder: "Ask about the second van",
      FindsARuleOfTheShopInFrench: "Demander un avis",
      Installer: "1004",
      FarTooMuchPasted: "Nothing found. Try a name, a phone number or a job number.",
      NothingFound: "Nothing found. Try a name, a phone number or a job number.",
      SearchFailed: "The server encountered an internal error. Please try again later.",
      Phone: "New pricing profile",
      FrenchDark: "Que cherchez-vous?"
    }
  }
} satisfies Meta<typeof Palette>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story["play"]>
type User = Parameters<Play>[0]["userEvent"]

/** Opens the palette with its shortcut once the screen is there. */
const open = async ({ canvas, userEvent }: Parameters<Play>[0]) => {
  await canvas.findByRole("heading", { level: 1 })
  await userEvent.keyboard("{Control>}k{/Control}")
  const palette = within(await screen.findByRole("dialog"))
  await waitFor(() => expect(palette.getByRole("searchbox")).toHaveFocus())
  return palette
}
const hrefs = (palette: ReturnType<typeof within>) =>
  palette.getAllByRole("menuitem").map((item: HTMLElement) => item.getAttribute("href"))
const chooseFirst = async (userEvent: User, palette: ReturnType<typeof within>, text: string, name: RegExp) => {
  await userEvent.type(palette.getByRole("searchbox"), text)
  await palette.findByRole("menuitem", { name })
  await userEvent.keyboard("{Enter}")
}

/** Without input: the actions that can be started and every screen the user can open. */
export const Opened: Story = {
  play: async (context) => {
    const palette = await open(context)
    await waitFor(() => expect(palette.getByRole("menuitem", { name: /New quote/ })).toBeVisible())
    await expect(hrefs(palette)).toContain("/customers")
  }
}

/** A customer found by part of the name, by keyboard alone. */
export const FindsACustomer: Story = {
  play: async (context) => {
    const palette = await open(context)
    await chooseFirst(context.userEvent, palette, "herrera", /^Luis Herrera/)
    await expect(await context.canvas.findByRole("heading", { level: 1, name: "Luis Herrera" })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  }
}

/** An unpaid invoice: offers the job itself and taking the payment. */
export const TakesAPayment: Story = {
  play: async (context) => {
    const palette = await open(context)
    await context.userEvent.type(palette.getByRole("searchbox"), "pima")
    const pay = await palette.findByRole("menuitem", { name: /Take payment on \d+/ })
    await expect(pay).toHaveAttribute("href", expect.stringMatching(/^\/jobs\/[0-9a-f-]{36}\/edit#payment$/))
    await expect(palette.getByRole("menuitem", { name: /^Invoice \d+/ })).toBeVisible()
  }
}

/** The item chosen last is listed first the next time. */
export const RecentsFirst: Story = {
  play: async (context) => {
    await chooseFirst(context.userEvent, await open(context), "ada mor", /^Ada Moreno/)
    await context.canvas.findByRole("heading", { level: 1, name: "Ada Moreno" })
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    const again = await open(context)
    const [first] = await again.findAllByRole("menuitem")
    await expect(first).toHaveTextContent("Ada Moreno")
  }
}

/** An action that changes the page immediately. */
export const ChangesTheLanguage: Story = {
  play: async (context) => {
    await chooseFirst(context.userEvent, await open(context), "fran", /Language: Français/)
    await expect(await context.canvas.findByRole("heading", { level: 1, name: "Préférences" })).toBeVisible()
  }
}

/** A customer on the phone: found by name, and a quote started for them. */
export const BeginsAQuote: Story = {
  play: async (context) => {
    const palette = await open(context)
    await context.userEvent.type(palette.getByRole("searchbox"), "ada mor")
    await expect(await palette.findByRole("menuitem", { name: /New quote for Ada Moreno/ })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/jobs\/create\?customer=[0-9a-f-]{36}$/)
    )
  }
}

/** A job found by its spoken number; while it is open, its actions are offered, and printing is found by typing. */
export const OnAnOpenJob: Story = {
  play: async (context) => {
    const palette = await open(context)
    await chooseFirst(context.userEvent, palette, "job 1004", /^Invoice 1/)
    await context.canvas.findByRole("heading", { level: 1, name: "Job 1004" })
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    await context.canvas.findByRole("button", { name: "Send" })
    const again = await open(context)
    await expect(await again.findByRole("menuitem", { name: /^Send/ })).toBeVisible()
    await context.userEvent.type(again.getByRole("searchbox"), "print")
    const [first] = await again.findAllByRole("menuitem")
    await expect(first).toHaveTextContent(/^Print /)
  }
}

/** An open reminder found by its text, its customer and its job number, and opened with Enter, by keyboard alone. */
export const FindsAReminder: Story = {
  parameters: at("/account/preferences", { fill: remindersInShop }),
  play: async (context) => {
    const { canvas, userEvent } = context
    const palette = await open(context)
    await userEvent.type(palette.getByRole("searchbox"), "adjuster")
    const his = await palette.findByRole("menuitem", { name: /^Send the photos to the adjuster/ })
    await expect(his).toHaveTextContent(/9:00 AM · Sam Begay$/)
    await userEvent.keyboard("{Escape}")
    await userEvent.type(palette.getByRole("searchbox"), "landlord")
    await expect(await palette.findByText(/^Nothing found/)).toBeVisible()
    await userEvent.keyboard("{Escape}")
    for (const text of ["ada moreno", "job 1001"]) {
      await userEvent.type(palette.getByRole("searchbox"), text)
      await palette.findByRole("menuitem", { name: /Ask about the second van.*Job 1001 · Ada Moreno/ })
      await userEvent.keyboard("{Escape}")
    }
    await chooseFirst(userEvent, palette, "second van", /^Ask about the second van/)
    await canvas.findByRole("heading", { level: 1, name: "Ask about the second van" })
    await expect(canvas.getByRole("button", { name: "Done" })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  }
}

/** A reminder created by a shop rule is shown, and found, in the current language. */
export const FindsARuleOfTheShopInFrench: Story = {
  globals: { locale: "fr" },
  parameters: at("/account/preferences", { fill: ruleMadeInShop }),
  play: async (context) => {
    const palette = await open(context)
    await context.userEvent.type(palette.getByRole("searchbox"), "avis")
    await expect(await palette.findByRole("menuitem", { name: /^Demander un avis.*Dossier 1001/ })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/reminders\//)
    )
  }
}

/** Screens that the user cannot open are not offered. */
export const Installer: Story = {
  parameters: at("/account/preferences", { roles: ["installer"], fill: busyShop }),
  play: async (context) => {
    const palette = await open(context)
    await palette.findByRole("menuitem", { name: /^Jobs/ })
    for (const name of [/^Customers/, /^Users/, /New customer/, /New pricing profile/])
      await expect(palette.queryByRole("menuitem", { name })).toBeNull()
    await context.userEvent.type(palette.getByRole("searchbox"), "pima")
    await palette.findByRole("menuitem", { name: /1004/ })
    await expect(palette.queryByRole("menuitem", { name: /New quote for|Take payment/ })).toBeNull()
  }
}

export const NothingFound: Story = {
  play: async (context) => {
    const palette = await open(context)
    await context.userEvent.type(palette.getByRole("searchbox"), "zzz")
    await expect(await palette.findByText("Nothing found. Try a name, a phone number or a job number.")).toBeVisible()
  }
}

/** An entire document was pasted: the search uses only what fits, and nothing breaks. */
export const FarTooMuchPasted: Story = {
  play: async (context) => {
    const palette = await open(context)
    await context.userEvent.paste("[".repeat(100_000))
    await palette.findByText("Nothing found. Try a name, a phone number or a job number.")
  }
}

/** The search failed: local results are still there. */
export const SearchFailed: Story = {
  parameters: at("/account/preferences", {
    instead: ({ name }: Endpoint) => (name === "listCustomers" ? refused(500, "serverError") : undefined)
  }),
  play: async (context) => {
    const palette = await open(context)
    await context.userEvent.type(palette.getByRole("searchbox"), "cust")
    await expect(
      await palette.findByText("The server encountered an internal error. Please try again later.")
    ).toBeVisible()
    await expect(hrefs(palette)).toContain("/customers")
  }
}

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async (context) => void (await open(context))
}
export const FrenchDark: Story = {
  globals: { locale: "fr", theme: "dark" },
  play: async (context) => void (await open(context))
}
