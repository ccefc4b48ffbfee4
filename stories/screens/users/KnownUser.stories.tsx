import type { Meta, StoryObj } from "@storybook/react-vite"
import { Effect } from "effect"
import { expect, screen, waitFor, within } from "storybook/test"
import type { Endpoint } from "#domain/contract/Endpoint.ts"
import { getUser, putUser } from "#domain/people/usersApi.ts"
import { withShop } from "#stories/withShop.tsx"
import { screenStates } from "#stories/screenStates.ts"
import { withApp } from "../security/securityInShop.ts"
import { fillIn } from "../customers/fillIn.ts"
import { UserRoutes } from "./UserRoutes.tsx"
import { olgaId, peopleInShop, samAlsoChangedElsewhere, samId, samPath } from "./usersInShop.ts"
import { conflictAt } from "../conflictAt.ts"

const at = (path: string, more: object = {}) => ({ shop: { path, fill: peopleInShop, ...more } })
const meta = {
  title: "Screens/Users/Known",
  component: UserRoutes,
  decorators: [withShop],
  parameters: {
    ...at(samPath),
    ends: {
      Changed: "User saved",
      DeactivatedAndReactivated: "Sam Begay can log in again",
      PasswordGiven: "First password not changed yet",
      SecondStepReset: "Sam Begay’s login history",
      SecondStepOnAPhone: "Nouveau mot de passe",
      SignInsEnded: "Not logged in anywhere",
      ClashKeptMine: "Begay-Ruiz",
      OwnerSeenByAdmin: "olga@copperstate.example",
      LastOwner: "A shop needs at least one owner"
    }
  }
} satisfies Meta<typeof UserRoutes>
export default meta
type Story = StoryObj<typeof meta>

/** Another role and another location: the change is saved and the user's sessions end. */
export const Changed: Story = {
  play: async (page) => {
    const { canvas, userEvent } = page
    await expect(await canvas.findByText("Safari, iPhone")).toBeVisible()
    await expect(canvas.queryByLabelText("Password")).toBeNull()
    await userEvent.click(canvas.getByRole("checkbox", { name: /^Billing/ }))
    await userEvent.click(canvas.getByRole("checkbox", { name: "Tempe" }))
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    await screen.findByText("User saved")
    await expect(canvas.getByRole("checkbox", { name: /^Billing/ })).toBeChecked()
    await expect(canvas.getByRole("button", { name: "Save" })).toBeDisabled()
  }
}

/** Deactivated after a confirmation, and reactivated. */
export const DeactivatedAndReactivated: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Deactivate" }))
    const question = await screen.findByRole("alertdialog", { name: "Deactivate Sam Begay?" })
    await userEvent.click(within(question).getByRole("button", { name: "Deactivate" }))
    await screen.findByText("Sam Begay was deactivated")
    await expect(await canvas.findByText("Inactive")).toBeVisible()
    await expect(await canvas.findByText("Not logged in anywhere")).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Reactivate" }))
    await screen.findByText("Sam Begay can log in again")
  }
}

/** A new password is set for the user, who must change it and is signed out everywhere. */
export const PasswordGiven: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Set a new password" }))
    const dialog = within(await screen.findByRole("dialog", { name: "New password for Sam Begay" }))
    await userEvent.click(dialog.getByRole("button", { name: "Generate a password" }))
    await userEvent.click(dialog.getByRole("button", { name: "Set a new password" }))
    await screen.findByText("Sam Begay has a new password")
    await expect(await canvas.findByText("First password not changed yet")).toBeVisible()
    await expect(await canvas.findByText("Not logged in anywhere")).toBeVisible()
  }
}

const samWithApp = Effect.andThen(peopleInShop, withApp(samId))

/**
 * A lost phone with the authenticator app, and no recovery codes: the owner resets the second step after a
 * confirmation.
 */
export const SecondStepReset: Story = {
  parameters: at(samPath, { fill: samWithApp }),
  play: async ({ canvas, userEvent }) => {
    const section = within(await canvas.findByRole("region", { name: "Second step" }))
    await userEvent.click(await section.findByRole("button", { name: "Reset second step" }))
    const question = await screen.findByRole("alertdialog", { name: /Sam Begay/ })
    await userEvent.click(within(question).getByRole("button", { name: "Reset second step" }))
    await waitFor(() => expect(section.queryByRole("button", { name: "Reset second step" })).toBeNull())
    await expect(section.getByRole("link", { name: /Sam Begay/ })).toHaveAttribute(
      "href",
      `/admin/audit?person=${samId}`
    )
  }
}

/** The same section in French, on a phone. */
export const SecondStepOnAPhone: Story = {
  parameters: at(samPath, { fill: samWithApp }),
  globals: { locale: "fr", viewport: { value: "phone" } },
  play: async ({ canvas }) => expect(await canvas.findByRole("region", { name: "Deuxième étape" })).toBeVisible()
}

/** A lost phone: all sessions end. */
export const SignInsEnded: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Log out everywhere" }))
    await expect(await canvas.findByText("Not logged in anywhere")).toBeVisible()
  }
}

/** Both users changed the same field: both versions and the choice are shown at the field. */
export const ClashKeptMine: Story = {
  parameters: at(samPath, samAlsoChangedElsewhere({ lastName: "Begaye", roles: ["installer", "sales"] })),
  play: async (page) => {
    const { canvas, userEvent } = page
    await fillIn(page, /^Last name/, "Begay-Ruiz")
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    await conflictAt(page, {
      changed: "Someone else saved this user after you opened it.",
      label: "Last name",
      mine: "Begay-Ruiz",
      theirs: "Begaye",
      joining: "Roles"
    })
    await userEvent.click(canvas.getByRole("button", { name: "Keep mine" }))
    await waitFor(() => expect(canvas.getByRole("checkbox", { name: /^Sales/ })).toBeChecked())
    await expect(canvas.getByLabelText(/^Last name/)).toHaveValue("Begay-Ruiz")
  }
}

/** An admin can view an owner, but change nothing. */
export const OwnerSeenByAdmin: Story = {
  parameters: at(`/users/${olgaId}/edit`, { roles: ["admin"] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("You can view this user but not change it")).toBeVisible()
    await expect(canvas.getByText("olga@copperstate.example")).toBeVisible()
    await expect(canvas.queryByRole("textbox")).toBeNull()
    await expect(canvas.queryByRole("button")).toBeNull()
  }
}

/** The server rejects what passed the page's validation: the error is shown at the roles. */
export const LastOwner: Story = {
  parameters: at(samPath, {
    instead: (endpoint: Endpoint) =>
      endpoint === putUser
        ? {
            status: 422,
            body: { succeeded: false, messages: ["LastOwner"], errors: {}, failure: { _tag: "LastOwner" } }
          }
        : undefined
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: /^Billing/ }))
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    await expect(await canvas.findByRole("link", { name: /A shop needs at least one owner/ })).toBeVisible()
  }
}

export const NotThere: Story = {
  parameters: at("/users/019a0000-0000-7000-8000-00000000dead/edit"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Page not found" })).toBeVisible()
  }
}

const states = screenStates(
  { shop: { path: samPath, fill: peopleInShop }, call: getUser, shows: /Sam Begay/ },
  {
    phone: async ({ canvas }) => {
      await canvas.findByText("Safari, iPhone")
    }
  }
)
export const Loading: Story = states.Loading
export const Failed: Story = states.Failed
export const Dark: Story = states.Dark
export const French: Story = states.French
export const Spanish: Story = states.Spanish
export const OnASmallPhone: Story = states.OnASmallPhone
