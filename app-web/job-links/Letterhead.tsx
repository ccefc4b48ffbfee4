import type { ShownDocument } from "#domain/documents/ShownDocument.ts"

/** Whose paper it is: logo, name, how to reach them, and the numbers the law asks for. */
export function Letterhead({
  shop: { name, logo, lines, ids }
}: {
  readonly shop: NonNullable<ShownDocument["paper"]>["shop"]
}) {
  return (
    <div className="LinkLetterhead">
      {logo !== "" && <img className="LinkLogo" src={logo} alt="" />}
      <p className="LinkLetterName">{name}</p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {ids.map(({ label, value }) => (
        <p key={label}>
          {label} {value}
        </p>
      ))}
    </div>
  )
}
