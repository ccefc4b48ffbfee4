import { createDecipheriv, createECDH, type ECDH, hkdfSync } from "node:crypto"

/**
 * Decrypts a push message as a browser does: the receiving side of RFC 8291 and RFC 8188 (`aes128gcm`), using only
 * Node's cryptography and none of the packages that encrypt it.
 */
export const readPush = (body: Buffer, { key, secret }: { readonly key: ECDH; readonly secret: Buffer }): string => {
  const [salt, size] = [body.subarray(0, 16), body.readUInt32BE(16)]
  const sender = body.subarray(21, 21 + body[20]!)
  const sealed = body.subarray(21 + body[20]!)
  if (sealed.length > size) throw new Error("a push message is one record (RFC 8291 §4)")
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), key.getPublicKey(), sender])
  const shared = Buffer.from(hkdfSync("sha256", key.computeSecret(sender), secret, info, 32))
  const of = (what: string, length: number) =>
    Buffer.from(hkdfSync("sha256", shared, salt, Buffer.from(`Content-Encoding: ${what}\0`), length))
  const opened = createDecipheriv("aes-128-gcm", of("aes128gcm", 16), of("nonce", 12))
  opened.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([opened.update(sealed.subarray(0, -16)), opened.final()])
  const end = padded.lastIndexOf(2)
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error("the record has no delimiter")
  return padded.subarray(0, end).toString("utf8")
}

/** A subscribing browser: its keys, and the subscription it sends to the server. */
export const subscriber = (secret: Buffer, privateKey?: Buffer) => {
  const key = createECDH("prime256v1")
  if (privateKey === undefined) key.generateKeys()
  else key.setPrivateKey(privateKey)
  return { key, secret, p256dh: key.getPublicKey("base64url"), auth: secret.toString("base64url") }
}
