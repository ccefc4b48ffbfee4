import { type Language, languageTags } from "#domain/words/languages.ts"
import { quotePageWordsOf } from "./quote/quotePageWordsOf.ts"

/** Minimum height of the frame in pixels, once the quote has reported its own. */
const first = 560

/**
 * The script at `/embed.js` that a shop adds to its own site. It inserts the quote in place of the script, in a frame
 * as high as its content and in the site's language (`data-lang` overrides it). A link to the quote is shown until it
 * has loaded, and if the site is not allowed to embed it.
 */
export const renderEmbedScript = (language: Language): string => {
  const titles = Object.fromEntries(languageTags.map((tag) => [tag, quotePageWordsOf[tag]("title")]))
  return `(() => {
  const script = document.currentScript
  const origin = new URL(script.src).origin
  const titles = ${JSON.stringify(titles).replaceAll("<", "\\u003c")}
  const wanted = (script.dataset.lang || document.documentElement.lang).slice(0, 2).toLowerCase()
  const language = wanted in titles ? wanted : ${JSON.stringify(language)}
  const address = origin + "/quote?lang=" + language
  const link = document.createElement("a")
  link.href = address
  link.target = "_blank"
  link.rel = "noopener"
  link.textContent = titles[language]
  const frame = document.createElement("iframe")
  frame.src = address
  frame.title = titles[language]
  frame.allow = "camera"
  frame.style.cssText = "display:block;width:100%;border:0;height:0"
  addEventListener("message", ({ origin: from, source, data }) => {
    if (from !== origin || source !== frame.contentWindow || data === null || typeof data !== "object") return
    if (data.frit === "height" && data.height > 0) {
      link.remove()
      frame.style.height = Math.max(${first}, Math.ceil(data.height)) + "px"
    }
    if (data.frit === "step" && frame.getBoundingClientRect().top < 0) frame.scrollIntoView()
  })
  script.after(link, frame)
})()
`
}
