import { createHash, createHmac, generateKeyPairSync, randomBytes, sign } from "node:crypto"
import type { PasskeyCreation, PasskeyRequest } from "#domain/second-step/WebAuthn.ts"

interface Flaws {
  /** The requesting page's origin, as reported by the browser. */
  readonly origin: string
  readonly isVerified?: boolean
  readonly counter?: number
  readonly challenge?: string
}

/**
 * A software authenticator that creates one ES256 passkey and signs with it, byte by byte as specified in WebAuthn
 * Level 3 §6.
 */
export const softAuthenticator = () => {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" })
  const { x = "", y = "" } = publicKey.export({ format: "jwk" })
  const id = randomBytes(16)
  let userHandle = ""

  /** RP id hash, flags (UP, UV, BE, BS, AT), counter: WebAuthn Level 3 §6.1. */
  const authData = (rpId: string, { counter = 0, isVerified = true }: Flaws, attested: Buffer = Buffer.alloc(0)) => {
    const head = Buffer.alloc(5)
    head.writeUInt8(0x01 | (isVerified ? 0x04 : 0) | 0x18 | (attested.length > 0 ? 0x40 : 0))
    head.writeUInt32BE(counter, 1)
    return Buffer.concat([createHash("sha256").update(rpId).digest(), head, attested])
  }
  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  return {
    make: ({ challenge, rpId, userHandle: whose }: PasskeyCreation, flaws: Flaws) => {
      userHandle = whose
      const cose = Buffer.concat([
        Buffer.from("a5010203262001215820", "hex"),
        Buffer.from(x, "base64url"),
        Buffer.from("225820", "hex"),
        Buffer.from(y, "base64url")
      ])
      const data = authData(rpId, flaws, Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose]))
      // CBOR: { fmt: "none", attStmt: {}, authData }.
      const attestation = Buffer.concat([
        Buffer.from("a363666d74646e6f6e656761747453746d74a0686175746844617461", "hex"),
        Buffer.from([0x58, data.length]),
        data
      ])
      return {
        id: id.toString("base64url"),
        clientDataJSON: clientData("webauthn.create", flaws.challenge ?? challenge, flaws.origin).toString("base64url"),
        attestationObject: attestation.toString("base64url"),
        transports: ["internal"]
      }
    },
    show: ({ challenge, rpId }: PasskeyRequest, flaws: Flaws) => {
      const client = clientData("webauthn.get", flaws.challenge ?? challenge, flaws.origin)
      const data = authData(rpId, flaws)
      const signed = Buffer.concat([data, createHash("sha256").update(client).digest()])
      return {
        id: id.toString("base64url"),
        clientDataJSON: client.toString("base64url"),
        authenticatorData: data.toString("base64url"),
        signature: sign("sha256", signed, privateKey).toString("base64url"),
        userHandle
      }
    }
  }
}

/**
 * Returns an authenticator app's code for now or `steps` later, per RFC 4226 §5.3 using node:crypto; the secret is in
 * base32.
 */
export const appCode = (secret: string, steps = 0, now = Date.now()) => {
  const bits = [...secret]
    .map((letter) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0"))
    .join("")
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(now / 30_000) + steps))
  const mac = createHmac("sha1", Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2))))
    .update(counter)
    .digest()
  return String((mac.readUInt32BE(mac.at(-1)! & 0xf) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, "0")
}

/**
 * Waits for the next 30-second step if the current one is nearly over, since a code would otherwise expire within the
 * test.
 */
export const avoidStepBoundary = async () => {
  const left = 30_000 - (Date.now() % 30_000)
  if (left < 5000) await new Promise((next) => setTimeout(next, left))
}
