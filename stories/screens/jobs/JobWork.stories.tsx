import type { Meta, StoryObj } from "@storybook/react-vite"
import { Effect } from "effect"
import { expect, screen, waitFor } from "storybook/test"
import { CurrentUser } from "#domain/access/CurrentUser.ts"
import { convertToInvoice, convertToWorkOrder } from "#domain/jobs/changeStage.ts"
import { withFields } from "#domain/jobs/Job.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { reworkJob } from "#domain/jobs/creditInvoice.ts"
import { createJob } from "#domain/jobs/saveJob.ts"
import { Users } from "#domain/people/Users.ts"
import { NewId } from "#domain/shared/NewId.ts"
import { withShop } from "#stories/withShop.tsx"
import { JobRoutes } from "./JobRoutes.tsx"
import { jobId, jobPath, shopForQuotes, ordered, owner } from "./jobsInShop.ts"

/** A work order assigned to the current user as installer. */
const mine = Effect.gen(function* () {
  const people = yield* (yield* Users).list
  const installers = people.map(({ id }) => ({ userId: id, start: "08:00", end: "10:30" }))
  return yield* ordered((draft) => ({
    ...draft,
    install: { ...draft.install, installers, repairLocation: "mobile", notes: "Gate code 4411" }
  }))
})

/** A comeback on such a work order, also assigned to the current user. */
const mineToRedo = Effect.gen(function* () {
  const { draft } = yield* shopForQuotes
  const installers = (yield* (yield* Users).list).map(({ id }) => ({ userId: id, start: "08:00", end: "10:30" }))
  const jobs = yield* Jobs
  const { id, version } = yield* createJob(draft).pipe(Effect.provideService(CurrentUser, owner))
  const order = yield* convertToWorkOrder({ id, version, date: "2026-12-01", timeFrame: "morning" })
  const done = yield* jobs.save(withFields(order, { install: { ...order.install, complete: true } }))
  const comeback = yield* reworkJob({ id, version: done.version, cause: "leak", note: "Wet after a car wash" }).pipe(
    Effect.provideService(NewId, { next: Effect.succeed(jobId) })
  )
  yield* jobs.save(withFields(comeback, { install: { ...comeback.install, installers } }))
})

const meta = {
  title: "Screens/Jobs/Work",
  component: JobRoutes,
  decorators: [withShop],
  parameters: {
    ends: {
      Written: "DOT 459 A",
      NotTheirs: "Job not found",
      OnAPhone: "Photos of the glass",
      StartAndFinish: "Started",
      OfficeStartsToo: "finished",
      SeenOnTheInvoice: "finished",
      OfAComeback: "Comeback of job 1001: Water leak"
    },
    shop: { path: jobPath, roles: ["installer"], fill: mine }
  }
} satisfies Meta<typeof JobRoutes>
export default meta
type Story = StoryObj<typeof meta>

/**
 * An installer sees the car, the place and the parts, but no prices; they enter the DOT number, the adhesive and what
 * was done.
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

/** Another installer's job is not accessible. */
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

/** Start, then Finish, within thumb reach; finishing confirms that the work is done, and both can be undone. */
export const StartAndFinish: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, userEvent }) => {
    const atTheThumb = async (name: string) => {
      const button = await canvas.findByRole("button", { name })
      const { top, bottom } = button.getBoundingClientRect()
      await expect(top).toBeGreaterThan(window.innerHeight * 0.75)
      await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
      return button
    }
    await expect(await canvas.findByText("Not started yet")).toBeVisible()
    await userEvent.click(await atTheThumb("Start"))
    await canvas.findByText(/^Started /)
    await userEvent.click(await atTheThumb("Finish"))
    await canvas.findByText(/^Started .*, finished /)
    await expect(canvas.getByRole("switch", { name: "The work is done" })).toBeChecked()
    await expect(canvas.queryByRole("button", { name: "Finish" })).toBeNull()
    await userEvent.click(canvas.getByRole("button", { name: "Undo finish" }))
    await waitFor(() => expect(canvas.getByRole("switch", { name: "The work is done" })).not.toBeChecked())
    await expect(canvas.getByText(/^Started /)).toBeVisible()
  }
}

/**
 * The owner installs too: the office page has Start and Finish and shows the times. Input in progress is preserved and
 * saved without a conflict message.
 */
export const OfficeStartsToo: Story = {
  parameters: { shop: { path: jobPath, roles: ["owner", "installer"], fill: mine } },
  play: async ({ canvas, userEvent }) => {
    const notes = await canvas.findByRole("textbox", { name: /^Notes for the installer/ })
    await userEvent.type(notes, ", side gate")
    await userEvent.click(await canvas.findByRole("button", { name: "Start" }))
    await canvas.findByText(/^Bea Ortiz · Started /)
    await userEvent.click(await canvas.findByRole("button", { name: "Finish" }))
    await canvas.findByText(/^Bea Ortiz · Started .*, finished /)
    await waitFor(() => expect(canvas.getByRole("checkbox", { name: "Installation complete" })).toBeChecked())
    await expect(canvas.queryByRole("button", { name: "Finish" })).toBeNull()
    await expect(notes).toHaveValue("Gate code 4411, side gate")
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    await waitFor(() => expect(canvas.getByRole("button", { name: "Save" })).toBeDisabled())
    await expect(canvas.queryByText(/Someone else|changed this job/)).toBeNull()
    await expect(canvas.getByText(/^Bea Ortiz · Started .*, finished /)).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Undo finish" })).toBeVisible()
  }
}

const began = Date.UTC(2026, 11, 1, 15)

/** The times are shown on the invoice too, without Start and Finish. */
export const SeenOnTheInvoice: Story = {
  parameters: {
    shop: {
      path: jobPath,
      roles: ["owner", "installer"],
      fill: Effect.gen(function* () {
        const order = yield* mine
        const jobs = yield* Jobs
        const installers = order.install.installers.map((row) => ({
          ...row,
          startedAt: began,
          finishedAt: began + 5_400_000
        }))
        const { id, version } = yield* jobs.save(
          withFields(order, { install: { ...order.install, installers, complete: true } })
        )
        yield* convertToInvoice({ id, version })
      })
    }
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/^Bea Ortiz · Started .*, finished /))[0]).toBeVisible()
    await expect(canvas.queryByRole("button", { name: /^(Start|Finish|Undo finish)$/ })).toBeNull()
  }
}

/** The installer of a comeback sees which job came back, and why. */
export const OfAComeback: Story = {
  parameters: { shop: { path: jobPath, roles: ["installer"], fill: mineToRedo } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Comeback of job 1001: Water leak")).toBeVisible()
  }
}
