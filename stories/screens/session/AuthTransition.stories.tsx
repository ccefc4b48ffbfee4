import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, screen, waitFor } from "storybook/test"
import { withShop } from "#stories/withShop.tsx"
import { AuthTransitionScreen } from "#web/login/AuthTransitionScreen.tsx"

const meta = {
  title: "Screens/Session/Auth transition",
  component: AuthTransitionScreen,
  decorators: [withShop],
  parameters: {
    ends: {
      Arriving: "Logging in",
      NotLetIn: "Log in",
      ForeignRedirect: "Good to see you, Bea",
      LoggedOut: "Logged out Successfully",
      LogsOut: "Logged out Successfully"
    },
    layout: "fullscreen"
  }
} satisfies Meta<typeof AuthTransitionScreen>
export default meta
type Story = StoryObj<typeof meta>

/** While the hand-off key is exchanged for tokens. */
export const Arriving: Story = {
  parameters: {
    shop: { isWhole: true, path: "/auth-transition?type=login&redirect=/customers", instead: () => "never" }
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText("Logging in")).toBeInTheDocument()
  }
}

/** The key was already used or has expired. */
export const NotLetIn: Story = {
  parameters: { shop: { isWhole: true, roles: null, path: "/auth-transition?type=login&redirect=/customers" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Log in" })).toHaveAttribute("href", "/login")
  }
}

/** A redirect to a foreign site is not followed. */
export const ForeignRedirect: Story = {
  parameters: { shop: { isWhole: true, path: "/auth-transition?type=login&redirect=https%3A%2F%2Fevil.example%2F" } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "Good to see you, Bea" }, { timeout: 5_000 })
    ).toBeVisible()
  }
}

const left = fn()

/** 'Logged out Successfully', then the base domain's login page, whatever the URL requests. */
export const LoggedOut: Story = {
  parameters: {
    shop: {
      isWhole: true,
      roles: null,
      onLeave: left,
      path: "/auth-transition?type=logout&redirect=https%3A%2F%2Fevil.example%2Flogin"
    }
  },
  play: async ({ canvas }) => {
    left.mockClear()
    await expect(await canvas.findByText("Logged out Successfully")).toBeVisible()
    await waitFor(() => expect(left).toHaveBeenCalledWith("http://localhost:3000/login"), { timeout: 4_000 })
  }
}

/** Logging out from the account menu, to the end. */
export const LogsOut: Story = {
  parameters: { shop: { isWhole: true, onLeave: left, path: "/account/preferences" } },
  play: async ({ canvas, userEvent }) => {
    left.mockClear()
    await userEvent.click(await canvas.findByRole("button", { name: /Bea.*’s account/ }, { timeout: 5_000 }))
    await userEvent.click(await screen.findByRole("menuitem", { name: "Log out" }))
    await expect(await canvas.findByText("Logged out Successfully")).toBeVisible()
    await waitFor(() => expect(left).toHaveBeenCalledWith("http://localhost:3000/login"), { timeout: 4_000 })
  }
}
