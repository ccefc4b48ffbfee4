import { oneOf, type SettingKind, settingKinds } from "./settingKinds.ts"

/**
 * One environment variable: its name, what it takes, what holds without it, and what it is for. A secret's value is
 * never shown.
 */
export interface Setting {
  readonly name: string
  readonly kind: SettingKind
  readonly otherwise: string
  readonly what: string
  readonly isSecret?: boolean
}

const {
  count,
  encryptionKeys,
  folder,
  longSeconds,
  port,
  postgresAddress,
  quota,
  seconds,
  smtpAddress,
  text,
  webAddress,
  yesNo
} = settingKinds

/** Every setting there is, in the order of README.md, whose table is printed from here. */
export const settings: ReadonlyArray<Setting> = [
  {
    name: "DATABASE_URL",
    kind: postgresAddress,
    isSecret: true,
    otherwise: "an embedded PostgreSQL",
    what: "The **owner's** address of a PostgreSQL 18 database. Frit migrates with it and then works as a role of its own, `frit_app`, which owns nothing, is no superuser, and sees only the current shop's rows. The owner needs `CREATEROLE` and `CREATE` on the database"
  },
  {
    name: "FRIT_MIGRATE_URL",
    kind: postgresAddress,
    isSecret: true,
    otherwise: "`DATABASE_URL`",
    what: "The owner's address of PostgreSQL itself, where `DATABASE_URL` is the address of a connection pooler: migrations, backups and the like go past it. The two must name one database"
  },
  {
    name: "FRIT_PREPARED",
    kind: yesNo,
    otherwise: "no behind a connection pooler, else yes",
    what: "Whether connections keep statements prepared, which saves time. PgBouncer can from 1.21 on, with `max_prepared_statements`"
  },
  { name: "PORT", kind: port, otherwise: "`3000`", what: "Where to listen" },
  {
    name: "PUBLIC_URL",
    kind: webAddress,
    otherwise: "`http://localhost:PORT`",
    what: "The base domain as people type it, `https://frit.example`. Shops are one label below it"
  },
  {
    name: "FRIT_DATA",
    kind: folder,
    otherwise: "`.data`",
    what: "Where the embedded database, the prepared VIN data and, unless they go elsewhere, people's files live"
  },
  {
    name: "FRIT_FILES",
    kind: folder,
    otherwise: "`FRIT_DATA`/files",
    what: "The folder of photos and papers. Nodes on several machines must share it, or use a bucket"
  },
  {
    name: "FRIT_FILES_URL",
    kind: webAddress,
    otherwise: "files are served beside the pages",
    what: "A host of its own for photos and papers, `https://files.frit.example`, that leads to Frit as the base domain does: browsers fetch them there, by addresses signed for 5 minutes, and no cookie goes there"
  },
  {
    name: "FRIT_S3_BUCKET",
    kind: text,
    otherwise: "files go to the folder",
    what: "The bucket of photos and papers, at Amazon S3 or a server that speaks its protocol"
  },
  {
    name: "FRIT_S3_ENDPOINT",
    kind: webAddress,
    otherwise: "Amazon's of the region",
    what: "Where the bucket's server is found"
  },
  { name: "FRIT_S3_REGION", kind: text, otherwise: "`us-east-1`", what: "The bucket's region" },
  {
    name: "FRIT_S3_KEY",
    kind: text,
    otherwise: "none",
    what: "The access key id. It needs to get, put, delete and list objects of the bucket"
  },
  { name: "FRIT_S3_SECRET", kind: text, isSecret: true, otherwise: "none", what: "Its secret access key" },
  {
    name: "FRIT_S3_PATH_STYLE",
    kind: yesNo,
    otherwise: "no at Amazon, else yes",
    what: "Whether objects are at `endpoint/bucket/key` rather than `bucket.endpoint/key`"
  },
  {
    name: "FRIT_S3_DIRECT",
    kind: yesNo,
    otherwise: "no: they are sent on by Frit",
    what: "Whether browsers fetch files from the bucket itself, by addresses signed for 5 minutes"
  },
  {
    name: "FRIT_DEMO",
    kind: yesNo,
    otherwise: "yes when embedded, at localhost alone",
    what: "Whether an empty database is filled with the demo shops"
  },
  {
    name: "FRIT_PUBLISH_DEMO",
    kind: yesNo,
    otherwise: "no",
    what: "Off localhost there are no demo shops, whose passwords everybody knows, and no partner is pretended. This says that both are wanted all the same, for a trial that anybody may enter; every start warns of it"
  },
  {
    name: "FRIT_PG_PORT",
    kind: port,
    otherwise: "any free one",
    what: "The port of the embedded PostgreSQL, on this machine only"
  },
  {
    name: "FRIT_LOG",
    kind: oneOf("json", "readable"),
    otherwise: "`readable` on a terminal, else `json`",
    what: "How the log is written to standard output"
  },
  {
    name: "FRIT_DRAIN",
    kind: seconds,
    otherwise: "`0`",
    what: "For how many seconds to go on taking calls once asked to stop, so that a balancer that asks `/readyz` turns away first"
  },
  {
    name: "FRIT_BLOCKED_END",
    kind: seconds,
    otherwise: "`30`",
    what: "After how many seconds of a blocked event loop the process is killed, so that whoever runs it starts another; 0 never. A second of it is logged"
  },
  {
    name: "FRIT_SMTP_URL",
    kind: smtpAddress,
    isSecret: true,
    otherwise: "at localhost mails are kept under `FRIT_DATA`/mail, to be read at /dev/mail; elsewhere none is sent",
    what: "The SMTP server that sends mails, `smtps://user:password@host:465`"
  },
  { name: "FRIT_MAIL_FROM", kind: text, otherwise: "`Frit <no-reply@host>`", what: "From whom mails come" },
  {
    name: "FRIT_TWILIO_SID",
    kind: text,
    otherwise: "at localhost texts are kept, to be read and answered at /dev/sms; elsewhere none is sent",
    what: "The Twilio account by which texts go out"
  },
  {
    name: "FRIT_TWILIO_TOKEN",
    kind: text,
    isSecret: true,
    otherwise: "none",
    what: "The account's auth token, which also signs what Twilio tells us"
  },
  {
    name: "FRIT_TWILIO_FROM",
    kind: text,
    otherwise: "none",
    what: "The number texts come from, `+16025550100`, or a messaging service, `MG…`. Its webhook for incoming messages is `PUBLIC_URL/api/V1/twilio/inbound`"
  },
  {
    name: "FRIT_TWILIO_URL",
    kind: webAddress,
    otherwise: "`https://api.twilio.com`",
    what: "Where Twilio's API is found"
  },
  {
    name: "FRIT_SQUARE_TOKEN",
    kind: text,
    isSecret: true,
    otherwise: "at localhost a sandbox of our own that charges nobody, elsewhere no cards",
    what: "The access token of the Square account that charges cards. With it go the next two"
  },
  {
    name: "FRIT_SQUARE_LOCATION",
    kind: text,
    otherwise: "none",
    what: "The account's location that payments belong to"
  },
  {
    name: "FRIT_SQUARE_APP",
    kind: text,
    otherwise: "none",
    what: "The application's id, `sq0idp-…` or `sandbox-sq0idb-…`, for the card's fields of Square's Web Payments SDK"
  },
  {
    name: "FRIT_SQUARE_URL",
    kind: webAddress,
    otherwise: "`https://connect.squareup.com`",
    what: "Where Square's API is found; `https://connect.squareupsandbox.com` for Square's own sandbox"
  },
  {
    name: "FRIT_SQUARE_WEBHOOK_KEY",
    kind: text,
    isSecret: true,
    otherwise: "no messages are taken",
    what: "The signature key of the webhook subscription at `PUBLIC_URL/api/V1/square/events`, for `payment.updated` and `refund.updated`"
  },
  {
    name: "FRIT_CARDS_PORT",
    kind: port,
    otherwise: "any free one",
    what: "The port of the card sandbox, on this machine only"
  },
  {
    name: "FRIT_ENCRYPTION_KEY",
    kind: encryptionKeys,
    isSecret: true,
    otherwise: "a key made at the first start and kept as `FRIT_DATA`/encryption.key",
    what: "With what secrets that must be read back are encrypted in the database, such as those of authenticator apps: 32 bytes as base64, `openssl rand -base64 32`. The same on every node; keep a copy apart from the backups. Several, divided by commas: the first encrypts, the others still decrypt"
  },
  {
    name: "FRIT_TELL_UNKNOWN_EMAIL",
    kind: yesNo,
    otherwise: "yes",
    what: "Whether who forgot a password is told that nobody has their e-mail address"
  },
  {
    name: "FRIT_SESSION_IDLE",
    kind: longSeconds,
    otherwise: "`1800`",
    what: "After how many seconds without use a sign-in ends"
  },
  {
    name: "FRIT_SESSION_MAX",
    kind: longSeconds,
    otherwise: "`43200`",
    what: "After how many seconds every sign-in ends"
  },
  {
    name: "FRIT_SIGN_IN_DELAY",
    kind: seconds,
    otherwise: "`10`",
    what: "For how many seconds a try to log in waits at most: 1 for the third wrong one, then twice as long each time. 0 never"
  },
  {
    name: "FRIT_PLATE_URL",
    kind: webAddress,
    otherwise: "at localhost a sandbox that knows made-up plates alone, and says so; elsewhere no look-up",
    what: "The plate service that tells the vehicle of a licence plate, in the protocol of CarsXE: `https://api.carsxe.com`"
  },
  {
    name: "FRIT_PLATE_KEY",
    kind: text,
    isSecret: true,
    otherwise: "none",
    what: "The account's key at the plate service"
  },
  {
    name: "FRIT_PLATE_DELAY",
    kind: seconds,
    otherwise: "`3`",
    what: "How many seconds the sandbox of the plate service takes for an answer, as the real one does"
  },
  {
    name: "FRIT_EDI_URL",
    kind: webAddress,
    otherwise: "each server plays its own",
    what: "Where the practice network is that plays the insurers' networks at localhost, for several servers on one database"
  },
  {
    name: "FRIT_EDI_DELAY",
    kind: seconds,
    otherwise: "`5`",
    what: "How many seconds the practice network, which plays the insurers' networks at localhost, takes to acknowledge an invoice; it decides after three times as long and pays after twelve, and sends a work assignment after twenty-four; it is asked for its answers as often, every ten seconds at most"
  },
  {
    name: "FRIT_TRUSTED_PROXIES",
    kind: count,
    otherwise: "`0`",
    what: "How many proxies of one's own stand before the server; so many entries of X-Forwarded-For are believed when tries are counted by address. With 0 behind a proxy everybody shares its address and its limits; the log warns of it"
  },
  {
    name: "FRIT_READ_ONLY",
    kind: yesNo,
    otherwise: "no",
    what: "Whether nothing is saved, as for maintenance: people read on, and what would save is answered 503"
  },
  {
    name: "FRIT_SPACE_WARN",
    kind: quota,
    otherwise: "`2000`",
    what: "Below how many megabytes of free space the log, `/readyz` and root are warned"
  },
  {
    name: "FRIT_SPACE_STOP",
    kind: quota,
    otherwise: "`200`",
    what: "Below how many nothing is saved until there is space again"
  },
  {
    name: "FRIT_QUOTA_REQUESTS",
    kind: quota,
    otherwise: "`6000`",
    what: "How many calls a minute the people of one shop may make; 0 is no limit, here and in the next four. Root may set others for a shop"
  },
  {
    name: "FRIT_QUOTA_VISITS",
    kind: quota,
    otherwise: "`1200`",
    what: "How many calls a minute may come to one shop from people who are not signed in"
  },
  {
    name: "FRIT_QUOTA_EXPORTS",
    kind: quota,
    otherwise: "`120`",
    what: "How many lists an hour one shop may take as files"
  },
  {
    name: "FRIT_QUOTA_SEARCHES",
    kind: quota,
    otherwise: "`3000`",
    what: "How many vehicles and glass parts an hour one shop may look up"
  },
  {
    name: "FRIT_QUOTA_STORAGE",
    kind: quota,
    otherwise: "`50000`",
    what: "How many megabytes the files of one shop may take"
  },
  {
    name: "OTEL_EXPORTER_OTLP_ENDPOINT",
    kind: webAddress,
    otherwise: "nothing is sent",
    what: "The OpenTelemetry collector that gets the spans, as OTLP over HTTP in JSON; `/v1/traces` is added"
  },
  {
    name: "OTEL_EXPORTER_OTLP_HEADERS",
    kind: text,
    isSecret: true,
    otherwise: "none",
    what: "Headers for the collector, `name=value,name=value`"
  },
  { name: "OTEL_SERVICE_NAME", kind: text, otherwise: "`frit`", what: "How this service is called there" }
]

/** Not settings of the server, but in the environment of whoever runs the tests. */
const ofTests = ["FRIT_KILLS", "FRIT_E2E_PORT", "FRIT_HOT", "FRIT_HOT_KEPT", "FRIT_HOT_ONLY", "FRIT_TESTS"]

/**
 * What is wrong with an environment, one line each: values that a setting does not take, and FRIT_ names that are none.
 */
export const wrongSettings = (env: Readonly<Record<string, string | undefined>>): ReadonlyArray<string> => {
  const known = new Set([...settings.map(({ name }) => name), ...ofTests])
  const unknown = Object.keys(env).filter((name) => name.startsWith("FRIT_") && !known.has(name))
  return [
    ...settings.flatMap(({ name, kind, isSecret = false }) => {
      const value = env[name]
      return value === undefined || value === "" || kind.isWell(value)
        ? []
        : [`${name}${isSecret ? "" : `=${value}`} is not right: it takes ${kind.takes}.`]
    }),
    ...unknown.map((name) => `${name} is no setting of Frit. ${nearest(name)}`)
  ]
}

/** The table in README.md. */
export const settingsTable = (): string =>
  [
    "| variable | default | meaning |",
    "|---|---|---|",
    ...settings.map(
      ({ name, otherwise, what, isSecret = false }) =>
        `| \`${name}\` | ${otherwise} | ${what}${isSecret ? " (secret)" : ""} |`
    )
  ].join("\n")

const nearest = (name: string) => {
  const own = settings.map((setting) => setting.name).filter((known) => known.startsWith("FRIT_"))
  const alike = own.find(
    (known) => letters(known) === letters(name) || known.startsWith(name) || name.startsWith(known)
  )
  return alike === undefined ? `There are ${own.join(", ")}.` : `Is ${alike} meant?`
}

const letters = (name: string) => [...new Set(name)].toSorted().join("")
