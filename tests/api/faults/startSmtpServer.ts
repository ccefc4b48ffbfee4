import { once } from "node:events"
import type { AddressInfo } from "node:net"
import { SMTPServer } from "smtp-server"

/** Opens a real SMTP server on a local port. `mails` are the raw messages it accepted. */
export const startSmtpServer = async () => {
  const mails: Array<string> = []
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    authOptional: true,
    onData: (stream, _, done) => {
      const parts: Array<Buffer> = []
      stream.on("data", (part: Buffer) => parts.push(part))
      stream.on("end", () => {
        mails.push(Buffer.concat(parts).toString())
        done()
      })
    }
  })
  server.on("error", () => {})
  server.listen(0, "127.0.0.1")
  await once(server.server, "listening")
  return {
    port: (server.server.address() as AddressInfo).port,
    mails,
    /** The Message-IDs of the mails sent to an address, once per delivery. */
    namesFor: (address: string) =>
      mails.filter((mail) => mail.includes(address)).map((mail) => /^Message-ID: (.*)$/im.exec(mail)![1]!),
    close: () => new Promise<void>((resolve) => server.close(() => resolve()))
  }
}
