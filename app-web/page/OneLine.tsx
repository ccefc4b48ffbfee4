import "./OneLine.css"

/** What is never parted, such as an email address: where there is no room for all of it, it ends in dots. */
export const OneLine = ({ text }: { readonly text: string }) => (
  <span className="OneLine" title={text}>
    {text}
  </span>
)
