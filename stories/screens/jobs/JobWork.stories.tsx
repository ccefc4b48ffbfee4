import type { Meta, StoryObj } from "@storybook/react-vite"
import { Effect } from "effect"
import { expect, screen, waitFor } from "storybook/test"
import { Users } from "#domain/people/Users.ts"
import { inTheShop } from "#stories/inTheShop.tsx"
import { JobRoutes } from "./JobRoutes.tsx"
import { jobPath, ordered } from "./jobsInShop.ts"

/** A work order that whoever is signed in installs. */
const mine = Effect.gen(function* () {
  const people = yield* (yield* Users).list
  const installers = people.map(({ id }) => ({ userId: id, start: "08:00", end: "10:30" }))
  return yield* ordered((draft) => ({
    ...draft,
    install: { ...draft.install, installers, repairLocation: "mobile", notes: "Gate code 4411" }
  }))
})

const meta = {
  title: "Screens/Jobs/Work",
  component: JobRoutes,
  decorators: [inTheShop],
  parameters: {
    ends: {
      Written: "DOT 459 A",
      NotTheirs: "Job not found",
      OnAPhone: "Photos of the glass"
    },
    shop: { path: jobPath, roles: ["installer"], fill: mine }
  }
} satisfies Meta<typeof JobRoutes>
export default meta
type Story = StoryObj<typeof meta>

/**
 * Someone who only installs: the car, the place, what goes in, and no money; they write DOT number, adhesive and what
 * is done.
 */
export const Written: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("Windshield, rain sensor")).toBeVisible()
    await expect(canvas.queryByText(/\$/)).toBeNull()
    await userEvent.type(canvas.getByRole("textbox", { name: "DOT number" }), " A")
    await userEvent.click(canvas.getByRole("button", { name: "All installed" }))
    await userEvent.click(canvas.getByRole("switch", { name: "The work is done" }))
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    await screen.findByText("Work saved")
    await expect(canvas.getByRole("textbox", { name: "DOT number" })).toHaveValue("DOT 459 A")
  }
}

/** Another's job is not there for them. */
export const NotTheirs: Story = {
  parameters: { shop: { path: jobPath, roles: ["installer"], fill: ordered() } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Job not found")).toBeVisible()
  }
}

export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Windshield, rain sensor")).toBeVisible()
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Photos of the glass" })).toBeVisible())
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  }
}
