import { Router } from "@koa/router"
import { Effect, type Layer, type ManagedRuntime } from "effect"
import type Koa from "koa"
import type { Context, Next } from "koa"
import { cardFields } from "#adapters/koa/cardFields.ts"
import { devMail } from "#adapters/koa/devMail.ts"
import { devSms } from "#adapters/koa/devSms.ts"
import { front } from "#adapters/koa/front.ts"
import { inTurn } from "#adapters/koa/inTurn.ts"
import { serveIntegrators } from "#adapters/koa/integrators/serveIntegrators.ts"
import { Life, type Open } from "#adapters/koa/Life.ts"
import { mount, send } from "#adapters/koa/mount.ts"
import { nameRoute } from "#adapters/koa/nameRoute.ts"
import type { PublicUrl } from "#adapters/koa/PublicUrl.ts"
import { textHooks } from "#adapters/koa/textHooks.ts"
import { sameSite } from "#adapters/koa/sameSite.ts"
import { serveCsv } from "#adapters/koa/serveCsv.ts"
import { serveDocument } from "#adapters/koa/serveDocument.ts"
import { serveWeb } from "#adapters/koa/serveWeb.ts"
import type { Visit } from "#adapters/koa/Visit.ts"
import { whichShop } from "#adapters/koa/whichShop.ts"
import { KeptMails } from "#adapters/mail/KeptMails.ts"
import { KeptTexts } from "#adapters/sandbox/KeptTexts.ts"
import { Database } from "#adapters/postgres/Database.ts"
import type { Write } from "#adapters/telemetry/Write.ts"
import { CardProcessor } from "#domain/card-payments/CardProcessor.ts"
import { refused } from "#domain/contract/Envelope.ts"
import type { VinDecoder } from "#domain/vin/VinDecoder.ts"
import { cardMessages } from "./cardMessages.ts"
import { handlers } from "./handlers.ts"
import { jobFileContent, jobFileThumbnail } from "./jobFileContent.ts"
import { linkedPdf } from "./linkedPdf.ts"
import { linkedPicture } from "./linkedPicture.ts"
import { texting } from "./texting.ts"
import { jobPdf } from "./jobPdf.ts"
import { storedFile } from "./storedFile.ts"
import { listFiles } from "./listFiles.ts"
import type { layers } from "./layers.ts"

export type Services = Layer.Success<typeof layers> | VinDecoder

type Runtime = ManagedRuntime.ManagedRuntime<Services, unknown>
type Address = PublicUrl["Service"]

/** What there is to show over a runtime that has every port: the API under /api/V1, the web app everywhere else. */
export const house = (runtime: Runtime, webFolder: string, publicUrl: Address): Open => {
  const run = <A>(effect: Effect.Effect<A, never, Services>) => runtime.runPromise(effect)
  const router = new Router<Visit>({ prefix: "/api/V1" })
  mount(router, run, handlers)
  serveDocument(router, run, jobPdf)
  serveDocument(router, run, linkedPdf)
  serveDocument(router, run, linkedPicture)
  serveCsv(router, run, listFiles)
  serveDocument(router, run, storedFile)
  serveDocument(router, run, jobFileContent)
  serveDocument(router, run, jobFileThumbnail)
  serveIntegrators(router, { endpoints: handlers.map(({ endpoint }) => endpoint), files: [jobPdf, linkedPdf, linkedPicture, storedFile, jobFileContent, jobFileThumbnail, ...listFiles.map(listFile)], ofShop: publicUrl.ofShop })
  const api = inTurn(nameRoute(router), sameSite(publicUrl), router.routes() as never, (ctx: Context) => send(ctx, refused(404, "noSuchCall")))
  return {
    pages: inTurn(
      cardMessages(run),
      whichShop(run, publicUrl),
      textHooks(publicUrl, texting(run)),
      (ctx: Context, next: Next) => ctx.path.startsWith("/api/") ? api(ctx, next) : next(),
      devMail(publicUrl, () => run(keptMails)),
      devSms(publicUrl, () => run(KeptTexts)),
      cardFields(() => run(cardFrame)),
      serveWeb(webFolder, publicUrl)
    ),
    isWell: () => run(databaseAnswers).then(() => true, () => false)
  }
}

/** A list as a file, as integrators are told of it. */
const listFile = ({ list, name }: (typeof listFiles)[number]) =>
  ({ path: `/exports/${name}.csv`, access: list.access, summary: `All rows of ${list.name} as CSV, with the same filters; columns= and language= choose what stands in it.` })

/** The mails of a machine without a post, for the development page. */
const keptMails = Effect.flatMap(KeptMails, (kept) => kept === undefined ? Effect.succeed(undefined) : kept.list)

const cardFrame = Effect.map(CardProcessor, ({ frame }) => frame)

const databaseAnswers = Effect.flatMap(Database, ({ platform }) => platform((em) => em.execute("select 1")))

/** The whole application, open at once. `write` takes the log. */
export const application = (runtime: Runtime, webFolder: string, publicUrl: Address, write: Write = () => {}): Koa => {
  const life = new Life()
  life.open(house(runtime, webFolder, publicUrl))
  return front(life, publicUrl.url.protocol === "https:", write)
}
