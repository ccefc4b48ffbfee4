import { expect, waitFor } from "storybook/test"

/** The part of a story's page that a conflict check needs. */
interface Page {
  readonly canvas: {
    readonly findByRole: (role: string, options: { readonly name: string | RegExp }) => Promise<HTMLElement>
  }
}

interface Told {
  /** 'Someone else saved this customer after you opened it.' */
  readonly changed: string
  /** The field's label. */
  readonly label: string
  readonly mine: string
  readonly theirs: string
  /** The message about their other, non-conflicting changes, if any. */
  readonly joining?: string
}

/**
 * Checks a conflict where both users changed a field: both versions and the choice are shown at the field, which has
 * the focus, and merged changes are reported at the top.
 */
export const conflictAt = async ({ canvas }: Page, { changed, label, mine, theirs, joining }: Told) => {
  const summary = await canvas.findByRole("group", { name: changed })
  if (joining !== undefined)
    await expect(summary).toHaveTextContent(`Their other changes will be kept too: ${joining}.`)
  const note = await canvas.findByRole("group", { name: new RegExp(`^${label}\\b.* changed this to`) })
  await waitFor(() => expect(note).toHaveFocus())
  await expect(note).toHaveTextContent(`Dana Whitfield changed this to ${theirs}.`)
  await expect(note).toHaveTextContent(`Yours: ${mine}`)
  await expect(note.closest("[data-field]")).not.toBeNull()
  return note
}
