import { assert, describe, it } from "@effect/vitest"
import { describe as describeGlass } from "#adapters/sample-catalogue/describe.ts"
import { glassText, lineText } from "#domain/documents/lineText.ts"
import { jobDocument } from "#domain/documents/JobDocument.ts"
import { estimateTextsOf } from "#domain/estimates/EstimateTexts.ts"
import { linesForGlass, placeLines } from "#domain/estimates/linesForGlass.ts"
import { repairLines } from "#domain/estimates/automaticLines.ts"
import { GlassFeature, GlassPosition, GlassType } from "#domain/nags/GlassPart.ts"
import { samplePricingProfile } from "#domain/testing/samples.ts"
import { pane } from "#tests/domain/estimates/pane.ts"
import { paper } from "./paper.ts"
import { wordsOf } from "#tests/web/words/wordFiles.ts"

const windshield = pane({
  description: "Windshield, green tint, blue shade, rain sensor, camera",
  laborHours: 250,
  calibration: "dual",
  kit: { partNumber: "", kind: "fastCure", quantity: 150 }
})
const languages = ["en", "fr", "es"] as const
let n = 0
const newId = () => `019a0000-0000-7000-8000-${String(n++).padStart(12, "0")}`
const madeIn = (language: (typeof languages)[number]) =>
  placeLines(
    [
      ...linesForGlass(windshield, { ...samplePricingProfile, laborBase: 1500 }, estimateTextsOf[language]),
      ...repairLines(3, { repairFirst: 6995, repairAdditional: 1500 }, estimateTextsOf[language])
    ],
    newId
  )
const printed = (made: (typeof languages)[number], language: (typeof languages)[number]) =>
  jobDocument("quote", paper({ job: { lines: madeIn(made), insurance: null }, language })).sections.flatMap(
    ({ rows }) => rows.map(({ description }) => description)
  )

describe("an estimate created in one language", () => {
  it("prints in French when created in English", () => {
    const lines = printed("en", "fr")
    for (const said of [
      "Main-d’œuvre",
      "Main-d’œuvre, montant de base",
      "Uréthane à prise rapide (1,5)",
      "Calibrage de caméra : Statique et dynamique",
      "Réparation de pare-brise, premier éclat",
      "Réparation de pare-brise, éclat additionnel"
    ])
      assert.include(lines, said)
    assert.strictEqual(lines[0], "Pare-brise, teinté vert, bande pare-soleil bleue, détecteur de pluie, caméra")
  })

  for (const made of languages) {
    for (const language of languages) {
      it(`in ${made} prints in ${language} like one created in ${language}`, () =>
        assert.deepStrictEqual(printed(made, language), printed(language, language)))
    }
  }

  it.each([
    "Labor, as agreed with Dana",
    "Urethane (two)",
    "Camera calibration: at the dealer's",
    "Urethane (1.234)",
    "",
    "(1)",
    "Windshield, as on the blue one",
    "Windshield tinted",
    "toString"
  ])("prints %j as typed", (typed) => assert.strictEqual(lineText(typed, "fr"), typed))
})

describe("a line saved with an older text", () => {
  it.each([
    ["Mano de obra, importe base", "Labor, base amount"],
    ["Calibrage de caméra : Statique", "Camera calibration: Static"],
    ["Calibrage de caméra : Dynamique", "Camera calibration: Dynamic"],
    ["Calibrage de caméra : Statique et dynamique", "Camera calibration: Static and dynamic"]
  ])("%s is still translated", (saved, english) => assert.strictEqual(lineText(saved, "en"), english))

  it("may use the catalog's old spelling of gray", () => {
    const was = "Door glass, front left, grey privacy"
    assert.strictEqual(lineText(was, "fr"), "Vitre de portière, avant gauche, gris foncé")
    assert.strictEqual(lineText(was, "es"), "Vidrio de puerta, delantero izquierdo, gris privacidad")
  })
})

describe("the sample catalog", () => {
  it("has a French and a Spanish translation for every term", () => {
    const said = GlassType.literals.flatMap((type) =>
      GlassPosition.literals.flatMap((place) =>
        ["GT", "GB", "YP", "CL"].map((colour) => describeGlass(type, place, colour, GlassFeature.literals))
      )
    )
    for (const language of ["fr", "es"] as const)
      assert.deepStrictEqual(
        said.filter((text) => glassText(text, language) === undefined),
        []
      )
  })
})

describe("texts of automatic lines", () => {
  it.each(languages)("name kits and calibrations like the screens in %s", (language) => {
    const said = wordsOf(language, "lines")
    const { kit, calibration } = estimateTextsOf[language]
    for (const kind of ["base", "urethaneDamPrimer", "highModulusNonConductive", "fastCure"] as const)
      assert.strictEqual(kit(kind, 100), `${said[`kitKind.${kind}`]} (1)`)
    for (const kind of ["static", "dynamic", "dual"] as const)
      assert.isTrue(calibration(kind).endsWith(said[`calibration.${kind}`]!))
  })
})
