import { Fragment } from "react"

/**
 * A name without spaces, such as an email address, which a narrow column parts after its marks, not in the middle of a
 * word.
 */
export const Breakable = ({ text }: { readonly text: string }) =>
  text.split(/(?<=[@._/-])/).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ))
