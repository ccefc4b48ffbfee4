import { joined, text } from "../domain/files/pictures.ts"

const boundary = "frit-test"

/** Fields as a browser sends them in a form: bytes as files. */
export const formBody = (fields: Readonly<Record<string, unknown>>) => ({
  headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
  body: joined(
    ...Object.entries(fields).flatMap(([name, value]) => [
      text(
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${value instanceof Uint8Array ? `; filename="${name}"` : ""}\r\n\r\n`
      ),
      value instanceof Uint8Array ? value : new Uint8Array(Buffer.from(String(value))),
      text("\r\n")
    ]),
    text(`--${boundary}--\r\n`)
  )
})
