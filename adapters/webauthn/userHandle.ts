import { UserId } from "#domain/access/CurrentUser.ts"
import type { CredentialOwner } from "#domain/second-step/WebAuthn.ts"
import { TenantId } from "#domain/shared/CurrentTenant.ts"

/**
 * Encodes shop and user as the 32 bytes of a WebAuthn user handle, in base64url, without personal data (WebAuthn Level
 * 3 §14.6.1).
 */
export const handleOf = ({ tenant, user }: CredentialOwner): string => {
  const bytes = `${tenant}${user}`
    .replaceAll("-", "")
    .match(/../g)!
    .map((byte) => String.fromCharCode(Number.parseInt(byte, 16)))
    .join("")
  return btoa(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")
}

/** Decodes a user handle; undefined if it is not ours. */
export const ownerOf = (userHandle: string): CredentialOwner | undefined => {
  const bytes = decoded(userHandle)
  if (bytes === undefined || bytes.length !== 32) return undefined
  const hex = [...bytes].map((letter) => letter.charCodeAt(0).toString(16).padStart(2, "0")).join("")
  return { tenant: TenantId.make(uuid(hex.slice(0, 32))), user: UserId.make(uuid(hex.slice(32))) }
}

/** Returns the challenge in a browser's clientDataJSON; undefined if it has none. */
export const challengeOf = (clientDataJSON: string): string | undefined => {
  try {
    const { challenge } = JSON.parse(decoded(clientDataJSON) ?? "") as { readonly challenge?: unknown }
    return typeof challenge === "string" ? challenge : undefined
  } catch {
    return undefined
  }
}

const uuid = (hex: string) =>
  [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-")

const decoded = (text: string) => {
  try {
    return atob(text.replaceAll("-", "+").replaceAll("_", "/"))
  } catch {
    return undefined
  }
}
