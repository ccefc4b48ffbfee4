/** Takes the hand-off key out of the address, so that neither history nor a copied link carries it. */
export const takeKey = (): string | undefined => {
  const url = new URL(location.href)
  const key = url.searchParams.get("key")
  if (url.pathname !== "/auth-transition" || url.searchParams.get("type") !== "login" || key === null) return undefined
  url.searchParams.delete("key")
  history.replaceState(history.state, "", url)
  return key
}
