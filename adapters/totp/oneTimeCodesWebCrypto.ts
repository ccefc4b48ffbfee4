import { Effect, Layer } from "effect"
import { OneTimeCodes } from "#domain/second-step/OneTimeCodes.ts"

/** RFC 4648 §6. */
const base32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"

/** HOTP (RFC 4226) with the Web Crypto API, which is available on servers and in browsers. */
export const oneTimeCodesWebCrypto = Layer.succeed(OneTimeCodes, {
  newSecret: Effect.sync(() => toBase32(crypto.getRandomValues(new Uint8Array(20)))),
  codeAt: (secret, counter) =>
    Effect.promise(async () => {
      const key = await crypto.subtle.importKey("raw", fromBase32(secret), { name: "HMAC", hash: "SHA-1" }, false, [
        "sign"
      ])
      const moving = new DataView(new ArrayBuffer(8))
      moving.setBigUint64(0, BigInt(counter))
      const mac = new DataView(await crypto.subtle.sign("HMAC", key, moving.buffer))
      // Dynamic truncation, RFC 4226 §5.3.
      const offset = mac.getUint8(mac.byteLength - 1) & 0xf
      return String((mac.getUint32(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, "0")
    })
})

/** Encodes bytes as base32; 20 bytes become 32 characters without padding. */
const toBase32 = (bytes: Uint8Array) => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("")
  return (bits.match(/.{1,5}/g) ?? []).map((five) => base32[Number.parseInt(five.padEnd(5, "0"), 2)]!).join("")
}

const fromBase32 = (text: string) => {
  const bits = [...text].map((letter) => base32.indexOf(letter).toString(2).padStart(5, "0")).join("")
  return Uint8Array.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
