import type { PasswordResetInput } from "#domain/password-reset/PasswordResetContext.ts"

/**
 * The reset link in an address: `?token=…&email=…`. A piece of one is "broken"; /reset-password without either is no
 * link.
 */
export const linkIn = (search: URLSearchParams): PasswordResetInput["link"] => {
  const [token, email] = [search.get("token") ?? "", search.get("email") ?? ""]
  if (token === "" && email === "") return undefined
  return token === "" || email === "" ? "broken" : { token, email }
}
