/** Memoizes an expensive value, such as an Intl format: created on first use, then reused. */
export const memoize = <A>(make: () => A): (() => A) => {
  let made: { readonly kept: A } | undefined
  return () => (made ??= { kept: make() }).kept
}
