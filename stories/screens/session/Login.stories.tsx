import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, waitFor } from "storybook/test"
import { refused } from "#domain/contract/Envelope.ts"
import { withShop } from "#stories/withShop.tsx"
import { platform, samplePassword } from "#stories/sampleShop.ts"
import { LoginScreen } from "#web/login/LoginScreen.tsx"

const meta = {
  title: "Screens/Session/Login",
  component: LoginScreen,
  decorators: [withShop],
  parameters: {
    ends: {
      AtTheShop: "Log in to the shop.",
      OnTheBaseDomain: "Frit runs auto glass shops: quotes, work orders, parts and payments.",
      NothingTyped: "Please enter the password",
      ForgotTheirPassword: "Forgot your password?",
      WrongPassword: "Login failed",
      TooOften: "Too many attempts. Try again in 15 minutes.",
      TooSoon: "Your account is not locked.",
      TooSoonFrench: "Trop de tentatives. Réessayez dans 8 secondes.",
      Slowed: "Checking takes a little longer",
      SlowedOnAPhone: "Checking takes a little longer",
      PasswordShownAndHidden: "secret",
      SignsIn: "Good to see you, Bea",
      HandsOff: "Log in",
      LineDown: "Connection lost. Your work is safe; try again.",
      ServerBusy: "Many people are using Frit right now.",
      Unreachable: "Try again",
      Phone: "Log in to the shop."
    },
    layout: "fullscreen",
    shop: { roles: null, path: "/login", isWhole: true },
    // React Aria's announcer names a pending button for some seconds after the button is gone.
    a11y: { context: { exclude: ["[data-live-announcer]"] } }
  }
} satisfies Meta<typeof LoginScreen>
export default meta
type Story = StoryObj<typeof meta>

/** On a shop's own domain: shows the shop's name. */
export const AtTheShop: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Copper State Auto Glass" })).toBeVisible()
    await expect(canvas.getByRole("textbox", { name: "User name" })).toHaveFocus()
  }
}

/** On the base domain: shows the product's branding. */
export const OnTheBaseDomain: Story = {
  parameters: { shop: { roles: null, path: "/login", isWhole: true, shop: platform } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Log in" })).toBeVisible()
  }
}

/** Missing values are reported on submission, also with Enter, and not while typing. */
export const NothingTyped: Story = {
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole("textbox", { name: "User name" })
    await userEvent.type(name, "b")
    await userEvent.clear(name)
    await expect(canvas.queryByText("Please enter the user name")).toBeNull()
    await userEvent.type(name, "{Enter}")
    await expect(await canvas.findByText("Please enter the user name")).toBeVisible()
    await expect(canvas.getByText("Please enter the password")).toBeVisible()
    await waitFor(() => expect(name).toHaveFocus())
  }
}

/** Layout does not shift under the finger: leaving the empty field shows no error, and the link is followed. */
export const ForgotTheirPassword: Story = {
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "User name" })).toHaveFocus())
    const link = canvas.getByRole("link", { name: "Forgot password?" })
    const place = link.getBoundingClientRect().top
    canvas.getByRole("textbox", { name: "User name" }).blur()
    await expect(canvas.queryByText("Please enter the user name")).toBeNull()
    await expect(link.getBoundingClientRect().top).toBe(place)
    await userEvent.click(link)
    await expect(await canvas.findByRole("heading", { level: 1, name: "Forgot your password?" })).toBeVisible()
  }
}

/** 'Login failed' is shown next to the form; the input stays. */
export const WrongPassword: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "User name" }), "bea")
    await userEvent.type(canvas.getByLabelText(/^Password/), "not this one{Enter}")
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Login failed")
    await expect(canvas.getByRole("textbox", { name: "User name" })).toHaveValue("bea")
  }
}

/** The sixth wrong password within fifteen minutes: shows how long to wait, and that the account is not locked. */
export const TooOften: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "User name" }), "bea")
    await userEvent.type(canvas.getByLabelText(/^Password/), "not this one")
    for (let attempt = 1; attempt <= 5; attempt++) {
      await userEvent.type(canvas.getByLabelText(/^Password/), `${attempt}{Enter}`)
      await waitFor(() => expect(canvas.getByRole("alert")).toHaveTextContent("Login failed"))
      await waitFor(() => expect(canvas.getByRole("button", { name: "Log in" })).toBeEnabled())
    }
    await userEvent.type(canvas.getByLabelText(/^Password/), "6{Enter}")
    await waitFor(() =>
      expect(canvas.getByRole("status")).toHaveTextContent("Too many attempts. Try again in 15 minutes.")
    )
  }
}

const soon = {
  status: 429,
  body: {
    succeeded: false as const,
    messages: ["TooManyTries"],
    errors: {},
    failure: { _tag: "TooManyTries", minutes: 1, seconds: 8 }
  }
}
const typeAndSend = async (
  userEvent: { readonly type: (field: Element, keys: string) => Promise<void> },
  name: Element,
  field: Element
) => {
  await userEvent.type(name, "bea")
  await userEvent.type(field, `${samplePassword}{Enter}`)
}

/** Many strangers are trying the name: shows a wait of a few seconds and the sign-in methods that remain available. */
export const TooSoon: Story = {
  parameters: {
    shop: {
      roles: null,
      path: "/login",
      isWhole: true,
      instead: ({ name }: { name: string }) => (name === "login" ? soon : undefined)
    }
  },
  play: async ({ canvas, userEvent }) => {
    await typeAndSend(
      userEvent,
      await canvas.findByRole("textbox", { name: "User name" }),
      canvas.getByLabelText(/^Password/)
    )
    await expect(await canvas.findByRole("status")).toHaveTextContent("Too many attempts. Try again in 8 seconds.")
    await expect(canvas.getByRole("status")).toHaveTextContent("Your account is not locked.")
  }
}
export const TooSoonFrench: Story = {
  ...TooSoon,
  globals: { locale: "fr", viewport: { value: "phone" } },
  play: async ({ canvas, userEvent }) => {
    await typeAndSend(
      userEvent,
      await canvas.findByRole("textbox", { name: "Nom d’utilisateur" }),
      canvas.getByLabelText(/^Mot de passe/)
    )
    await expect(await canvas.findByRole("status")).toHaveTextContent("Trop de tentatives. Réessayez dans 8 secondes.")
  }
}

/** A delayed attempt says so after two seconds; the input stays. */
export const Slowed: Story = {
  parameters: {
    shop: {
      roles: null,
      path: "/login",
      isWhole: true,
      instead: ({ name }: { name: string }) => (name === "login" ? "never" : undefined)
    }
  },
  play: async ({ canvas, userEvent }) => {
    await typeAndSend(
      userEvent,
      await canvas.findByRole("textbox", { name: "User name" }),
      canvas.getByLabelText(/^Password/)
    )
    await expect(canvas.queryByText("Checking takes a little longer")).toBeNull()
    await expect(await canvas.findByText("Checking takes a little longer", {}, { timeout: 5_000 })).toBeVisible()
    await expect(canvas.getByRole("textbox", { name: "User name" })).toHaveValue("bea")
  }
}
export const SlowedOnAPhone: Story = { ...Slowed, globals: { viewport: { value: "phone" }, theme: "dark" } }

/** The password can be shown and hidden. */
export const PasswordShownAndHidden: Story = {
  play: async ({ canvas, userEvent }) => {
    const password = await canvas.findByLabelText(/^Password/)
    await userEvent.type(password, "secret")
    await expect(password).toHaveAttribute("type", "password")
    await userEvent.click(canvas.getByRole("button", { name: "Show password" }))
    await expect(password).toHaveAttribute("type", "text")
    await userEvent.click(canvas.getByRole("button", { name: "Hide password" }))
    await expect(password).toHaveAttribute("type", "password")
  }
}

/** The correct password signs in and leads to the dashboard. */
export const SignsIn: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "User name" }), "bea")
    await userEvent.type(canvas.getByLabelText(/^Password/), samplePassword)
    await userEvent.click(canvas.getByRole("button", { name: "Log in" }))
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "Good to see you, Bea" }, { timeout: 5_000 })
    ).toBeVisible()
  }
}

const left = fn()

/** From the base domain, the browser is redirected to the shop's domain with a key and a destination. */
export const HandsOff: Story = {
  parameters: { shop: { roles: null, path: "/login", isWhole: true, staysHere: false, onLeave: left } },
  play: async ({ canvas, userEvent }) => {
    left.mockClear()
    await userEvent.type(await canvas.findByRole("textbox", { name: "User name" }), "bea")
    await userEvent.type(canvas.getByLabelText(/^Password/), `${samplePassword}{Enter}`)
    await waitFor(() => expect(left).toHaveBeenCalledOnce())
    const url = new URL(String(left.mock.calls[0]?.[0]))
    await expect(`${url.origin}${url.pathname}`).toBe("http://demo.localhost:3000/auth-transition")
    await expect(url.searchParams.get("type")).toBe("login")
    await expect(url.searchParams.get("redirect")).toBe("/dashboard")
    await expect(url.searchParams.get("key")?.length).toBeGreaterThan(20)
  }
}

/** The connection is lost: the input is preserved. */
export const LineDown: Story = {
  parameters: {
    shop: {
      roles: null,
      path: "/login",
      isWhole: true,
      instead: ({ name }: { name: string }) => (name === "login" ? "offline" : undefined)
    }
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "User name" }), "bea")
    await userEvent.type(canvas.getByLabelText(/^Password/), "secret{Enter}")
    await expect(await canvas.findByRole("status")).toHaveTextContent("Connection lost. Your work is safe; try again.")
  }
}

/** More logins at once than the server can check: the page says so, and the input stays. */
export const ServerBusy: Story = {
  parameters: {
    shop: {
      roles: null,
      path: "/login",
      isWhole: true,
      instead: ({ name }: { name: string }) => (name === "login" ? refused(503, "serverBusy") : undefined)
    }
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "User name" }), "bea")
    await userEvent.type(canvas.getByLabelText(/^Password/), `${samplePassword}{Enter}`)
    await expect(await canvas.findByRole("status")).toHaveTextContent(
      "Many people are using Frit right now. Please try again in a few seconds."
    )
    await expect(canvas.getByRole("textbox", { name: "User name" })).toHaveValue("bea")
  }
}

/** The server does not respond: whether a user is signed in is unknown. */
export const Unreachable: Story = {
  parameters: { shop: { path: "/dashboard", isWhole: true, instead: () => refused(500, "serverError") } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible()
  }
}

export const Phone: Story = { globals: { viewport: { value: "phone" } } }
export const French: Story = {
  globals: { locale: "fr" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/Mot de passe/)).toBeVisible()
  }
}
export const Dark: Story = { globals: { theme: "dark" } }
