import { useFormats } from "#web/words/useFormats.ts"

/** An amount in whole cents at the end of a row. */
export function PileAmount({ cents }: { readonly cents: number }) {
  const { money } = useFormats()
  return <span className="tabular">{money(cents)}</span>
}
