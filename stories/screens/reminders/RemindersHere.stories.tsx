import type { Meta, StoryObj } from "@storybook/react-vite"
import { Clock, Effect } from "effect"
import { expect, screen, waitFor, within } from "storybook/test"
import { zoneOf } from "#domain/dashboard/zoneOf.ts"
import { Users } from "#domain/people/Users.ts"
import { CurrentUser } from "#domain/access/CurrentUser.ts"
import { createReminder } from "#domain/reminders/saveReminder.ts"
import { dayOf, daysAfter } from "#domain/shared/Day.ts"
import { withShop } from "#stories/withShop.tsx"
import { CustomerRoutes } from "#stories/screens/customers/CustomerRoutes.tsx"
import { adaId, adaInShop, adaPath } from "#stories/screens/customers/customersInShop.ts"
import { JobRoutes } from "#stories/screens/jobs/JobRoutes.tsx"
import { jobPath, owner, quoted } from "#stories/screens/jobs/jobsInShop.ts"
import { oneInShop } from "./remindersInShop.ts"

const meta = {
  title: "Screens/Reminders/On other screens",
  component: JobRoutes,
  decorators: [withShop],
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

/** Scrolls to the section, which is far down the job and loads nothing until it is visible. */
const look = async ({ canvas }: Page) =>
  (await canvas.findByRole("region", { name: "Reminders" }, { timeout: 5_000 })).scrollIntoView()

const add = async ({ canvas, userEvent }: Page, text: string) => {
  await userEvent.click(await canvas.findByRole("button", { name: "Add reminder" }, { timeout: 5_000 }))
  const dialog = within(await screen.findByRole("dialog", { name: "New reminder" }))
  if (text !== "") await userEvent.type(dialog.getByRole("textbox", { name: /^Reminder/ }), text)
  await userEvent.click(dialog.getByRole("button", { name: "Save" }))
  return dialog
}

/** Added without leaving the job: it appears in the section and in the job's timeline. */
export const AddedFromAJob: Story = {
  play: async (page) => {
    await look(page)
    await add(page, "Ask the adjuster")
    await expect(await page.canvas.findByRole("link", { name: "Ask the adjuster" })).toBeVisible()
    await expect(await page.canvas.findByText(/added a reminder/)).toBeVisible()
  }
}

/** A missing value is reported at the field, and nothing is created. */
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

/** Marked as done on the job itself; the timeline shows by whom. */
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

/** Ada, with an overdue reminder of the shop's owner. */
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

/** A customer's reminders are shown on their page; overdue ones are marked. */
export const OfACustomer: Story = {
  render: () => <CustomerRoutes />,
  parameters: { shop: { path: adaPath, fill: adaWaits } },
  play: async ({ canvas }) => {
    const row = (await canvas.findByRole("link", { name: "Ask about the third van" })).closest("li")!
    await expect(row).toHaveTextContent(/Overdue/)
    await expect(row).toHaveTextContent(/Bea Ortiz/)
  }
}

/** Added from the customer; unsaved changes to the customer are not sent with it. */
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

/** On the narrowest phone, the section is collapsed and loads once it is expanded. */
export const OnASmallPhone: Story = {
  globals: { viewport: { value: "smallPhone" } },
  parameters: { shop: { path: jobPath, fill: oneInShop } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("heading", { name: "Reminders" }, { timeout: 5_000 }))
    await expect(await canvas.findByRole("link", { name: "Ask about the second van" })).toBeVisible()
    await waitFor(() => expect(document.documentElement.scrollWidth).toBe(320))
  }
}
