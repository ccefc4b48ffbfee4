import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, screen, waitFor } from "storybook/test"
import { type Answer, refused } from "#domain/contract/Envelope.ts"
import type { Endpoint } from "#domain/contract/Endpoint.ts"
import { inTheShop } from "#stories/inTheShop.tsx"
import { SignedInLayout } from "#web/shell/SignedInLayout.tsx"

type Said = Answer | "offline" | "never" | undefined
const saying =
  (says: Readonly<Record<string, Said>>) =>
  ({ name }: Endpoint): Said =>
    says[name]
const over: Answer = {
  status: 401,
  body: { succeeded: false, messages: ["SessionOver"], errors: {}, failure: { _tag: "SessionOver" } }
}
const nobody = { getCurrentUser: refused(401, "signInFirst"), refreshTokens: over }
const at = (path: string, more: object = {}) => ({ layout: "fullscreen", shop: { isWhole: true, path, ...more } })

/** What the session machine's states look like, beside those of Login and Auth transition. */
const meta = {
  title: "Screens/Session/States",
  component: SignedInLayout,
  decorators: [inTheShop],
  parameters: {
    ends: {
      Recognising: "Loading",
      Reviving: "Loading",
      RequestingTokens: "Logging in",
      KeyNotAccepted: "This link was already used or has expired. Please log in again.",
      NoShopHere: "Log in at localhost:3000",
      Expired: "Session expired, please log in again.",
      NeverSignedIn: "User name",
      CheckingPassword: "Log in",
      SigningOut: "Logging out",
      StillSignedInThere: "Logged out Successfully",
      Refreshing: "Luis Herrera",
      LoggedOutInAnotherTab: "Logged out Successfully"
    },
    ...at("/account/preferences")
  },
  beforeEach: () => void Object.assign(says, { now: {} })
} satisfies Meta<typeof SignedInLayout>
export default meta
type Story = StoryObj<typeof meta>
const says: { now: Readonly<Record<string, Said>> } = { now: {} }
const asSaid = ({ name }: Endpoint): Said => says.now[name]

/** recognising: it is not known yet who is here. */
export const Recognising: Story = {
  parameters: at("/account/preferences", { instead: saying({ getCurrentUser: "never" }) }),
  play: async ({ canvas }) => void (await expect(await canvas.findByLabelText("Loading")).toBeInTheDocument())
}

/** reviving: the access token is over, the session may not be. */
export const Reviving: Story = {
  parameters: at("/account/preferences", { instead: saying({ ...nobody, refreshTokens: "never" }) }),
  play: async ({ canvas }) => void (await expect(await canvas.findByLabelText("Loading")).toBeInTheDocument())
}

/** requestingTokens: a key was brought along. */
export const RequestingTokens: Story = {
  parameters: at("/auth-transition?type=login&redirect=/customers", {
    roles: null,
    handOffKey: "a-key",
    instead: saying({ postToken: "never" })
  }),
  play: async ({ canvas }) => void (await expect(await canvas.findByLabelText("Logging in")).toBeInTheDocument())
}

/** signedOut after a key that was used before: why, and the way to sign in. */
export const KeyNotAccepted: Story = {
  parameters: at("/auth-transition?type=login&redirect=/customers", { roles: null, handOffKey: "an-old-key" }),
  play: async ({ canvas }) =>
    void (await expect(
      await canvas.findByText("This link was already used or has expired. Please log in again.")
    ).toBeVisible())
}

/** nowhere: the address is no shop's, so no password is asked for. */
export const NoShopHere: Story = {
  parameters: at("/login", { roles: null, instead: () => refused(404, "noShopHere") }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText("No shop found at this address.")).toBeVisible())
    await expect(canvas.getByRole("link", { name: "Log in at localhost:3000" })).toHaveAttribute(
      "href",
      "http://localhost:3000/login"
    )
    await expect(canvas.queryByLabelText(/^Password/)).toBeNull()
  }
}

/** expired: told only to those who were signed in. */
export const Expired: Story = {
  parameters: at("/customers", { roles: null, wasSignedIn: true }),
  play: async ({ canvas }) =>
    void (await expect(await canvas.findByText("Session expired, please log in again.")).toBeVisible())
}

/** signedOut: somebody who never was in is asked, not told. */
export const NeverSignedIn: Story = {
  parameters: at("/customers", { roles: null }),
  play: async ({ canvas }) => {
    await canvas.findByRole("textbox", { name: "User name" })
    await expect(canvas.queryByText("Session expired, please log in again.")).toBeNull()
  }
}

/** checkingPassword: pressed once, waiting. */
export const CheckingPassword: Story = {
  parameters: at("/login", { roles: null, instead: saying({ login: "never" }) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "User name" }), "bea")
    await userEvent.type(canvas.getByLabelText(/^Password/), "secret{Enter}")
    await waitFor(() => expect(canvas.getByRole("button", { name: /Log in/ })).toHaveAttribute("aria-disabled", "true"))
  }
}

const logOut = async ({ canvas, userEvent }: Parameters<NonNullable<Story["play"]>>[0]) => {
  await userEvent.click(await canvas.findByRole("button", { name: /Bea.*’s account/ }))
  await userEvent.click(await screen.findByRole("menuitem", { name: "Log out" }))
}

/** signingOut: the server has not answered yet, so nothing is said to be done. */
export const SigningOut: Story = {
  parameters: at("/account/preferences", { instead: saying({ logout: "never" }) }),
  play: async (context) => {
    await logOut(context)
    await expect(await context.canvas.findByLabelText("Logging out")).toBeInTheDocument()
    await expect(context.canvas.queryByText("Logged out Successfully")).toBeNull()
  }
}

const left = fn()

/** stillSignedInThere: the line is down; the server is told as soon as it hears. */
export const StillSignedInThere: Story = {
  parameters: at("/account/preferences", { onLeave: left, instead: asSaid }),
  play: async (context) => {
    left.mockClear()
    await context.canvas.findByRole("heading", { level: 1 })
    says.now = { logout: "offline" }
    await logOut(context)
    await expect(await context.canvas.findByLabelText("Logging out")).toBeInTheDocument()
    await expect(left).not.toHaveBeenCalled()
    says.now = {}
    await expect(await context.canvas.findByText("Logged out Successfully", {}, { timeout: 8_000 })).toBeVisible()
    await waitFor(() => expect(left).toHaveBeenCalledWith("http://localhost:3000/login"), { timeout: 4_000 })
  }
}

/** refreshing: in the background; the screen stays, and its call is answered after all. */
export const Refreshing: Story = {
  parameters: at("/customers", { instead: asSaid }),
  play: async ({ canvas, userEvent }) => {
    const search = await canvas.findByRole("searchbox")
    says.now = { listCustomers: refused(401, "signInFirst") }
    await userEvent.type(search, "herrera")
    says.now = {}
    await expect(await canvas.findByRole("row", { name: /Luis Herrera/ })).toBeVisible()
    await expect(canvas.queryByText("Session expired, please log in again.")).toBeNull()
  }
}

/** endedElsewhere: another tab of this browser logged out. */
export const LoggedOutInAnotherTab: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Preferences"))
    const other = new BroadcastChannel("frit.session")
    other.postMessage("signedOutElsewhere")
    other.close()
    await expect(await canvas.findByText("Logged out Successfully")).toBeVisible()
    await expect(canvas.queryByRole("heading", { name: "Preferences" })).toBeNull()
  }
}
