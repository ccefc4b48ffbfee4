/** The box of a checkbox, styled by the data attributes of the surrounding label or cell. */
export function Tick({ isIndeterminate }: { readonly isIndeterminate: boolean }) {
  return (
    <span className="Tick" aria-hidden>
      <svg width="14" height="14" viewBox="0 0 14 14">
        <path d={isIndeterminate ? "M3 7h8" : "m2.8 7.3 2.9 2.9 5.5-6.2"} />
      </svg>
    </span>
  )
}
