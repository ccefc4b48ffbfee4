import "./TruncatedText.css"

/** Text that never wraps, such as an email address. It is truncated with an ellipsis if it does not fit. */
export const TruncatedText = ({ text }: { readonly text: string }) => (
  <span className="OneLine" title={text}>
    {text}
  </span>
)
