import { parse, TYPE } from "@formatjs/icu-messageformat-parser"
import { assert, describe, it } from "@effect/vitest"
import { families } from "#web/words/families.ts"
import {
  domainSource,
  fileOf,
  idsInFile,
  languages,
  serverSource,
  slices,
  topics,
  webSource,
  wordsOf
} from "./wordFiles.ts"

const english = Object.assign({}, ...slices.map((slice) => wordsOf("en", slice))) as Record<string, string>
const all = (source: string, pattern: RegExp) => [...source.matchAll(pattern)].map(([, id]) => id!)
const known = (id: string) => Object.hasOwn(english, id)

const ofFamilies = Object.entries(families).flatMap(([family, members]) =>
  members.map((member) => `${family}.${member}`)
)
/** Returned to a partner's server, never shown to a person. */
const toldToPartners = "WebhookNotSigned"
const failures = all(domainSource, /export class \w+ extends Schema\.TaggedError<\w+>\(\)\(\s*"(\w+)"/g)
  .filter((tag) => tag !== toldToPartners)
  .map((tag) => `failure.${tag}`)
const bare = ["required", "requiredChoice", "tooLong", "tooShort", "tooMany", "invalid", "unexpected", "checkFields"]
/** Texts of documents and mails are not validation messages. */
const inLetters = new Set(
  topics.filter((topic) => topic.startsWith("letters/")).flatMap((topic) => Object.keys(wordsOf("en", topic)))
)
const fromSchemas = [
  ...all(domainSource, /"([a-z][A-Za-z]+\.(?!jpg|png)[a-z][A-Za-z]+)"/g).filter((id) => !inLetters.has(id)),
  ...bare
]
const fromServer = all(serverSource, /(?:refused\(\s*\d+,|\d{3}: \{ message:)\s*"(\w+)"/g)
/** The source of screens, and of what prices and documents name for them. */
const saidSource = `${webSource}${domainSource}`
const inCode = all(webSource, /(?:\bt|\bsaid|formatMessage)\(\s*(?:\{\s*id:\s*)?"([^"]+)"/g)

/** Returns argument names with their kinds: `customers:plural`. */
const argumentsOf = (message: string): ReadonlyArray<string> => {
  const found = new Set<string>()
  const walk = (elements: ReturnType<typeof parse>) => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue
      found.add(`${element.value}:${TYPE[element.type]}`)
      if ("options" in element) Object.values(element.options).forEach(({ value }) => walk(value))
      if (element.type === TYPE.tag) walk(element.children)
    }
  }
  walk(parse(message))
  return [...found].sort()
}

describe("the message catalog", () => {
  for (const topic of topics) {
    describe(topic, () => {
      it("has the same messages in every language, each once, sorted by id, one per line", () => {
        for (const language of languages) {
          const ids = idsInFile(fileOf(language, topic))
          assert.deepStrictEqual(ids, [...new Set(ids)].sort(), language)
          assert.deepStrictEqual(ids, Object.keys(wordsOf("en", topic)).sort(), language)
          assert.sameMembers(ids, Object.keys(wordsOf(language, topic)), language)
        }
      })

      it("has the same arguments in every language, and none empty", () => {
        const words = languages.map((language) => wordsOf(language, topic))
        for (const [id, message] of Object.entries(words[0]!)) {
          for (const other of words) {
            assert.isNotEmpty(other[id]?.trim(), id)
            assert.deepStrictEqual(argumentsOf(other[id]!), argumentsOf(message), id)
          }
        }
      })
    })
  }

  // Québec typography (OQLF): a non-breaking space before a colon and a percent sign and inside guillemets, none before
  // ; ? and !
  it("prevents line breaks before French punctuation", () => {
    // Text messages use ordinary spaces: another character would halve the length that fits (GSM 03.38).
    const french = topics
      .flatMap((topic) => Object.entries(wordsOf("fr", topic)))
      .filter(([id]) => !id.includes(".sms"))
    assert.deepStrictEqual(
      french.filter(([, message]) => / [:%»]|« |\s[;?!]/.test(message.replaceAll(", ::", ""))),
      []
    )
  })

  it("has no id in two screen topics", () => {
    assert.deepStrictEqual(
      slices.flatMap((slice) => Object.keys(wordsOf("en", slice))).sort(),
      Object.keys(english).sort()
    )
  })

  it("has a message for every id used in code", () => {
    assert.deepStrictEqual(
      inCode.filter((id) => !known(id)),
      []
    )
    assert.isAbove(inCode.length, 100)
  })

  it("has a message for every member of the domain's enumerations", () => {
    assert.deepStrictEqual(
      ofFamilies.filter((id) => !known(id)),
      []
    )
  })

  it("has a message for every failure, every validation rule and every server error", () => {
    assert.deepStrictEqual(
      [...failures, ...fromSchemas, ...fromServer].filter((id) => !known(id)),
      []
    )
    assert.includeMembers(failures, ["failure.LoginFailed", "failure.PricingProfileInUse"])
    assert.includeMembers(fromSchemas, ["vin.letters", "email.invalid"])
    assert.includeMembers(fromServer, ["signInFirst", "notAllowed"])
  })

  it("has no unused message", () => {
    const said = new Set([...ofFamilies, ...failures, ...fromSchemas, ...fromServer, "failure.Offline"])
    assert.deepStrictEqual(
      Object.keys(english).filter((id) => !said.has(id) && !saidSource.includes(`"${id}"`)),
      []
    )
  })

  it("uses the specification's exact wording", () => {
    const texts = {
      "email.invalid": "Email should be in valid format",
      "phone.invalid": "Please enter a valid phone number",
      required: "Please enter the {field}",
      requiredChoice: "Please select the {field}",
      tooLong: "{field} cannot exceed {length} characters",
      "text.invalidCharacters": "{field} contains invalid characters",
      "vehicle.required": "Please enter either the VIN or the license plate and state",
      "vin.invalid": "VIN is invalid",
      "job.rebateAboveDeductible": "The rebate amount cannot exceed the deductible amount",
      "failure.LoginFailed": "Login failed",
      "failure.SessionOver": "Session expired, please log in again.",
      loggedOut: "Logged out Successfully",
      copyright: "Copyright © 2025",
      tooShort: "{field} must be at least {length} characters",
      "failure.EmailUnknown": "Email doesn't exists",
      "failure.TokenInvalid": "Invalid token.",
      "passwordReset.emailNotFound": "Email doesn't match any user",
      "passwordReset.sent": "Password reset link was sent successfully",
      "passwordReset.done": "Password was reset successfully",
      "passwordReset.loginWithNew": "Login with your new password",
      serverError: "The server encountered an internal error. Please try again later.",
      oneOrMoreErrors: "One or more errors occurred!"
    }
    for (const [id, text] of Object.entries(texts)) assert.strictEqual(english[id], text, id)
  })
})
