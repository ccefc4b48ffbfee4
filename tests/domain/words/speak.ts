import { Effect } from "effect"
import { build } from "vite"
import { renderDocument } from "#adapters/pdf/renderDocument.ts"
import { wordModules } from "#api/launch/wordModules.ts"
import { customersCsv } from "#domain/customers/customersCsv.ts"
import { jobDocument } from "#domain/documents/JobDocument.ts"
import { lineText } from "#domain/documents/lineText.ts"
import { writeMail } from "#domain/mail/writeMail.ts"
import { wordingOf } from "#domain/messages/wordings.ts"
import { isLanguage, languages, languageTags } from "#domain/words/languages.ts"
import { screenTexts } from "#domain/words/screenTexts.ts"
import { readPdf } from "#tests/adapters/pdf/readPdf.ts"
import { paper } from "#tests/domain/documents/paper.ts"
import { at, bea, platformAndShops } from "#tests/domain/session/verbs/platformAndShops.ts"

// Prints, as JSON, the product's texts in the language of the first argument, from each of its outputs.
const language = process.argv[2]
if (!isLanguage(language)) throw new Error(`${language} is not one of ${languageTags.join(", ")}`)

/** What a browser receives, as bundled. */
const inBrowser = async () => {
  const outDir = "build/speak"
  await build({
    configFile: false,
    logLevel: "error",
    plugins: [wordModules],
    build: { ssr: "tests/domain/words/inBrowser.ts", outDir, target: "node24" }
  })
  const file: string = `../../../${outDir}/inBrowser.js`
  return (await import(file)) as typeof import("./inBrowser.ts")
}

const { whole, pageWordsOf, estimateWordsOf } = await inBrowser()
const screens = await whole[language]()
const texts = await screenTexts(language)
const columns = customersCsv.columnsFor([], { roles: ["owner"] } as never, {})

const { mail, sms } = await Effect.runPromise(
  Effect.gen(function* () {
    const user = yield* bea({ defaultLanguage: languages[language].number })
    return {
      mail: yield* writeMail("id", { kind: "passwordChanged", userId: user.id }),
      sms: yield* wordingOf({ template: "quote", channel: "sms", language })
    }
  }).pipe(at.demo, Effect.provide(platformAndShops))
)
const { text, title } = await readPdf(await renderDocument(jobDocument("quote", paper({ language }))))

console.log(
  JSON.stringify({
    screens: Object.values(screens).length,
    save: screens["save"],
    english: (await whole.en())["save"],
    csv: customersCsv.head(columns, texts),
    mail: `${mail?.subject}\n${mail?.text}`,
    sms: sms.body,
    pdf: `${title}\n${text}`,
    line: lineText("Labor", language),
    lineInBrowser: estimateWordsOf[language].labor,
    link: pageWordsOf[language]("accept")
  })
)
