import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, screen, waitFor } from "storybook/test"
import { type ApiResponse, refused } from "#domain/contract/Envelope.ts"
import type { Endpoint } from "#domain/contract/Endpoint.ts"
import { withShop } from "#stories/withShop.tsx"
import { SignedInLayout } from "#web/shell/SignedInLayout.tsx"

type Said = ApiResponse | "offline" | "never" | undefined
const saying =
  (says: Readonly<Record<string, Said>>) =>
  ({ name }: Endpoint): Said =>
    says[name]
const over: ApiResponse = {
  status: 401,
  body: { succeeded: false, messages: ["SessionOver"], errors: {}, failure: { _tag: "SessionOver" } }
}
const nobody = { getCurrentUser: refused(401, "signInFirst"), refreshTokens: over }
const at = (path: string, more: object = {}) => ({ layout: "fullscreen", shop: { isWhole: true, path, ...more } })

/** The states of the session machine, in addition to those of Login and Auth transition. */
const meta = {
  title: "Screens/Session/States",
  component: SignedInLayout,
  decorators: [withShop],
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

/** recognising: whether a user is signed in is not known yet. */
export const Recognising: Story = {
  parameters: at("/account/preferences", { instead: saying({ getCurrentUser: "never" }) }),
  play: async ({ canvas }) => void (await expect(await canvas.findByLabelText("Loading")).toBeInTheDocument())
}

/** reviving: the access token has expired, the session may still be valid. */
export const Reviving: Story = {
  parameters: at("/account/preferences", { instead: saying({ ...nobody, refreshTokens: "never" }) }),
  play: async ({ canvas }) => void (await expect(await canvas.findByLabelText("Loading")).toBeInTheDocument())
}

/** requestingTokens: the page was opened with a hand-off key. */
export const RequestingTokens: Story = {
  parameters: at("/auth-transition?type=login&redirect=/customers", {
    roles: null,
    handOffKey: "a-key",
    instead: saying({ postToken: "never" })
  }),
  play: async ({ canvas }) => void (await expect(await canvas.findByLabelText("Logging in")).toBeInTheDocument())
}

/** signedOut after an already used key: the reason and a link to sign in. */
export const KeyNotAccepted: Story = {
  parameters: at("/auth-transition?type=login&redirect=/customers", { roles: null, handOffKey: "an-old-key" }),
  play: async ({ canvas }) =>
    void (await expect(
      await canvas.findByText("This link was already used or has expired. Please log in again.")
    ).toBeVisible())
}

/** nowhere: the address does not belong to a shop, so no password is requested. */
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

/** expired: shown only to users who were signed in. */
export const Expired: Story = {
  parameters: at("/customers", { roles: null, wasSignedIn: true }),
  play: async ({ canvas }) =>
    void (await expect(await canvas.findByText("Session expired, please log in again.")).toBeVisible())
}

/** signedOut: a user who was never signed in sees the login form without a notice. */
export const NeverSignedIn: Story = {
  parameters: at("/customers", { roles: null }),
  play: async ({ canvas }) => {
    await canvas.findByRole("textbox", { name: "User name" })
    await expect(canvas.queryByText("Session expired, please log in again.")).toBeNull()
  }
}

/** checkingPassword: submitted once, pending. */
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

/** signingOut: the server has not responded yet, so nothing is confirmed. */
export const SigningOut: Story = {
  parameters: at("/account/preferences", { instead: saying({ logout: "never" }) }),
  play: async (context) => {
    await logOut(context)
    await expect(await context.canvas.findByLabelText("Logging out")).toBeInTheDocument()
    await expect(context.canvas.queryByText("Logged out Successfully")).toBeNull()
  }
}

const left = fn()

/** stillSignedInThere: the connection is lost; the server is notified once it is reachable. */
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

/** refreshing: happens in the background; the screen stays, and its request succeeds after all. */
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

/** endedElsewhere: the user logged out in another tab of this browser. */
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
