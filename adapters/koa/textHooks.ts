import type { Middleware } from "koa"
import type { PublicUrl } from "./PublicUrl.ts"
import { readFields } from "./readFields.ts"
import type { Visit } from "./Visit.ts"

type Fields = Readonly<Record<string, string>>

interface Hooks {
  /** Whether the carrier signed this. */
  readonly isGenuine: (url: string, fields: Fields, signature: string) => Promise<boolean>
  /** What became of a text of the shop. */
  readonly reported: (visit: Visit, message: string, fields: Fields) => Promise<void>
  /** Somebody texted our number; answers what is said to them. */
  readonly received: (fields: Fields) => Promise<string | undefined>
}

/** What the carrier is to say to the phone, in TwiML; nothing where it answers itself, as STOP, START and HELP. */
const twiml = (answer: string | undefined) =>
  `<?xml version="1.0" encoding="UTF-8"?><Response>${answer === undefined ? "" : `<Message>${answer.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</Message>`}</Response>`

/** What the carrier posts to us: reports to the shop that sent the text, answers to the base domain. Anything unsigned is refused; the address is the one we gave, not what a request claims. */
export const textHooks = ({ ofShop }: Pick<PublicUrl["Service"], "ofShop">, { isGenuine, reported, received }: Hooks): Middleware<Visit> => async (ctx, next) => {
  const asked = /^\/api\/V1\/twilio\/(status|inbound)$/.exec(ctx.path)
  if (asked === null || ctx.method !== "POST") return next()
  ctx.state.route = ctx.path
  const fields = await readFields(ctx as never)
  if (fields === undefined) return void (ctx.status = 400)
  if (!(await isGenuine(`${ofShop(ctx.state.tenant.prefix)}${ctx.url}`, fields, ctx.get("x-twilio-signature")))) return void (ctx.status = 403)
  if (asked[1] === "status") {
    await reported(ctx.state, String(ctx.query["message"] ?? ""), fields)
    ctx.status = 204
    return
  }
  const answer = await received(fields)
  ctx.type = "text/xml; charset=utf-8"
  ctx.body = twiml(answer)
}
