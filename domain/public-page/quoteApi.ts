import { Effect, Schema } from "effect"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { TooManyTries } from "#domain/credentials/Attempts.ts"
import { LinkToken } from "#domain/job-links/jobLinksApi.ts"
import { messageWordsOf } from "#domain/messages/messageWordsOf.ts"
import { LinkUnknown } from "#domain/job-links/linkFailures.ts"
import { CardFrame } from "#domain/payments/Card.ts"
import { Calibration, GlassFeature } from "#domain/nags/GlassPart.ts"
import { PlateLimitReached, PlateNotAccepted, PlateNotFound, PlateServiceDown } from "#domain/plates/PlateLookup.ts"
import { PlateQuery } from "#domain/plates/PlateQuery.ts"
import { LocationId, LocationService } from "#domain/locations/Location.ts"
import { Day } from "#domain/shared/Day.ts"
import { DocumentLanguage } from "#domain/shared/DocumentLanguage.ts"
import { OptionalEmailAddress } from "#domain/shared/EmailAddress.ts"
import { field } from "#domain/shared/field.ts"
import { Cents, Price } from "#domain/shared/Money.ts"
import { PhoneNumber } from "#domain/shared/PhoneNumber.ts"
import { maxLength, plainText, requiredText } from "#domain/shared/PlainText.ts"
import { Country, Region } from "#domain/shared/Address.ts"
import { OpenHours, WeekHours } from "#domain/shared/WeekHours.ts"
import { VinNotDecoded } from "#domain/vin/DecodedVehicle.ts"
import { Vin } from "#domain/vin/Vin.ts"
import { inEveryLanguage, languageName } from "#domain/words/languages.ts"
import { DefaultJobType, OfferedService } from "./pageChoices.ts"
import {
  OutsideRadius,
  QuoteClosed,
  QuoteLocationGone,
  QuotePriceChanged,
  TimeTaken,
  VisitFixed
} from "./quoteFailures.ts"
import { quoteGlasses, quoteSteps } from "./quoteTypes.ts"

const nothing = Schema.Struct({})

/** What is broken, or the work that is wanted. */
export const QuoteGlassAsked = Schema.Struct({
  glass: field(Schema.Literals(quoteGlasses), "What is broken, or the work that is wanted."),
  chips: field(Schema.Literals([1, 2, 3]), "How many chips a repair is for.", 1)
})

const year = field(
  Schema.Int.check(Schema.isBetween({ minimum: 1900, maximum: 2100 }, { message: "year.invalid" })),
  "Model year.",
  2024
)
const name = Schema.String.check(Schema.isNonEmpty({ message: "required" }), maxLength(80))

/** How a visitor says which vehicle it is. */
export const QuoteVehicleAsked = Schema.Union([
  Schema.Struct({ by: field(Schema.Literal("vin"), "By what it is named."), vin: Vin }),
  Schema.Struct({ by: field(Schema.Literal("plate"), "By what it is named."), ...PlateQuery.fields }),
  Schema.Struct({
    by: field(Schema.Literal("model"), "By what it is named."),
    year,
    make: field(requiredText(60), "Make.", "Toyota"),
    model: field(requiredText(60), "Model.", "Camry"),
    bodyStyle: field(plainText(80), "Body style; empty where unknown.", "4 Door Sedan")
  })
])

const Car = Schema.Struct({
  year,
  make: field(plainText(80), "Make.", "Hyundai"),
  model: field(plainText(80), "Model.", "Kona"),
  bodyStyle: field(plainText(80), "Body style; empty where unknown.", "SUV")
})

const language = field(DocumentLanguage, "The visitor's language.")
export const requestId = field(
  Schema.String.check(Schema.isUUID()),
  "The request's name, yours to make: sent again it makes one job.",
  "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
)
export const half = field(Schema.Literals(["morning", "afternoon"]), "The half of the day.")

const Offered = Schema.Struct({
  total: field(Cents, "All of it, tax included, in cents.", 93115),
  parts: field(
    Schema.Array(
      Schema.Struct({
        kind: field(
          Schema.Literals(["glass", "fitting", "labor", "calibration", "repair", "tax"]),
          "What this part of the price is for; fitting is molding, adhesive and hardware."
        ),
        amount: field(Cents, "How much of it, in cents.", 35868)
      })
    ),
    "What the price is made of."
  ),
  isOpen: field(Schema.Boolean, "Whether a small part's price still comes on top, which a person tells.", false),
  goodUntil: field(Day, "The last day on which it holds.", "2026-12-22")
})

export const Visit = Schema.Struct({
  day: field(Day, "The day.", "2026-11-24"),
  half,
  start: field(Schema.String, "When to come, or the earliest that somebody comes, as 24-hour time.", "08:00"),
  isMobile: field(Schema.Boolean, "Whether the shop comes to the vehicle.")
})

const at = field(
  Schema.optionalKey(LocationId),
  "The location that does it, one of those that the start tells; left out for the shop's first.",
  "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
)

/** How work is asked for times. */
const work = {
  ...QuoteGlassAsked.fields,
  locationId: at,
  calibration: field(Calibration, "Which calibration goes with it."),
  insured: field(Schema.Boolean, "Whether an insurer pays."),
  isMobile: field(Schema.Boolean, "Whether the shop is to come to the vehicle."),
  postalCode: field(plainText(15), "Where the vehicle stands, for mobile work; empty for the shop.", "85701")
}

export const Times = Schema.Array(
  Schema.Struct({
    day: field(Day, "The day.", "2026-11-24"),
    isClosed: field(Schema.Boolean, "Whether the shop is shut that day."),
    morning: field(
      Schema.NullOr(Schema.Struct({ start: field(Schema.String, "From when.", "08:00") })),
      "The morning, null where it is full."
    ),
    afternoon: field(
      Schema.NullOr(Schema.Struct({ start: field(Schema.String, "From when.", "13:00") })),
      "The afternoon, null where it is full."
    )
  })
)

export const getQuoteStart = endpoint({
  name: "getQuoteStart",
  summary:
    "What the public quote of a shop begins with: the shop, its locations, what it offers; how far each is, where a postal code is told.",
  method: "GET",
  path: "/quotes/start",
  access: "everyone",
  input: Schema.Struct({
    postalCode: field(Schema.optionalKey(plainText(15)), "Where the vehicle stands, to tell distances from.", "85701")
  }),
  output: Schema.Struct({
    name: field(Schema.String, "The shop's name.", "Copper State Auto Glass"),
    phone: field(Schema.String, "Phone number; empty without one.", "602-555-0100"),
    country: field(Country, "The shop's country."),
    radius: field(Schema.Int, "How far it comes, in miles; 0 where it comes to nobody.", 25),
    services: field(Schema.Array(OfferedService), "What visitors may ask for."),
    begins: field(DefaultJobType, "What a quote begins with."),
    deposit: field(Cents, "What is paid when a priced job is booked, in cents; 0 for nothing.", 10000),
    card: field(
      Schema.optionalKey(CardFrame),
      "Where the card's fields are, by which the deposit is paid before a time is booked; left out where it is not."
    ),
    locations: field(
      Schema.Array(
        Schema.Struct({
          id: field(LocationId, "The location's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
          name: field(Schema.String, "Its name.", "Tempe"),
          address: field(Schema.String, "Where it is, on one line.", "1 Desert Way, Tempe, AZ 85281"),
          services: field(Schema.Array(LocationService), "What is done there; empty where nobody has said."),
          phone: field(Schema.String, "Its phone number; empty without one.", "480-555-0142").pipe(
            Schema.withDecodingDefaultKey(Effect.succeed(""))
          ),
          today: field(OpenHours, "Its hours on the day that it is there; both empty where it is shut.").pipe(
            Schema.withDecodingDefaultKey(Effect.succeed({ start: "", end: "" }))
          ),
          hours: field(WeekHours, "Its hours within those of the page, Monday first.").pipe(
            Schema.withDecodingDefaultKey(Effect.succeed([]))
          ),
          miles: field(
            Schema.NullOr(Schema.Int),
            "How far it is from the postal code, in miles as the crow flies; null where that is not known.",
            12
          ).pipe(Schema.withDecodingDefaultKey(Effect.succeed(null)))
        })
      ),
      "Where work is done, the main location first."
    ),
    consent: field(
      Schema.Struct(
        inEveryLanguage((language) =>
          field(
            Schema.String,
            `The words in ${languageName(language)}.`,
            messageWordsOf[language]("consent", { shop: "Copper State" })
          )
        )
      ),
      "The words that a visitor agrees to who wants text messages, by language."
    )
  }),
  failures: [QuoteClosed, TooManyTries]
})

export const listQuoteMakes = endpoint({
  name: "listQuoteMakes",
  summary: "Makes sold in a model year, for the public quote.",
  method: "GET",
  path: "/quotes/makes",
  access: "everyone",
  input: Schema.Struct({ year }),
  output: Schema.Array(Schema.String),
  failures: [QuoteClosed, TooManyTries]
})

export const listQuoteModels = endpoint({
  name: "listQuoteModels",
  summary: "Models of a make in a model year, for the public quote.",
  method: "GET",
  path: "/quotes/models",
  access: "everyone",
  input: Schema.Struct({ year, make: field(name, "Make.", "Toyota") }),
  output: Schema.Array(Schema.String),
  failures: [QuoteClosed, TooManyTries]
})

export const listQuoteBodies = endpoint({
  name: "listQuoteBodies",
  summary: "Body styles of a model in a model year, for the public quote.",
  method: "GET",
  path: "/quotes/bodies",
  access: "everyone",
  input: Schema.Struct({ year, make: field(name, "Make.", "Toyota"), model: field(name, "Model.", "Camry") }),
  output: Schema.Array(Schema.String),
  failures: [QuoteClosed, TooManyTries]
})

export const postQuoteGlass = endpoint({
  name: "postQuoteGlass",
  summary:
    "Finds the panes that may be the broken one, each with its installed price, tax included. A look-up that costs the shop is counted by visitor and by shop. What a registry says of an owner or a VIN is told to nobody.",
  method: "POST",
  path: "/quotes/glass",
  access: "everyone",
  quota: "searches",
  input: Schema.Struct({
    ...QuoteGlassAsked.fields,
    locationId: at,
    vehicle: field(Schema.NullOr(QuoteVehicleAsked), "The vehicle; null for a repair.")
  }),
  output: Schema.Struct({
    car: field(Schema.NullOr(Car), "The vehicle that was found; null where none was asked for."),
    candidates: field(
      Schema.Array(
        Schema.Struct({
          partNumber: field(Schema.String, "The part's number; empty for work without a pane.", "FW99001GTYN"),
          features: field(Schema.Array(GlassFeature), "What is built into it."),
          calibration: field(Calibration, "Which calibration goes with it."),
          price: field(Schema.NullOr(Offered), "What it comes to installed; null where a person sets the price."),
          minutes: field(Schema.Int, "How long the work takes, in minutes.", 150)
        })
      ),
      "The panes that fit; empty where none is known."
    )
  }),
  failures: [
    QuoteClosed,
    QuoteLocationGone,
    VinNotDecoded,
    PlateNotFound,
    PlateNotAccepted,
    PlateLimitReached,
    PlateServiceDown,
    TooManyTries
  ]
})

export const postQuoteTimes = endpoint({
  name: "postQuoteTimes",
  summary: "The halves of the next days that can be booked for the work, at the shop or where the vehicle stands.",
  method: "POST",
  path: "/quotes/times",
  access: "everyone",
  input: Schema.Struct({ requestId, ...work }),
  output: Times,
  failures: [QuoteClosed, QuoteLocationGone, OutsideRadius, TooManyTries]
})

export const postQuoteHold = endpoint({
  name: "postQuoteHold",
  summary: "Holds a half of a day for five minutes, in place of what the visitor held before.",
  method: "POST",
  path: "/quotes/hold",
  access: "everyone",
  input: Schema.Struct({ requestId, ...work, day: field(Day, "The day.", "2026-11-24"), half }),
  output: Schema.Struct({
    until: field(Schema.Int, "Until when, milliseconds since 1970 in UTC.", 1763740800000),
    start: field(Schema.String, "From when, as 24-hour time.", "08:00")
  }),
  failures: [QuoteClosed, QuoteLocationGone, OutsideRadius, TimeTaken, TooManyTries]
})

export const postQuoteRequest = endpoint({
  name: "postQuoteRequest",
  summary:
    "Makes a customer and a quote of what a visitor said: with its price for 30 days where `total` is the shop's own, and with an appointment where a time is named. Sent again under the same requestId it makes nothing more.",
  method: "POST",
  path: "/quotes/requests",
  access: "everyone",
  input: Schema.Struct({
    requestId,
    language,
    /** People see no such field, and leave it empty. */
    website: field(Schema.String.check(maxLength(200)), "To be left empty.", ""),
    isFramed: field(
      Schema.optionalKey(Schema.Boolean),
      "Whether the quote stands on a site of the shop's own; left out where it does not.",
      false
    ),
    paysNow: field(
      Schema.optionalKey(Schema.Boolean),
      "Whether the deposit is paid next, by `POST /quotes/visits/:token/booking`: the time is held meanwhile, and nobody is told yet.",
      false
    ),
    ...work,
    vehicle: field(
      Schema.NullOr(QuoteVehicleAsked),
      "The vehicle by what was asked for its glass; null where nothing was."
    ),
    identity: field(
      Schema.NullOr(
        Schema.Union([
          Schema.Struct({ by: field(Schema.Literal("vin"), "By what it is named."), vin: Vin }),
          Schema.Struct({ by: field(Schema.Literal("plate"), "By what it is named."), ...PlateQuery.fields })
        ])
      ),
      "What tells the vehicle, where year and model alone were named; else null.",
      null
    ),
    car: field(
      Schema.NullOr(Car),
      "The vehicle as it was found, where a plate named it: a registry is not asked again; else null.",
      null
    ),
    answers: field(
      Schema.Array(
        Schema.Struct({
          feature: field(GlassFeature, "What was asked for."),
          answer: field(Schema.Literals(["yes", "no", "notSure"]), "What was answered.")
        })
      ).check(maxLength(8, "tooMany:8")),
      "What the visitor answered about the glass."
    ),
    partNumber: field(
      Schema.NullOr(Schema.String.check(maxLength(20))),
      "The pane whose price was shown, empty for work without one; null without a price.",
      "FW99001GTYN"
    ),
    total: field(Schema.NullOr(Price), "What was shown, in cents; null without a price.", 93115),
    insurance: field(
      Schema.NullOr(
        Schema.Struct({
          company: field(requiredText(120), "The insurer.", "Saguaro Mutual"),
          policyNumber: field(plainText(40), "The policy's number.", "POL-2231"),
          claimNumber: field(plainText(40), "The claim's number.", "CLM-448812"),
          deductible: field(Schema.NullOr(Price), "What the insured pays of it, in cents; null where unknown.", 25000)
        })
      ),
      "The insurer's part; null where the visitor pays.",
      null
    ),
    contact: field(
      Schema.Struct({
        name: field(requiredText(120), "Who asks.", "Marisol Vega"),
        phone: field(PhoneNumber, "Phone number as it was typed.", "520-555-0147"),
        email: field(OptionalEmailAddress, "E-mail address.", "marisol@example.com"),
        note: field(plainText(500), "What else was said.", "The crack is on the left"),
        by: field(Schema.Literals(["email", "sms", "none"]), "How the confirmation goes out."),
        consent: field(Schema.Boolean, "Whether they agreed to text messages, by the words that stood beside.")
      }),
      "Whom it is for."
    ),
    address: field(
      Schema.NullOr(
        Schema.Struct({
          address1: field(requiredText(120), "Street and number.", "1 Desert Way"),
          city: field(requiredText(80), "City.", "Tempe"),
          region: field(Region, "State or province, two letters.", "AZ")
        })
      ),
      "Where a mobile job is done; null at the shop."
    ),
    time: field(
      Schema.NullOr(Schema.Struct({ day: field(Day, "The day.", "2026-11-24"), half })),
      "When; null for a request without an appointment. Where the shop takes its deposit by card, it is booked once that is paid."
    )
  }).check(
    Schema.makeFilter(({ vehicle, identity }) =>
      [vehicle, identity].some((one) => one?.by === "vin" || one?.by === "plate")
        ? undefined
        : { path: ["identity"], issue: "vehicle.required" }
    ),
    Schema.makeFilter(({ isMobile, address, time }) =>
      isMobile && time !== null && address === null ? { path: ["address"], issue: "required" } : undefined
    )
  ),
  output: Schema.Struct({
    number: field(Schema.Int, "The quote's number.", 1042),
    token: field(LinkToken, "What stands in the address of the visitor's own page.", "kD3s0pXzQ1aR7vT2nB8mWc5yLhE4f"),
    visit: field(Schema.NullOr(Visit), "The appointment; null without one."),
    deposit: field(Cents, "What the shop asks to be paid now, in cents, at `/document/:token`; 0 for nothing.", 10000)
  }),
  failures: [QuoteClosed, QuoteLocationGone, OutsideRadius, TimeTaken, QuotePriceChanged, TooManyTries]
})

export const getQuoteVisit = endpoint({
  name: "getQuoteVisit",
  summary: "A visitor's appointment by the token of their link, to look at, move or cancel.",
  method: "GET",
  path: "/quotes/visits/:token",
  access: "everyone",
  keeps: true,
  input: Schema.Struct({
    token: field(
      Schema.String.check(maxLength(100)),
      "What stands in the address of the visitor's own page.",
      "kD3s0pXzQ1aR7vT2nB8mWc5yLhE4fJ6uGiOqYtKxZ9A"
    )
  }),
  output: Schema.Struct({
    number: field(Schema.Int, "The quote's number.", 1042),
    vehicle: field(Schema.String, "The vehicle.", "2023 Hyundai Kona"),
    total: field(Schema.NullOr(Cents), "What it comes to, in cents; null where a person sets the price.", 93115),
    goodUntil: field(Schema.String, "The last day on which the price holds.", "2026-12-22"),
    address: field(Schema.String, "Where the work is done, on one line.", "1 Desert Way, Tempe, AZ 85281"),
    visit: field(Schema.NullOr(Visit), "The appointment; null without one."),
    /** In milliseconds UTC, for calendars. */
    from: field(Schema.Int, "When it begins, milliseconds since 1970 in UTC; 0 without one.", 1763740800000),
    to: field(Schema.Int, "When it ends.", 1763749800000),
    mayChange: field(Schema.Boolean, "Whether it can still be moved or cancelled here.")
  }),
  failures: [QuoteClosed, LinkUnknown, TooManyTries]
})

const visiting = field(LinkToken, "What stands in the address of the visitor's own page.", "kD3s0pXzQ1aR7vT2nB8mWc5yL")

export const getQuoteVisitTimes = endpoint({
  name: "getQuoteVisitTimes",
  summary: "The halves of the next days to which a visitor's appointment can be moved.",
  method: "GET",
  path: "/quotes/visits/:token/times",
  access: "everyone",
  keeps: true,
  input: Schema.Struct({ token: visiting }),
  output: Times,
  failures: [QuoteClosed, LinkUnknown, VisitFixed, TooManyTries]
})

export const postQuoteVisit = endpoint({
  name: "postQuoteVisit",
  summary: "Moves a visitor's appointment to another half of a day.",
  method: "POST",
  path: "/quotes/visits/:token",
  access: "everyone",
  input: Schema.Struct({ token: visiting, day: field(Day, "The day.", "2026-11-25"), half }),
  output: nothing,
  failures: [QuoteClosed, LinkUnknown, VisitFixed, TimeTaken, TooManyTries]
})

export const postQuoteVisitCancelled = endpoint({
  name: "postQuoteVisitCancelled",
  summary: "Cancels a visitor's appointment; the quote stays.",
  method: "POST",
  path: "/quotes/visits/:token/cancelled",
  access: "everyone",
  input: Schema.Struct({ token: visiting }),
  output: nothing,
  failures: [QuoteClosed, LinkUnknown, VisitFixed, TimeTaken, TooManyTries]
})

export const postQuoteStep = endpoint({
  name: "postQuoteStep",
  summary: "Counts a step of the public quote that a visitor came to; nothing is kept of who it was.",
  method: "POST",
  path: "/quotes/steps",
  access: "everyone",
  input: Schema.Struct({ step: field(Schema.Literals(quoteSteps), "The step.") }),
  output: nothing,
  failures: [QuoteClosed, TooManyTries]
})
