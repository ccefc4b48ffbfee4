import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, waitFor } from "storybook/test"
import type { Endpoint } from "#domain/contract/Endpoint.ts"
import { getUserProration } from "#domain/people/usersApi.ts"
import { withShop } from "#stories/withShop.tsx"
import { fillIn } from "../customers/fillIn.ts"
import { UserRoutes } from "./UserRoutes.tsx"
import { peopleInShop } from "./usersInShop.ts"

/** The example of spec §9: about 25 days left, 34.99 a month, 65 free help requests. */
const costs = (edition: string) => (endpoint: Endpoint) =>
  endpoint === getUserProration
    ? {
        status: 200,
        body: {
          succeeded: true,
          messages: [],
          data: {
            edition,
            daysLeft: 25,
            daysInCycle: 30,
            cycleEnds: "2026-12-16",
            monthlyPrice: 3499,
            amount: 2916,
            freeHelpRequests: 54
          }
        }
      }
    : undefined
const at = (path: string, more: object = {}) => ({
  shop: { path, fill: peopleInShop, instead: costs("basic"), ...more }
})
const meta = {
  title: "Screens/Users/New",
  component: UserRoutes,
  decorators: [withShop],
  parameters: {
    ...at("/users/create"),
    ends: {
      Added: "First password not changed yet",
      WrongAndMissing: "Password must be at least 10 characters",
      NameInUse: "This user name is already in use",
      DraftWithoutPassword: "Nelly",
      ByAnAdmin: "A new user’s password is not emailed and must be given in person",
      OnThePerSearchPlan: "no monthly fee; searches are billed weekly by email",
      OnTheFreeTrial: "After the free trial a user is $34.99 a month."
    }
  }
} satisfies Meta<typeof UserRoutes>
export default meta
type Story = StoryObj<typeof meta>
type Page = Parameters<NonNullable<Story["play"]>>[0]

const typeNora = async (page: Page, userName = "nelly.new") => {
  await fillIn(page, /^First name/, "Nelly")
  await fillIn(page, /^Last name/, "Park")
  await fillIn(page, /^User name/, userName)
  await fillIn(page, /^Email/, "nelly@copperstate.example")
  await page.userEvent.click(page.canvas.getByRole("checkbox", { name: /^Sales/ }))
}

/** The cost, and how to hand over the password, are shown first; a generated password can be revealed and copied. */
export const Added: Story = {
  play: async (page) => {
    const { canvas, userEvent } = page
    await expect(
      await canvas.findByText("A new user’s password is not emailed and must be given in person")
    ).toBeVisible()
    await expect(await canvas.findByText("About 25 days left in the cycle: $29.16 now")).toBeVisible()
    await expect(canvas.getByText(/\$34\.99 a month.*54 free help requests/)).toBeVisible()
    await typeNora(page)
    await userEvent.click(canvas.getByRole("button", { name: "Generate a password" }))
    const password = canvas.getByLabelText(/^Password/)
    await expect(password).toHaveAttribute("type", "text")
    await expect((password as HTMLInputElement).value).toMatch(/^([A-Z][a-z]{4}-){3}\d\d$/)
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    await expect(await canvas.findByRole("heading", { level: 1, name: "Nelly Park" })).toBeVisible()
    await screen.findByText("User added. Give them the password in person.")
    await expect(canvas.getByText("First password not changed yet")).toBeVisible()
  }
}

/** Missing and invalid fields, in the specification's words. */
export const WrongAndMissing: Story = {
  play: async (page) => {
    const { canvas, userEvent } = page
    await fillIn(page, /^User name/, "nelly new")
    await fillIn(page, /^Password/, "short")
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    const summary = await canvas.findByRole("group", { name: /fields need your attention/ })
    await expect([...summary.querySelectorAll("li")].map((line) => line.textContent)).toEqual(
      expect.arrayContaining([
        "User name cannot contain spaces",
        "Please enter the first name",
        "Please enter the last name",
        "Please enter the email",
        "Please select the roles",
        "Password must be at least 10 characters"
      ])
    )
  }
}

/** The user name is in use, possibly in another shop: reported at the field, and the input is preserved. */
export const NameInUse: Story = {
  play: async (page) => {
    const { canvas, userEvent } = page
    await typeNora(page, "OLGA.owner")
    await userEvent.click(canvas.getByRole("button", { name: "Generate a password" }))
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    await waitFor(() =>
      expect(canvas.getByRole("textbox", { name: "User name" })).toHaveAccessibleDescription(
        /This user name is already in use/
      )
    )
    await expect(canvas.getByRole("textbox", { name: "First name" })).toHaveValue("Nelly")
  }
}

/** The input returns as a draft, except for the password, which the browser never stores. */
export const DraftWithoutPassword: Story = {
  play: async (page) => {
    const { canvas, userEvent } = page
    await fillIn(page, /^First name/, "Nelly")
    await fillIn(page, /^Password/, "Tell-Nobody-2026")
    await expect(await canvas.findByText(/^Draft saved/)).toBeVisible()
    await expect(JSON.stringify({ ...localStorage })).not.toContain("Tell-Nobody-2026")
    await userEvent.click(canvas.getByRole("link", { name: "Cancel" }))
    await userEvent.click(await canvas.findByRole("link", { name: "New user" }))
    await userEvent.click(await canvas.findByRole("button", { name: "Restore draft" }))
    await expect(canvas.getByRole("textbox", { name: "First name" })).toHaveValue("Nelly")
    await expect(canvas.getByLabelText(/^Password/)).toHaveValue("")
  }
}

/** An admin can assign every role except owner. */
export const ByAnAdmin: Story = {
  parameters: at("/users/create", { roles: ["admin"] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("checkbox", { name: /^Owner/ })).toBeDisabled()
    await expect(canvas.getByRole("checkbox", { name: /^Admin/ })).toBeEnabled()
    await expect(canvas.queryByRole("checkbox", { name: /^Root/ })).toBeNull()
  }
}

/** The per-search plan has no monthly fee. */
export const OnThePerSearchPlan: Story = {
  parameters: at("/users/create", { instead: costs("payPerLookup") }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/no monthly fee; searches are billed weekly by email/)).toBeVisible()
  }
}

export const OnTheFreeTrial: Story = {
  parameters: at("/users/create", { instead: costs("freeTrial") }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("After the free trial a user is $34.99 a month.")).toBeVisible()
  }
}

export const Spanish: Story = {
  globals: { locale: "es" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Nuevo usuario" })).toBeVisible()
    await expect(await canvas.findByText("Quedan unos 25 días del ciclo: $29.16 ahora")).toBeVisible()
  }
}
