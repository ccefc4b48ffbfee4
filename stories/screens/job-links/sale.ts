import { Effect } from "effect"
import type { userEvent as events, within } from "storybook/test"
import type { JobDraft } from "#domain/jobs/JobDraft.ts"
import type { DocumentClient } from "#web/job-links/DocumentClient.ts"
import { installers } from "../jobs/installersInShop.ts"
import { quoted } from "../jobs/jobsInShop.ts"
import { documentInMemory } from "./documentInMemory.ts"

interface Played {
  readonly canvas: ReturnType<typeof within>
  readonly userEvent: Pick<typeof events, "click" | "type">
}

const deposit = { _tag: "deposit", amount: 2_500 } as const

/** A quote without a date in a shop with two installers; its link asks for a deposit. */
export const forSale = (change?: (draft: JobDraft) => JobDraft): DocumentClient =>
  documentInMemory(Effect.andThen(installers, quoted(change)), undefined, deposit)

export const accept = async ({ canvas, userEvent }: Played, name = "Accept the quote") =>
  userEvent.click(await canvas.findByRole("button", { name }))

/** Goes on with the preselected time, the first free half of the first free day. */
export const take = async ({ canvas, userEvent }: Played) =>
  userEvent.click(await canvas.findByRole("button", { name: /^Sign for / }))

export const sign = async ({ canvas, userEvent }: Played) => {
  await userEvent.type(await canvas.findByLabelText("Your name"), "Ada Moreno")
  await userEvent.click(canvas.getByRole("radio", { name: "Type" }))
  await userEvent.type(canvas.getByLabelText("Type your name to sign"), "Ada Moreno")
}
