import { CannotStart } from "#adapters/postgres/embedded/CannotStart.ts"

/** The resources that a start was configured to use, for the wording of an explanation. */
export interface StartedWith {
  readonly port: number
  readonly databaseUrl: string | undefined
  readonly migrateUrl?: string | undefined
}

type SystemError = Readonly<Record<"code" | "syscall" | "port" | "hostname" | "path" | "errors" | "cause", unknown>>

/**
 * Returns one plain line for the user at the terminal, without stack or password; undefined if the cause is unknown.
 */
export const explain = (error: unknown, startedWith: StartedWith): string | undefined => {
  for (const cause of causes(error)) {
    const line = cause instanceof CannotStart ? cause.message : explainCode(cause as SystemError, startedWith)
    if (line !== undefined) return line
  }
  return undefined
}

/** The web server's port is in use. */
export const portTaken = (port: number): string =>
  `Port ${port} is in use by another program. Stop it, or start with PORT=${port + 1} npm start.`

/** The PostgreSQL of DATABASE_URL does not respond. */
export const databaseUnreachable = (databaseUrl: string, why: string, setting = "DATABASE_URL"): string =>
  `Cannot reach the database at ${hostAndPort(databaseUrl)} (${why}). Check ${setting}, and that PostgreSQL is running there.`

const unreachable: Record<string, string> = {
  ECONNREFUSED: "connection refused",
  ECONNRESET: "it closed the connection",
  ENOTFOUND: "no such host",
  EAI_AGAIN: "the host name cannot be resolved right now",
  ETIMEDOUT: "it does not respond",
  EHOSTUNREACH: "no route to the host",
  ENETUNREACH: "no route to the network",
  "57P03": "it is still starting up",
  "53300": "it has too many connections"
}

// PostgreSQL manual, appendix A: classes 28 and 3D.
const refused: Record<string, string> = {
  "28P01": "rejected the user name or password",
  "28000": "rejected the user",
  "3D000": "has no such database"
}

const explainCode = (error: SystemError, { databaseUrl, migrateUrl, port: asked }: StartedWith) => {
  const { code, path, port, syscall } = error
  if (typeof code !== "string") return undefined
  if (syscall === "listen") return explainListen(code, typeof port === "number" ? port : asked)
  if (["EACCES", "EPERM", "EROFS"].includes(code) && typeof path === "string") return notOurs(path)
  if (code === "ENOSPC") return "The disk is full."
  const named = { FRIT_MIGRATE_URL: migrateUrl, DATABASE_URL: databaseUrl }
  for (const [setting, url] of Object.entries(named)) {
    if (url === undefined || !isAbout(url, error)) continue
    if (code in unreachable) return databaseUnreachable(url, unreachable[code]!, setting)
    if (code in refused) return `The database at ${hostAndPort(url)} ${refused[code]}. Check ${setting}.`
  }
  return undefined
}

const notOurs = (path: string) =>
  `Cannot write ${path}: permission denied. Make it writable for this user, or choose another folder with FRIT_DATA.`

const explainListen = (code: string, port: number) => {
  if (code === "EADDRINUSE") return portTaken(port)
  if (code === "EACCES") return `This user may not listen on port ${port}. Start with PORT=3000 npm start.`
  return undefined
}

// An unreachable mail server is not a database error.
const isAbout = (databaseUrl: string, { hostname, port }: SystemError) => {
  const url = URL.parse(databaseUrl)
  const isSamePort = port === undefined || port === Number(url?.port || 5432)
  return isSamePort && (hostname === undefined || hostname === url?.hostname)
}

const hostAndPort = (databaseUrl: string) => {
  const url = URL.parse(databaseUrl)
  return url?.hostname ? `${url.hostname}:${url.port || 5432}` : "the address in DATABASE_URL"
}

// Libraries wrap errors: an AggregateError for both addresses of localhost, `cause` by MikroORM and Effect.
function* causes(error: unknown): Generator<object> {
  if (typeof error !== "object" || error === null) return
  yield error
  const { cause, errors } = error as SystemError
  yield* causes(cause)
  if (Array.isArray(errors)) for (const inner of errors) yield* causes(inner)
}
