import { expect, waitFor } from "storybook/test"

/** A story's page, as far as a conflict needs it. */
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
  /** What else they changed, where they did. */
  readonly joining?: string
}

/** Both changed a field: both versions and the choice stand at it, with the focus; what joins is said on top. */
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
