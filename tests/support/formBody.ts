import { joined, text } from "../domain/files/pictures.ts"

const boundary = "frit-test"

/** Builds a form as a browser sends it; bytes become files. */
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
