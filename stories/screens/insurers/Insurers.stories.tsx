import type { Meta, StoryObj } from "@storybook/react-vite"
import { Effect } from "effect"
import { Route, Routes } from "react-router-dom"
import { expect, screen, waitFor } from "storybook/test"
import type { Endpoint } from "#domain/contract/Endpoint.ts"
import { refused } from "#domain/contract/Envelope.ts"
import { createInsurer } from "#domain/insurers/insurersHandlers.ts"
import { listInsurers } from "#domain/insurers/insurersApi.ts"
import { withShop } from "#stories/withShop.tsx"
import { InsurerScreen } from "#web/insurers/InsurerScreen.tsx"
import { InsurersScreen } from "#web/insurers/InsurersScreen.tsx"

/** Renders the insurer screens at their own paths, so that a story can navigate between them. */
function InsurerRoutes() {
  return (
    <main>
      <Routes>
        <Route path="/admin/insurers" element={<InsurersScreen />} />
        <Route path="/admin/insurers/create" element={<InsurerScreen key="new" />} />
        <Route path="/admin/insurers/:id/edit" element={<InsurerScreen />} />
      </Routes>
    </main>
  )
}

const at = (path: string, more: object = {}) => ({ shop: { path, fill: Effect.void, ...more } })
const meta = {
  title: "Screens/Insurers",
  component: InsurerRoutes,
  decorators: [withShop],
  parameters: {
    ...at("/admin/insurers"),
    ends: {
      New: "First",
      Filled: "Prairie Mutual, PMI",
      FoundByOtherName: "Prairie Mutual Insurance",
      NoneFound: "No insurers match",
      NameInUse: "Prairie Mutual Insurance already has this name.",
      OtherNameInUse: "Prairie Mutual Insurance already has the name “pmi”."
    }
  }
} satisfies Meta<typeof InsurerRoutes>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No insurers yet")).toBeVisible()
  }
}

export const Failed: Story = {
  parameters: at("/admin/insurers", {
    instead: (endpoint: Endpoint) => (endpoint === listInsurers ? refused(500, "serverError") : undefined)
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible()
  }
}

export const New: Story = {
  parameters: at("/admin/insurers/create"),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Name/), "First")
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    await expect(await screen.findByText("Insurer added")).toBeVisible()
  }
}

const three = Effect.gen(function* () {
  yield* createInsurer({
    insurerName: "Prairie Mutual Insurance",
    aliases: "Prairie Mutual\nPMI",
    network: "lynx",
    isActive: true
  })
  yield* createInsurer({ insurerName: "Mesa Verde Mutual", aliases: "", network: "none", isActive: true })
  yield* createInsurer({ insurerName: "Old Republic Glass", aliases: "", network: "other", isActive: false })
}).pipe(Effect.orDie)

/** Three insurers, one of them inactive. */
export const Filled: Story = {
  parameters: at("/admin/insurers", { fill: three }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Prairie Mutual, PMI")).toBeVisible()
    await expect(canvas.getByText("Lynx")).toBeVisible()
  }
}

/** Found by one of its other names. */
export const FoundByOtherName: Story = {
  parameters: at("/admin/insurers?text=pmi", { fill: three }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Prairie Mutual Insurance")).toBeVisible()
    await expect(canvas.queryByText("Mesa Verde Mutual")).toBeNull()
  }
}

export const NoneFound: Story = {
  parameters: at("/admin/insurers?text=zzz", { fill: three }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No insurers match")).toBeVisible()
  }
}

export const Loading: Story = {
  parameters: at("/admin/insurers", {
    instead: (endpoint: Endpoint) => (endpoint === listInsurers ? "never" : undefined)
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Insurers" })).toBeVisible()
  }
}

/** A name in use by another insurer is reported at its field, naming that insurer. */
export const NameInUse: Story = {
  parameters: at("/admin/insurers/create", { fill: three }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Name/), "PMI")
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    await waitFor(() =>
      expect(canvas.getByLabelText(/^Name/)).toHaveAccessibleDescription(
        /Prairie Mutual Insurance already has this name\./
      )
    )
  }
}

/** The same for an alternative name, which is reported next to the other names entered. */
export const OtherNameInUse: Story = {
  parameters: at("/admin/insurers/create", { fill: three }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Name/), "Plains Mutual")
    await userEvent.type(canvas.getByLabelText(/^Other names/), "Plains{enter}pmi")
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    await waitFor(() =>
      expect(canvas.getByLabelText(/^Other names/)).toHaveAccessibleDescription(
        /Prairie Mutual Insurance already has the name “pmi”\./
      )
    )
  }
}
