import { oneOf, type SettingKind, settingKinds } from "./settingKinds.ts"

/** An environment variable: its name, its kind, its default, and its purpose. A secret's value is never shown. */
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

/** All settings, in the order of README.md, whose table is generated from here. */
export const settings: ReadonlyArray<Setting> = [
  {
    name: "DATABASE_URL",
    kind: postgresAddress,
    isSecret: true,
    otherwise: "an embedded PostgreSQL",
    what: "The **owner's** connection URL of a PostgreSQL 18 database. Frit runs migrations with it and then works as a separate role, `frit_app`, which owns nothing, is not a superuser, and sees only the current shop's rows. The owner needs `CREATEROLE` and `CREATE` on the database"
  },
  {
    name: "FRIT_MIGRATE_URL",
    kind: postgresAddress,
    isSecret: true,
    otherwise: "`DATABASE_URL`",
    what: "The owner's direct URL of PostgreSQL, if `DATABASE_URL` points to a connection pooler. Migrations, backups and similar tasks bypass the pooler. Both must refer to the same database"
  },
  {
    name: "FRIT_PREPARED",
    kind: yesNo,
    otherwise: "no behind a connection pooler, otherwise yes",
    what: "Whether connections use prepared statements, which is faster. PgBouncer supports them from 1.21 on, with `max_prepared_statements`"
  },
  { name: "PORT", kind: port, otherwise: "`3000`", what: "The port that Frit listens on" },
  {
    name: "PUBLIC_URL",
    kind: webAddress,
    otherwise: "`http://localhost:PORT`",
    what: "The public base URL, `https://frit.example`. Each shop is a subdomain of it"
  },
  {
    name: "FRIT_DATA",
    kind: folder,
    otherwise: "`.data`",
    what: "The folder of the embedded database, the prepared VIN data and, unless configured otherwise, uploaded files"
  },
  {
    name: "FRIT_FILES",
    kind: folder,
    otherwise: "`FRIT_DATA`/files",
    what: "The folder for photos and documents. Nodes on several machines must share it, or use a bucket"
  },
  {
    name: "FRIT_FILES_URL",
    kind: webAddress,
    otherwise: "files are served from the same host as the pages",
    what: "A separate host for photos and documents, `https://files.frit.example`, that routes to Frit like the base domain. Browsers fetch files from it by URLs signed for 5 minutes, without cookies"
  },
  {
    name: "FRIT_S3_BUCKET",
    kind: text,
    otherwise: "files are stored in the folder",
    what: "The bucket for photos and documents, at Amazon S3 or an S3-compatible server"
  },
  {
    name: "FRIT_S3_ENDPOINT",
    kind: webAddress,
    otherwise: "Amazon's endpoint for the region",
    what: "The URL of the S3 server"
  },
  { name: "FRIT_S3_REGION", kind: text, otherwise: "`us-east-1`", what: "The bucket's region" },
  {
    name: "FRIT_S3_KEY",
    kind: text,
    otherwise: "none",
    what: "The access key id. It needs permission to get, put, delete and list the bucket's objects"
  },
  { name: "FRIT_S3_SECRET", kind: text, isSecret: true, otherwise: "none", what: "The secret access key" },
  {
    name: "FRIT_S3_PATH_STYLE",
    kind: yesNo,
    otherwise: "no at Amazon, otherwise yes",
    what: "Whether objects are at `endpoint/bucket/key` rather than `bucket.endpoint/key`"
  },
  {
    name: "FRIT_S3_DIRECT",
    kind: yesNo,
    otherwise: "no: Frit serves them",
    what: "Whether browsers fetch files directly from the bucket, by URLs signed for 5 minutes"
  },
  {
    name: "FRIT_DEMO",
    kind: yesNo,
    otherwise: "yes with the embedded database, on localhost only",
    what: "Whether an empty database is filled with the demo shops"
  },
  {
    name: "FRIT_PUBLISH_DEMO",
    kind: yesNo,
    otherwise: "no",
    what: "Whether to run the demo shops, whose passwords are public, and simulated partners on a host other than localhost, for a trial that is open to anyone. Frit warns about it at every start"
  },
  {
    name: "FRIT_PG_PORT",
    kind: port,
    otherwise: "any free port",
    what: "The port of the embedded PostgreSQL, reachable from this machine only"
  },
  {
    name: "FRIT_LOG",
    kind: oneOf("json", "readable"),
    otherwise: "`readable` on a terminal, otherwise `json`",
    what: "The format of the log on standard output"
  },
  {
    name: "FRIT_DRAIN",
    kind: seconds,
    otherwise: "`0`",
    what: "How many seconds to keep accepting requests after a request to stop, so that a load balancer that polls `/readyz` can stop sending traffic first"
  },
  {
    name: "FRIT_BLOCKED_END",
    kind: seconds,
    otherwise: "`30`",
    what: "After how many seconds of a blocked event loop the process is killed, so that its supervisor restarts it; 0 to never kill it. A block of one second is logged"
  },
  {
    name: "FRIT_SMTP_URL",
    kind: smtpAddress,
    isSecret: true,
    otherwise:
      "on localhost, emails are stored under `FRIT_DATA`/mail and shown at /dev/mail; elsewhere, none are sent",
    what: "The SMTP server for outgoing email, `smtps://user:password@host:465`"
  },
  { name: "FRIT_MAIL_FROM", kind: text, otherwise: "`Frit <no-reply@host>`", what: "The sender of emails" },
  {
    name: "FRIT_TWILIO_SID",
    kind: text,
    otherwise:
      "on localhost, text messages are stored and can be read and answered at /dev/sms; elsewhere, none are sent",
    what: "The Twilio account that sends text messages"
  },
  {
    name: "FRIT_TWILIO_TOKEN",
    kind: text,
    isSecret: true,
    otherwise: "none",
    what: "The account's auth token, which also signs Twilio's webhook requests"
  },
  {
    name: "FRIT_TWILIO_FROM",
    kind: text,
    otherwise: "none",
    what: "The sender's number, `+16025550100`, or a messaging service, `MG…`. Set its webhook for incoming messages to `PUBLIC_URL/api/V1/twilio/inbound`"
  },
  {
    name: "FRIT_TWILIO_URL",
    kind: webAddress,
    otherwise: "`https://api.twilio.com`",
    what: "The URL of Twilio's API"
  },
  {
    name: "FRIT_SQUARE_TOKEN",
    kind: text,
    isSecret: true,
    otherwise: "on localhost, a built-in sandbox that charges no one; elsewhere, no cards",
    what: "The access token of the Square account that charges cards. Requires the next two settings"
  },
  {
    name: "FRIT_SQUARE_LOCATION",
    kind: text,
    otherwise: "none",
    what: "The Square location that payments belong to"
  },
  {
    name: "FRIT_SQUARE_APP",
    kind: text,
    otherwise: "none",
    what: "The application id, `sq0idp-…` or `sandbox-sq0idb-…`, for the card fields of Square's Web Payments SDK"
  },
  {
    name: "FRIT_SQUARE_URL",
    kind: webAddress,
    otherwise: "`https://connect.squareup.com`",
    what: "The URL of Square's API; `https://connect.squareupsandbox.com` for Square's own sandbox"
  },
  {
    name: "FRIT_SQUARE_WEBHOOK_KEY",
    kind: text,
    isSecret: true,
    otherwise: "webhook events are rejected",
    what: "The signature key of the webhook subscription at `PUBLIC_URL/api/V1/square/events`, for `payment.updated` and `refund.updated`"
  },
  {
    name: "FRIT_CARDS_PORT",
    kind: port,
    otherwise: "any free port",
    what: "The port of the card sandbox, reachable from this machine only"
  },
  {
    name: "FRIT_ENCRYPTION_KEY",
    kind: encryptionKeys,
    isSecret: true,
    otherwise: "a key generated at the first start and stored in `FRIT_DATA`/encryption.key",
    what: "The key that encrypts retrievable secrets in the database, such as those of authenticator apps: 32 bytes in base64, `openssl rand -base64 32`. It must be the same on every node; keep a copy separate from the backups. To rotate it, list several keys separated by commas: the first encrypts, the others only decrypt"
  },
  {
    name: "FRIT_TELL_UNKNOWN_EMAIL",
    kind: yesNo,
    otherwise: "yes",
    what: "Whether the forgotten-password form reports that an email address is unknown"
  },
  {
    name: "FRIT_SESSION_IDLE",
    kind: longSeconds,
    otherwise: "`1800`",
    what: "After how many seconds of inactivity a session ends"
  },
  {
    name: "FRIT_SESSION_MAX",
    kind: longSeconds,
    otherwise: "`43200`",
    what: "After how many seconds a session ends in any case"
  },
  {
    name: "FRIT_SIGN_IN_DELAY",
    kind: seconds,
    otherwise: "`10`",
    what: "The maximum delay of a sign-in attempt, in seconds: 1 after the third wrong password, then doubled each time. 0 for no delay"
  },
  {
    name: "FRIT_PLATE_URL",
    kind: webAddress,
    otherwise: "on localhost, a sandbox with made-up plates, labeled as such; elsewhere, no lookup",
    what: "The service that looks up vehicles by license plate, with the CarsXE API: `https://api.carsxe.com`"
  },
  {
    name: "FRIT_PLATE_KEY",
    kind: text,
    isSecret: true,
    otherwise: "none",
    what: "The API key of the plate service"
  },
  {
    name: "FRIT_PLATE_DELAY",
    kind: seconds,
    otherwise: "`3`",
    what: "The simulated response time of the plate sandbox, in seconds"
  },
  {
    name: "FRIT_EDI_URL",
    kind: webAddress,
    otherwise: "each server runs its own",
    what: "The URL of the practice network that simulates the insurers' networks on localhost, for several servers on one database"
  },
  {
    name: "FRIT_EDI_DELAY",
    kind: seconds,
    otherwise: "`5`",
    what: "How many seconds the practice network, which simulates the insurers' networks on localhost, takes to acknowledge an invoice. It decides after 3 times as long, pays after 12 times, and sends a work assignment after 24 times. Frit polls it at the same interval, at most every ten seconds"
  },
  {
    name: "FRIT_TRUSTED_PROXIES",
    kind: count,
    otherwise: "`0`",
    what: "The number of your own proxies in front of the server, and thus of trusted X-Forwarded-For entries when attempts are counted by address. With 0 behind a proxy, all clients share the proxy's address and limits, and the log warns about it"
  },
  {
    name: "FRIT_READ_ONLY",
    kind: yesNo,
    otherwise: "no",
    what: "Whether the server is read-only, for example during maintenance: reading works, and requests that write get 503"
  },
  {
    name: "FRIT_SPACE_WARN",
    kind: quota,
    otherwise: "`2000`",
    what: "The free space, in megabytes, below which Frit warns in the log, in `/readyz` and to root users"
  },
  {
    name: "FRIT_SPACE_STOP",
    kind: quota,
    otherwise: "`200`",
    what: "The free space, in megabytes, below which Frit is read-only until space is freed"
  },
  {
    name: "FRIT_QUOTA_REQUESTS",
    kind: quota,
    otherwise: "`6000`",
    what: "The limit of requests per minute by the signed-in users of one shop; 0 for no limit, here and in the next four settings. Root users can set other limits for a shop"
  },
  {
    name: "FRIT_QUOTA_VISITS",
    kind: quota,
    otherwise: "`1200`",
    what: "The limit of requests per minute to one shop by visitors who are not signed in"
  },
  {
    name: "FRIT_QUOTA_EXPORTS",
    kind: quota,
    otherwise: "`120`",
    what: "The limit of list exports per hour of one shop"
  },
  {
    name: "FRIT_QUOTA_SEARCHES",
    kind: quota,
    otherwise: "`3000`",
    what: "The limit of vehicle and glass part lookups per hour of one shop"
  },
  {
    name: "FRIT_QUOTA_STORAGE",
    kind: quota,
    otherwise: "`50000`",
    what: "The limit of file storage of one shop, in megabytes"
  },
  {
    name: "OTEL_EXPORTER_OTLP_ENDPOINT",
    kind: webAddress,
    otherwise: "no spans are sent",
    what: "The OpenTelemetry collector that receives spans, as OTLP over HTTP in JSON; `/v1/traces` is appended"
  },
  {
    name: "OTEL_EXPORTER_OTLP_HEADERS",
    kind: text,
    isSecret: true,
    otherwise: "none",
    what: "Headers for the collector, `name=value,name=value`"
  },
  { name: "OTEL_SERVICE_NAME", kind: text, otherwise: "`frit`", what: "The service name reported to the collector" }
]

/** Not settings of the server, but present in the environment when running tests. */
const ofTests = ["FRIT_EDI", "FRIT_KILLS", "FRIT_E2E_PORT", "FRIT_HOT", "FRIT_HOT_KEPT", "FRIT_HOT_ONLY", "FRIT_TESTS"]

/** Returns what is wrong with an environment, one line each: invalid values, and unknown FRIT_ names. */
export const invalidSettings = (env: Readonly<Record<string, string | undefined>>): ReadonlyArray<string> => {
  const known = new Set([...settings.map(({ name }) => name), ...ofTests])
  const unknown = Object.keys(env).filter((name) => name.startsWith("FRIT_") && !known.has(name))
  return [
    ...settings.flatMap(({ name, kind, isSecret = false }) => {
      const value = env[name]
      return value === undefined || value === "" || kind.isValid(value)
        ? []
        : [`${name}${isSecret ? "" : `=${value}`} is invalid: expected ${kind.takes}.`]
    }),
    ...unknown.map((name) => `${name} is not a Frit setting. ${nearest(name)}`)
  ]
}

/** Returns the table for README.md. */
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
  return alike === undefined ? `The settings are ${own.join(", ")}.` : `Did you mean ${alike}?`
}

const letters = (name: string) => [...new Set(name)].toSorted().join("")
