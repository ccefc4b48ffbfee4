import type { Meta, StoryObj } from "@storybook/react-vite"
import { Clock, Effect } from "effect"
import { expect, screen, waitFor, within } from "storybook/test"
import { zoneOf } from "#domain/dashboard/zoneOf.ts"
import { Users } from "#domain/people/Users.ts"
import { CurrentUser } from "#domain/access/CurrentUser.ts"
import { createReminder } from "#domain/reminders/keepReminder.ts"
import { dayOf, daysAfter } from "#domain/shared/Day.ts"
import { inTheShop } from "#stories/inTheShop.tsx"
import { CustomerRoutes } from "#stories/screens/customers/CustomerRoutes.tsx"
import { adaId, adaInShop, adaPath } from "#stories/screens/customers/customersInShop.ts"
import { JobRoutes } from "#stories/screens/jobs/JobRoutes.tsx"
import { jobPath, owner, quoted } from "#stories/screens/jobs/jobsInShop.ts"
import { oneInShop } from "./remindersInShop.ts"

const meta = {
  title: "Screens/Reminders/On other screens",
  component: JobRoutes,
  decorators: [inTheShop],
  parameters: {
    shop: { path: jobPath, fill: quoted() },
    ends: {
      AddedFromAJob: "Ask the adjuster",
      RefusedAtTheField: "Please enter the reminder",
      DoneOnAJob: "marked a reminder as done",
      OfACustomer: "Ask about the third van",
      AddedFromACustomer: "Ask about the fleet"
    }
  }
} satisfies Meta<typeof JobRoutes>
export default meta
type Story = StoryObj<typeof meta>
type Page = Parameters<NonNullable<Story["play"]>>[0]

/** The section stands far down the job, and asks for nothing before somebody looks there. */
const look = async ({ canvas }: Page) =>
  (await canvas.findByRole("region", { name: "Reminders" }, { timeout: 5_000 })).scrollIntoView()

const add = async ({ canvas, userEvent }: Page, text: string) => {
  await userEvent.click(await canvas.findByRole("button", { name: "Add reminder" }, { timeout: 5_000 }))
  const dialog = within(await screen.findByRole("dialog", { name: "New reminder" }))
  if (text !== "") await userEvent.type(dialog.getByRole("textbox", { name: /^Reminder/ }), text)
  await userEvent.click(dialog.getByRole("button", { name: "Save" }))
  return dialog
}

/** Made without leaving the job: it stands there, and in the job's timeline. */
export const AddedFromAJob: Story = {
  play: async (page) => {
    await look(page)
    await add(page, "Ask the adjuster")
    await expect(await page.canvas.findByRole("link", { name: "Ask the adjuster" })).toBeVisible()
    await expect(await page.canvas.findByText(/added a reminder/)).toBeVisible()
  }
}

/** What is missing is said at the field, and nothing is made. */
export const RefusedAtTheField: Story = {
  play: async (page) => {
    await look(page)
    const dialog = await add(page, "")
    await waitFor(() =>
      expect(dialog.getByRole("textbox", { name: /^Reminder/ })).toHaveAccessibleDescription(
        /Please enter the reminder/
      )
    )
  }
}

/** Done at a press on the job itself; the timeline says by whom. */
export const DoneOnAJob: Story = {
  parameters: { shop: { path: jobPath, fill: oneInShop } },
  play: async (page) => {
    const { canvas, userEvent } = page
    await look(page)
    await userEvent.click(
      await canvas.findByRole("button", { name: "Mark as done: Ask about the second van" }, { timeout: 5_000 })
    )
    await waitFor(() => expect(canvas.queryByRole("link", { name: "Ask about the second van" })).toBeNull())
    await expect(await canvas.findByText(/marked a reminder as done/)).toBeVisible()
  }
}

/** Ada with a reminder that is late, of the shop's owner. */
const adaWaits = Effect.gen(function* () {
  yield* adaInShop
  const user = (yield* Users.use(({ list }) => list)).find(({ userName }) => userName === "bea")!
  const today = dayOf(yield* Clock.currentTimeMillis, yield* zoneOf(user.id))
  yield* createReminder({
    kind: "callBack",
    text: "Ask about the third van",
    dueOn: daysAfter(today, -1),
    dueTime: "09:00",
    assignedTo: user.id,
    jobId: null,
    customerId: adaId
  }).pipe(Effect.provideService(CurrentUser, { ...owner, id: user.id }))
}).pipe(Effect.orDie)

/** What is to be done about a customer stands with them, late ones say so. */
export const OfACustomer: Story = {
  render: () => <CustomerRoutes />,
  parameters: { shop: { path: adaPath, fill: adaWaits } },
  play: async ({ canvas }) => {
    const row = (await canvas.findByRole("link", { name: "Ask about the third van" })).closest("li")!
    await expect(row).toHaveTextContent(/Overdue/)
    await expect(row).toHaveTextContent(/Bea Ortiz/)
  }
}

/** Made from the customer; what is typed in their card is not sent with it. */
export const AddedFromACustomer: Story = {
  render: () => <CustomerRoutes />,
  parameters: { shop: { path: adaPath, fill: adaInShop } },
  play: async (page) => {
    await page.userEvent.type(await page.canvas.findByLabelText("Email"), "x")
    await add(page, "Ask about the fleet")
    await expect(await page.canvas.findByRole("link", { name: "Ask about the fleet" })).toBeVisible()
    await expect(page.canvas.getByRole("button", { name: "Save" })).toBeEnabled()
  }
}

/** The narrowest phone: the section folds, and asks once it is opened. */
export const OnASmallPhone: Story = {
  globals: { viewport: { value: "smallPhone" } },
  parameters: { shop: { path: jobPath, fill: oneInShop } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("heading", { name: "Reminders" }, { timeout: 5_000 }))
    await expect(await canvas.findByRole("link", { name: "Ask about the second van" })).toBeVisible()
    await waitFor(() => expect(document.documentElement.scrollWidth).toBe(320))
  }
}
