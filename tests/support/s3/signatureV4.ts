import { createHash, createHmac } from "node:crypto"

/** A request as seen by its signature, with lowercase header names. */
export interface SignedRequest {
  readonly method: string
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
}

const algorithm = "AWS4-HMAC-SHA256"
const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest()
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex")

/** AWS's UriEncode: encodes everything except unreserved characters. */
const encoded = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)

/**
 * Computes the signature that a request must carry (AWS, "Signature Calculations for the Authorization Header" and
 * "Using Query Parameters").
 */
export const signatureOf = (
  { headers, method, url }: SignedRequest,
  secret: string,
  {
    date,
    payload,
    scope,
    signedHeaders
  }: {
    readonly date: string
    readonly scope: string
    readonly signedHeaders: ReadonlyArray<string>
    readonly payload: string
  }
) => {
  const query = [...url.searchParams]
    .filter(([name]) => name !== "X-Amz-Signature")
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join("&")
  const canonical = [
    method,
    decodeURIComponent(url.pathname).split("/").map(encoded).join("/"),
    query,
    ...signedHeaders.map((name) => `${name}:${(headers[name] ?? "").trim().replaceAll(/\s+/g, " ")}`),
    "",
    signedHeaders.join(";"),
    payload
  ].join("\n")
  const key = scope.split("/").reduce<string | Buffer>((from, part) => hmac(from, part), `AWS4${secret}`)
  return hmac(key, [algorithm, date, scope, sha256(canonical)].join("\n")).toString("hex")
}

/** Returns the milliseconds of `20130524T000000Z`. */
const instant = (date: string) =>
  Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"))

/**
 * Returns the error code with which S3 would reject a request, or undefined: wrong key, wrong signature, clock skew of
 * 15 minutes, expired URL.
 */
export const refusalOf = (
  request: SignedRequest,
  { accessKeyId, secretAccessKey }: { readonly accessKeyId: string; readonly secretAccessKey: string },
  now: number
): string | undefined => {
  const query = Object.fromEntries(request.url.searchParams)
  const presigned = query["X-Amz-Algorithm"] === algorithm
  const [, credential, names, given] = presigned
    ? ([null, query["X-Amz-Credential"], query["X-Amz-SignedHeaders"], query["X-Amz-Signature"]] as const)
    : (/^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
        request.headers["authorization"] ?? ""
      ) ?? [])
  const date = presigned ? query["X-Amz-Date"] : request.headers["x-amz-date"]
  if (credential === undefined || names === undefined || given === undefined || date === undefined)
    return "AccessDenied"
  const [key, ...scope] = credential.split("/")
  if (key !== accessKeyId) return "InvalidAccessKeyId"
  if (presigned && now > instant(date) + Number(query["X-Amz-Expires"]) * 1000) return "AccessDenied"
  if (!presigned && Math.abs(now - instant(date)) > 15 * 60_000) return "RequestTimeTooSkewed"
  const payload = presigned ? "UNSIGNED-PAYLOAD" : (request.headers["x-amz-content-sha256"] ?? "")
  const right = signatureOf(request, secretAccessKey, {
    date,
    payload,
    scope: scope.join("/"),
    signedHeaders: names.split(";")
  })
  return right === given ? undefined : "SignatureDoesNotMatch"
}
