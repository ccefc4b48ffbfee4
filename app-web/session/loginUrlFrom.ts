/** The sign-in to go to after a logout: the base domain's, whatever the address asks for beyond that. */
export const loginUrlFrom = (wanted: string | null, baseUrl: string): string => {
  const own = `${baseUrl}/login`
  if (wanted === null || !URL.canParse(wanted, baseUrl)) return own
  const url = new URL(wanted, baseUrl)
  return url.origin === new URL(baseUrl).origin && url.pathname === "/login" ? `${url.origin}/login` : own
}
