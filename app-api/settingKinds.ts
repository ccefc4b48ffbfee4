/** What a setting takes: whether a text is one, and what to tell who wrote another. */
export interface SettingKind {
  readonly takes: string
  readonly isWell: (text: string) => boolean
}

const address =
  (...protocols: ReadonlyArray<string>) =>
  (text: string) =>
    protocols.includes(URL.parse(text)?.protocol ?? "")

/** The kinds of settings there are. */
export const settingKinds = {
  port: {
    takes: "a port from 1 to 65535",
    isWell: (text) => /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535
  },
  webAddress: { takes: "an address that begins with http:// or https://", isWell: address("http:", "https:") },
  postgresAddress: {
    takes: "an address like postgres://user:password@host:5432/database",
    isWell: address("postgres:", "postgresql:")
  },
  smtpAddress: { takes: "an address like smtps://user:password@host:465", isWell: address("smtp:", "smtps:") },
  folder: { takes: "a folder", isWell: (text) => !text.includes("\0") },
  text: { takes: "a text", isWell: () => true },
  encryptionKeys: {
    takes: "32 bytes as base64, or several such divided by commas",
    isWell: (text) => text.split(",").every((key) => Buffer.from(key.trim(), "base64").length === 32)
  },
  // The words that Effect's Config.Boolean reads.
  yesNo: {
    takes: "true or false",
    isWell: (text) => ["true", "yes", "on", "1", "y", "false", "no", "off", "0", "n"].includes(text)
  },
  longSeconds: {
    takes: "seconds, from 60 to 604800 (a week)",
    isWell: (text) => /^\d+$/.test(text) && Number(text) >= 60 && Number(text) <= 604_800
  },
  count: { takes: "a number from 0 to 10", isWell: (text) => /^\d+$/.test(text) && Number(text) <= 10 },
  quota: {
    takes: "a number from 0 to 1000000000",
    isWell: (text) => /^\d{1,10}$/.test(text) && Number(text) <= 1_000_000_000
  },
  seconds: { takes: "seconds, from 0 to 600", isWell: (text) => /^\d+(\.\d+)?$/.test(text) && Number(text) <= 600 }
} as const satisfies Record<string, SettingKind>

/** A kind of setting that is one of few words. */
export const oneOf = (...words: ReadonlyArray<string>): SettingKind => ({
  takes: words.join(" or "),
  isWell: (text) => words.includes(text)
})
