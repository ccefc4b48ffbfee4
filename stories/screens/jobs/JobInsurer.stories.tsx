import type { Meta, StoryObj } from "@storybook/react-vite"
import { Effect } from "effect"
import { expect, screen, userEvent, waitFor, within } from "storybook/test"
import type { Endpoint } from "#domain/contract/Endpoint.ts"
import { listInsurers } from "#domain/insurers/insurersApi.ts"
import { createInsurer } from "#domain/insurers/insurersHandlers.ts"
import { withShop } from "#stories/withShop.tsx"
import { excludeAnnouncer } from "./excludeAnnouncer.ts"
import { JobRoutes } from "./JobRoutes.tsx"
import { jobPath, quoted } from "./jobsInShop.ts"

/** A quote whose claim names an insurer, in a shop with two insurers. */
const claimOf = (company: string) =>
  Effect.gen(function* () {
    yield* createInsurer({
      insurerName: "Prairie Mutual Insurance",
      aliases: "Prairie Mutual\nPMI",
      network: "lynx",
      isActive: true
    })
    yield* createInsurer({ insurerName: "Mesa Verde Mutual", aliases: "", network: "none", isActive: true })
    yield* createInsurer({ insurerName: "Mesa Old Casualty", aliases: "", network: "none", isActive: false })
    yield* quoted((draft) => ({ ...draft, insurance: { ...draft.insurance!, company } }))
  }).pipe(Effect.orDie)

const meta = {
  title: "Screens/Jobs/Insurer of a claim",
  component: JobRoutes,
  decorators: [withShop],
  parameters: {
    a11y: excludeAnnouncer,
    ends: {
      KnownByOtherName: "Prairie Mutual Insurance · Lynx",
      FreeText: "Aunt Erna’s Insurance",
      Chosen: "Mesa Verde Mutual",
      OtherNameTyped: "Prairie Mutual Insurance",
      OtherNameTypedFirst: "Prairie Mutual Insurance",
      Added: "Copper Basin Casualty"
    },
    shop: { path: jobPath, fill: claimOf("PMI") }
  }
} satisfies Meta<typeof JobRoutes>
export default meta
type Story = StoryObj<typeof meta>

/**
 * Returns the field once all sections are rendered: content appearing above it shifts the page, which closes the list.
 */
const company = async (canvas: ReturnType<typeof within>) => {
  await canvas.findByRole("region", { name: "History" })
  const insurance = within(await canvas.findByRole("region", { name: "Insurance" }))
  return insurance.findByRole("combobox", { name: "Insurance company" })
}

const typeInto = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field)
  await userEvent.type(field, text)
  await waitFor(() => expect(field).toHaveValue(text))
}

const choose = async (name: string) => userEvent.click(await screen.findByRole("option", { name }))

/** An older claim keeps the name as typed; the field shows which insurer it is and who administers its claims. */
export const KnownByOtherName: Story = {
  play: async ({ canvas }) => {
    const field = await company(canvas)
    await expect(field).toHaveValue("PMI")
    await waitFor(() => expect(field).toHaveAccessibleDescription("Prairie Mutual Insurance · Lynx"))
  }
}

/** A free-text name that matches no insurer of the shop stays readable. */
export const FreeText: Story = {
  parameters: { shop: { path: jobPath, fill: claimOf("Aunt Erna’s Insurance") } },
  play: async ({ canvas }) => {
    const field = await company(canvas)
    await expect(field).toHaveValue("Aunt Erna’s Insurance")
    await expect(field).not.toHaveAccessibleDescription(/./)
  }
}

/** Found by part of the name; inactive insurers are not offered. */
export const Chosen: Story = {
  play: async ({ canvas }) => {
    const field = await company(canvas)
    await typeInto(field, "mesa")
    await choose("Mesa Verde Mutual")
    await waitFor(() => expect(field).toHaveValue("Mesa Verde Mutual"))
  }
}

/** An alternative name is replaced by the insurer's main name when the field loses focus. */
export const OtherNameTyped: Story = {
  play: async ({ canvas }) => {
    const field = await company(canvas)
    await typeInto(field, "prairie mutual")
    await userEvent.tab()
    await waitFor(() => expect(field).toHaveValue("Prairie Mutual Insurance"))
  }
}

let isAway = true

/** An alternative name typed before the insurers have loaded is replaced once they arrive. */
export const OtherNameTypedFirst: Story = {
  parameters: {
    shop: {
      path: jobPath,
      fill: claimOf("PMI"),
      instead: (endpoint: Endpoint) => (endpoint === listInsurers && isAway ? "offline" : undefined)
    }
  },
  beforeEach: () => {
    isAway = true
  },
  play: async ({ canvas }) => {
    const field = await company(canvas)
    await typeInto(field, "prairie mutual")
    await userEvent.tab()
    await expect(field).toHaveValue("prairie mutual")
    isAway = false
    window.dispatchEvent(new Event("offline"))
    window.dispatchEvent(new Event("online"))
    await waitFor(() => expect(field).toHaveValue("Prairie Mutual Insurance"))
  }
}

/** An unknown name is added as an insurer from the field in one step. */
export const Added: Story = {
  play: async ({ canvas }) => {
    const field = await company(canvas)
    await typeInto(field, "Copper Basin Casualty")
    await choose("Add “Copper Basin Casualty” to insurers")
    await expect(await screen.findByText("Insurer added")).toBeVisible()
    await expect(field).toHaveValue("Copper Basin Casualty")
  }
}
