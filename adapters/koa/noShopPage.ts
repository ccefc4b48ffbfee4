import { isLanguage } from "#domain/words/languages.ts"
import { everyLanguage } from "#domain/words/readTopic.ts"
import { talks } from "#domain/words/talks.ts"

const words = talks(await everyLanguage("links", "no-shop"))

/**
 * What stands at an address of ours that is no shop's, in the reader's language; no more than the address itself tells.
 */
export const noShopPage = (language: string | false, nonce: string, { origin, host }: URL): string => {
  const tongue = isLanguage(language) ? language : "en"
  const t = words[tongue]
  return `<!doctype html>
<html lang="${tongue}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${t("title")}</title>
<style nonce="${nonce}">
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { display: grid; place-content: center; gap: 16px; min-height: 90vh; margin: 0; padding: 16px; text-align: center }
  h1 { margin: 0; font-size: 1.4rem }
</style>
<h1>${t("title")}</h1>
<a href="${origin}/login">${t("logIn", { host })}</a>
</html>
`
}
