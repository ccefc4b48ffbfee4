import { Effect, Layer } from "effect"
import { createCipheriv, createDecipheriv, hash, randomBytes } from "node:crypto"
import { Encryption } from "#domain/credentials/Encryption.ts"

const [ivLength, tagLength] = [12, 16]

/**
 * AES-256-GCM (NIST SP 800-38D) with a random nonce; the record's name is authenticated along with the text. Keys are
 * 32 bytes. The first key encrypts and all keys decrypt, so keys can be rotated. Format: `<key name>.<base64url of
 * nonce, ciphertext and tag>`.
 */
export const encryptionAesGcm = (keys: readonly [Buffer, ...ReadonlyArray<Buffer>]) => {
  const named = new Map(keys.map((key) => [hash("sha256", key, "base64url").slice(0, 8), key]))
  const [[name, first] = ["", keys[0]]] = named
  return Layer.succeed(Encryption, {
    encrypt: (text, boundTo) =>
      Effect.sync(() => {
        const iv = randomBytes(ivLength)
        const cipher = createCipheriv("aes-256-gcm", first, iv).setAAD(Buffer.from(boundTo))
        const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()])
        return `${name}.${Buffer.concat([iv, body, cipher.getAuthTag()]).toString("base64url")}`
      }),
    decrypt: (encrypted, boundTo) =>
      Effect.sync(() => {
        const [by = "", rest = ""] = encrypted.split(".")
        const key = named.get(by)
        const bytes = Buffer.from(rest, "base64url")
        if (key === undefined || bytes.length < ivLength + tagLength) return undefined
        try {
          const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, ivLength))
            .setAAD(Buffer.from(boundTo))
            .setAuthTag(bytes.subarray(-tagLength))
          return Buffer.concat([decipher.update(bytes.subarray(ivLength, -tagLength)), decipher.final()]).toString(
            "utf8"
          )
        } catch {
          return undefined
        }
      })
  })
}
