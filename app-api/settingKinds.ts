/** A kind of setting: whether a text is valid, and the message if it is not. */
export interface SettingKind {
  readonly takes: string
  readonly isValid: (text: string) => boolean
}

const address =
  (...protocols: ReadonlyArray<string>) =>
  (text: string) =>
    protocols.includes(URL.parse(text)?.protocol ?? "")

/** All kinds of settings. */
export const settingKinds = {
  port: {
    takes: "a port from 1 to 65535",
    isValid: (text) => /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535
  },
  webAddress: { takes: "a URL that begins with http:// or https://", isValid: address("http:", "https:") },
  postgresAddress: {
    takes: "a URL like postgres://user:password@host:5432/database",
    isValid: address("postgres:", "postgresql:")
  },
  smtpAddress: { takes: "a URL like smtps://user:password@host:465", isValid: address("smtp:", "smtps:") },
  folder: { takes: "a folder", isValid: (text) => !text.includes("\0") },
  text: { takes: "text", isValid: () => true },
  encryptionKeys: {
    takes: "32 bytes in base64, or several such keys separated by commas",
    isValid: (text) => text.split(",").every((key) => Buffer.from(key.trim(), "base64").length === 32)
  },
  // The values that Effect's Config.Boolean accepts.
  yesNo: {
    takes: "true or false",
    isValid: (text) => ["true", "yes", "on", "1", "y", "false", "no", "off", "0", "n"].includes(text)
  },
  longSeconds: {
    takes: "a number of seconds from 60 to 604800 (a week)",
    isValid: (text) => /^\d+$/.test(text) && Number(text) >= 60 && Number(text) <= 604_800
  },
  count: { takes: "a number from 0 to 10", isValid: (text) => /^\d+$/.test(text) && Number(text) <= 10 },
  quota: {
    takes: "a number from 0 to 1000000000",
    isValid: (text) => /^\d{1,10}$/.test(text) && Number(text) <= 1_000_000_000
  },
  seconds: {
    takes: "a number of seconds from 0 to 600",
    isValid: (text) => /^\d+(\.\d+)?$/.test(text) && Number(text) <= 600
  }
} as const satisfies Record<string, SettingKind>

/** Returns a kind of setting that accepts one of a few words. */
export const oneOf = (...words: ReadonlyArray<string>): SettingKind => ({
  takes: words.join(" or "),
  isValid: (text) => words.includes(text)
})
