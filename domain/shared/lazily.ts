/** What is dear to make, such as a format of Intl, made when it is first asked for and then kept. */
export const lazily = <A>(make: () => A): (() => A) => {
  let made: { readonly kept: A } | undefined
  return () => (made ??= { kept: make() }).kept
}
